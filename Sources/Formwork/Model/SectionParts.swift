import FormworkCore

/// Divides the flat list of rows into the sections of a screen.
///
/// The header of a group or section begins a section. Rows that follow an inner section belong to the outer one again:
/// they are its next part, which has no header.
struct SectionParts {
    struct Part {
        var id: SectionID
        var depth: Int
        var rows: [RowID] = []
        var footer: RowID?
    }

    private(set) var parts: [Part] = []
    /// The headers around the current row, with the number of parts that each has so far.
    private var open: [(header: RowID, parents: Int, parts: Int)] = []

    /// - Complexity: linear in the number of rows.
    init(_ rows: [FormRow]) {
        var headerOf: [RowID: RowID] = [:]
        for row in rows {
            // The rows of an item are in the section of the item.
            let owner = row.parent.flatMap { headerOf[$0] ?? $0 }
            while let last = open.last, last.header != owner { open.removeLast() }
            switch row.id.kind {
            case .groupHeader, .sectionHeader:
                open.append((row.id, open.count, 1))
                parts.append(Part(id: SectionID(header: row.id, part: 0), depth: open.count - 1))
            case .footer: footer(row.id)
            case .itemHeader:
                if let owner { headerOf[row.id] = owner }
                add(row.id)
            case .field, .inlineEditor, .addItem: add(row.id)
            }
        }
    }

    private mutating func add(_ row: RowID) {
        if !isCurrent { beginPart() }
        parts[parts.count - 1].rows.append(row)
    }

    private mutating func footer(_ row: RowID) {
        if !isCurrent { beginPart() }
        parts[parts.count - 1].footer = row
    }

    /// Whether the last part belongs to the innermost header.
    private var isCurrent: Bool { !parts.isEmpty && parts.last?.id.header == open.last?.header }

    private mutating func beginPart() {
        guard let last = open.indices.last else {
            parts.append(Part(id: SectionID(header: nil, part: parts.count), depth: 0))
            return
        }
        parts.append(Part(id: SectionID(header: open[last].header, part: open[last].parts), depth: open[last].parents))
        open[last].parts += 1
    }
}
