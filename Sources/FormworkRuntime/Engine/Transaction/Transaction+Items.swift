// Adding, removing and moving items.

extension Transaction {
    /// Makes an item with all its nodes, and adds the minimum of items to every repeating section inside it.
    ///
    /// - Parameter wanted: The identity of a removed item, which the new item gets; `nil` for a new identity.
    @discardableResult
    mutating func makeItem(
        _ scope: ScopeIndex, parent: ItemIndex?, position: ItemPosition, identity wanted: ItemIndex? = nil
    ) -> ItemIndex {
        let form = state.form
        let compiled = form.scopes[scope]
        let item = state.items.nextIdentity(wanted: wanted)
        let block = state.nodes.takeBlock(of: scope, count: compiled.elements.count)
        state.items.insert(
            ItemRecord(
                scope: scope, parent: parent, block: block, position: position, childCount: compiled.childCount,
                aggregateCount: compiled.aggregates.count), as: item)
        state.count(steps: compiled.elements.count + 1)
        for aggregate in compiled.aggregates { schedule(aggregate, in: item) }
        for slot in compiled.elements.indices {
            let node = block.node(slot)
            let element = compiled.elements[slot]
            state.nodes[node] = NodeRecord(element: element, item: item, flags: form.initialFlags(of: element))
            state.nodes[node].flags = state.inheritedFlags(of: node)
        }
        for slot in compiled.elements.indices {
            schedule(form.elements[compiled.elements[slot]].rules, in: item)
            for limit in form.links[compiled.elements[slot]].limits { schedule(limit, in: item) }
            fillToMinimum(block.node(slot))
        }
        return item
    }

    private mutating func schedule(_ rules: StateRules, in item: ItemIndex) {
        if let rule = rules.visible { schedule(rule, in: item) }
        if let rule = rules.enabled { schedule(rule, in: item) }
        if let rule = rules.required { schedule(rule, in: item) }
        if let rule = rules.value { schedule(rule, in: item) }
        if let rule = rules.options { schedule(rule, in: item) }
        if let rule = rules.items { schedule(rule, in: item) }
    }

    /// Adds blank items until a repeating section has its minimum.
    package mutating func fillToMinimum(_ section: NodeIndex) {
        guard let limits = state.limits(of: section) else { return }
        for _ in 0..<limits.missing(state.items(of: section).count) {
            if appendItem(to: section) == nil { return }
        }
    }

    /// Adds a blank item at the end of a repeating section; `nil` if there is no room.
    package mutating func appendItem(to section: NodeIndex, identity: ItemIndex? = nil) -> ItemIndex? {
        guard let scope = state.element(of: section).itemScope, !state.isExhausted else { return nil }
        let items = state.items(of: section)
        guard items.count < Repetition.itemLimit, state.hasRoomForItems else {
            state.noteMissingItems()
            return nil
        }
        let parent = state.nodes[section].item
        let item = makeItem(scope, parent: parent, position: items.endIndex, identity: identity)
        state.items[parent].children[state.form.scopes[scope].slot].append(item)
        itemsChanged(in: section, from: items.endIndex.next)
        return item
    }

    /// Removes an item, everything in it, and its answers.
    package mutating func deleteItem(_ item: ItemIndex) {
        guard let section = state.owner(of: item) else { return }
        var rest = state.items(of: section)
        let position = state.items[item].position
        rest.remove(at: position)
        setItems(rest, of: section, from: position)
        freeItem(item)
        itemsChanged(in: section, from: position)
    }

    /// Moves an item to another position in its repeating section.
    package mutating func moveItem(_ item: ItemIndex, of section: NodeIndex, to position: ItemPosition) {
        var list = state.items(of: section)
        let before = state.items[item].position
        list.remove(at: before)
        list.insert(item, at: position)
        setItems(list, of: section, from: min(before, position))
        movedItem = item
        itemsChanged(in: section, from: min(before, position), isSameCount: true)
    }

    /// Replaces the items of a repeating section by some of them, in any order. It removes the rest with their answers.
    package mutating func keepItems(_ kept: ItemArray, of section: NodeIndex) {
        guard state.element(of: section).isRepeating else { return }
        let stays = Set(kept)
        for item in state.items(of: section) where !stays.contains(item) { freeItem(item) }
        setItems(kept, of: section, from: ItemPosition(0))
        itemsChanged(in: section, from: ItemPosition(0))
    }

    /// Removes the items of a repeating section from a position on.
    mutating func cutItems(of section: NodeIndex, from position: ItemPosition) {
        var items = state.items(of: section)
        while position < items.endIndex, let last = items.last {
            freeItem(last)
            items.removeLast()
        }
        setItems(items, of: section, from: position)
        itemsChanged(in: section, from: position)
    }

    /// Replaces the list of items and numbers those from a position on.
    private mutating func setItems(_ list: ItemArray, of section: NodeIndex, from start: ItemPosition) {
        guard let scope = state.element(of: section).itemScope else { return }
        state.items[state.nodes[section].item].children[state.form.scopes[scope].slot] = list
        for position in start..<list.endIndex {
            state.items[list[position]].position = position
        }
    }

    private mutating func freeItem(_ item: ItemIndex) {
        for list in state.items[item].children {
            for child in list { freeItem(child) }
        }
        let scope = state.items[item].scope
        state.nodes.freeBlock(state.items[item].block, of: scope, count: state.form.scopes[scope].elements.count)
        state.items.remove(item)
    }
}
