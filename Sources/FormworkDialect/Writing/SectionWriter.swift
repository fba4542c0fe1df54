import FormworkCore

/// Writes sections and their content.
enum SectionWriter {
    static func section(_ section: FormSection) -> JSONValue {
        var object = ObjectWriter()
        object.text("id", section.id)
        object.text("title", section.title)
        object.text("info", section.info)
        object.text("footer", section.footer)
        object.text("image", section.image)
        object.text("header_element", section.headerElement)
        object.text("footer_element", section.footerElement)
        object.flag("hidden", section.hidden)
        object.flag("disabled", section.disabled)
        object.text("visible_when", section.visibleWhen)
        object.text("enabled_when", section.enabledWhen)
        object.flag("nest", section.isNested)
        object.flag("deletable", section.isDeletable)
        // This is written even if it is empty, because it makes the section repeat.
        if let repeats = section.repeats { object.add("repeat", repetition(repeats)) }
        object.object("styles", StylesWriter.styles(section.styles))
        // This is written even if it is empty, because an element without `fields` would be a field.
        object.add("fields", .array(elements(section.elements)))
        return object.json
    }

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
        case .section(let section): MatrixWriter.matrix(section) ?? self.section(section)
        }
    }

    private static func repetition(_ repeats: Repetition) -> JSONValue {
        var object = ObjectWriter()
        object.count("min", repeats.min, default: 0)
        object.count("max", repeats.max, default: Repetition.itemLimit)
        object.text("add_title", repeats.addTitle)
        object.text("remove_title", repeats.removeTitle)
        object.text("item_title", repeats.itemTitle)
        object.flag("reorder", repeats.isReorderable)
        object.list("items", repeats.items)
        object.list("targets", repeats.targets.map(RulesWriter.target))
        return object.json
    }
}
