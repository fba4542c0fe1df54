extension CompiledForm {
    /// The key of a field or repeating section among the values: its id, with the prefixes of nested sections.
    package func name(of element: ElementIndex) -> String {
        switch elements[element].content {
        case .group: ""
        case .section(let section): sections[section].definition.id
        case .field(let field): fields[field].definition.id
        }
    }

    /// The name of an element in snapshots: the id of a group, or the key of any other element among the values.
    package func label(of element: ElementIndex) -> String {
        group(at: element)?.id ?? name(of: element)
    }
}
