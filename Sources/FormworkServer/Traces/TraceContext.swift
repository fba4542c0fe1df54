#if Server
public import Logging

/// The place of a piece of work in a trace, as in https://www.w3.org/TR/trace-context/.
///
/// A server takes it from the header `traceparent` of a request, or begins a trace, and passes it on where it asks or tells
/// others. It has random numbers and nothing of a form.
public struct TraceContext: Equatable, Sendable {
    /// The number of the trace: 32 hexadecimal digits.
    public let trace: String
    /// The number of this piece of work in it: 16 hexadecimal digits.
    public let span: String
    /// Whether the caller records the trace.
    public let isSampled: Bool

    /// The context of the request that the current task works on; `nil` outside of requests.
    @TaskLocal public static var current: TraceContext?

    /// Begins a trace.
    public init() {
        self.init(trace: Self.digits(2), span: Self.digits(1), isSampled: false)
    }

    /// Reads the value of a header `traceparent`; `nil` for any other text.
    public init?(header: String) {
        let parts = header.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, Self.isNumber(parts[0], 2, mayBeZero: true), parts[0] != "ff",
            // A later version may have further parts.
            parts[0] != "00" || parts.count == 4,
            Self.isNumber(parts[1], 32), Self.isNumber(parts[2], 16),
            Self.isNumber(parts[3], 2, mayBeZero: true), let flags = UInt8(parts[3], radix: 16)
        else { return nil }
        self.init(trace: parts[1], span: parts[2], isSampled: flags & 1 == 1)
    }

    private init(trace: String, span: String, isSampled: Bool) {
        self.trace = trace
        self.span = span
        self.isSampled = isSampled
    }

    /// A piece of work that belongs to this one.
    public func child() -> TraceContext {
        TraceContext(trace: trace, span: Self.digits(1), isSampled: isSampled)
    }

    /// The value of a header `traceparent`.
    public var header: String { "00-\(trace)-\(span)-\(isSampled ? "01" : "00")" }

    /// Adds the number of the current trace to log messages, as `trace`: `Logger(label: …, metadataProvider: …)`.
    public static let metadataProvider = Logger.MetadataProvider {
        current.map { ["trace": "\($0.trace)"] } ?? [:]
    }

    private static func isNumber(_ text: String, _ length: Int, mayBeZero: Bool = false) -> Bool {
        let isHex = text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
        return text.utf8.count == length && isHex && (mayBeZero || text.utf8.contains { $0 != 48 })
    }

    /// Random digits, 16 for each word. A number of zeros alone means none.
    private static func digits(_ words: Int) -> String {
        (0..<words).map { _ in
            let digits = String(UInt64.random(in: 1 ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// Deliveries happen after the request, perhaps in another process. So their ids have the number of the trace.
extension TraceContext {
    private static let deliveryStart = "msg_"

    /// A new id for a delivery of this trace.
    var deliveryID: String { Self.deliveryStart + trace + child().span }

    /// The trace that a delivery belongs to; `nil` for the id of an earlier version.
    init?(deliveryID: String) {
        guard deliveryID.hasPrefix(Self.deliveryStart) else { return nil }
        let digits = deliveryID.dropFirst(Self.deliveryStart.count)
        guard digits.utf8.count == 48 else { return nil }
        self.init(header: "00-\(digits.prefix(32))-\(digits.suffix(16))-00")
    }
}
#endif
