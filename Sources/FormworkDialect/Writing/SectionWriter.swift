import FormworkCore

/// Writes the content of sections.
enum SectionWriter {
    /// The elements of a section. A repeated password is written with the field that it repeats.
    static func elements(_ elements: [FormElement]) -> [JSONValue] {
        elements.indices.compactMap { place in
            if place > 0, isRepetition(elements[place], of: elements[place - 1]) { return nil }
            let isRepeated = place + 1 < elements.count && isRepetition(elements[place + 1], of: elements[place])
            return element(elements[place], isRepeated: isRepeated)
        }
    }

    private static func isRepetition(_ element: FormElement, of other: FormElement) -> Bool {
        guard case .field(let field) = element, case .field(let repeated) = other else { return false }
        return field.isRepetition && repeated.type == .password && field.isRepetition(of: repeated)
    }

    private static func element(_ element: FormElement, isRepeated: Bool) -> JSONValue {
        switch element {
        case .field(let field): FieldWriter.field(field, isRepeated: isRepeated)
        case .section(let section): MatrixWriter.matrix(section) ?? SectionKeys.table.json(section)
        }
    }
}
