import FormworkRuntime

extension CompiledForm {
    /// The path of a field's answer, with empty brackets for the items around it; blank if there is no such field.
    func pattern(of node: NodeID) -> String { element(numbered: node.element).map { pattern(of: $0) } ?? "" }

    /// The id of an element's row, without the number of an item: the header of a group or section, or the field.
    func row(at place: ElementIndex) -> String {
        switch elements[place].content {
        case .group: row(.groupHeader, at: place)
        case .section: row(.sectionHeader, at: place)
        case .field: row(.field, at: place)
        }
    }

    /// The ids of the rows of fields outside of repeating sections, by the paths of their answers.
    var rowsByPath: JSONValue {
        .object(
            elements.indices.compactMap { place in
                guard case .field = elements[place].content, elements[place].scope == .form else { return nil }
                return JSONMember(pattern(of: place), .string(row(at: place)))
            })
    }

    /// The id of another row of an element, such as the footer of a section.
    func row(_ kind: RowKind, at place: ElementIndex) -> String {
        RowID(kind, NodeID(elements[place].number, in: .form)).text
    }
}
