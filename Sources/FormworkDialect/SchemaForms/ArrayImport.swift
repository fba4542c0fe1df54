import FormworkCore

/// Makes a repeating section, or a choice of several options, of an array.
struct ArrayImport {
    let objects: ObjectImport
    let name: String
    let shape: SchemaShape
    let hints: WidgetHints

    private var notes: SchemaImportNotes { objects.source.notes }

    func element(_ isRequired: Bool, _ depth: Int) -> FormElement? {
        guard depth + 1 < FormSection.nestingLimit else {
            notes.lose(shape.path, "Lists are too deep inside each other here.")
            return nil
        }
        if let tuple = (shape["prefixItems"] ?? shape["items"])?.arrayValue { return section(ofTuple: tuple, depth) }
        guard let items = shape["items"], items.objectValue != nil else {
            notes.lose(shape.path, "The schema does not say what is in the list.")
            return nil
        }
        let part = SchemaShape.Part(schema: items, path: shape.path + "/items", references: shape.references)
        let item = objects.source.shape(of: part)
        if item["enum"] != nil || item["formwork:options"] != nil {
            if let field = choice(item, isRequired) { return .field(field) }
        }
        if item.text("format") == "data-url" { return .field(files(isRequired)) }
        return repeating(part, item, depth)
    }

    // MARK: Choices

    private func choice(_ item: SchemaShape, _ isRequired: Bool) -> Field? {
        let single = FieldImport(
            source: objects.source, name: name, shape: item, isRequired: false, hints: WidgetHints(.null, hints.path))
        guard var field = single.field(), !field.options.isEmpty else { return nil }
        field.title = objects.title(shape, WidgetHints(.null, ""), name)
        field.info = shape.text("description")
        (field.type, field.multiple, field.value) = (.select, true, .blank)
        let least = shape["minItems"]?.intValue ?? 0
        field.validations.required = least > 0
        let limit = 1_000_000
        if least > 1 { field.validations.minChoices = min(least, limit) }
        if let most = shape["maxItems"]?.intValue {
            field.validations.maxChoices = min(max(most, 1), limit)
            if most < 1 { notes.lose(shape.path + "/maxItems", "A list that is always empty is no question.") }
        }
        if let value = shape["default"] { field.value = FormValue(value) }
        if shape["uniqueItems"]?.boolValue != true { notes.guess(shape.path, "No option can be chosen twice.") }
        if shape["readOnly"]?.boolValue == true { field.disabled = true }
        hints.apply(to: &field, notes)
        return field
    }

    private func files(_ isRequired: Bool) -> Field {
        var field = Field(id: SchemaNames.id(name), type: .select, title: objects.title(shape, hints, name))
        field.multiple = true
        field.files = FileRule(
            maxCount: min(max(shape["maxItems"]?.intValue ?? FileRule.countLimit, 1), FileRule.countLimit))
        field.validations.required = (shape["minItems"]?.intValue ?? 0) > 0
        notes.guess(shape.path, "These are files; the answer has their names on the server, and not their bytes.")
        return field
    }

    // MARK: Items

    private func repeating(_ part: SchemaShape.Part, _ item: SchemaShape, _ depth: Int) -> FormElement? {
        var section = FormSection(id: SchemaNames.id(name), elements: [])
        let ui = hints.ui["items"] ?? .null
        if item.type.isSame(as: "object") {
            section.elements = objects.elements(of: item, ui, depth: depth + 1)
        } else if let element = objects.element("value", part, isRequired: true, ui, depth: depth + 1) {
            notes.guess(
                shape.path,
                "Each item is an object with the answer `value`, because a list of single values is no list of questions."
            )
            section.elements = [element]
        }
        guard !section.elements.isEmpty else {
            notes.lose(shape.path, "Nothing can be asked for in the items of the list.")
            return nil
        }
        section.title = objects.title(shape, hints, name)
        section.info = hints["description"]?.stringValue ?? shape.text("description")
        var repeats = Repetition()
        let limit = Repetition.itemLimit
        repeats.max = min(max(shape["maxItems"]?.intValue ?? limit, 0), limit)
        repeats.min = min(max(shape["minItems"]?.intValue ?? 0, 0), repeats.max)
        repeats.isReorderable = hints["orderable"]?.boolValue == true
        readDefault(into: &repeats, isObject: item.type.isSame(as: "object"))
        section.repeats = repeats
        section.disabled = hints["disabled"]?.boolValue == true || hints["readonly"]?.boolValue == true
        for key in ["uniqueItems", "contains", "minContains", "maxContains", "additionalItems"]
        where shape[key].map({ $0.boolValue != false }) ?? false {
            notes.lose("\(shape.path)/\(key)", "`\(key)` is not checked.")
        }
        return .section(section)
    }

    private func readDefault(into repeats: inout Repetition, isObject: Bool) {
        guard let items = shape["default"]?.arrayValue, !items.isEmpty else { return }
        guard isObject else {
            repeats.items = items.filter { !FormValue($0).isBlank }.prefix(repeats.max).map {
                .object([JSONMember("value", $0)])
            }
            return
        }
        repeats.items = Array(items.filter { $0.objectValue != nil }.prefix(repeats.max))
    }

    /// A list whose places have different schemas.
    private func section(ofTuple schemas: [JSONValue], _ depth: Int) -> FormElement? {
        var list = ElementBook()
        for (place, schema) in schemas.enumerated().prefix(50) {
            let part = SchemaShape.Part(
                schema: schema, path: "\(shape.path)/items/\(place)", references: shape.references)
            let ui = hints.ui["items"]?.arrayValue?.dropFirst(place).first ?? .null
            if let element = objects.element("item_\(place + 1)", part, isRequired: true, ui, depth: depth + 1) {
                list.add(element)
            }
        }
        guard !list.elements.isEmpty else { return nil }
        notes.guess(shape.path, "The places of the list are the answers `item_1`, `item_2` and so on of an object.")
        if shape["additionalItems"]?.objectValue != nil { notes.lose(shape.path, "Further items cannot be added.") }
        return .section(
            FormSection(
                id: SchemaNames.id(name), title: objects.title(shape, hints, name), isNested: true,
                elements: list.elements))
    }
}
