/// A problem of bytes that are not JSON: its kind and place. Diagnostics turn it into sentences.
public struct JSONProblem: Error, Equatable, Sendable {
    /// The kind of the problem.
    public var code: Code
    /// The offset of the problem from the start of the document.
    public var offset: ByteOffset

    /// Makes a problem.
    public init(_ code: Code, offset: ByteOffset) {
        self.code = code
        self.offset = offset
    }

    /// The kinds of problems. The raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// The document has more bytes than the limit.
        case tooLarge = "too_large"
        /// Arrays and objects are nested deeper than the limit.
        case tooDeep = "too_deep"
        /// The document has more values than the limit.
        case tooManyNodes = "too_many_nodes"
        /// The document ends before it is complete.
        case unexpectedEnd = "unexpected_end"
        /// A value is expected here.
        case expectedValue = "expected_value"
        /// The name of a member in quotes is expected here.
        case expectedKey = "expected_key"
        /// The colon between name and value is expected here.
        case expectedColon = "expected_colon"
        /// A comma or the end of the array or object is expected here.
        case expectedComma = "expected_comma"
        /// There is a comma before the end of an array or object.
        case trailingComma = "trailing_comma"
        /// The document is followed by further text.
        case trailingContent = "trailing_content"
        /// A number breaks the grammar of JSON.
        case badNumber = "bad_number"
        /// A number is too large for `DecimalNumber`.
        case numberOutOfRange = "number_out_of_range"
        /// A backslash is not followed by an escape of JSON.
        case badEscape = "bad_escape"
        /// There is half of a surrogate pair, which is not a character.
        case loneSurrogate = "lone_surrogate"
        /// A string contains a control character, such as a line break, that is not escaped.
        case controlCharacter = "control_character"
        /// A string contains bytes that are not UTF-8. The offset is that of the string.
        case invalidUTF8 = "invalid_utf8"
        /// A name occurs twice in one object.
        case duplicateKey = "duplicate_key"
    }
}
