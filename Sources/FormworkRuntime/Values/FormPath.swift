/// The path of an answer among the values, such as `companies[0].name`.
public struct FormPath: Equatable, Hashable, Sendable {
    /// The longest path that is read, in UTF-8 bytes.
    public static let longest = 1_024
    /// The maximum number of components that are read.
    public static let deepest = 64

    /// A component of a path.
    public enum Component: Equatable, Hashable, Sendable {
        /// The member with this name.
        case name(String)
        /// The item at this position, from 0.
        case index(Int)
    }

    /// The components, outermost first.
    public var components: [Component]

    /// Makes a path.
    public init(_ components: [Component]) {
        self.components = components
    }

    /// Reads a path: names that are separated by points, each followed by any number of indexes in brackets; `nil` for
    /// any other text.
    ///
    /// A name may have all characters except points and brackets. An index has at most six digits.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.longest else { return nil }
        components = []
        var position: ByteOffset = 0
        repeat {
            let start = position
            while position < bytes.end, !Self.isMark(bytes[position]) { position += 1 }
            guard position > start else { return nil }
            components.append(.name(String(decoding: bytes[start..<position], as: UTF8.self)))
            while position < bytes.end, bytes[position] == UInt8(ascii: "[") {
                guard let index = bytes.bracketedIndex(at: &position) else { return nil }
                components.append(.index(index))
            }
            guard components.count <= Self.deepest else { return nil }
            if position == bytes.end { return }
            position += 1
        } while bytes[position - 1] == UInt8(ascii: ".")
        return nil
    }

    /// Whether a text can be read as a path.
    public static func reads(_ text: String) -> Bool {
        // Most paths are one name.
        let isName = !text.isEmpty && text.utf8.count <= longest && !text.utf8.contains { isMark($0) }
        return isName || FormPath(text) != nil
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
    }
}

extension FormPath: CustomStringConvertible {
    /// The path as text.
    public var description: String {
        var text = ""
        for component in components {
            switch component {
            case .name(let name):
                if !text.isEmpty { text += "." }
                text += name
            case .index(let index): text += "[" + DecimalNumber(index).description + "]"
            }
        }
        return text
    }
}
