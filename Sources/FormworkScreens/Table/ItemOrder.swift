/// The items of a repeat as they stand below each other, for views that tell of a drop by the offset of a gap.
public enum ItemOrder {
    /// The index that an item gets in its repeat; `nil` for a line that is no item, or for a drop that changes nothing.
    ///
    /// - Parameters:
    ///   - line: The position of the line that was dragged.
    ///   - gap: How many lines were above the place where it was dropped, itself among them if it was.
    ///   - rows: The rows that the lines begin with.
    public static func index(moving line: Int, toGap gap: Int, in rows: [FormRow]) -> Int? {
        guard rows.indices.contains(line), rows[line].id.kind == .itemHeader else { return nil }
        let repeats = rows[line].parent
        let items = rows.indices.filter { rows[$0].id.kind == .itemHeader && rows[$0].parent == repeats }
        let index = items.filter { $0 != line && $0 < gap }.count
        return index == items.firstIndex(of: line) ? nil : index
    }
}
