import FormworkCore

/// Makes English sentences of diagnostics for authors of forms. A sentence describes the problem and what to do.
///
/// The wording may change at any time; programs read `Diagnostic.code` instead.
public enum DiagnosticExplainer {
    /// The sentence for a diagnostic.
    public static func sentence(for diagnostic: Diagnostic) -> String {
        switch diagnostic.code {
        case .json(let code): JSONSentences.sentence(for: code)
        case .dialect(let code): DialectSentences.sentence(for: code, diagnostic)
        case .definition(let code): DefinitionSentences.sentence(for: code, diagnostic)
        }
    }
}

extension Diagnostic {
    /// The key of the diagnostic in quotation marks; "this" if it has none.
    var key: String {
        guard let key = path.split(separator: ".").last, !key.hasSuffix("]") else { return "this" }
        return "`\(key)`"
    }

    /// " Did you mean …?" with the nearest word; blank if absent.
    var guess: String {
        expected.first.map { " Did you mean `\($0)`?" } ?? ""
    }

    /// The expected words as a list for people.
    var choices: String {
        Self.list(expected.prefix(12).map { "`\($0)`" } + (expected.count > 12 ? ["others"] : []))
    }

    /// A list in words, such as "a, b or c".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
