/// Which way a person goes through the fields.
public enum FocusDirection: Sendable {
    /// Towards the end of the form.
    case next
    /// Towards its beginning.
    case previous
}

extension ScreenTable {
    /// The next row in a direction that takes part in moving; `nil` if absent.
    ///
    /// - Parameters:
    ///   - row: The row to start from; `nil` for the end that the direction comes from.
    ///   - takesPart: Whether a row can be gone to, such as a field that takes input.
    public func row(
        _ direction: FocusDirection, from row: RowID?, where takesPart: (RowID) -> Bool
    ) -> RowID? {
        var place = row.flatMap { self.place(of: $0) }
        if let row, let line = place.flatMap({ self[$0] })?.rows, let inLine = line.firstIndex(of: row) {
            let rest = direction == .next ? Array(line[(inLine + 1)...]) : Array(line[..<inLine].reversed())
            if let found = rest.first(where: takesPart) { return found }
        }
        while true {
            place = place == nil && row == nil ? end(direction) : self.place(direction, from: place)
            guard let here = place, let line = self[here] else { return nil }
            let rows = direction == .next ? line.rows : line.rows.reversed()
            if let found = rows.first(where: takesPart) { return found }
            if row == nil, place == nil { return nil }
        }
    }

    private func end(_ direction: FocusDirection) -> LinePlace? {
        direction == .next
            ? firstPlace(inOrAfter: 0) : lastPlace(inOrBefore: sections.count - 1)
    }

    private func place(_ direction: FocusDirection, from place: LinePlace?) -> LinePlace? {
        guard var place else { return nil }
        place.line += direction == .next ? 1 : -1
        if self[place] != nil { return place }
        return direction == .next
            ? firstPlace(inOrAfter: place.section + 1) : lastPlace(inOrBefore: place.section - 1)
    }

    private func firstPlace(inOrAfter section: Int) -> LinePlace? {
        guard section < sections.count else { return nil }
        return sections[section...].firstIndex { !$0.lines.isEmpty }.map { LinePlace(section: $0, line: 0) }
    }
    private func lastPlace(inOrBefore section: Int) -> LinePlace? {
        guard section >= 0 else { return nil }
        return sections[...section].lastIndex { !$0.lines.isEmpty }
            .map { LinePlace(section: $0, line: sections[$0].lines.count - 1) }
    }
}
