import FormworkCore

/// The sentences for parts of a definition that are valid but were probably not meant.
enum SlipSentences {
    static func sentence(for code: DefinitionProblem.Code, _ diagnostic: Diagnostic) -> String {
        let found = diagnostic.found
        switch code {
        case .noOptions where found == "matrix":
            return "A matrix without rows asks for nothing. Write a row for each thing that is asked about."
        case .noOptions:
            return "This `\(found)` is required and has no options, so nobody can answer it unless code brings some. "
                + "Give it `options` or `options_from`."
        case .maskTooShort:
            let most = diagnostic.expected.first ?? ""
            return "The mask holds \(most) characters, so no answer has \(found). Lower `min_length`, or lengthen the "
                + "mask."
        case .dateLetter:
            let advice =
                diagnostic.expected.isEmpty
                ? " Put text that is meant as it is between apostrophes." : diagnostic.guess
            return "The letter `\(found)` stands for no part of a day or time, so it is shown as it is.\(advice)"
        case .currencyCode:
            return "\"\(found)\" is no currency. Write the three letters of its ISO 4217 code, such as `EUR`."
        case .neverShown:
            let reason = diagnostic.expected.first.map { " because `\($0)` is," } ?? ""
            return "`\(found)` is always hidden,\(reason) so it reads as blank here. Give a value that nobody sees the "
                + "type `hidden`, or let a target show it."
        default: return ""
        }
    }

    /// The sentence for an answer in the definition that its field does not accept.
    static func wrongDefault(_ diagnostic: Diagnostic) -> String {
        let type = diagnostic.expected.first ?? ""
        let reason = diagnostic.expected.dropFirst().first
        let answer = subject(diagnostic) + " \"\(diagnostic.found)\""
        let isChoice = ["select", "check_group"].contains(type)
        if isChoice, diagnostic.key != "`value`", reason == "disabled", diagnostic.path.hasSuffix("]") {
            return "The option \"\(diagnostic.found)\" is the default and `disabled`, and a disabled option is no "
                + "answer. Take one of the two out."
        }
        if !isChoice, let rule = reason, !rule.isEmpty {
            return "\(answer) is refused by `\(rule)` of the same field. Change one of them."
        }
        if !isChoice, reason != nil { return "\(answer) is not written as a field of type `\(type)` asks." }
        guard isChoice else {
            return "\(answer) is no answer to a field of type `\(type)`."
        }
        let guess = reason.map { " Did you mean `\($0)`?" } ?? ""
        return "\(answer) is not one of the options.\(guess)"
    }

    /// The noun for the answer, which is in `value`, in a target or in an item.
    private static func subject(_ diagnostic: Diagnostic) -> String {
        switch diagnostic.key {
        case "`target_value`": "The value"
        case "`value`": "The default"
        default: "The answer"
        }
    }
}
