import FormworkCore

/// Reads a matrix, which is a nested section with a row for each thing that is asked about.
struct MatrixReader {
    let context: ReadingContext
    /// How many sections are around it.
    let depth: Int

    func section(_ value: JSONValue, path: FilePath) -> FormSection? {
        guard let object = ObjectReader.element(value, MatrixKeys.table.names, path: path, context: context) else {
            return nil
        }
        guard depth < FormSection.nestingLimit - 1 else {
            context.loseElement()
            context.report(
                .definition(.nestingTooDeep), at: value.offset, path: path, expected: ["\(FormSection.nestingLimit)"])
            return nil
        }
        object.origin = context.beginElement(value, path: path)
        var section = content(object)
        MatrixKeys.table.read(object, into: &section)
        return section
    }

    private func isRequired(_ object: ObjectReader) -> Bool {
        object.object("validations", MatrixKeys.rules)?.flag("required") ?? false
    }

    /// Reads the section with its rows.
    private func content(_ object: ObjectReader) -> FormSection {
        let id = object.text("id")
        let title = object.text("title")
        let rows = object.list("rows").compactMap(row)
        let cell = object.text("cell")
        for key in ["id", "rows", "columns"] where object.value[key] == nil {
            object.report(.missingKey, at: object.value, expected: [key])
        }
        if let list = object.value["rows"], list.arrayValue?.isEmpty == true {
            object.context.report(
                .definition(.noOptions), at: list.offset, path: object.path(to: "rows"), found: "matrix")
        }
        let columns = object.list("columns")
        guard hasRoom(rows.count, columns.count, object) else {
            object.refuse(MatrixKeys.ofOptions)
            context.loseElement()
            return FormSection(id: id, title: title, isNested: true, elements: [])
        }
        if cell.isEmpty || cell == "check", !columns.contains(where: { $0.value["type"] != nil }) {
            let reader = OptionReader(context: context)
            let options = columns.enumerated().compactMap { position, column in
                reader.option(column.value, column.path, of: object, position: position)
            }
            for row in rows { context.beginElement(row.value, path: row.path) }
            return .matrix(
                id, title, rows: rows.map(\.option), columns: options, multiple: cell == "check",
                isRequired: isRequired(object), requiredWhen: object.text("required_when"))
        }
        object.refuse(MatrixKeys.ofOptions)
        let (fields, origins) = context.collect { columns.compactMap { self.field($0.value, $0.path, cell, object) } }
        for row in rows {
            context.beginElement(row.value, path: row.path)
            context.beginElements(origins)
        }
        return .matrix(id, title, rows: rows.map(\.option), columns: fields)
    }

    /// Whether the form can have the cells of a matrix. They are counted before they are made, because a small file can
    /// have very many of them.
    private func hasRoom(_ rows: Int, _ columns: Int, _ object: ObjectReader) -> Bool {
        let count = rows * columns
        if context.hasRoom(forCells: count) { return true }
        context.report(
            .definition(.wrongValue), at: (object.value["rows"] ?? object.value).offset, path: object.path(to: "rows"),
            found: "\(count)", expected: ["at most \(FormDefinition.elementLimit) cells in all matrices of a form"])
        return false
    }

    /// A row, and where it was written.
    private struct Row {
        var option: FieldOption
        var value: JSONValue
        var path: FilePath
    }

    private func row(_ value: JSONValue, _ path: FilePath) -> Row? {
        guard let object = ObjectReader(value, MatrixKeys.rowNames, path: path, context: context) else { return nil }
        let row = FieldOption(id: .text(object.text("id")), title: object.text("title"), info: object.text("info"))
        if row.id == .text("") { object.report(.missingKey, at: value, expected: ["id"]) }
        return Row(option: row, value: value, path: path)
    }

    /// Reads a column of fields. Its type is its own, or that of all cells.
    private func field(_ value: JSONValue, _ path: FilePath, _ cell: String, _ matrix: ObjectReader) -> Field? {
        guard var field = FieldReader(context: context).field(value, path: path) else { return nil }
        guard value["type"] == nil, !cell.isEmpty else { return field }
        if let type = FieldType(word: cell), type.takesInput {
            field.type = type
        } else {
            let types = FieldType.allCases.filter { $0.takesInput }.map(\.rawValue)
            let nearest = FieldTypeNames.nearest(to: cell, among: types)
            matrix.report(
                nearest == nil ? .unknownType : .misspeltType, at: matrix.value["cell"] ?? matrix.value, key: "cell",
                found: cell.excerpt, expected: matrix.ranked(types, for: nearest ?? cell))
        }
        return field
    }
}
