#!/usr/bin/env python3
"""Makes the DocC catalog of the articles in Documentation: docs_catalog.py TARGET

`Documentation/Formwork.docc/Formwork.md` names the articles. Their links and pictures are written as a repository's page
needs them. The copies in TARGET have the links of DocC instead: to articles of the catalog and to headings in them. Of a
link to any other file the words stay.
"""
import os
import re
import shutil
import sys
import unicodedata
from pathlib import Path

documentation = Path(__file__).resolve().parent.parent.parent / "Documentation"
overview = documentation / "Formwork.docc/Formwork.md"


def headings(text):
    """The headings outside of code, as they are read."""
    code = False
    for line in text.split("\n"):
        code ^= line.startswith("```")
        match = None if code else re.match(r"#{1,6} (.+)", line)
        if match:
            yield re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", match[1])


def anchor(heading):
    """The fragment by which a repository's page names a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def fragment(heading):
    """The fragment by which DocC names a heading."""
    words = "-".join(part for part in re.split(r"[\s\-–—]+", heading.strip()) if part)
    return "".join(sign for sign in words if sign == "-" or sign != "`" and not unicodedata.category(sign).startswith("P"))


def outside_code(text, change):
    """Changes the text outside of blocks and spans of code."""
    parts = re.split(r"(^```.*?^```[^\n]*$|`[^`\n]+`)", text, flags=re.M | re.S)
    return "".join(part if place % 2 else change(part) for place, part in enumerate(parts))


def main(target):
    names = re.findall(r"<doc:([\w-]+)>", overview.read_text("utf-8"))
    articles = {name: (documentation / f"{name}.md").read_text("utf-8") for name in names}
    fragments = {name: {anchor(one): fragment(one) for one in headings(text)} for name, text in articles.items()}
    problems = []
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copy(overview, target)

    def link(name, words, address):
        if re.match(r"[a-z]+:", address):
            return f"[{words}]({address})"
        path, _, place = address.partition("#")
        article = name if not path else path.removesuffix(".md")
        if article not in articles:
            return words
        if not place:
            return f"[{words}](doc:{article})"
        if place not in fragments[article]:
            problems.append(f"{name}.md: {article}.md has no heading for #{place}.")
        return f"[{words}](doc:{article}#{fragments[article].get(place, '')})"

    def picture(match):
        file = documentation / match[2]
        shutil.copy(file, target)
        return f"![{match[1]}]({re.sub(r'(@2x)?[.]png$', '', os.path.basename(match[2]))})"

    for name, text in articles.items():
        text = outside_code(text, lambda part: re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)", picture, part))
        # A link may have code in its words, so it is read where code is, but not in blocks of code.
        blocks = re.split(r"(^```.*?^```[^\n]*$)", text, flags=re.M | re.S)
        for place in range(0, len(blocks), 2):
            blocks[place] = re.sub(
                r"(?<!!)\[((?:`[^`]*`|[^\[\]`])+)\]\(([^)\s]+)\)", lambda match: link(name, match[1], match[2]), blocks[place])
        (target / f"{name}.md").write_text("".join(blocks), "utf-8")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1])))
