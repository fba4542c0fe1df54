/// Why bytes are not JSON, and where. Messages are made from this data.
public struct JSONProblem: Error, Equatable, Sendable {
    /// What is wrong.
    public var code: Code
    /// Where, in UTF-8 bytes from the start of the document.
    public var offset: Int

    /// Makes a problem.
    public init(_ code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }

    /// What can be wrong with a document; the raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// More bytes than the limit.
        case tooLarge = "too_large"
        /// Arrays and objects inside each other beyond the limit.
        case tooDeep = "too_deep"
        /// More values than the limit.
        case tooManyNodes = "too_many_nodes"
        /// The document ends in the middle of something.
        case unexpectedEnd = "unexpected_end"
        /// Something else where a value has to be.
        case expectedValue = "expected_value"
        /// Something else where a member's name in quotes has to be.
        case expectedKey = "expected_key"
        /// Something else where the colon between name and value has to be.
        case expectedColon = "expected_colon"
        /// Something else where a comma or the end of the array or object has to be.
        case expectedComma = "expected_comma"
        /// A comma before the end of an array or object.
        case trailingComma = "trailing_comma"
        /// Something after the document's end.
        case trailingContent = "trailing_content"
        /// A number that breaks JSON's grammar.
        case badNumber = "bad_number"
        /// A number too large for `DecimalNumber`.
        case numberOutOfRange = "number_out_of_range"
        /// A backslash that is not followed by an escape of JSON.
        case badEscape = "bad_escape"
        /// Half of a surrogate pair: not a character.
        case loneSurrogate = "lone_surrogate"
        /// An unescaped control character, such as a line break, inside a string.
        case controlCharacter = "control_character"
        /// A string with bytes that are not UTF-8; the offset is that of the string.
        case invalidUTF8 = "invalid_utf8"
        /// A name that occurs twice in one object.
        case duplicateKey = "duplicate_key"
    }
}
