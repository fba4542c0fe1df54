extension FormEngine {
    /// Gives a repeating section the items that a page had, as far as a person could have made them there: in one
    /// transaction, however many they are.
    ///
    /// - Parameters:
    ///   - id: The repeating section.
    ///   - wanted: The identities of the items, in the order of the page, each once. One that the session does not know is a
    ///     new item.
    ///   - eventsAct: Whether `update` and `clear` targets act on items that are added.
    /// - Returns: Whether the section has exactly these items now. It has not where its limits or its order forbid that, or
    ///   while it takes no input.
    /// - Complexity: linear in the items, apart from what rules make of them.
    public func arrangeItems(of id: NodeID, as wanted: [Int], eventsAct: Bool = true) -> Bool {
        guard let section = position(id), let repeats = self.section(of: section)?.repeats else { return false }
        let before = items(of: section)
        if before == wanted { return true }
        guard nodes[section].flags.contains([.relevant, .enabled]), !isExhausted else { return false }
        statistics.transactions += 1
        eventPolicy = eventsAct ? .always : .never
        defer { eventPolicy = .never }

        let known = Set(before)
        let staying = wanted.filter { known.contains($0) }
        let isWanted = Set(staying)
        let added = min(wanted.count, repeats.max) - staying.count
        // Items that nobody wants stay as long as there would be too few without them.
        var surplus = max(repeats.min - staying.count - max(added, 0), 0)
        var kept: [Int] = []
        for item in before {
            if !isWanted.contains(item) {
                if surplus == 0 { continue }
                surplus -= 1
            }
            kept.append(item)
        }
        let stays = Set(kept)
        for item in before where !stays.contains(item) { recorder?.noteRemoval(of: item, in: self) }
        if kept.count != before.count { keepItems(kept, of: section) }
        addItems(max(added, 0), to: section)
        if repeats.isReorderable { sortItems(of: section, as: wanted, known: known) }
        focus = nil
        settleWithEvents()
        checkQueuedNodes()
        _ = commit()
        history?.forget()
        return isArranged(section, as: wanted, known: known)
    }

    /// Brings the items of a section into an order; new ones take the places of those that are not known.
    private func sortItems(of section: Int, as wanted: [Int], known: Set<Int>) {
        let current = items(of: section)
        var added = current.filter { !known.contains($0) }[...]
        let present = Set(current)
        var order = wanted.compactMap { identity in
            known.contains(identity) ? (present.contains(identity) ? identity : nil) : added.popFirst()
        }
        let placed = Set(order)
        order += current.filter { !placed.contains($0) }
        if order != current { keepItems(order, of: section) }
    }

    private func isArranged(_ section: Int, as wanted: [Int], known: Set<Int>) -> Bool {
        let current = items(of: section)
        guard current.count == wanted.count else { return false }
        for (item, identity) in zip(current, wanted) where known.contains(identity) || known.contains(item) {
            if item != identity { return false }
        }
        return true
    }
}
