/// A JSON document or a part of one, with the byte offset at which it was written.
public struct JSONValue: Sendable {
    /// The content.
    public var content: Content
    /// The offset from the start of the document; 0 for a value that was made in code.
    public var offset: ByteOffset

    /// The six kinds of JSON values.
    public enum Content: Sendable {
        /// `null`
        case null
        /// `true` or `false`
        case bool(Bool)
        /// An exact number. It is the only content that does not fit into two words.
        indirect case number(DecimalNumber)
        /// Text.
        case string(String)
        /// Values in order.
        case array([JSONValue])
        /// Members, in the order in which they were written.
        case object([JSONMember])
    }

    /// Makes a value of its content and its offset.
    public init(_ content: Content, offset: ByteOffset = 0) {
        self.content = content
        self.offset = offset
    }
}

/// One member of a JSON object.
public struct JSONMember: Sendable {
    /// The member's name.
    public var key: String
    /// The offset of the name from the start of the document; 0 for a member that was made in code.
    public var keyOffset: ByteOffset
    /// The member's value.
    public var value: JSONValue

    /// Pairs a name with a value.
    public init(_ key: String, _ value: JSONValue, keyOffset: ByteOffset = 0) {
        self.key = key
        self.keyOffset = keyOffset
        self.value = value
    }
}
