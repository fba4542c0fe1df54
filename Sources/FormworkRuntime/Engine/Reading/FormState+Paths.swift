extension FormState {
    /// The field or repeating section at a path such as `companies[0].name`, or the item at `companies[0]`,
    /// as its repeating section's element in that item; `nil` if absent.
    package func node(at path: String) -> NodeID? {
        var reader = PathReader(form)
        return reader.place(at: path).flatMap { node(at: $0) }
    }

    /// The path of a field, repeating section or item, such as `companies[0].name`; blank for any other node.
    package func path(of id: NodeID) -> String {
        let item = id.item
        guard let element = form.element(numbered: id.element), items.contains(item) else { return "" }
        let prefix = path(ofItem: item)
        if form.elements[element].scope != items[item].scope { return prefix }
        let name = form.name(of: element)
        return prefix.isEmpty || name.isEmpty ? prefix + name : prefix + "." + name
    }

    package func path(ofItem item: ItemIndex) -> String {
        guard let section = owner(of: item) else { return "" }
        let outer = path(ofItem: nodes[section].item)
        let name =
            form.name(of: nodes[section].element) + "[" + DecimalNumber(items[item].position.position).description + "]"
        return outer.isEmpty ? name : outer + "." + name
    }
}
