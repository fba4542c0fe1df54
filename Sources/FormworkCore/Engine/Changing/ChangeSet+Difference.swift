extension ChangeSet {
    /// Makes the removals and insertions that turn one list of rows into another one in which rows may have moved.
    ///
    /// As many rows as possible stay. A row that moved, has another header, or has to be drawn again is removed and
    /// inserted, together with all rows under it.
    ///
    /// - Complexity: O(n log n).
    init(from old: RowArray, to new: RowArray, redrawing isRedrawn: (RowID) -> Bool) {
        self.init()
        var positions: [RowID: RowPosition] = [:]
        for (position, row) in zip(old.indices, old) { positions[row.id] = position }
        var staying: Set<RowID> = []
        let candidates = new.filter { row in
            guard let position = positions[row.id], old[position].parent == row.parent, !isRedrawn(row.id),
                row.parent.map({ staying.contains($0) }) ?? true
            else { return false }
            staying.insert(row.id)
            return true
        }
        let ordered = Set(Self.longestAscent(candidates.compactMap { positions[$0.id] }))
        staying = []
        // A header is moved together with the rows under it.
        for row in candidates where row.parent.map({ staying.contains($0) }) ?? true {
            if let position = positions[row.id], ordered.contains(position) { staying.insert(row.id) }
        }
        for (position, row) in zip(old.indices, old).reversed() where !staying.contains(row.id) {
            removals.append(PlacedRow(position: position.position, row: row))
        }
        for (position, row) in zip(new.indices, new) where !staying.contains(row.id) {
            insertions.append(PlacedRow(position: position.position, row: row))
        }
    }

    /// A longest ascending subsequence of different positions (patience sorting).
    private static func longestAscent(_ positions: [RowPosition]) -> [RowPosition] {
        var tails: [Int] = []
        var before: [Int?] = Array(repeating: nil, count: positions.count)
        for (index, position) in positions.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if positions[tails[middle]] < position { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = tails[low - 1] }
            if low < tails.count { tails[low] = index } else { tails.append(index) }
        }
        var ascent: [RowPosition] = []
        var last = tails.last
        while let index = last {
            ascent.append(positions[index])
            last = before[index]
        }
        return ascent.reversed()
    }
}
