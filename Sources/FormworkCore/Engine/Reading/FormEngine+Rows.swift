extension FormEngine {
    /// The position of a row in `rows`; `nil` if it is not shown.
    ///
    /// - Complexity: O(log n) in the number of rows.
    public func index(of row: RowID) -> Int? {
        guard state.isPresent(row) else { return nil }
        let order = state.order(of: row)
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if state.order(of: rows[middle].id).isBefore(order) { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low].id == row ? low : nil
    }
}
