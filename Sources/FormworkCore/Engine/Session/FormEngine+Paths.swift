extension FormEngine {
    /// The field or repeating section at a path such as `companies[0].name`, or the item at `companies[0]`,
    /// as its repeating section's element in that item; `nil` if there is none.
    public func node(at path: String) -> NodeID? {
        var reader = PathReader(form)
        return reader.place(at: path).flatMap { node(at: $0) }
    }

    /// Where a field, repeating section or item is among the values, such as `companies[0].name`; blank for
    /// anything else.
    public func path(of id: NodeID) -> String {
        let item = Int(id.item)
        guard let element = form.place(of: id.element), isAlive(item) else { return "" }
        let prefix = path(ofItem: item)
        if form.elements[element].scope != items[item].scope { return prefix }
        let name = form.name(of: element)
        return prefix.isEmpty || name.isEmpty ? prefix + name : prefix + "." + name
    }

    func path(ofItem item: Int) -> String {
        guard let section = owner(of: item) else { return "" }
        let outer = path(ofItem: items[item].parent)
        let name = form.name(of: Int(nodes[section].element)) + "[" + DecimalNumber(items[item].index).description + "]"
        return outer.isEmpty ? name : outer + "." + name
    }
}

extension CompiledForm {
    /// The key of a field or repeating section among the values.
    func name(of element: Int) -> String {
        switch elements[element].kind {
        case .group: ""
        case .section: sections[elements[element].content].id
        case .field: fields[elements[element].content].definition.id
        }
    }
}
