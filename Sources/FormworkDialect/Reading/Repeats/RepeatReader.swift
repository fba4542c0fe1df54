import FormworkCore

/// Makes one repeating section of the parts that the original Form has: a dynamic section, its template, sections with
/// static indexes, and buttons that add or remove an item.
struct RepeatReader {
    let context: ReadingContext
    let id: String
    /// How many sections are around the repeat.
    let depth: Int

    /// Reads the repeat at its place in the file.
    ///
    /// - Parameter place: The dynamic section, or the first section or field with a static index.
    func section(_ place: JSONValue, path: FilePath) -> FormSection? {
        let isDynamic = place["type"]?.stringValue == "dynamic" && place["id"]?.stringValue == id
        // Another section is an item too, and is read as that once more.
        let keys = isDynamic ? SectionKeys.table.names : nil
        guard let object = ObjectReader.element(place, keys, path: path, context: context) else { return nil }
        let origin = context.beginElement(place, path: path)
        object.origin = origin
        var fields = ItemFields(context: context, owner: id, depth: depth)
        var section = FormSection(id: id, elements: [])
        var repeats = Repetition()
        if isDynamic {
            section = SectionReader(context: context, depth: depth).shell(object)
            repeats = section.repeats ?? repeats
        }
        readTemplate(of: isDynamic ? object : nil, &fields, &repeats)
        let items = context.repeats.items[id] ?? []
        for part in items { fields.add(part) }
        readAddButtons(&repeats, origin)
        repeats.items = fields.items
        if repeats.removeTitle.isEmpty { repeats.removeTitle = fields.removeTitle }
        if repeats.itemTitle.isEmpty { repeats.itemTitle = fields.itemTitle }
        if !context.repeats.isOpen(id) {
            // No button adds items, so there are at most as many items as in the file. There are fewer if a button
            // removes them.
            repeats.max = repeats.items.count
            repeats.min = fields.hasRemoveButton ? 0 : repeats.max
        }
        section.repeats = repeats
        section.elements = fields.finished()
        return section
    }

    private func readTemplate(of dynamic: ObjectReader?, _ fields: inout ItemFields, _ repeats: inout Repetition) {
        if let template = context.repeats.templates[id] {
            if let object = ObjectReader.element(
                template.value, SectionKeys.original, path: template.path, context: context)
            {
                _ = object.text("type")
                repeats.itemTitle = repeats.itemTitle.isEmpty ? object.text("title") : repeats.itemTitle
                for field in object.list("fields") { fields.addFromTemplate(field.value, path: field.path) }
            }
        }
        guard let dynamic else { return }
        let inline = dynamic.list("fields")
        for field in inline { fields.addFromTemplate(field.value, path: field.path) }
        if inline.isEmpty, context.repeats.templates[id] == nil, context.repeats.items[id] == nil {
            dynamic.report(
                .missingTemplate, at: dynamic.value["id"] ?? dynamic.value, key: "id", found: id.excerpt,
                expected: dynamic.ranked(context.repeats.templates.keys.map(\.text).sorted(), for: id))
        }
    }

    /// Reads the buttons `companies.add`. The repeat gets their words and limits.
    private func readAddButtons(_ repeats: inout Repetition, _ origin: ElementOrigin) {
        for button in context.repeats.addButtons[id] ?? [] {
            guard let object = ObjectReader(button.value, nil, path: button.path, context: context) else { continue }
            object.origin = origin
            if repeats.addTitle.isEmpty { repeats.addTitle = object.text("title") }
            guard let targets = object.take("targets") else { continue }
            repeats.targets += KeyedValue(object: object, key: "targets", value: targets)
                .targets(after: repeats.targets.count)
        }
    }
}
