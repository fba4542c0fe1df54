/// A reader of input from outside, with the laws that it keeps for any input.
///
/// `Scripts/fuzz` has libFuzzer look for bytes that break one; `swift test` replays the corpus.
enum FuzzTarget: String, CaseIterable, Sendable {
    case json
    case definition
    /// A JSON Schema, of which a form is made.
    case schema
    case expression
    case pattern
    case mask
    case date
    case number
    case path
    #if Server
    /// A body in parts, which comes in portions.
    case multipart
    #endif
    /// Commands for a session.
    case session
    /// A page's hydration data, and commands for the session that it opens.
    case hydration

    /// The law that is broken for these bytes; `nil` if every law holds. The fuzzer also finds traps and hangs.
    func problem(with bytes: [UInt8]) -> String? {
        switch self {
        case .json: ReaderLaws.json(bytes)
        case .definition: FormLaws.definition(bytes)
        case .schema: FormLaws.schema(bytes)
        case .expression: ReaderLaws.expression(Self.text(bytes))
        case .pattern: ReaderLaws.pattern(Self.text(bytes))
        case .mask: TextLaws.mask(Self.text(bytes))
        case .date: ReaderLaws.date(Self.text(bytes))
        case .number: ReaderLaws.number(Self.text(bytes))
        case .path: ReaderLaws.path(Self.text(bytes))
        #if Server
        case .multipart: MultipartLaws.multipart(bytes)
        #endif
        case .session: FormLaws.session(bytes)
        case .hydration: FormLaws.hydration(bytes)
        }
    }

    /// Bytes that are not UTF-8 become replacement characters.
    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
