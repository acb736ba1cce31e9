from app.library.directory import FEW, Directory
from app.library.index import GameContent
from app.library.query import read_query
from app.library.schema import Term
from app.library.search import Searcher
from app.library.views import EntryLine


def game(at: int, name: str) -> GameContent:
    term = Term(slug="pezzo", kind="term", name=name, means=f"Un {name} da posare sulla plancia.")
    line = EntryLine(f"gioco-{at}", "pezzo", "term", name, term.short, None, None, "Glossario")
    return GameContent((f"Gioco {at}",), {"pezzo": term}, {"pezzo": line})


NAMES = ["gettone", "cubo", "disco", "meeple", "tessera"]
MANY = {f"gioco-{at}": game(at, f"{NAMES[at % 5]} numero{at}x") for at in range(40)}


def likely(games: dict[str, GameContent], query: str) -> list[str]:
    directory = Directory(games)
    return directory.likely(read_query(query, directory.words))


def test_few_games_are_all_looked_into() -> None:
    few = dict(list(MANY.items())[:FEW])
    assert likely(few, "niente di tutto questo") == list(few)


def test_of_many_games_those_are_looked_into_that_say_most_of_a_query() -> None:
    found = likely(MANY, "gettone numero35x")
    assert found[0] == "gioco-35"
    assert len(found) == 8  # every fifth game has such a piece
    assert len(likely(MANY, "plancia")) == FEW


def test_a_game_is_likely_by_its_own_name() -> None:
    assert likely(MANY, "gioco 17 disco")[0] == "gioco-17"


def test_a_query_over_many_games_finds_the_entry() -> None:
    hit = Searcher(MANY).search("cubo numero21x", None, (), None, 5, 0).hits[0]
    assert hit.line.id == "gioco-21/pezzo"
