"""Validates answers of forms against the JSON Schema that Formwork makes of the forms, with Python's jsonschema.

    check_answers.py FOLDER [MINIMUM]

The folder has files that tests wrote (`SchemaCases`): each a schema, answers that its form accepts, and answers that are wrong
in a way that a schema can say. All of the former have to be valid, and none of the latter. There have to be MINIMUM accepted ones.
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator, FormatChecker


def main(folder: str, minimum: int = 1) -> int:
    accepted = refused = broken = 0
    for file in sorted(Path(folder).glob("*.json")):
        case = json.loads(file.read_text())
        Draft202012Validator.check_schema(case["schema"])
        validator = Draft202012Validator(case["schema"], format_checker=FormatChecker(["date", "idn-email"]))
        for answers in case["accepted"]:
            accepted += 1
            for error in validator.iter_errors(answers):
                broken += 1
                print(f"{file.name}: accepted, but not valid: {error.json_path}: {error.message}")
        for answers in case["refused"]:
            refused += 1
            if validator.is_valid(answers):
                broken += 1
                print(f"{file.name}: valid, but refused: {json.dumps(answers, ensure_ascii=False)}")
    print(f"{accepted} accepted answers, {refused} wrong ones, {broken} that the schema takes for the other.")
    if accepted < minimum:
        print(f"There should be at least {minimum} accepted answers.")
        return 1
    return 1 if broken else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else 1))
