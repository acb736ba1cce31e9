"""The marking of a rule's source code."""

from app.games.all import GAMES
from app.pages.source import code_of, pieces


def test_the_pieces_are_the_text() -> None:
    for game in GAMES.values():
        for rule in game.rulebook.rules:
            for code in code_of(game, (rule.owner,)):
                text = "".join(text for _, text in code.pieces)
                compile(text, code.name, "exec")


def test_words_strings_and_decorators_are_marked() -> None:
    found = list(pieces('@rules.adds(Life, entry="orso")\ndef more(play):\n    return 2  # two\n'))
    assert ("key", "def") in found
    assert ("str", '"orso"') in found
    assert ("num", "2") in found
    assert ("com", "# two") in found
    assert ("dec", "rules") in found
