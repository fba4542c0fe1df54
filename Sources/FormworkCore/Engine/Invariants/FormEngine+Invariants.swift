// What is always true of a session's own state between two transactions. Tests ask after every one; nothing else does.

extension FormEngine {
    /// What is inconsistent in the session's own state, one text each; empty if nothing is.
    ///
    /// - Complexity: linear in the size of the session.
    package func checkInvariants() -> [String] {
        var broken: [String] = []
        func require(_ holds: Bool, _ words: @autoclosure () -> String) {
            if !holds { broken.append(words()) }
        }
        checkItems(require)
        checkBlocks(require)
        if isExhausted { return broken }
        forEachNode { checkNode($0, require) }
        require(queue.isEmpty && occasions.isEmpty && nodesToCheck.isEmpty, "work is left over")
        require(touchedNodes.isEmpty && rowChangedNodes.isEmpty && extraUpdates.isEmpty, "changes are left over")
        require(!structureChanged && movedItem < 0 && focus == nil, "something of the last transaction is left over")
        require(rows == currentRows(), "the rows are not those of the state")
        require(Set(rows.map { $0.id }).count == rows.count, "a row is there twice")
        if let field = openEditor {
            require(position(field).map { hasInlineEditor($0) } == true, "the open editor belongs to no field")
        }
        return broken
    }

    private typealias Requirement = (_ holds: Bool, _ words: @autoclosure () -> String) -> Void

    /// Items stand once each in the list of the item around them, at the index that they know.
    private func checkItems(_ require: Requirement) {
        var reached = 1
        for item in items.indices where items[item].isAlive {
            let record = items[item]
            require(record.children.count == form.scopes[record.scope].childCount, "item \(item) has too few lists")
            for list in record.children {
                reached += list.count
                for (index, child) in list.enumerated() {
                    let isRight = isAlive(child) && items[child].parent == item && items[child].index == index
                    require(isRight, "item \(child) is not number \(index) of item \(item)")
                }
            }
        }
        require(reached == liveItems, "\(reached) items are reached of \(liveItems)")
        require(items.count { $0.isAlive } == liveItems, "live items are not \(liveItems)")
    }

    /// Every node belongs to one item or to a block that is free.
    private func checkBlocks(_ require: Requirement) {
        var owners = [Int](repeating: 0, count: nodes.count)
        func claim(_ base: Int, _ scope: Int, item: Int) {
            for (slot, element) in form.scopes[scope].elements.enumerated() {
                let node = base + slot
                guard nodes.indices.contains(node) else { return require(false, "item \(item) has no nodes") }
                owners[node] += 1
                require(Int(nodes[node].item) == item, "node \(node) is not of item \(item)")
                if item >= 0 { require(nodes[node].element == element, "node \(node) is not of element \(element)") }
            }
        }
        for item in items.indices where items[item].isAlive { claim(items[item].base, items[item].scope, item: item) }
        for scope in freeBlocks.indices {
            for base in freeBlocks[scope] { claim(base, scope, item: -1) }
        }
        require(owners.allSatisfy { $0 == 1 }, "a node belongs to no item, or to two")
    }

    /// What a node inherits follows from what is around it, and nothing of a transaction is left.
    private func checkNode(_ node: Int, _ require: Requirement) {
        let flags = nodes[node].flags
        let outer = parent(of: node).map { nodes[$0].flags } ?? surroundings
        let isShown = flags.intersection([.ownVisible, .deleted]) == .ownVisible
        let name = path(of: id(of: node))
        require(flags.contains(.relevant) == (isShown && outer.contains(.relevant)), "\(name) is wrongly visible")
        let isEnabled = flags.contains(.ownEnabled) && outer.contains(.enabled)
        require(flags.contains(.enabled) == isEnabled, "\(name) is wrongly enabled")
        require(flags.contains(.unfolded) == isUnfolded(inside: outer), "\(name) is wrongly folded")
        let passing: NodeFlags = [.rowChanged, .checkQueued, .rowNew, .acted, .touched, .leftOut, .noted]
        let aspects: [Computation.Aspect] = [.visible, .enabled, .required, .value, .options]
        let marks = aspects.reduce(passing) { $0.union(.queued($1)) }
        require(flags.isDisjoint(with: marks), "\(name) keeps a mark of the last transaction")
        require(nodes[node].aspects.isEmpty, "\(name) keeps changes of the last transaction")
        require(!flags.contains(.malformed) || nodes[node].text != nil, "\(name) is malformed without a text")
        require(nodes[node].error == nil || flags.contains(.watched), "\(name) shows an error unasked")
        require(!flags.contains(.hasOwnOptions) || nodes[node].field != nil, "\(name) has lost its options")
    }
}
