/// An id with an index, as in the original Form: `companies[0].name`, or `companies[:index].name` in a template.
struct IndexedID {
    /// The repeat: `companies`.
    let owner: String
    /// The item; `nil` in a template.
    let index: Int?
    /// The id of the field in the item: `name`. Blank for the item itself.
    let name: String

    /// Parses an id; `nil` for an id without an index.
    init?(_ id: String) {
        let bytes = Array(id.utf8)
        guard let open = bytes.firstIndex(of: UInt8(ascii: "[")), open > 0,
            let close = bytes[open...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let inside = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
        let rest = bytes[(close + 1)...]
        guard rest.isEmpty || rest.first == UInt8(ascii: ".") && rest.count > 1 else { return nil }
        guard inside == ":index" || Self.isIndex(inside) else { return nil }
        owner = String(decoding: bytes[..<open], as: UTF8.self)
        index = Int(inside)
        name = String(decoding: rest.dropFirst(), as: UTF8.self)
    }

    /// Whether a text is an index of up to six digits without leading zeros.
    private static func isIndex(_ text: String) -> Bool {
        let digits = text.utf8
        return (1...6).contains(digits.count) && digits.allSatisfy { $0 >= 48 && $0 <= 57 }
            && (digits.count == 1 || digits.first != 48)
    }
}
