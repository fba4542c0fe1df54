// Conditions that the state of a session satisfies between two transactions. Only tests check them.

extension FormEngine {
    /// The inconsistencies of the session's state, one text each; empty if it is consistent.
    ///
    /// - Complexity: linear in the size of the session.
    package func checkInvariants() -> [String] {
        var check = InvariantCheck(state)
        check.run()
        return check.broken
    }
}

/// Finds inconsistencies in the state of a session.
private struct InvariantCheck {
    let state: FormState
    private(set) var broken: [String] = []

    init(_ state: FormState) {
        self.state = state
    }

    mutating func run() {
        checkItems()
        checkBlocks()
        if state.isExhausted { return }
        var nodes: [NodeIndex] = []
        state.nodes.forEach { nodes.append($0) }
        for node in nodes { check(node) }
        require(state.rows == state.currentRows, "the rows are not those of the state")
        require(Set(state.rows.map { $0.id }).count == state.rows.count, "a row is there twice")
        if let field = state.openEditor {
            let hasEditor = state.node(field).map { state.hasInlineEditor($0) } == true
            require(hasEditor, "the open editor belongs to no field")
        }
    }

    private mutating func require(_ holds: Bool, _ words: String) {
        if !holds { broken.append(words) }
    }

    /// Checks that each item is in the list of the item around it once, at its own position.
    private mutating func checkItems() {
        var reached = 1
        for item in state.items.live {
            let record = state.items[item]
            let childCount = state.form.scopes[record.scope].childCount
            require(record.children.count == childCount, "item \(item.position) has too few lists")
            require(!record.waitsForSomething, "item \(item.position) has work left over")
            for list in record.children {
                reached += list.count
                for (position, child) in zip(list.indices, list) {
                    let isRight =
                        state.items.contains(child) && state.items[child].parent == item
                        && state.items[child].position == position
                    require(isRight, "item \(child) is not at \(position) in item \(item)")
                }
            }
        }
        require(reached == state.items.liveCount, "\(reached) items are reached of \(state.items.liveCount)")
        require(state.items.live.count == state.items.liveCount, "live items are not \(state.items.liveCount)")
    }

    /// Checks that every node belongs to one item or to a free block.
    private mutating func checkBlocks() {
        var owners = IndexedArray<NodeIndex, Int>(repeating: 0, count: state.nodes.count)
        for item in state.items.live {
            claim(state.items[item].block, state.items[item].scope, of: item, &owners)
        }
        for scope in state.form.scopes.indices {
            for block in state.nodes.freeBlocks(of: scope) { claim(block, scope, of: nil, &owners) }
        }
        require(owners.allSatisfy { $0 == 1 }, "a node belongs to no item, or to two")
    }

    /// Notes that the nodes of a block belong to an item, or to none.
    private mutating func claim(
        _ block: NodeTable.Block, _ scope: ScopeIndex, of item: ItemIndex?, _ owners: inout IndexedArray<NodeIndex, Int>
    ) {
        let elements = state.form.scopes[scope].elements
        for slot in elements.indices {
            let node = block.node(slot)
            guard owners.indices.contains(node) else {
                require(false, "a block has no nodes")
                continue
            }
            owners[node] += 1
            require(state.nodes.contains(node) == (item != nil), "node \(node.position) is wrongly in use or free")
            guard let item else { continue }
            require(state.nodes[node].item == item, "node \(node.position) is not of item \(item.position)")
            require(state.nodes[node].element == elements[slot], "node \(node.position) is not of its element")
        }
    }

    /// Checks that the inherited state of a node follows from the elements around it, and that no flag of a transaction
    /// is left.
    private mutating func check(_ node: NodeIndex) {
        let flags = state.nodes[node].flags
        let name = state.path(of: state.id(of: node))
        require(flags == state.inheritedFlags(of: node), "\(name) is wrongly visible, enabled or folded")
        require(flags.isDisjoint(with: .ofTransaction), "\(name) keeps a mark of the last transaction")
        require(state.nodes[node].aspects.isEmpty, "\(name) keeps changes of the last transaction")
        let hasText = state.nodes[node].text != nil
        require(!flags.contains(.malformed) || hasText, "\(name) is malformed without a text")
        require(
            !flags.contains(.forgotten) || state.nodes[node].value.isBlank, "\(name) is forgotten and has an answer")
        require(state.nodes[node].error == nil || flags.contains(.watched), "\(name) shows an error unasked")
        require(!flags.contains(.hasOwnOptions) || state.nodes[node].field != nil, "\(name) has lost its options")
    }
}
