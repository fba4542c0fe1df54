import FormworkCore

/// Translates the names in an item of a form that was written for the original Form. The field
/// `companies[:index].name`, or `companies[0].name`, is called `name` inside the repeat.
struct ItemNames {
    /// The prefix of the ids in this item: `companies[:index].` or `companies[0].`.
    private let prefix: [UInt8]
    /// Whether the item is a template, in which `:index` is the position of the item.
    private let isTemplate: Bool
    /// The longest prefix that is searched, in bytes, so that rewriting takes linear time.
    private static let longestPrefix = 256

    /// Makes the names in an item of a repeat, or in its template if there is no index.
    init(_ owner: String, index: Int? = nil) {
        isTemplate = index == nil
        prefix = Array((owner + "[" + (index.map { String($0) } ?? ":index") + "].").utf8)
    }

    /// The id of a field of the same item without its prefix.
    func id(_ id: String) -> String {
        let bytes = Array(id.utf8)
        guard bytes.count > prefix.count, bytes.starts(with: prefix) else { return id }
        return String(decoding: bytes[prefix.count...], as: UTF8.self)
    }

    /// An expression with the names inside the repeat, and the original offsets of its pieces. Texts in quotation marks
    /// stay as they are.
    func expression(_ text: String) -> (text: String, rewriting: Rewriting) {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var rewriting = Rewriting()
        var position: ByteOffset = 0
        var unclosed: Set<UInt8> = []
        while position < bytes.end {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), !unclosed.contains(byte) {
                if let end = Self.closing(position, of: bytes) {
                    result += bytes[position..<end + 1]
                    position = end + 1
                    continue
                }
                unclosed.insert(byte)
            }
            if prefix.count <= Self.longestPrefix, !Self.isName(before: position, of: bytes),
                starts(prefix, at: position, of: bytes)
            {
                position += prefix.count
                rewriting.note(rewritten: result.end, original: position)
            } else if isTemplate, isIndex(at: position, of: bytes) {
                result += Array("$index".utf8)
                position += Self.mark.count
                rewriting.note(rewritten: result.end, original: position)
            } else {
                result.append(byte)
                position += 1
            }
        }
        return (String(decoding: result, as: UTF8.self), rewriting)
    }

    private static let mark = Array(":index".utf8)

    /// Whether `:index` at this position means the item of this repeat. In `other[:index]` it means an item of another
    /// one.
    private func isIndex(at position: ByteOffset, of bytes: [UInt8]) -> Bool {
        guard starts(Self.mark, at: position, of: bytes) else { return false }
        let end = position + Self.mark.count
        return !(end < bytes.end && Self.isNameByte(bytes[end]))
            && !(position > 0 && bytes[position - 1] == UInt8(ascii: "["))
    }

    private func starts(_ part: [UInt8], at position: ByteOffset, of bytes: [UInt8]) -> Bool {
        bytes.from(position).starts(with: part)
    }

    private static func isName(before position: ByteOffset, of bytes: [UInt8]) -> Bool {
        position > 0 && (isNameByte(bytes[position - 1]) || bytes[position - 1] == UInt8(ascii: "."))
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// The position of the quotation mark that ends the text beginning at a position.
    private static func closing(_ start: ByteOffset, of bytes: [UInt8]) -> ByteOffset? {
        var position = start + 1
        while position < bytes.end, bytes[position] != bytes[start] {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position < bytes.end ? position : nil
    }
}

extension ObjectReader {
    /// Reads an expression, with the names inside the repeat.
    func expression(_ value: JSONValue, _ key: String) -> String {
        guard case .string(let text) = value.content else { return mismatch(value, key, "a text") ?? "" }
        return context.expression(text, at: value, names)
    }
}

extension ReadingContext {
    /// An expression with the names inside the repeat. Its problems have the offsets of the original.
    func expression(_ text: String, at value: JSONValue, _ names: ItemNames?) -> String {
        guard let names else { return text }
        let (rewritten, rewriting) = names.expression(text)
        rewritings[value.offset] = rewriting
        return rewritten
    }
}
