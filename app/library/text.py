"""Text analysis, the same for documents and queries: folded words, then stems."""

import re
import unicodedata
from functools import lru_cache
from sys import intern
from threading import local

import Stemmer

# Words that carry no subject: in Italian articles, prepositions and pronouns alone, for "quando",
# "quanti", "posso" and "serve" tell one question on a subject from another; in English also
# these, since few entries are asked for in English.
_STOP = """
    a ad al allo alla ai agli alle e ed o od ma che cui se da dal dallo dalla dai dagli dalle
    di del dello della dei degli delle in nel nello nella nei negli nelle con col coi su sul sullo
    sulla sui sugli sulle per tra fra il lo la i gli le un uno una mi me ti te ci ce si vi ve ne
    li io tu lui lei noi voi loro mio mia miei mie tuo tua suo sua suoi sue nostro nostra
    questo questa questi queste quello quella quelli quelle quel quei quegli cio
    e sono sei siamo siete era erano essere sia siano sta stanno c d l s
    the of to is are do does can i my it its if what when how with for and or be an on at by this
    that you your we our us he his she her they them their from into which who would should could
    will must have has had was were been get gets than there here any
"""
STOP_WORDS = frozenset(_STOP.split())

_APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ`´′＇", "'"))
# What may stand before an apostrophe and belongs to the next word: l'Ombra, dell'Orda, c'è.
_ELIDED = (
    "l|un|d|c|s|n|m|t|v|gl|all|dall|dell|nell|sull|coll|quell|quest|quant|bell|sant|nessun|"
    "senz|mezz|anch|com|dov|cos|ogn|alcun|ciascun"
)
_ELISION = re.compile(rf"\b(?:{_ELIDED})'(?=\w)")
_ENGLISH_GENITIVE = re.compile(r"(?<=\w)'s\b")
_WORD = re.compile(r"\d+(?:[:/]\d+)+|[^\W_]+")

# Participles whose stem differs from their verb's: one family, whichever form is typed.
_PARTICIPLES = {
    "aggiunt": "aggiungere", "apert": "aprire", "chius": "chiudere", "copert": "coprire",
    "dispost": "disporre", "distrutt": "distruggere", "lett": "leggere", "mess": "mettere",
    "moss": "muovere", "mort": "morire", "nascost": "nascondere", "pers": "perdere",
    "pres": "prendere", "prodott": "produrre", "raggiunt": "raggiungere", "ridott": "ridurre",
    "rimoss": "rimuovere", "risolt": "risolvere", "scelt": "scegliere", "scopert": "scoprire",
    "sconfitt": "sconfiggere", "spes": "spendere", "tolt": "togliere", "uccis": "uccidere",
    "vint": "vincere",
}  # fmt: skip

# Not "uno" and "sei", which are mostly other words.
_NUMBERS = {
    "zero": "0", "due": "2", "tre": "3", "quattro": "4", "cinque": "5", "sette": "7", "otto": "8",
    "nove": "9", "dieci": "10", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
}  # fmt: skip

_UNSEEN = ("Mn", "Cf")  # accents, and signs that only say where a line may break
# A stemmer is not safe to share between threads.
_thread = local()


def fold(text: str) -> str:
    """Return the text without case, accents and compatibility forms; apostrophes made one."""
    text = text.translate(_APOSTROPHES).casefold()
    for _ in range(2):  # to fold what folding brings forth
        if text.isascii():
            break
        text = unicodedata.normalize("NFKD", text)
        text = "".join(
            sign for sign in text if sign < "\u0080" or unicodedata.category(sign) not in _UNSEEN
        )
        text = text.translate(_APOSTROPHES).casefold()
    return text


_fold_sign = lru_cache(maxsize=4096)(fold)


def words(text: str) -> list[str]:
    """Return the folded words in order, elided articles and prepositions dropped."""
    return list(_words(text))


@lru_cache(maxsize=32_768)  # what an entry says is read by search, by names and by suggestions
def _words(text: str) -> tuple[str, ...]:
    plain = _ENGLISH_GENITIVE.sub(" ", fold(text))
    return tuple(_WORD.findall(_ELISION.sub(" ", plain)))


def placed_words(text: str) -> list[tuple[str, int, int]]:
    """Return the words in order as `words` does, each with where it starts and ends in the text.

    Two words may share a sign, as those of "½" do.
    """
    folded, signs = "", list[int]()
    for at, sign in enumerate(text):
        here = _fold_sign(sign)
        folded += here
        signs += [at] * len(here)
    signs.append(len(text))
    for dropped in (_ENGLISH_GENITIVE, _ELISION):
        folded = dropped.sub(lambda found: " " * len(found[0]), folded)
    return [
        # Up to the next sign that folds to something: an accent of its own belongs to its letter.
        (found[0], signs[found.start()], max(signs[found.end() - 1] + 1, signs[found.end()]))
        for found in _WORD.finditer(folded)
    ]


def content_words(text: str) -> list[str]:
    """Return the words without stop words, or all of them where nothing else is left."""
    found = words(text)
    return [word for word in found if word not in STOP_WORDS] or found


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """Return the stem of a folded word: Snowball's, evened out where it leaves endings on.

    Numbers in words give digits; a participle gives the stem of its verb.
    """
    found = _FORMS.get(word) or (_snowball(word) if word.isalpha() else word)
    return intern(found)  # one string for all that have it: search looks it up everywhere


def _snowball(word: str) -> str:
    try:
        stemmer = _thread.italian
    except AttributeError:
        stemmer = _thread.italian = Stemmer.Stemmer("italian")
    found = str(stemmer.stemWord(word))
    if len(found) > 3 and found[-1] in "aeio":
        found = found[:-1]
    if len(found) > 3 and found[-2:] in ("ch", "gh"):
        found = found[:-1]
    return found


_FORMS = _NUMBERS | {
    participle + ending: _snowball(verb)
    for participle, verb in _PARTICIPLES.items()
    for ending in "oaie"
}


def stems(text: str) -> list[str]:
    """Return the stems of the content words in order."""
    return [stem(word) for word in content_words(text)]


def trigrams(word: str) -> list[str]:
    """Return the runs of three letters of a folded word, its ends marked: `^ab`, `abc`, `bc$`."""
    marked = f"^{word}$"
    return [marked[at : at + 3] for at in range(len(marked) - 2)]
