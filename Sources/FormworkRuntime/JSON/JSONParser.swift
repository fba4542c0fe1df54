/// Reads JSON (RFC 8259) in linear time, within limits, without traps.
///
/// Two members of an object must not have the same name. A byte order mark before the document is skipped.
public struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: ByteOffset = 0
    private let limits: JSONLimits
    private let allowsTrailingCommas: Bool
    private var trailingCommas: [ByteOffset] = []
    private var nodes = 0
    private var depth = 0

    /// Reads a JSON document.
    ///
    /// - Throws: A `JSONProblem` with the offset of the first thing that is wrong.
    public static func parse(
        _ bytes: [UInt8], limits: JSONLimits = .answers, allowsTrailingCommas: Bool = false
    ) throws(JSONProblem) -> JSONValue {
        try bytes.withUnsafeBufferPointer { bytes throws(JSONProblem) in
            var parser = JSONParser(bytes, limits, allowsTrailingCommas)
            return try parser.document()
        }
    }

    /// Reads a JSON document that may have commas before the ends of arrays and objects, and reports where they are.
    ///
    /// - Throws: A `JSONProblem` with the offset of the first other thing that is wrong.
    public static func parse(
        _ bytes: [UInt8], limits: JSONLimits = .definition, trailingCommas: inout [ByteOffset]
    ) throws(JSONProblem) -> JSONValue {
        try bytes.withUnsafeBufferPointer { bytes throws(JSONProblem) in
            var parser = JSONParser(bytes, limits, true)
            let value = try parser.document()
            trailingCommas = parser.trailingCommas
            return value
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: JSONLimits, _ allowsTrailingCommas: Bool) {
        self.bytes = bytes
        self.limits = limits
        self.allowsTrailingCommas = allowsTrailingCommas
    }

    /// The byte at the current position; 0, which JSON never contains, at the end.
    var current: UInt8 { position < bytes.end ? bytes[position] : 0 }

    /// A problem at the current position. At the end of the document it is `unexpectedEnd`, whatever `code` is.
    func problem(_ code: JSONProblem.Code) -> JSONProblem {
        JSONProblem(position < bytes.end ? code : .unexpectedEnd, offset: position)
    }

    private mutating func document() throws(JSONProblem) -> JSONValue {
        guard bytes.count <= limits.maxBytes else { throw JSONProblem(.tooLarge, offset: ByteOffset(limits.maxBytes)) }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        let result = try value()
        skipSpace()
        guard position == bytes.end else { throw problem(.trailingContent) }
        return result
    }

    private mutating func skipSpace() {
        while current == 0x20 || current == 0x0A || current == 0x0D || current == 0x09 { position += 1 }
    }

    private mutating func value() throws(JSONProblem) -> JSONValue {
        skipSpace()
        nodes += 1
        guard nodes <= limits.maxNodes else { throw JSONProblem(.tooManyNodes, offset: position) }
        let start = position
        return JSONValue(try content(), offset: start)
    }

    private mutating func content() throws(JSONProblem) -> JSONValue.Content {
        switch current {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw problem(.expectedValue)
        }
    }

    private mutating func word(_ text: StaticString) throws(JSONProblem) {
        for index in 0..<text.utf8CodeUnitCount {
            guard position + index < bytes.end else { throw JSONProblem(.unexpectedEnd, offset: bytes.end) }
            guard bytes[position + index] == text.utf8Start[index] else { throw problem(.expectedValue) }
        }
        position += text.utf8CodeUnitCount
    }

    /// Reads a number. One that cannot be kept exactly becomes a text, so that it is refused where a number is wanted and
    /// keeps all its digits where a text is wanted. In a definition it is rounded, and its reader warns of that.
    private mutating func number() throws(JSONProblem) -> JSONValue.Content {
        var reader = DecimalReader()
        guard let end = reader.read(bytes, from: position) else { throw JSONProblem(.badNumber, offset: position) }
        guard let number = reader.number else { throw JSONProblem(.numberOutOfRange, offset: position) }
        let start = position
        position = end
        if !allowsTrailingCommas, reader.exactNumber == nil {
            return .string(String(decoding: bytes[start..<end], as: UTF8.self))
        }
        return .number(number)
    }

    private mutating func elements() throws(JSONProblem) -> [JSONValue] {
        var result: [JSONValue] = []
        try enter()
        var isOpen = try !isAtEnd(UInt8(ascii: "]"))
        while isOpen {
            result.append(try value())
            isOpen = try hasNext(UInt8(ascii: "]"))
        }
        depth -= 1
        return result
    }

    private mutating func members() throws(JSONProblem) -> [JSONMember] {
        var result: [JSONMember] = []
        var seen = SeenKeys()
        try enter()
        var isOpen = try !isAtEnd(UInt8(ascii: "}"))
        // Few objects have fewer members. Without this, most of the time would be spent on growing the list to two
        // members and then to four.
        if isOpen { result.reserveCapacity(4) }
        while isOpen {
            guard current == UInt8(ascii: "\"") else { throw problem(.expectedKey) }
            let start = position
            let key = try string()
            guard seen.insert(key, after: result) else { throw JSONProblem(.duplicateKey, offset: start) }
            skipSpace()
            guard current == UInt8(ascii: ":") else { throw problem(.expectedColon) }
            position += 1
            result.append(JSONMember(key, try value(), keyOffset: start))
            isOpen = try hasNext(UInt8(ascii: "}"))
        }
        depth -= 1
        return result
    }

    private mutating func enter() throws(JSONProblem) {
        guard depth < min(limits.maxDepth, JSONLimits.deepest) else { throw JSONProblem(.tooDeep, offset: position) }
        depth += 1
        position += 1
    }

    /// Skips space, and the end mark if it is next.
    private mutating func isAtEnd(_ end: UInt8) throws(JSONProblem) -> Bool {
        skipSpace()
        guard position < bytes.end else { throw problem(.unexpectedEnd) }
        guard current == end else { return false }
        position += 1
        return true
    }

    /// Skips the comma or end mark that follows a value. Returns whether another value follows.
    private mutating func hasNext(_ end: UInt8) throws(JSONProblem) -> Bool {
        if try isAtEnd(end) { return false }
        guard current == UInt8(ascii: ",") else { throw problem(.expectedComma) }
        let comma = position
        position += 1
        guard try isAtEnd(end) else { return true }
        guard allowsTrailingCommas else { throw JSONProblem(.trailingComma, offset: comma) }
        trailingCommas.append(comma)
        return false
    }
}
