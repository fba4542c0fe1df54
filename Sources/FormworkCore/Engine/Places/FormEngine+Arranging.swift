extension FormEngine {
    /// Changes the items of a repeating section to those that a page had, if a person could have made them there. It is
    /// one transaction.
    ///
    /// - Parameters:
    ///   - id: The repeating section.
    ///   - wanted: The items in the order of the page, each once. `nil` is a new item, and so is an item that the
    ///     session does not have.
    ///   - eventsAct: Whether `update` and `clear` targets act on items that are added.
    /// - Returns: Whether the section has exactly these items now. It does not if its limits or its fixed order forbid
    ///   that, or if it takes no input.
    /// - Complexity: linear in the items, without the rules that depend on them.
    package func arrangeItems(of id: NodeID, as wanted: [ItemIndex?], eventsAct: Bool = true) -> Bool {
        guard let section = state.node(id), state.limits(of: section) != nil else { return false }
        let before = state.items(of: section)
        if before.elementsEqual(wanted, by: { $0 == $1 }) { return true }
        guard state.isActive(section), !isExhausted else { return false }
        _ = tell(.arrangement) {
            let changes = run(.arranging, eventsAct: eventsAct) { $0.arrangeItems(of: section, as: wanted) }
            memory?.forgetHistory()
            return changes
        }
        return state.isArranged(section, as: wanted, known: Set(before))
    }
}

extension FormEngine {
    /// Reads answers of a page, one after the other. If an answer asks for fewer items meanwhile, blank items stay until the end,
    /// because an answer in them may still come.
    package func holdingItems(_ body: () -> Void) {
        guard form.computations.contains(where: { $0.aspect == .items }) else { return body() }
        _ = run(.arranging) { $0.state.holdItems(true) }
        body()
        _ = tell(.arrangement) {
            run(.arranging) {
                $0.state.holdItems(false)
                $0.settle()
                $0.validateQueuedNodes()
            }
        }
    }
}

extension Transaction {
    fileprivate mutating func arrangeItems(of section: NodeIndex, as wanted: [ItemIndex?]) {
        guard let compiled = state.section(of: section), let limits = state.limits(of: section) else { return }
        let before = state.items(of: section)
        let known = Set(before)
        let staying = wanted.compactMap { $0 }.filter { known.contains($0) }
        let isWanted = Set(staying)
        let added = min(wanted.count - staying.count, state.room(in: section, with: staying.count))
        // Items that the page did not have stay if there would be too few without them.
        var surplus = limits.missing(staying.count + added)
        var kept: ItemArray = []
        for item in before {
            if !isWanted.contains(item) {
                if surplus == 0 { continue }
                surplus -= 1
            }
            kept.append(item)
        }
        let stays = Set(kept)
        for item in before where !stays.contains(item) { note(.removed(item)) }
        if kept.count != before.count { keepItems(kept, of: section) }
        addItems(added, to: section)
        if compiled.isReorderable { sortItems(of: section, as: wanted, known: known) }
        focus = nil
        settleWithEvents()
        validateQueuedNodes()
    }

    /// Sorts the items of a section. New items are put where `wanted` has unknown identities.
    private mutating func sortItems(of section: NodeIndex, as wanted: [ItemIndex?], known: Set<ItemIndex>) {
        let current = state.items(of: section)
        var added = current.filter { !known.contains($0) }[...]
        let present = Set(current)
        var order = ItemArray(
            wanted.compactMap { identity in
                guard let identity, known.contains(identity) else { return added.popFirst() }
                return present.contains(identity) ? identity : nil
            })
        let placed = Set(order)
        order.append(contentsOf: current.filter { !placed.contains($0) })
        if order != current { keepItems(order, of: section) }
    }
}

extension FormState {
    fileprivate func isArranged(_ section: NodeIndex, as wanted: [ItemIndex?], known: Set<ItemIndex>) -> Bool {
        let current = items(of: section)
        guard current.count == wanted.count else { return false }
        for (item, identity) in zip(current, wanted) where item != identity {
            let isKnown = identity.map { known.contains($0) } ?? false
            if isKnown || known.contains(item) { return false }
        }
        return true
    }
}
