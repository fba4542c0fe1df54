#if Server
import FormworkCore

/// The words of a format: keys of files with settings, options of the command, and parameters of addresses.
extension AnswerFormat {
    package static let keys = ["values", "layout", "blanks"]

    private static let layouts: [(word: String, layout: ValueOptions.Layout)] = [
        ("nested", .nested), ("flat", .flat), ("attributes", .attributes),
    ]
    private static let blankWords: [(word: String, blanks: ValueOptions.Blanks)] = [
        ("omitted", .omitted), ("null", .null),
    ]

    /// Reads a format.
    ///
    /// - Parameters:
    ///   - usual: The format that holds for words that are missing. A layout and blanks count only with the kind of answers
    ///     that they were said for.
    ///   - word: Returns the word of a key; `nil` if it is missing.
    package init(
        usual: AnswerFormat = .canonical(), words word: (String) throws -> String?
    ) throws {
        let areParameters =
            switch try word("values") {
            case nil: usual.isForPrograms
            case "canonical"?: false
            case "parameters"?: true
            default: throw AnswerFormatProblem(key: "values", words: "has to be \"canonical\" or \"parameters\"")
            }
        let (usualLayout, usualBlanks) = usual.parts
        let isSame = areParameters == usual.isForPrograms
        let layout = try Self.choice(try word("layout"), "layout", Self.layouts.map { ($0.word, $0.layout) })
        let blanks = try Self.choice(try word("blanks"), "blanks", Self.blankWords.map { ($0.word, $0.blanks) })
        if areParameters {
            self = .parameters(
                layout ?? (isSame ? usualLayout : .nested), blanks: blanks ?? (isSame ? usualBlanks : .omitted))
        } else {
            // Stored values have no blank answers, and a form that has changed since does not know them.
            if blanks == .null {
                throw AnswerFormatProblem(key: "blanks", words: "can be \"null\" only with \"values\": \"parameters\"")
            }
            self = .canonical(layout ?? (isSame ? usualLayout : .nested))
        }
    }

    private var parts: (layout: ValueOptions.Layout, blanks: ValueOptions.Blanks) {
        switch self {
        case .canonical(let layout): (layout, .omitted)
        case .parameters(let layout, let blanks): (layout, blanks)
        }
    }

    private static func choice<Value>(
        _ word: String?, _ key: String, _ choices: [(word: String, value: Value)]
    ) throws(AnswerFormatProblem) -> Value? {
        guard let word else { return nil }
        if let found = choices.first(where: { $0.word.isSame(as: word) }) { return found.value }
        let words = choices.map { "\"\($0.word)\"" }.joined(separator: " or ")
        throw AnswerFormatProblem(key: key, words: "has to be \(words)")
    }
}

/// Why a format cannot be used.
package struct AnswerFormatProblem: Error, CustomStringConvertible {
    /// The word's key.
    package var key: String
    /// The problem with it, without the word that was given.
    package var words: String

    package var description: String { "\(key) \(words)." }
}
#endif
