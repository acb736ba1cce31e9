"""A page as a tree, to ask what stands where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


@dataclass
class Element:
    """An element with its attributes, children and texts in order."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Element | str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All text within, its white space single."""
        parts = [child if isinstance(child, str) else child.text for child in self.children]
        return " ".join(" ".join(parts).split())

    def all(self, tag: str, **attributes: str) -> list[Element]:
        """Every element within of a tag, and with these attributes (`class_` among others)."""
        return [e for e in self.elements() if e.tag == tag and e.has(attributes)]

    def elements(self) -> Iterator[Element]:
        """Every element within."""
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.elements()

    def one(self, tag: str, **attributes: str) -> Element:
        """The first such element."""
        found = self.all(tag, **attributes)
        assert found, f"no <{tag}> with {attributes}"
        return found[0]

    def has(self, wanted: dict[str, str]) -> bool:
        for name, value in wanted.items():
            held = self.attributes.get(name.rstrip("_").replace("_", "-"))
            if name == "class_":
                if value not in (held or "").split():
                    return False
            elif held != value:
                return False
        return True


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].tag == tag, f"</{tag}> closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def tree(html: str) -> Element:
    """Read a page; an element that is closed out of turn is an error."""
    parser = _Parser()
    parser.feed(html)
    parser.close()
    assert len(parser.open) == 1, f"<{parser.open[-1].tag}> is not closed"
    return parser.root
