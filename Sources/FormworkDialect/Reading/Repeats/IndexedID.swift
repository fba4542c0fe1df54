import FormworkCore

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
        guard let open = bytes.firstIndex(of: UInt8(ascii: "[")), open > 0 else { return nil }
        var end = ByteOffset(open)
        index = bytes.bracketedIndex(at: &end)
        if index == nil {
            guard bytes.from(end).starts(with: Self.template) else { return nil }
            end += Self.template.count
        }
        let rest = bytes.from(end)
        guard rest.isEmpty || rest.first == UInt8(ascii: ".") && rest.count > 1 else { return nil }
        owner = String(decoding: bytes[..<open], as: UTF8.self)
        name = String(decoding: rest.dropFirst(), as: UTF8.self)
    }

    private static let template = Array("[:index]".utf8)
}
