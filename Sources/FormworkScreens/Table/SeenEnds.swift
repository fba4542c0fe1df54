/// Remembers which ends of repeats were seen, so that an app is asked once for more items.
@MainActor public final class SeenEnds {
    /// How many items a section had when its last one was seen.
    private var counts: [NodeID: Int] = [:]

    /// Nothing was seen yet.
    public init() {}

    /// Takes note of a row that came into sight.
    ///
    /// - Returns: Whether it belongs to the last item of a repeat, and that end was not seen before.
    public func note(_ row: RowID, in engine: FormEngine) -> Bool {
        guard let end = engine.end(of: row), counts[end.section] != end.count else { return false }
        counts[end.section] = end.count
        return true
    }

    /// The repeating section whose last item a row belongs to; `nil` if others came after it.
    public func section(endingWith row: RowID, in engine: FormEngine) -> FormSection? {
        engine.end(of: row).flatMap { engine.section($0.section) }
    }
}

extension FormEngine {
    /// The repeating section whose last item a row belongs to, and how many items that has; `nil` for other rows.
    fileprivate func end(of row: RowID) -> (section: NodeID, count: Int)? {
        var place = index(of: row)
        while let here = place {
            let found = rows[here]
            if found.id.kind == .itemHeader, let item = item(found.id.node), let section = found.parent {
                return item.index == item.count - 1 ? (section.node, item.count) : nil
            }
            place = found.parent.flatMap { index(of: $0) }
        }
        return nil
    }
}
