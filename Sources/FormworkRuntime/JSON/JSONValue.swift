/// A JSON document or a part of one, with the byte offset at which it was written.
public struct JSONValue: Sendable {
    /// What was written.
    public var content: Content
    /// Where it was written: UTF-8 bytes from the start of the document; 0 for values made in code.
    public var offset: Int

    /// The six kinds of JSON.
    public enum Content: Sendable {
        /// `null`
        case null
        /// `true` or `false`
        case bool(Bool)
        /// A number, exact. It is the only content that does not fit into two words.
        indirect case number(DecimalNumber)
        /// Text.
        case string(String)
        /// Values in order.
        case array([JSONValue])
        /// Members in the order written.
        case object([JSONMember])
    }

    /// Pairs content with its place.
    public init(_ content: Content, offset: Int = 0) {
        self.content = content
        self.offset = offset
    }
}

/// One member of a JSON object.
public struct JSONMember: Sendable {
    /// The member's name.
    public var key: String
    /// Where the name was written, in UTF-8 bytes from the start of the document.
    public var keyOffset: Int
    /// The member's value.
    public var value: JSONValue

    /// Pairs a name with a value.
    public init(_ key: String, _ value: JSONValue, keyOffset: Int = 0) {
        self.key = key
        self.keyOffset = keyOffset
        self.value = value
    }
}
