/// Limits of the JSON that a reader accepts. The JSON may come from an attacker.
public struct JSONLimits: Equatable, Sendable {
    /// The deepest nesting that any limits allow, so that the parser's recursion always fits its stack.
    public static let deepest = 128

    /// The maximum number of bytes in a document.
    public var maxBytes: Int
    /// The maximum depth of arrays and objects inside each other, up to `deepest`.
    public var maxDepth: Int
    /// The maximum number of values in a document.
    public var maxNodes: Int

    /// Makes limits.
    public init(maxBytes: Int, maxDepth: Int, maxNodes: Int) {
        self.maxBytes = maxBytes
        self.maxDepth = min(maxDepth, Self.deepest)
        self.maxNodes = maxNodes
    }

    /// For definitions and for data made of them, such as the data with which a page starts.
    public static let definition = JSONLimits(maxBytes: 4 << 20, maxDepth: 64, maxNodes: 250_000)
    /// For answers and commands.
    public static let answers = JSONLimits(maxBytes: 1 << 20, maxDepth: 32, maxNodes: 100_000)
}
