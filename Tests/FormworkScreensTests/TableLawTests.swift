import FormworkCore
import FormworkScreens
import FormworkTestSupport
import Testing

/// Random forms, played at random: the table that follows change sets is the table that is made from the rows.
struct TableLawTests {
    @Test(arguments: LawPlay.seeds) func aTableThatFollowsIsTheTableOfTheRows(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        let room = Room(seed: seed)
        var table = ScreenTable(course.engine.rows, room: room.of)
        for _ in 0..<LawPlay.steps {
            let before = table
            let changes = try course.step()
            let update = table.apply(changes, room: room.of)
            let anew = ScreenTable(course.engine.rows, room: room.of)
            try course.require(table.sections == anew.sections, "the table does not follow the rows")
            try course.require(
                Self.followed(before, by: update, to: table) == table.sections.map(\.picture),
                "the update does not lead to the new table")
            // A row that went and came back where it was may show something else: its cell is made anew.
            for removal in changes.removals {
                guard let place = before.place(of: removal.row.id), before[place]?.id == removal.row.id else {
                    continue
                }
                try course.require(
                    update.deletedLines.contains(place) || update.deletedSections.contains(place.section),
                    "the line of a removed row stays")
            }
            for section in table.sections {
                for line in section.lines {
                    try course.require(
                        table.place(of: line.rows[line.rows.count - 1]).flatMap { table[$0] } == line,
                        "a row is not found")
                }
            }
        }
    }

    @Test(arguments: LawPlay.seeds) func onlyTouchedSectionsAreLaidOut(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        let room = Room(seed: seed)
        var table = ScreenTable(course.engine.rows, room: room.of)
        for _ in 0..<LawPlay.steps {
            let before = table
            let changes = try course.step()
            _ = table.apply(changes, room: room.of)
            let known = Dictionary(uniqueKeysWithValues: before.sections.map { ($0.id, $0.rows) })
            let touched = table.sections.filter { known[$0.id] != $0.rows }.reduce(0) { $0 + $1.lines.count }
            // A section whose rows moved within it is touched although it looks the same afterwards.
            let moved = Set(changes.insertions.map(\.row.id))
            let same = table.sections.filter { section in
                known[section.id] == section.rows && section.rows.contains { moved.contains($0.id) }
            }.reduce(0) { $0 + $1.lines.count }
            try course.require(table.lineCount - before.lineCount <= touched + same, "untouched sections were laid out")
        }
    }

    /// Does to the old table what an update says, knowing nothing of the new one but what was inserted.
    private static func followed(_ old: ScreenTable, by update: TableUpdate, to new: ScreenTable) -> [SectionPicture] {
        var sections = old.sections.map(\.picture)
        for place in update.deletedLines.reversed() { sections[place.section].lines.remove(at: place.line) }
        for position in update.deletedSections.reversed() { sections.remove(at: position) }
        for position in update.insertedSections { sections.insert(new.sections[position].picture, at: position) }
        for place in update.insertedLines {
            sections[place.section].lines.insert(new.sections[place.section].lines[place.line].id, at: place.line)
        }
        return sections
    }
}

private struct SectionPicture: Equatable {
    var id: RowID
    var lines: [RowID]
}
extension ScreenSection {
    fileprivate var picture: SectionPicture { SectionPicture(id: id, lines: lines.map(\.id)) }
}

/// The room of rows: fields take shares that depend on the seed and the element.
private struct Room {
    let seed: UInt64
    func of(_ row: FormRow) -> RowRoom {
        switch row.id.kind {
        case .field: .twelfths([12, 6, 4, 3, 8][Int((seed &+ UInt64(row.id.node.element.position) &* 7) % 5)])
        case .inlineEditor: .below
        default: .line
        }
    }
}
