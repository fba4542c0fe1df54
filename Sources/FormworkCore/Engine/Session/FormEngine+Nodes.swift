extension FormEngine {
    /// The position of an element's node in an item of the element's scope.
    func node(_ element: Int, in item: Int) -> Int {
        items[item].base + form.elements[element].slot
    }

    /// The position of a public id's node; `nil` if there is no such element or item.
    func position(_ id: NodeID) -> Int? {
        let item = Int(id.item)
        guard let element = form.place(of: id.element), isAlive(item),
            items[item].scope == form.elements[element].scope
        else { return nil }
        return node(element, in: item)
    }

    func element(of node: Int) -> CompiledElement { form.elements[Int(nodes[node].element)] }

    func id(of node: Int) -> NodeID {
        NodeID(element: Int(element(of: node).number), item: Int(nodes[node].item))
    }

    func field(of node: Int) -> CompiledField? {
        let element = element(of: node)
        return element.kind == .field ? nodes[node].field ?? form.fields[element.content] : nil
    }

    func section(of node: Int) -> FormSection? {
        let element = element(of: node)
        return element.kind == .section ? form.sections[element.content] : nil
    }

    /// The node of the element around a node; `nil` for groups.
    func parent(of node: Int) -> Int? {
        let element = element(of: node)
        guard element.parent >= 0 else { return nil }
        let item = Int(nodes[node].item)
        let isSameScope = form.elements[element.parent].scope == element.scope
        return self.node(element.parent, in: isSameScope ? item : items[item].parent)
    }

    /// The node of the repeating section that an item belongs to; `nil` for the form itself.
    func owner(of item: Int) -> Int? {
        let record = items[item]
        guard record.parent >= 0 else { return nil }
        return node(form.scopes[record.scope].element, in: record.parent)
    }

    /// The items of a repeating section.
    func items(of node: Int) -> [Int] {
        let scope = element(of: node).itemScope
        guard scope >= 0 else { return [] }
        return items[Int(nodes[node].item)].children[form.scopes[scope].indexInParent]
    }

    /// Calls with each element directly inside a group or section, and the items whose nodes it has there.
    func forEachChild(of node: Int, _ body: (_ child: Int) -> Void) {
        let index = Int(nodes[node].element)
        let element = form.elements[index]
        let places = element.itemScope >= 0 ? items(of: node) : [Int(nodes[node].item)]
        for item in places {
            var child = index + 1
            while child < element.end {
                body(self.node(child, in: item))
                child = form.elements[child].end
            }
        }
    }

    /// Calls with every live item of a scope inside an item, or the item itself if it is of that scope.
    func forEachItem(of scope: Int, under item: Int, _ body: (Int) -> Void) {
        if items[item].scope == scope { return body(item) }
        var next = scope
        while form.scopes[next].parent != items[item].scope {
            next = form.scopes[next].parent
            if next < 0 { return }
        }
        for child in items[item].children[form.scopes[next].indexInParent] {
            forEachItem(of: scope, under: child, body)
        }
    }

    /// The state of the form itself, which its groups inherit.
    var surroundings: NodeFlags {
        form.definition.isDisabled ? [.relevant, .unfolded] : [.relevant, .enabled, .unfolded]
    }

    /// Notes that something about a node's own row changed.
    func touch(_ node: Int, _ aspects: RowAspects) {
        nodes[node].aspects.formUnion(aspects)
        if !nodes[node].flags.contains(.touched) {
            nodes[node].flags.insert(.touched)
            touchedNodes.append(node)
        }
    }
}
