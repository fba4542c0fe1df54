public import FormworkCore

// Descriptions for debugging are short, and have nothing that a person typed.

extension NodeID: CustomStringConvertible {
    /// The number of the element, with the number of the item around it: `12`, or `12.3` in item 3.
    public var description: String { String(RowID(.field, self).text.dropFirst()) }
}

extension RowID: CustomStringConvertible {
    /// The kind and the node: `field 12`.
    public var description: String { "\(kind) \(node)" }
}

extension FormRow: CustomStringConvertible {
    /// The row, and the row under which it is.
    public var description: String { parent.map { "\(id) in \($0)" } ?? "\(id)" }
}

extension ShownError: CustomStringConvertible {
    /// The path and the code: `email required`.
    public var description: String { "\(path) \(code)" }
}

extension FormDefinition: CustomStringConvertible {
    /// The id and the number of fields: `form booking with 12 fields`.
    public var description: String {
        let count = allFields.count
        return "form \(id) with \(count) field\(count == 1 ? "" : "s")"
    }
}
