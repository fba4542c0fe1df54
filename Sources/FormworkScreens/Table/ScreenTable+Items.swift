extension ScreenTable {
    /// The places of the headers of all items in one repeat, in order.
    ///
    /// - Parameter row: The header of one of the items.
    public func itemPlaces(beside row: RowID) -> [LinePlace] {
        guard row.kind == .itemHeader, let section = section(of: row), let parent = self.row(row)?.parent else {
            return []
        }
        let rows = sections[section].rows
        let headers = Set(rows.filter { $0.id.kind == .itemHeader && $0.parent == parent }.map(\.id))
        return sections[section].lines.indices.filter { headers.contains(sections[section].lines[$0].id) }
            .map { LinePlace(section: section, line: $0) }
    }

    /// The row of the form with an identity; `nil` if it is not there.
    public func row(_ id: RowID) -> FormRow? {
        section(of: id).flatMap { sections[$0].rows.first { $0.id == id } }
    }

    /// The table with a line at another place of its section, as a person dragged it there.
    public func moving(_ line: LinePlace, to place: LinePlace) -> ScreenTable {
        guard line.section == place.section, self[line] != nil, self[place] != nil else { return self }
        var table = self
        let moved = table.sections[line.section].lines.remove(at: line.line)
        table.sections[place.section].lines.insert(moved, at: place.line)
        return table
    }

    /// The place nearest to another one that an item can be dragged to: it stays in its repeat.
    ///
    /// - Parameter row: The header of the item.
    public func itemPlace(nearest place: LinePlace, for row: RowID) -> LinePlace? {
        let places = itemPlaces(beside: row)
        guard let first = places.first, let last = places.last else { return nil }
        return min(max(place, first), last)
    }
}
