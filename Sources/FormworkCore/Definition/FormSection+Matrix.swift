public import FormworkRuntime

// A matrix is a nested section whose rows are questions with the same columns. The engine knows the section and its fields,
// and renderers that know the look of the fields draw them as one table.

extension FormSection {
    /// A table that asks the same question about several things. Each row is a question of its own with the same
    /// options.
    ///
    /// Among the values the answers are in an object under the id: `{"service": "good", "room": "bad"}`.
    ///
    /// - Parameters:
    ///   - id: The id of the section, under which its answers are.
    ///   - title: The heading.
    ///   - rows: An option for each row. Its id is the key of the row's answer.
    ///   - columns: The options of each row.
    ///   - multiple: Whether several options can be chosen in a row.
    ///   - isRequired: Whether each row must be answered.
    ///   - requiredWhen: An expression; each row must be answered while it is true. Blank means `isRequired` decides.
    public static func matrix(
        _ id: String, _ title: String = "", rows: [FieldOption], columns: [FieldOption], multiple: Bool = false,
        isRequired: Bool = false, requiredWhen: String = ""
    ) -> FormSection {
        let fields = rows.map { row in
            Field(
                id: row.id.canonicalText, type: .select, title: row.title, info: row.info, options: columns,
                multiple: multiple, requiredWhen: requiredWhen, validations: Validations(required: isRequired)
            )
            .look(.matrix)
        }
        return FormSection(id: id, title: title, isNested: true, elements: fields.map { .field($0) })
    }

    /// A table with the same fields for several things. Each row has the fields side by side.
    ///
    /// Among the values the answers are in an object for each row: `{"home": {"price": 9, "size": 80}}`.
    ///
    /// - Parameters:
    ///   - id: The id of the section, under which its answers are.
    ///   - title: The heading.
    ///   - rows: An option for each row. Its id is the key of the row's answers.
    ///   - columns: The fields of each row.
    public static func matrix(
        _ id: String, _ title: String = "", rows: [FieldOption], columns: [Field]
    ) -> FormSection {
        let width = max(100 / max(columns.count, 1), 1)
        let sections = rows.map { row in
            let cells = columns.map { column in
                var cell = column
                cell.look = .matrix
                cell.size.width = width
                return FormElement.field(cell)
            }
            return FormSection(
                id: row.id.canonicalText, title: row.title, info: row.info, isNested: true, elements: cells)
        }
        return FormSection(id: id, title: title, isNested: true, elements: sections.map { .section($0) })
    }

    /// Whether the section is one that `matrix` makes.
    public var isMatrix: Bool {
        isNested && !elements.isEmpty
            && elements.allSatisfy { element in
                switch element {
                case .field(let field): field.look == .matrix
                case .section(let row): row.isNested && !row.elements.isEmpty && row.elements.allSatisfy { $0.isCell }
                }
            }
    }
}

extension FormElement {
    /// Whether the element is a field in a row of a matrix.
    fileprivate var isCell: Bool {
        if case .field(let field) = self { field.look == .matrix } else { false }
    }
}
