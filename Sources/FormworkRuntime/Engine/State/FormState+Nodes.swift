extension FormState {
    /// The node of an element in an item of the element's scope.
    package func node(_ element: ElementIndex, in item: ItemIndex) -> NodeIndex {
        items[item].block.node(form.elements[element].slot)
    }

    /// The node with a public id; `nil` if there is no such element or item.
    package func node(_ id: NodeID) -> NodeIndex? {
        let item = id.item
        guard let element = form.element(numbered: id.element), items.contains(item),
            items[item].scope == form.elements[element].scope
        else { return nil }
        return node(element, in: item)
    }

    package func element(of node: NodeIndex) -> CompiledElement { form.elements[nodes[node].element] }

    package func id(of node: NodeIndex) -> NodeID {
        NodeID(element(of: node).number, in: nodes[node].item)
    }

    package func field(of node: NodeIndex) -> CompiledField? {
        guard let index = element(of: node).field else { return nil }
        return nodes[node].field ?? form.fields[index]
    }

    package func section(of node: NodeIndex) -> CompiledSection? { form.section(at: nodes[node].element) }

    /// The node of the element around a node; `nil` for groups.
    package func parent(of node: NodeIndex) -> NodeIndex? {
        let element = element(of: node)
        guard let parent = element.parent else { return nil }
        let item = nodes[node].item
        if form.elements[parent].scope == element.scope { return self.node(parent, in: item) }
        return items[item].parent.map { self.node(parent, in: $0) }
    }

    /// A node and the nodes around it, from the inside.
    package func selfAndAncestors(of node: NodeIndex) -> [NodeIndex] {
        var chain: [NodeIndex] = []
        var current: NodeIndex? = node
        while let node = current {
            chain.append(node)
            current = parent(of: node)
        }
        return chain
    }

    /// The node of the repeating section that an item belongs to; `nil` for the form itself.
    package func owner(of item: ItemIndex) -> NodeIndex? {
        guard let parent = items[item].parent, let section = form.scopes[items[item].scope].element else { return nil }
        return node(section, in: parent)
    }

    /// The items of a repeating section.
    package func items(of node: NodeIndex) -> ItemArray {
        guard let scope = element(of: node).itemScope else { return [] }
        return items[nodes[node].item].children[form.scopes[scope].slot]
    }

    /// The item some levels further out; `nil` if there are fewer levels around the item.
    package func item(_ levels: Int, outFrom item: ItemIndex) -> ItemIndex? {
        var current = item
        for _ in 0..<levels {
            guard let outer = items[current].parent else { return nil }
            current = outer
        }
        return current
    }

    /// The nodes directly inside a group or section, in every item if it repeats. A field has none.
    package func children(of node: NodeIndex) -> [NodeIndex] {
        let index = nodes[node].element
        let element = form.elements[index]
        if element.field != nil { return [] }
        let places = element.isRepeating ? items(of: node) : [nodes[node].item]
        var children: [NodeIndex] = []
        for item in places {
            var child = index.next
            while child < element.end {
                children.append(self.node(child, in: item))
                child = form.elements[child].end
            }
        }
        return children
    }

    /// All items of a scope that are inside an item; the item itself if it is of that scope.
    package func items(of scope: ScopeIndex, under item: ItemIndex) -> [ItemIndex] {
        var found: [ItemIndex] = []
        appendItems(of: scope, under: item, to: &found)
        return found
    }

    private func appendItems(of scope: ScopeIndex, under item: ItemIndex, to found: inout [ItemIndex]) {
        if items[item].scope == scope { return found.append(item) }
        var inner = scope
        while let outer = form.scopes[inner].parent, outer != items[item].scope { inner = outer }
        guard form.scopes[inner].parent != nil else { return }
        for child in items[item].children[form.scopes[inner].slot] {
            appendItems(of: scope, under: child, to: &found)
        }
    }

    /// The flags of the form itself, which its groups inherit.
    var surroundings: NodeFlags {
        form.definition.isDisabled ? [.relevant, .unfolded] : [.relevant, .enabled, .unfolded]
    }

    /// The public id of an item's header.
    package func header(of item: ItemIndex) -> NodeID {
        let section = form.scopes[items[item].scope].element
        return NodeID(section.map { form.elements[$0].number } ?? ElementNumber(0), in: item)
    }

    /// Whether a node takes input now: it and everything around it is visible and enabled.
    package func isActive(_ node: NodeIndex) -> Bool { nodes[node].flags.contains([.relevant, .enabled]) }

    package func hasFormula(_ node: NodeIndex) -> Bool { element(of: node).rules.value != nil }

    /// Whether nodes directly inside a node with these flags can have rows. In a closed group they have no rows, unless
    /// the context keeps the rows of closed groups.
    func isUnfolded(inside outer: NodeFlags) -> Bool {
        settings.context.keepsCollapsedRows || outer.contains(.unfolded) && !outer.contains(.collapsed)
    }

    /// Whether a repeating section's rules allow another item.
    package func hasRoom(_ section: NodeIndex) -> Bool {
        room(in: section, with: items(of: section).count) > 0 && hasRoomForItems
    }

    /// How many items a repeating section may have; `nil` for anything else.
    package func limits(of node: NodeIndex) -> ItemLimits? { nodes[node].limits ?? section(of: node)?.limits }

    /// How many more items a repeating section may have if it has `count` of them. While items are held, calculated limits do
    /// not count.
    package func room(in section: NodeIndex, with count: Int) -> Int {
        if holdsItems, let _ = nodes[section].limits { return Repetition.itemLimit - count }
        return limits(of: section)?.room(count) ?? 0
    }

    /// Whether the session may have another item. The form itself counts as one.
    var hasRoomForItems: Bool { items.liveCount <= settings.context.itemLimit }

    /// Whether a person may delete a field while it takes input.
    package func isDeletable(_ node: NodeIndex) -> Bool {
        guard nodes[node].item == .form, field(of: node) != nil, form.links[nodes[node].element].readers.isEmpty,
            let parent = parent(of: node)
        else { return false }
        return section(of: parent)?.definition.isDeletable == true
    }

    /// The properties of a group; `nil` for anything else.
    package func group(of node: NodeIndex) -> FormGroup? { form.group(at: nodes[node].element) }
}
