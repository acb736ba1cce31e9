from app.api.kept import Kept


def test_a_kept_answer_is_given_to_its_own_tag_and_site_alone() -> None:
    kept = Kept()
    kept.keep("tag", "http://a", b"answer")
    assert kept.get("tag", "http://a") == b"answer"
    assert kept.get("tag", "http://b") is None
    assert kept.get("other", "http://a") is None


def test_the_answer_longest_unasked_for_goes_first() -> None:
    kept = Kept()
    for number in range(2048):
        kept.keep(str(number), "", b"")
    kept.get("0", "")
    kept.keep("one more", "", b"")
    assert kept.get("0", "") is not None
    assert kept.get("1", "") is None


def test_a_large_answer_is_not_kept() -> None:
    kept = Kept()
    kept.keep("tag", "", b"x" * 40_000)
    assert kept.get("tag", "") is None
