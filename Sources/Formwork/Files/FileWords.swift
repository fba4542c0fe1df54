public import FormworkCore

/// The words about the files of a field.
public struct FileWords: Sendable {
    private let rule: FileRule
    private let limit: Int
    private let messages: MessageCatalog
    private let locale: LocaleRecord

    /// Prepares the words.
    ///
    /// - Parameters:
    ///   - rule: The rule of the field.
    ///   - limit: The maximum number of bytes of a file, if the rule has no limit.
    ///   - messages: The catalog.
    ///   - locale: The language of numbers.
    public init(_ rule: FileRule, limit: Int, _ messages: MessageCatalog, _ locale: LocaleRecord) {
        self.rule = rule
        self.limit = limit
        self.messages = messages
        self.locale = locale
    }

    /// A sentence that says why a file cannot answer the field, and what to do.
    public func text(_ problem: FileProblem) -> String {
        switch problem {
        case .empty: messages.text("ui.file_empty")
        case .tooLarge: messages.text("ui.file_too_large", [size])
        case .wrongType where rule.acceptedNames.isEmpty: messages.text("ui.file_not_taken")
        case .wrongType: messages.text("ui.file_wrong_type", [kinds])
        case .tooMany: messages.text("ui.file_too_many", [count])
        case .refused: messages.text("ui.file_refused")
        case .noRoom: messages.text("ui.no_room")
        }
    }

    /// A text that says which files are accepted, how large they can be and how many.
    public var limits: String {
        if rule.origin == .signature { return "" }
        var sentences: [String] = []
        if !rule.acceptedNames.isEmpty { sentences.append(messages.text("ui.file_kinds", [kinds])) }
        sentences.append(messages.text("ui.file_size_limit", [size]))
        if rule.maxCount > 1 { sentences.append(messages.text("ui.file_count_limit", [count])) }
        return sentences.joined(separator: " ")
    }

    private var size: ErrorParameter {
        ErrorParameter("size", .text(FileSize(bytes: rule.maxBytes ?? limit).text(in: locale)))
    }

    private var count: ErrorParameter {
        ErrorParameter("max", .text(locale.format(DecimalNumber(rule.maxCount), grouping: false)))
    }

    private var kinds: ErrorParameter {
        ErrorParameter("kinds", .text(rule.acceptedNames(separator: messages.listSeparator)))
    }
}
