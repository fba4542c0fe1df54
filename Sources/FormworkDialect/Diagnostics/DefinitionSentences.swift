import FormworkCore

/// The sentences for problems that the compiler of definitions finds.
enum DefinitionSentences {
    static func sentence(for code: DefinitionProblem.Code, _ diagnostic: Diagnostic) -> String {
        let found = diagnostic.found
        switch code {
        case .duplicateID:
            return "The id \"\(found)\" is taken. Ids are unique in the form, and among the fields of a repeat."
        case .duplicateOption:
            return "Another option already has the id \"\(found)\"."
        case .missingTitle:
            return "The option \"\(found)\" has no `title`, so nobody can tell what it means."
        case .cannotBeAnswered:
            return "Nobody can answer a field of this type, so it must not be required."
        case .missingID:
            return "An `id` is missing here: it names the answer among the values."
        case .missingPageID:
            return "An `id` is missing here: it names the page in links and buttons."
        case .noPage:
            return "This stands on no page. In a form with pages, everything stands on one."
        case .malformedID:
            return malformedID(diagnostic)
        case .nameConflict:
            return nameConflict(diagnostic)
        case .unnamedProperty, .otherCodingKey, .shadowedProperty:
            return CodeSentences.sentence(for: code, diagnostic)
        case .unknownReference:
            return "There is no field `\(reference(found))` that can be read here." + guess(diagnostic)
        case .expressionSyntax:
            return syntax(diagnostic)
        case .unknownFunction:
            return "There is no function `\(found)`.\(diagnostic.guess)"
        case .expressionType:
            return type(diagnostic)
        case .argumentCount:
            return "`\(found)` has too few or too many arguments. Write it as \(diagnostic.choices)."
        case .cycle:
            return "These rules wait for each other in a circle: \(found). Take one of them out."
        case .nestingTooDeep:
            let what = diagnostic.key == "this" ? "Sections" : "Brackets and operators"
            let limit = Diagnostic.list(diagnostic.expected)
            return "\(what) stand inside each other too deeply here; the limit is \(limit)."
        case .emptyRange:
            return emptyRange(diagnostic)
        case .wrongValue:
            return "\(diagnostic.key) takes \(Diagnostic.list(diagnostic.expected)), not \(found)."
        case .unreadableDate:
            return "\(diagnostic.key) cannot be read from \"\(found)\". Write it like \(diagnostic.choices)."
        case .wrongDefault:
            return SlipSentences.wrongDefault(diagnostic)
        case .pattern:
            return PatternSentences.sentence(for: diagnostic)
        case .mask:
            return mask(diagnostic)
        case .unknownFormat:
            return "There is no format `\(found)`.\(diagnostic.guess)"
        case .unknownTarget:
            return "The target `\(found)` names nothing that it can act on.\(diagnostic.guess)"
        case .literalWord:
            return "No field is called `\(found)`, so it is joined as text." + guess(diagnostic)
        case .neverEqual:
            let other = diagnostic.expected.first.map { kinds[$0] ?? $0 } ?? ""
            return "`\(found)` can never equal \(other)."
        case .unknownOption:
            return "There is no option `\(found)` to compare with.\(diagnostic.guess)"
        case .literalOperator:
            return "This cannot be read as an expression, so `\(found)` is joined as text.\(diagnostic.guess)"
        case .updateCircle, .unusedValue, .cannotOpen, .unknownAnswer, .tooManyItems:
            return inVain(code, diagnostic)
        case .unsafeLink:
            return "`\(found)` is not followed, so this stays text. Links are \(diagnostic.choices)."
        case .elementName:
            return "`\(found)` is no name of a custom element, such as `color-picker`."
        case .optionAddress:
            return
                "Options cannot be asked for at `\(found)`. Write an address with a host and without spaces, user name and "
                + "`#`, such as `https://api.example.org/cities`."
        case .optionDependency where diagnostic.expected.isEmpty:
            return "The answer of `\(found)` is a secret, so it is not sent to the address of options."
        case .optionDependency where diagnostic.expected == [DefinitionProblem.sensitive]:
            return
                "The answer of `\(found)` is sensitive, or calculated from one that is, so it is not sent to the address of options."
        case .optionDependency:
            return
                "An answer called \(Diagnostic.list(diagnostic.expected)) cannot be sent to the address of options, where "
                + "these words mean something else. Give the field another id."
        case .textAnswer where diagnostic.expected.isEmpty:
            return "The answer of `\(found)` is a secret, so it does not stand in a text that is shown."
        case .textAnswer where diagnostic.expected == [DefinitionProblem.sensitive]:
            return
                "The answer of `\(found)` is sensitive, or calculated from one that is, so it does not stand in a text: titles are "
                + "shown and sent where such an answer is not."
        case .textAnswer:
            return "The answer of `\(found)` has files, which cannot stand in a text."
        case .noOptions, .maskTooShort, .dateLetter, .currencyCode, .neverShown:
            return SlipSentences.sentence(for: code, diagnostic)
        case .ruleCannotApply where diagnostic.key == "`compare_to`" && !diagnostic.expected.isEmpty:
            return "`compare_to` names the field itself, so nothing is compared. Name another field."
        case .ruleCannotApply where diagnostic.key == "`condition`":
            return
                "`condition` reads what is in an item, but `\(found)` is outside of the items. Read what is outside, too."
        case .ruleCannotApply where diagnostic.expected == [DefinitionProblem.calculated]:
            return
                "\(diagnostic.key) never holds: nobody can change this calculated answer, so it is not validated. Write a rule at "
                + "a field that it is calculated from."
        case .ruleCannotApply where diagnostic.expected == [DefinitionProblem.noItems]:
            return "\(diagnostic.key) compares the items of a repeat, and no repeat is around this field."
        case .ruleCannotApply where diagnostic.expected == [DefinitionProblem.noMaximum]:
            return
                "\(diagnostic.key) has nothing to stop at. It needs a `max_length` of a text or a `max_value` of a number; a mask "
                + "and other controls have their own ends."
        case .ruleCannotApply:
            let subject = diagnostic.expected.first.map { "The format `\($0)`" } ?? diagnostic.key
            return "\(subject) never applies to a field of type `\(found)`."
        }
    }

    private static func malformedID(_ diagnostic: Diagnostic) -> String {
        switch diagnostic.expected.first.flatMap(IDFlaw.init) {
        case .controls:
            "This id has a line break or another control character, which browsers do not send. Take it out."
        case .invisible:
            "The id of this option has no visible character. Such an answer is blank, so nobody could choose the option."
        case .surrounded:
            "\"\(diagnostic.found)\" begins or ends with white space, which answers do not have, so nobody could choose this "
                + "option. Take the white space out."
        case nil:
            "\"\(diagnostic.found)\" cannot name an answer: points stand between names, brackets only around a number, and "
                + "ids have at most \(FormPath.longest) bytes."
        }
    }

    /// The sentences for parts of a form that have no effect.
    private static func inVain(_ code: DefinitionProblem.Code, _ diagnostic: Diagnostic) -> String {
        let found = diagnostic.found
        return switch code {
        case .updateCircle: "These targets set each other off, so that answers are overwritten: \(found)."
        case .unusedValue where !found.isEmpty:
            "A secret has no default, because everybody can read the definition; this `value` is never used."
        case .unusedValue: "A field with a `formula` has its result; this `value` is never used."
        case .cannotOpen:
            "Nothing opens this group, so it is not closed. It needs a `title`, and must not be `collapsible` false."
        case .unknownAnswer: "The items have no `\(found)`; this answer is dropped.\(diagnostic.guess)"
        case .tooManyItems: "There are \(found) items here; the repeat takes \(diagnostic.expected.first ?? "fewer")."
        default: ""
        }
    }

    private static func mask(_ diagnostic: Diagnostic) -> String {
        let reason =
            switch diagnostic.expected.first.flatMap(MaskProblem.Code.init) {
            case .noPlace: "it has no place for a character: `0` is one for a digit, `A` for a letter, `*` for either"
            case .nothingEscaped: "nothing follows the last `\\`"
            case .tooLong: "it has too many alternatives or too long ones"
            case .unusable, nil: "this character cannot stand by itself"
            }
        return "The mask `\(diagnostic.found)` cannot be used: \(reason)."
    }

    private static func nameConflict(_ diagnostic: Diagnostic) -> String {
        let other = diagnostic.expected.first ?? ""
        if other == diagnostic.found { return "Another answer is sent as \"\(other)\" already." }
        return "\"\(other)\" is an answer itself and cannot contain \"\(diagnostic.found)\": "
            + "a point in a name is a level among the values."
    }

    /// A field's id in the form in which expressions have it.
    private static func reference(_ id: String) -> String {
        let others = "0123456789_.[]".unicodeScalars
        let isPlain = id.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || others.contains($0) }
        return isPlain ? "$\(id)" : "${\(id)}"
    }

    private static func guess(_ diagnostic: Diagnostic) -> String {
        diagnostic.expected.first.map { " Did you mean `\(reference($0))`?" } ?? ""
    }

    private static func syntax(_ diagnostic: Diagnostic) -> String {
        if diagnostic.found.isEmpty, let limit = diagnostic.expected.first, Int(limit) != nil {
            return "The expression is longer than \(limit) bytes."
        }
        let found = diagnostic.found
        let subject = found.isEmpty ? "Something is missing here" : "`\(found)` is not understood here"
        return subject + (diagnostic.expected.isEmpty ? "." : "; expected \(diagnostic.choices).")
    }

    private static func type(_ diagnostic: Diagnostic) -> String {
        let expected = diagnostic.expected.map { kinds[$0] ?? $0 }
        return "`\(diagnostic.found)` cannot be used here, where \(Diagnostic.list(expected)) is expected."
    }

    /// The names of kinds of values in sentences.
    private static let kinds = [
        "bool": "true or false", "number": "a number", "text": "a text", "option": "a choice", "list": "a list",
        "any": "a single value", "date": "a date", "time": "a time", "date_time": "a date with a time",
        "pattern": "a pattern in quotes", "item_name": "the name of a field of the items around",
        "field_of_its_own": "the name of a field that has this formula",
    ]

    private static func emptyRange(_ diagnostic: Diagnostic) -> String {
        let limits = diagnostic.expected.first.map { " Numbers can go from \($0)." } ?? ""
        return "Nothing lies in the range \(diagnostic.found).\(limits)"
    }
}
