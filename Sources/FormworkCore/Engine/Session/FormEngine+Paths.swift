extension FormEngine {
    /// The field or repeating section at a path such as `companies[0].name`, or the item at `companies[0]`,
    /// as its repeating section's element in that item; `nil` if there is none.
    public func node(at path: String) -> NodeID? {
        guard let path = FormPath(path) else { return nil }
        if case .index(let index)? = path.components.last {
            guard let section = node(at: FormPath(Array(path.components.dropLast())), in: 0),
                element(of: section).itemScope >= 0, index < items(of: section).count
            else { return nil }
            return header(of: items(of: section)[index])
        }
        return node(at: path, in: 0).map { id(of: $0) }
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

    /// Finds a node by names and indexes, from an item inwards.
    func node(at path: FormPath, in start: Int, makesItems: Bool = false) -> Int? {
        var item = start
        var name = ""
        for (place, component) in path.components.enumerated() {
            switch component {
            case .name(let part):
                name = name.isEmpty ? part : name + "." + part
            case .index(let index):
                guard let element = form.scopes[items[item].scope].names[ExactText(name)] else {
                    // Forms written for the original Form have ids with indexes outside repeats.
                    name += "[" + DecimalNumber(index).description + "]"
                    continue
                }
                let section = node(Int(element), in: item)
                guard form.elements[Int(element)].itemScope >= 0, index >= 0, index < Repetition.itemLimit,
                    place + 1 < path.components.count
                else { return nil }
                if makesItems { nodes[section].flags.insert(.answered) }
                while makesItems, index >= items(of: section).count {
                    if appendItem(to: section) == nil { return nil }
                }
                guard index < items(of: section).count else { return nil }
                item = items(of: section)[index]
                name = ""
            }
        }
        return form.scopes[items[item].scope].names[ExactText(name)].map { node(Int($0), in: item) }
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
