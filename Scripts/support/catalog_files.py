"""Reads the catalogs of words in Catalogs/ and says what is wrong with them."""
import json
import re

# Which languages a catalog has to have: all, or those that it happens to have.
COMPLETE = {"messages": True, "results": True, "explanations": False}
# The texts of one key in English: a text, or the plural forms. The note is for translators.
FORMS = ["zero", "one", "two", "few", "many", "other"]
# Members of a file that are no lists of words.
ABOUT = ["language", "about", "parameters"]


class Catalog:
    """The words of one language: lists by name, each with texts by key. A text is a string, or an object of plural forms."""

    def __init__(self, kind, language, lists):
        self.kind = kind
        self.language = language
        self.lists = lists


def object_without_repeats(pairs):
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"“{name}” is there twice")
    return dict(pairs)


def load(path, root, problems):
    """The JSON of a file; None if it cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=object_without_repeats)
    except (OSError, ValueError) as error:
        problems.append(f"{path.relative_to(root)}: {error}")
        return None


def read_languages(root, problems):
    """The languages in their order, the first of which is English."""
    languages = load(root / "Catalogs/languages.json", root, problems) or []
    for language in languages:
        missing = [name for name in ["tag", "name", "title", "plurals", "forms", "serves"] if name not in language]
        if missing or language.get("forms", FORMS)[-1:] != ["other"]:
            problems.append(f"Catalogs/languages.json: {language.get('tag')} needs {missing or 'forms that end with other'}")
    if not problems and languages[0]["tag"] != "en":
        problems.append("Catalogs/languages.json: the first language has to be en")
    return languages


def read(root, languages, problems):
    """The catalogs of all languages by kind."""
    if problems:
        return {}
    catalogs = {}
    for kind, is_complete in COMPLETE.items():
        known = {language["tag"] for language in languages}
        for path in sorted((root / "Catalogs" / kind).glob("*.json")):
            if path.stem not in known:
                problems.append(f"{path.relative_to(root)}: Catalogs/languages.json has no language {path.stem}")
        catalogs[kind] = []
        for language in languages:
            path = root / "Catalogs" / kind / f"{language['tag']}.json"
            if not is_complete and not path.exists():
                continue
            file = load(path, root, problems)
            if file is None:
                continue
            place = str(path.relative_to(root))
            if file.get("language") != language["tag"]:
                problems.append(f"{place}: its language has to be {language['tag']}")
            lists = {name: words(entries, place, language, problems)
                     for name, entries in file.items() if name not in ABOUT}
            catalogs[kind].append(Catalog(kind, language, lists))
            if language["tag"] == "en":
                check_parameters(file.get("parameters", {}), lists, place, problems)
            elif catalogs[kind]:
                compare(catalogs[kind][0], catalogs[kind][-1], place, problems)
    return catalogs


def words(entries, place, language, problems):
    """The texts of a list, without notes."""
    result = {}
    for key, entry in entries.items():
        value = entry
        if isinstance(entry, dict):
            value = {form: text for form, text in entry.items() if form != "note"}
            if list(value) == ["text"]:
                value = value["text"]
            elif sorted(value) != sorted(language["forms"]):
                problems.append(f"{place}: {key} needs a text, or the plural forms {', '.join(language['forms'])}")
                continue
        for text in value.values() if isinstance(value, dict) else [value]:
            if not isinstance(text, str) or not text or re.search(r"[\x00-\x1f\x7f]", text):
                problems.append(f"{place}: the text of {key} is blank, has more lines, or is no text")
        result[key] = value
    return result


def parameters(value):
    texts = value.values() if isinstance(value, dict) else [value]
    return {name for text in texts for name in re.findall(r"\{(\w+)\}", str(text))}


def check_parameters(described, lists, place, problems):
    """Every parameter of the English texts needs a description for translators."""
    named = {name for texts in lists.values() for value in texts.values() for name in parameters(value)}
    for name in sorted(named):
        if not described.get(name):
            problems.append(f"{place}: “parameters” has to say what {{{name}}} is")
    for name in described:
        if name not in named:
            problems.append(f"{place}: no text has the parameter {{{name}}}")


def compare(english, catalog, place, problems):
    """The keys, kinds of text and parameters have to be those of the English file."""
    for name in english.lists:
        theirs = catalog.lists.get(name, {})
        for key, value in english.lists[name].items():
            if key not in theirs:
                problems.append(f"{place}: {name} has no {key}, in English {json.dumps(value, ensure_ascii=False)}")
                continue
            if isinstance(value, dict) != isinstance(theirs[key], dict):
                problems.append(f"{place}: {key} has plural forms in only one of this language and English")
            if parameters(value) != parameters(theirs[key]):
                problems.append(f"{place}: {key} has other parameters than in English")
        for key in theirs:
            if key not in english.lists[name]:
                problems.append(f"{place}: {name} has {key}, and there is none in English")
    for name in catalog.lists:
        if name not in english.lists:
            problems.append(f"{place}: there is no list {name} in English")
