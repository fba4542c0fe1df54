/// The kind of a row.
public enum RowKind: UInt8, CaseIterable, Hashable, Sendable {
    /// The heading of a group. It is the parent of the group's sections.
    case groupHeader
    /// The header of a section, which may have no title. It is the parent of the section's fields, items, add button
    /// and footer.
    case sectionHeader
    /// A field.
    case field
    /// The header of an item of a repeating section. It is the parent of the item's fields.
    case itemHeader
    /// The editor of a field, in a row under it. It has the parent of the field.
    case inlineEditor
    /// The button that adds an item.
    case addItem
    /// The footer of a section.
    case footer

    var letter: UInt8 {
        switch self {
        case .groupHeader: UInt8(ascii: "g")
        case .sectionHeader: UInt8(ascii: "s")
        case .field: UInt8(ascii: "f")
        case .itemHeader: UInt8(ascii: "i")
        case .inlineEditor: UInt8(ascii: "d")
        case .addItem: UInt8(ascii: "a")
        case .footer: UInt8(ascii: "e")
        }
    }
}

/// The identity of a row. It stays the same as long as the session exists, and in sessions that are restored from its
/// snapshots.
public struct RowID: Hashable, Sendable {
    /// The kind of the row.
    public var kind: RowKind
    /// The node of the row. For an item header, it is the repeating section's element in that item.
    public var node: NodeID

    /// Makes an identity.
    public init(_ kind: RowKind, _ node: NodeID) {
        self.kind = kind
        self.node = node
    }

    /// The identity as text that can be part of an HTML id: `f12`, or `f12.3` inside item 3.
    public var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends `text`.
    package func write(to bytes: inout [UInt8]) {
        bytes.append(kind.letter)
        bytes.append(digitsOf: node.element.rawValue)
        if node.item != .form {
            bytes.append(UInt8(ascii: "."))
            bytes.append(digitsOf: node.item.rawValue)
        }
    }

    /// Reads what `text` writes; `nil` for anything else.
    public init?(_ text: String) {
        var kind: RowKind?
        var numbers: [Int32] = [0, 0]
        var index = 0
        var digits = 0
        for byte in Array(text.utf8) {
            if kind == nil {
                kind = RowKind.allCases.first { $0.letter == byte }
                if kind == nil { return nil }
            } else if byte == UInt8(ascii: "."), index == 0, digits > 0 {
                index = 1
                digits = 0
            } else if byte.isASCIIDigit, digits < 9 {
                numbers[index] = numbers[index] * 10 + Int32(byte - UInt8(ascii: "0"))
                digits += 1
            } else {
                return nil
            }
        }
        guard let kind, digits > 0 else { return nil }
        self.kind = kind
        self.node = NodeID(ElementNumber(rawValue: numbers[0]), in: ItemIndex(rawValue: numbers[1]))
    }
}

extension [UInt8] {
    /// Appends the digits of a number that is not below 0.
    fileprivate mutating func append(digitsOf number: Int32) {
        if number > 9 { append(digitsOf: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}

/// A row of the flat list that renderers draw.
public struct FormRow: Hashable, Identifiable, Sendable {
    /// The row's identity.
    public var id: RowID
    /// The identity of the header under which the row is; `nil` for a row at the top.
    public var parent: RowID?

    /// Makes a row.
    public init(id: RowID, parent: RowID?) {
        self.id = id
        self.parent = parent
    }
}
