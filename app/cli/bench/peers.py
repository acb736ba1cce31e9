"""Engines of others over the same entries: tantivy, analysing Italian itself, and bm25s."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from app.cli.bench.engines import DEEP, Cost, Engine, Games, entries_of, in_memory, said_by
from app.library.text import stems, words

TANTIVY, BM25S = "tantivy", "bm25s"
_HEAP = 256 * 1024 * 1024  # bytes, for tantivy's writer
_ANALYSER = "italiano"


def tantivy(games: Games, folder: Path) -> Engine:
    """Return an index in a folder of a folder, its text analysed by tantivy's Italian filters."""
    import tantivy as library

    begun = perf_counter()
    filters = library.Filter
    analyser = (
        library.TextAnalyzerBuilder(library.Tokenizer.simple())
        .filter(filters.lowercase())
        .filter(filters.ascii_fold())
        .filter(filters.stopword("italian"))
        .filter(filters.stemmer("italian"))
        .build()
    )
    schema = (
        library.SchemaBuilder()
        .add_text_field("id", stored=True, tokenizer_name="raw")
        .add_text_field("game", tokenizer_name="raw")
        .add_text_field("text", tokenizer_name=_ANALYSER)
        .build()
    )
    where = folder / "tantivy"
    where.mkdir()
    index = library.Index(schema, path=str(where))
    index.register_tokenizer(_ANALYSER, analyser)
    writer = index.writer(_HEAP, 1)
    for slug, game in games.items():
        for id_, entries, entry in entries_of({slug: game}):
            text = said_by(entry, entries)
            writer.add_document(library.Document(id=[id_], game=[slug], text=[text]))
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher = index.searcher()
    seconds = perf_counter() - begun

    def ask(text: str, game: str | None) -> list[str]:
        # Folded words alone hold no syntax of tantivy's.
        query = index.parse_query(" ".join(words(text)), ["text"])
        if game is not None:
            within = library.Query.term_query(schema, "game", game)
            must = library.Occur.Must
            query = library.Query.boolean_query([(must, query), (must, within)])
        hits = searcher.search(query, DEEP).hits
        return [str(searcher.doc(place).get_first("id")) for _, place in hits]

    size = sum(file.stat().st_size for file in where.iterdir())
    return Engine({TANTIVY: ask}, Cost(seconds, size, on_disk=True))


def bm25s(games: Games) -> Engine:
    """Return one index over all games and one of each game, in memory, over Snowball stems."""
    (everywhere, within), cost = in_memory(
        lambda: (
            _Retriever(games),
            {slug: _Retriever({slug: game}) for slug, game in games.items()},
        )
    )

    def ask(text: str, game: str | None) -> list[str]:
        return (everywhere if game is None else within[game]).find(stems(text))

    return Engine({BM25S: ask}, cost)


class _Retriever:
    def __init__(self, games: Games) -> None:
        import bm25s as library

        self._ids: list[str] = []
        tokens: list[list[str]] = []
        for id_, entries, entry in entries_of(games):
            self._ids.append(id_)
            tokens.append(stems(said_by(entry, entries)))
        self._index: Any = library.BM25()
        self._index.index(tokens, show_progress=False)

    def find(self, words: Sequence[str]) -> list[str]:
        # Its own `retrieve` is made for many queries at once and takes far longer for one.
        import numpy

        known = self._index.get_tokens_ids(words)
        if not known:
            return []
        scores = self._index.get_scores_from_ids(known)
        most = min(DEEP, len(self._ids))
        best = numpy.argpartition(-scores, most - 1)[:most]
        ranked = best[numpy.argsort(-scores[best], kind="stable")]
        return [self._ids[at] for at in ranked if scores[at] > 0]
