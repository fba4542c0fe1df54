/// Texts that contain the number of their item. `:index` is replaced by the item's position from 0, as in paths, and
/// `{index}` by its number from 1.
enum ItemText {
    /// Whether a text contains the number of its item.
    static func isNumbered(_ text: String) -> Bool {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "{") }) else { return false }
        let bytes = Array(text.utf8)
        return bytes.indices.contains { mark(at: ByteOffset($0), of: bytes) != nil }
    }

    /// The text with its marks replaced for the item at a position.
    static func fill(_ text: String, at item: ItemPosition) -> String {
        let bytes = Array(text.utf8)
        var filled: [UInt8] = []
        var position: ByteOffset = 0
        while position < bytes.end {
            if let (length, base) = mark(at: position, of: bytes) {
                DecimalNumber(item.position &+ base).write(into: &filled)
                position += length
            } else {
                filled.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: filled, as: UTF8.self)
    }

    /// The length of the mark at a position in bytes, and the number of the first item in this way of counting (0 or
    /// 1); `nil` if there is no mark.
    private static func mark(at position: ByteOffset, of bytes: [UInt8]) -> (length: Int, base: Int)? {
        switch bytes[position] {
        case UInt8(ascii: ":") where starts(StaticString(":index"), bytes, position): (6, 0)
        case UInt8(ascii: "{") where starts(StaticString("{index}"), bytes, position): (7, 1)
        default: nil
        }
    }

    private static func starts(_ mark: StaticString, _ bytes: [UInt8], _ position: ByteOffset) -> Bool {
        mark.withUTF8Buffer { mark in
            position + mark.count <= bytes.end && mark.indices.allSatisfy { bytes[position + $0] == mark[$0] }
        }
    }
}

extension CompiledField {
    /// The field with the marks in its texts replaced for the item at a position.
    func numbered(at item: ItemPosition) -> CompiledField {
        guard isNumbered else { return self }
        var field = definition
        field.title = ItemText.fill(field.title, at: item)
        field.info = ItemText.fill(field.info, at: item)
        field.placeholder = ItemText.fill(field.placeholder, at: item)
        field.accessibilityLabel = ItemText.fill(field.accessibilityLabel, at: item)
        #if !hasFeature(Embedded)
        if var marks = field.marks {
            marks.title = marks.title?.numbered(at: item)
            marks.info = marks.info?.numbered(at: item)
            field.marks = marks
        }
        #endif
        return replacing(field)
    }
}
