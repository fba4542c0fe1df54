/// A reader of what comes from outside, and the laws that it keeps whatever that is.
///
/// `Scripts/fuzz` has libFuzzer look for bytes that break one; `swift test` replays the corpus.
enum FuzzTarget: String, CaseIterable, Sendable {
    case json
    case definition
    case expression
    case pattern
    case mask
    case date
    case number
    case path
    /// Commands for a session.
    case session
    /// A page's hydration data, and commands for the session that it opens.
    case hydration

    /// What is wrong with what became of the bytes; `nil` if every law holds. A trap or a hang is what else can happen.
    func problem(with bytes: [UInt8]) -> String? {
        switch self {
        case .json: ReaderLaws.json(bytes)
        case .definition: FormLaws.definition(bytes)
        case .expression: ReaderLaws.expression(Self.text(bytes))
        case .pattern: ReaderLaws.pattern(Self.text(bytes))
        case .mask: TextLaws.mask(Self.text(bytes))
        case .date: ReaderLaws.date(Self.text(bytes))
        case .number: ReaderLaws.number(Self.text(bytes))
        case .path: ReaderLaws.path(Self.text(bytes))
        case .session: FormLaws.session(bytes)
        case .hydration: FormLaws.hydration(bytes)
        }
    }

    /// Bytes that are not UTF-8 become replacement characters.
    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
