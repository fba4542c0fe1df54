/// A section of a table: a header of the form and what stands under it.
public struct ScreenSection: Equatable, Sendable {
    /// The rows of the form in this section, the header first.
    public internal(set) var rows: [FormRow]
    /// The lines under the header, in order.
    public internal(set) var lines: [ScreenLine] = []
    /// The footer; `nil` if absent.
    public internal(set) var footer: RowID?
    /// Whether `lines` has to be worked out again.
    var isStale = true

    init(_ rows: [FormRow]) { self.rows = rows }

    /// A section is its header: the heading of a group or of a section.
    public var id: RowID { rows[0].id }
    /// The header, if there is one: rows before the first header have none.
    public var header: RowID? { rows[0].startsSection ? rows[0].id : nil }

    /// Works out the lines.
    mutating func layOut(_ room: (FormRow) -> RowRoom) {
        let rest = (header == nil ? rows[...] : rows.dropFirst()).filter { room($0) != .none }
        footer = rest.last { $0.id.kind == .footer }?.id
        lines = ScreenLine.lines(of: rest.lazy.filter { $0.id.kind != .footer }, room)
        isStale = false
    }
}

extension FormRow {
    /// Whether a section of the table begins with this row.
    var startsSection: Bool { id.kind == .groupHeader || id.kind == .sectionHeader }
}

extension ScreenLine {
    /// The lines that rows stand in which follow each other.
    ///
    /// - Parameter room: The room that a row takes.
    public static func lines(of rows: some Sequence<FormRow>, _ room: (FormRow) -> RowRoom) -> [ScreenLine] {
        var packer = LinePacker()
        for row in rows { packer.add(row, room(row)) }
        return packer.finish()
    }
}

/// Fills lines with rows from first to last, as words fill the lines of a paragraph.
private struct LinePacker {
    private var lines: [ScreenLine] = []
    private var current: ScreenLine?
    private var parent: RowID?
    private var free = 0
    /// Rows that go under the line that is being filled.
    private var below: [RowID] = []

    mutating func add(_ row: FormRow, _ room: RowRoom) {
        switch room {
        case .none: return
        case .below:
            if current == nil { lines.append(ScreenLine(row.id)) } else { below.append(row.id) }
        case .line:
            end()
            begin(row, taking: 12)
        case .twelfths(let share):
            let share = min(max(share, 1), 12)
            if current != nil, row.parent == parent, share <= free {
                current?.rows.append(row.id)
                free -= share
            } else {
                end()
                begin(row, taking: share)
            }
        }
    }

    mutating func finish() -> [ScreenLine] {
        end()
        return lines
    }

    private mutating func begin(_ row: FormRow, taking share: Int) {
        current = ScreenLine(row.id)
        parent = row.parent
        free = 12 - share
    }

    private mutating func end() {
        if let current { lines.append(current) }
        lines += below.map { ScreenLine($0) }
        current = nil
        below = []
    }
}
