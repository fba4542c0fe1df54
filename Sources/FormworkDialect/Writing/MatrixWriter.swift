import FormworkCore

/// Writes a matrix as its rows and columns.
enum MatrixWriter {
    /// Writes a matrix; `nil` for any other section, and for one whose rows were changed so that they differ.
    static func matrix(_ section: FormSection) -> JSONValue? {
        guard section.isMatrix, let first = section.elements.first else { return nil }
        var object = MatrixKeys.table.written(section)
        let rows = section.elements.map(row)
        var plain: FormSection
        let columns: [JSONValue]
        switch first {
        case .field(let field):
            plain = .matrix(
                section.id, section.title, rows: rows, columns: field.options, multiple: field.multiple,
                isRequired: field.validations.required, requiredWhen: field.requiredWhen)
            object.text("required_when", field.requiredWhen)
            if field.validations.required { object.add("validations", ["required": true]) }
            if field.multiple { object.add("cell", "check") }
            columns = field.options.map(OptionKeys.table.json)
        case .section(let row):
            let cells = row.elements.compactMap(cell)
            plain = .matrix(section.id, section.title, rows: rows, columns: cells)
            columns = cells.map { FieldWriter.field($0) }
            // A column without a type would be an option.
            if cells.allSatisfy({ $0.type == .text && $0.look == nil }) { object.add("cell", "text") }
        }
        plain.info = section.info
        plain.hidden = section.hidden
        plain.disabled = section.disabled
        plain.visibleWhen = section.visibleWhen
        plain.enabledWhen = section.enabledWhen
        guard plain == section else { return nil }
        object.list("rows", rows.map(OptionKeys.table.json))
        object.list("columns", columns)
        return object.json
    }

    private static func row(_ element: FormElement) -> FieldOption {
        switch element {
        case .field(let field): FieldOption(id: .text(field.id), title: field.title, info: field.info)
        case .section(let row): FieldOption(id: .text(row.id), title: row.title, info: row.info)
        }
    }

    /// The column that a cell was made from: its field without the look and the width that the matrix gave it.
    private static func cell(_ element: FormElement) -> Field? {
        guard case .field(var field) = element else { return nil }
        field.look = nil
        field.size.width = 100
        return field
    }
}
