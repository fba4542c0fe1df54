/// The rows of a form as the sections and lines of a table.
///
/// A table follows the change sets of its session: `apply` takes one and says what the view has to do. It looks only at the
/// sections that the change set touches.
public struct ScreenTable: Sendable {
    /// The sections, from the top.
    public internal(set) var sections: [ScreenSection] = []
    /// How many lines were laid out so far; for tests of how much work a change is.
    public internal(set) var lineCount = 0
    /// The header of the section that each row stands in.
    private var homes: [RowID: RowID] = [:]
    /// The position of each section.
    private var positions: [RowID: Int] = [:]

    /// Makes a table without rows.
    public init() {}

    /// Makes a table of the rows of a form.
    ///
    /// - Parameter room: The room that a row takes.
    public init(_ rows: [FormRow], room: (FormRow) -> RowRoom) {
        for row in rows {
            if row.startsSection && room(row) != .none || sections.isEmpty {
                sections.append(ScreenSection([row]))
            } else {
                sections[sections.count - 1].rows.append(row)
            }
        }
        layOut(room)
        for section in sections { remember(section) }
        number()
    }

    /// How many lines there are.
    public var count: Int { sections.reduce(0) { $0 + $1.lines.count } }

    /// The line at a place; `nil` if absent.
    public subscript(place: LinePlace) -> ScreenLine? {
        guard sections.indices.contains(place.section) else { return nil }
        let lines = sections[place.section].lines
        return lines.indices.contains(place.line) ? lines[place.line] : nil
    }

    /// The place of the line that contains a row; `nil` for headers, footers and rows that are not there.
    public func place(of row: RowID) -> LinePlace? {
        guard let section = section(of: row) else { return nil }
        guard let line = sections[section].lines.firstIndex(where: { $0.rows.contains(row) }) else { return nil }
        return LinePlace(section: section, line: line)
    }

    /// The position of the section that a row stands in or heads; `nil` if the row is not there.
    public func section(of row: RowID) -> Int? { homes[row].flatMap { positions[$0] } }

    /// Follows a change set.
    ///
    /// - Parameter room: The room that a row takes now.
    public mutating func apply(_ changes: ChangeSet, room: (FormRow) -> RowRoom) -> TableUpdate {
        if changes.removals.isEmpty, changes.insertions.isEmpty { return TableUpdate() }
        let old = sections, oldPositions = positions
        let moved = Set(changes.removals.map(\.row.id))
        remove(changes.removals)
        insert(changes.insertions)
        join()
        let touched = sections.filter(\.isStale)
        layOut(room)
        for row in moved { homes[row] = nil }
        for section in touched { remember(section) }
        if old.count != sections.count
            || touched.contains(where: { oldPositions[$0.id] == nil || moved.contains($0.id) })
        {
            number()
        }
        return difference(from: old, oldPositions, touched: Set(touched.map(\.id)), moved: moved)
    }

    /// Begins anew with the rows of a form: items are folded up now or opened again, or something changes while they are.
    /// Sections inside of folded items are no sections of the table.
    ///
    /// - Parameter moved: Rows that were taken out and put in elsewhere.
    public mutating func rebuild(
        _ rows: [FormRow], moved: Set<RowID> = [], room: (FormRow) -> RowRoom
    ) -> TableUpdate {
        let old = sections, oldPositions = positions, count = lineCount
        self = ScreenTable(rows, room: room)
        lineCount += count
        return difference(from: old, oldPositions, touched: Set(sections.map(\.id)), moved: moved)
    }

    /// Lays out every line again, because rows take another room now: the table became wider, or texts larger.
    @discardableResult public mutating func layOutAgain(room: (FormRow) -> RowRoom) -> TableUpdate {
        let old = sections
        for section in sections.indices { sections[section].isStale = true }
        layOut(room)
        return difference(from: old, positions, touched: Set(sections.map(\.id)), moved: [])
    }

    private mutating func layOut(_ room: (FormRow) -> RowRoom) {
        for section in sections.indices where sections[section].isStale {
            sections[section].layOut(room)
            lineCount += sections[section].lines.count
        }
    }
    private mutating func remember(_ section: ScreenSection) {
        for row in section.rows { homes[row.id] = section.id }
    }
    private mutating func number() {
        positions = [:]
        for (position, section) in sections.enumerated() { positions[section.id] = position }
    }
}

extension ScreenTable {
    /// Takes rows out, from the last to the first.
    private mutating func remove(_ removals: [PlacedRow]) {
        var section = sections.count - 1
        var start = sections.reduce(0) { $0 + $1.rows.count } - (sections.last?.rows.count ?? 0)
        for removal in removals {
            while removal.position < start, section > 0 {
                section -= 1
                start -= sections[section].rows.count
            }
            guard section >= 0, sections[section].rows.indices.contains(removal.position - start) else { continue }
            sections[section].rows.remove(at: removal.position - start)
            sections[section].isStale = true
        }
    }

    /// Puts rows in, from the first to the last. A header takes what follows it with it.
    private mutating func insert(_ insertions: [PlacedRow]) {
        sections.removeAll { $0.rows.isEmpty }
        var section = 0
        var start = 0
        for insertion in insertions {
            while section < sections.count, insertion.position > start + sections[section].rows.count {
                start += sections[section].rows.count
                section += 1
            }
            if section == sections.count {
                sections.append(ScreenSection([insertion.row]))
                continue
            }
            let offset = insertion.position - start
            if insertion.row.startsSection, offset > 0 {
                let following = Array(sections[section].rows[offset...])
                if !following.isEmpty { sections[section].isStale = true }
                sections[section].rows.removeSubrange(offset...)
                sections.insert(ScreenSection([insertion.row] + following), at: section + 1)
            } else {
                sections[section].isStale = true
                sections[section].rows.insert(insertion.row, at: offset)
                if offset == 0 { divide(section, after: 1) }
            }
        }
    }

    /// Cuts a section where its old header stands behind the one that was put before it.
    private mutating func divide(_ section: Int, after offset: Int) {
        guard sections[section].rows.count > offset, sections[section].rows[offset].startsSection else { return }
        let following = Array(sections[section].rows[offset...])
        sections[section].rows.removeSubrange(offset...)
        sections.insert(ScreenSection(following), at: section + 1)
    }

    /// Gives rows whose header went to the section before.
    private mutating func join() {
        var section = 1
        while section < sections.count {
            if sections[section].header != nil {
                section += 1
                continue
            }
            let rows = sections.remove(at: section).rows
            sections[section - 1].rows += rows
            sections[section - 1].isStale = true
        }
    }
}

extension ScreenTable {
    private func difference(
        from old: [ScreenSection], _ oldPositions: [RowID: Int], touched: Set<RowID>, moved: Set<RowID>
    ) -> TableUpdate {
        var update = TableUpdate()
        let kept = Set(old.lazy.map(\.id).filter { !moved.contains($0) && self.positions[$0] != nil })
        update.deletedSections = old.indices.filter { !kept.contains(old[$0].id) }
        for (position, section) in sections.enumerated() {
            guard kept.contains(section.id), let before = oldPositions[section.id] else {
                update.insertedSections.append(position)
                continue
            }
            guard touched.contains(section.id) else { continue }
            compare(old[before], at: before, with: section, at: position, moved, &update)
        }
        return update
    }

    private func compare(
        _ old: ScreenSection, at before: Int, with new: ScreenSection, at position: Int, _ moved: Set<RowID>,
        _ update: inout TableUpdate
    ) {
        if old.footer != new.footer { update.changedFooters.append(new.id) }
        var known: [RowID: ScreenLine] = [:]
        for line in old.lines where !moved.contains(line.id) { known[line.id] = line }
        var stays: Set<RowID> = []
        for (number, line) in new.lines.enumerated() {
            if let same = known[line.id] {
                stays.insert(line.id)
                if same != line { update.changedLines.append(line.id) }
            } else {
                update.insertedLines.append(LinePlace(section: position, line: number))
            }
        }
        for (number, line) in old.lines.enumerated() where !stays.contains(line.id) {
            update.deletedLines.append(LinePlace(section: before, line: number))
        }
    }
}
