import FormworkCore

/// Makes fields and sections of the properties of an object.
struct ObjectImport {
    let source: SchemaSource
    private var notes: SchemaImportNotes { source.notes }
    private var conditions: SchemaConditions { SchemaConditions(source: source) }

    init(_ source: SchemaSource) { self.source = source }

    /// The elements of a form. A schema that is no object makes one field.
    func root(_ shape: SchemaShape, _ ui: JSONValue) -> [FormElement] {
        let isObject = shape.type.isSame(as: "object") || !shape.properties.isEmpty
        if isObject || shape.type.isEmpty { return elements(of: shape, ui, depth: 0) }
        notes.guess("", "The whole schema is one value; the answer is called `value`.")
        let part = SchemaShape.Part(schema: source.root, path: "", references: [])
        return element("value", part, isRequired: true, ui, depth: 0).map { [$0] } ?? []
    }

    /// Reads the parts of the UI schema that concern the whole form.
    func readForm(_ ui: JSONValue, into form: inout FormDefinition) {
        let hints = WidgetHints(ui, "ui:")
        if let title = hints["title"]?.stringValue, !title.isEmpty { form.title = title }
        if let text = hints["description"]?.stringValue, !text.isEmpty { form.info = text }
        let button = hints["submitButtonOptions"]
        if let text = button?["submitText"]?.stringValue { form.submitTitle = text }
        if button?["norender"]?.boolValue == true { notes.lose("ui:", "A form always has a button that sends it.") }
        if hints["readonly"]?.boolValue == true || hints["disabled"]?.boolValue == true { form.isDisabled = true }
    }

    // MARK: Objects

    /// The elements for the properties, in the order of the UI schema.
    func elements(of shape: SchemaShape, _ ui: JSONValue, depth: Int) -> [FormElement] {
        var list = ElementBook()
        for property in ordered(shape.properties, WidgetHints(ui, "ui:" + shape.path)["order"]) {
            let isRequired = shape.isRequired(property.name)
            if let element = element(
                property.name, property.part, isRequired: isRequired, ui[property.name] ?? .null, depth: depth)
            {
                list.add(element)
            }
        }
        for name in shape.required where !shape.properties.contains(where: { $0.name.isSame(as: name) }) {
            let isLater = shape.conditions.contains { $0.test.schema["properties"]?[name] == nil }
            if !isLater, shape.dependencies.isEmpty, shape.alternatives.isEmpty {
                notes.lose(shape.path + "/required", "`\(name.excerpt)` is required, and is not among the properties.")
            }
        }
        addAlternatives(of: shape, ui, depth, to: &list)
        for condition in shape.conditions { add(condition, ui, depth, to: &list) }
        for dependency in shape.dependencies { add(dependency.name, dependency.part, ui, depth, to: &list) }
        noteLosses(shape)
        return list.elements
    }

    private func noteLosses(_ shape: SchemaShape) {
        for key in [
            "patternProperties", "minProperties", "maxProperties", "propertyNames", "not", "unevaluatedProperties",
        ]
        where shape[key] != nil {
            notes.lose("\(shape.path)/\(key)", "`\(key)` is left out.")
        }
        if let further = shape["additionalProperties"], further.objectValue != nil || further.boolValue == true {
            notes.lose(shape.path + "/additionalProperties", "People cannot add properties of their own names.")
        }
        if shape["default"]?.objectValue != nil {
            notes.lose(shape.path + "/default", "Only single values have defaults.")
        }
    }

    private func ordered(_ properties: [SchemaShape.Property], _ order: JSONValue?) -> [SchemaShape.Property] {
        let names = (order?.arrayValue ?? []).compactMap { $0.stringValue }
        if names.isEmpty { return properties }
        let others = properties.filter { property in !names.contains { $0.isSame(as: property.name) } }
        var result: [SchemaShape.Property] = []
        for name in names {
            if name == "*" {
                result += others
            } else {
                result += properties.filter { $0.name.isSame(as: name) }.prefix(1)
            }
        }
        return names.contains { $0 == "*" } ? result : result + others
    }

    /// The element for one property; `nil` if it cannot be asked for.
    func element(
        _ name: String, _ part: SchemaShape.Part, isRequired: Bool, _ ui: JSONValue, depth: Int
    ) -> FormElement? {
        let shape = source.shape(of: part)
        // Its reference leads nowhere, which was noted.
        if shape.keys.isEmpty, shape.type.isEmpty, part.schema["$ref"] != nil { return nil }
        let id = SchemaNames.id(name)
        if !id.isSame(as: name) {
            notes.guess(part.path, "The answer is called `\(id)`, because a name cannot have these signs.")
        }
        let hints = WidgetHints(ui, "ui:" + part.path)
        if let own = ui["ui:field"] {
            notes.lose(hints.path, "The field `\((own.stringValue ?? "").excerpt)` is code.")
        }
        switch shape.type {
        case "object":
            guard depth + 1 < FormSection.nestingLimit else {
                notes.lose(part.path, "Objects are too deep inside each other here.")
                return nil
            }
            let isTaken = !source.takeSection(id)
            var section = FormSection(id: id, isNested: true, elements: elements(of: shape, ui, depth: depth + 1))
            guard !section.elements.isEmpty else {
                notes.lose(part.path, "The object has no properties that can be asked for.")
                return nil
            }
            if isTaken {
                // The ids of sections are unique in a form. Points in the ids of fields make the same answers.
                guard let elements = SchemaNames.prefixed(section.elements, by: id + ".") else {
                    notes.lose(
                        part.path,
                        "A second object with this name cannot have conditions, lists or rules, so it is left out.")
                    return nil
                }
                section = FormSection(elements: elements)
            }
            section.title = title(shape, hints, name)
            section.info = hints["description"]?.stringValue ?? shape.text("description")
            section.disabled = hints["disabled"]?.boolValue == true || hints["readonly"]?.boolValue == true
            return .section(section)
        case "array":
            return ArrayImport(objects: self, name: name, shape: shape, hints: hints).element(isRequired, depth)
        default:
            return FieldImport(source: source, name: name, shape: shape, isRequired: isRequired, hints: hints).field()
                .map { .field($0) }
        }
    }

    func title(_ shape: SchemaShape, _ hints: WidgetHints, _ name: String) -> String {
        for text in [hints["title"]?.stringValue ?? "", shape.text("title")] where !text.isEmpty { return text }
        return SchemaNames.title(name)
    }

    // MARK: Conditions

    private func add(_ condition: SchemaShape.Condition, _ ui: JSONValue, _ depth: Int, to list: inout ElementBook) {
        guard let test = conditions.condition(condition.test) else {
            return notes.lose(
                condition.test.path, "The condition cannot be written, so what depends on it is left out.")
        }
        if condition.test.schema["required"] == nil, condition.test.schema["properties"] != nil {
            notes.guess(
                condition.test.path,
                "The condition `\(test.excerpt)` does not hold while there is no answer; in JSON Schema it does.")
        }
        if let then = condition.then { add(then, while: test, ui, depth, to: &list) }
        if let otherwise = condition.otherwise {
            add(otherwise, while: SchemaConditions.negation(of: test), ui, depth, to: &list)
        }
    }

    /// Adds what a schema says that only holds at times.
    private func add(
        _ part: SchemaShape.Part, while test: String, _ ui: JSONValue, _ depth: Int, to list: inout ElementBook
    ) {
        if part.schema.boolValue != nil {
            if part.schema.boolValue == false {
                notes.lose(part.path, "That nothing is valid while `\(test.excerpt)` is not checked.")
            }
            return
        }
        let shape = source.shape(of: part)
        for property in shape.properties {
            let isRequired = shape.isRequired(property.name)
            if list.has(property.name) {
                list.change(
                    property.name, while: test,
                    to: {
                        element(
                            property.name, property.part, isRequired: isRequired, ui[property.name] ?? .null,
                            depth: depth)
                    },
                    notes, property.part, source.shape(of: property.part))
            } else if let element = element(
                property.name, property.part, isRequired: isRequired, ui[property.name] ?? .null, depth: depth)
            {
                list.add(element, while: test)
            }
        }
        for name in shape.required where !shape.properties.contains(where: { $0.name.isSame(as: name) }) {
            if !list.require(SchemaNames.id(name), while: test) {
                notes.lose(part.path + "/required", "`\(name.excerpt)` is required at times, and is no field.")
            }
        }
        for inner in shape.conditions {
            guard depth < 8, let condition = conditions.condition(inner.test) else {
                notes.lose(inner.test.path, "The condition cannot be written, so what depends on it is left out.")
                continue
            }
            let both = SchemaConditions.joined([test, condition], "and") ?? test
            let other = SchemaConditions.joined([test, SchemaConditions.negation(of: condition)], "and") ?? test
            if let then = inner.then { add(then, while: both, ui, depth + 1, to: &list) }
            if let otherwise = inner.otherwise { add(otherwise, while: other, ui, depth + 1, to: &list) }
        }
        if !shape.alternatives.isEmpty { addChosen(shape.alternatives, while: test, ui, depth, to: &list) }
    }

    /// Adds the names or the schema that the presence of a property demands.
    private func add(
        _ name: String, _ part: SchemaShape.Part, _ ui: JSONValue, _ depth: Int, to list: inout ElementBook
    ) {
        let test = "present(\(SchemaConditions.reference(SchemaNames.id(name))))"
        guard let names = part.schema.arrayValue else { return add(part, while: test, ui, depth, to: &list) }
        for other in names {
            let other = other.stringValue ?? ""
            if !list.require(SchemaNames.id(other), while: test) {
                notes.lose(part.path, "`\(other.excerpt)` is required at times, and is no field.")
            }
        }
    }

    /// Schemas of which one holds, each told by the value of a property that is there already.
    private func addChosen(
        _ alternatives: [SchemaShape.Part], while test: String?, _ ui: JSONValue, _ depth: Int,
        to list: inout ElementBook
    ) {
        for part in alternatives {
            let shape = source.shape(of: part)
            let known = shape.properties.filter { list.has($0.name) && Self.isChoice($0.part.schema) }
            let tests = known.map { conditions.value($0.part, name: SchemaNames.id($0.name)) }
            guard !known.isEmpty, let chosen = SchemaConditions.joined(tests, "and") else {
                notes.lose(part.path, "Which of several schemas holds cannot be told.")
                continue
            }
            let others = JSONValue.object(
                shape.properties.filter { property in !known.contains { $0.name.isSame(as: property.name) } }
                    .map { JSONMember($0.name, $0.part.schema) })
            let rest = SchemaShape.Part(
                schema: .object([
                    JSONMember("properties", others),
                    JSONMember("required", .array(shape.required.map { .string($0) })),
                ]), path: part.path, references: shape.references)
            add(
                rest, while: SchemaConditions.joined([test, chosen].compactMap { $0 }, "and") ?? chosen, ui, depth,
                to: &list)
        }
    }

    private static func isChoice(_ schema: JSONValue) -> Bool { schema["const"] != nil || schema["enum"] != nil }

    /// Schemas of which one holds. If nothing among the answers tells which one, a question that is not among the values does.
    private func addAlternatives(of shape: SchemaShape, _ ui: JSONValue, _ depth: Int, to list: inout ElementBook) {
        guard !shape.alternatives.isEmpty else { return }
        let shapes = shape.alternatives.prefix(50).map { source.shape(of: $0) }
        if shapes.allSatisfy({ $0.properties.contains { list.has($0.name) && Self.isChoice($0.part.schema) } }) {
            return addChosen(shape.alternatives, while: nil, ui, depth, to: &list)
        }
        let place = shape.alternatives.first?.path ?? shape.path
        var question = Field(id: list.free("kind"), type: .select)
        if let tag = Self.tag(of: shapes), !list.has(tag) {
            question.id = SchemaNames.id(tag)
            question.options = shapes.compactMap { shape in
                let part = shape.properties.first { $0.name.isSame(as: tag) }?.part
                return part?.schema["const"].map {
                    FieldOption(
                        id: FormValue($0),
                        title: shape.text("title").isEmpty ? FormValue($0).canonicalText : shape.text("title"))
                }
            }
            question.title = SchemaNames.title(tag)
        } else {
            notes.guess(
                place, "A question `\(question.id)`, which is not among the values, tells which of the schemas holds.")
            question.send = .nothing
            question.title = "Which one?"
            question.options = shapes.enumerated().map { place, shape in
                let title = shape.text("title")
                return FieldOption(
                    id: .number(DecimalNumber(place + 1)), title: title.isEmpty ? "Option \(place + 1)" : title)
            }
        }
        question.validations.required = true
        let skipped = question.id
        list.add(.field(question))
        for (option, inner) in zip(question.options, shapes) {
            guard let literal = SchemaConditions.literal(option.id.json) else { continue }
            let rest = JSONValue.object(
                inner.properties.filter { !SchemaNames.id($0.name).isSame(as: skipped) }.map {
                    JSONMember($0.name, $0.part.schema)
                })
            let part = SchemaShape.Part(
                schema: .object([
                    JSONMember("properties", rest),
                    JSONMember(
                        "required",
                        .array(inner.required.filter { !SchemaNames.id($0).isSame(as: skipped) }.map { .string($0) })),
                ]), path: inner.path, references: inner.references)
            add(part, while: "\(SchemaConditions.reference(question.id)) == \(literal)", ui, depth, to: &list)
            if inner.properties.isEmpty { notes.lose(inner.path, "What this schema says is not a list of properties.") }
        }
    }

    /// A property that has another constant in each schema.
    private static func tag(of shapes: [SchemaShape]) -> String? {
        shapes.first?.properties.first { property in
            let constants = shapes.map { shape in
                shape.properties.first { $0.name.isSame(as: property.name) }?.part.schema["const"]
            }
            return constants.allSatisfy { $0?.stringValue.map { !$0.isEmpty } ?? ($0?.numberValue != nil) }
        }?.name
    }
}
