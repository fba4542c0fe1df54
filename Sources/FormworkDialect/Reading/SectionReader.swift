import FormworkCore

/// Reads sections and their content.
struct SectionReader {
    let context: ReadingContext
    /// How many sections are around the one that is read.
    var depth = 0
    /// The names in the item that is read, in forms that were written for the original Form; `nil` elsewhere.
    var names: ItemNames?

    /// The reader for inner sections.
    var inside: SectionReader { SectionReader(context: context, depth: depth + 1, names: names) }

    func section(_ value: JSONValue, path: FilePath) -> FormSection? {
        switch context.repeats.role(of: value) {
        case .ordinary: break
        case .place(let id): return RepeatReader(context: context, id: id, depth: depth).section(value, path: path)
        case .elsewhere: return nil
        }
        guard let object = ObjectReader.element(value, SectionKeys.table.names, path: path, context: context) else {
            return nil
        }
        guard depth < FormSection.nestingLimit else {
            context.loseElement()
            context.report(
                .definition(.nestingTooDeep), at: value.offset, path: path, expected: ["\(FormSection.nestingLimit)"])
            return nil
        }
        object.origin = context.beginElement(value, path: path)
        var section = shell(object)
        inside.read(object.list("fields"), into: &section.elements)
        return section
    }

    /// Reads a section with its own properties and without its content.
    func shell(_ object: ObjectReader) -> FormSection {
        object.names = names
        let isDynamic = isDynamic(object)
        var section = FormSection(elements: [])
        SectionKeys.table.read(object, into: &section)
        if let inner = object.object("repeat", RepetitionKeys.table.names) {
            var repetition = Repetition()
            RepetitionKeys.table.read(inner, into: &repetition)
            section.repeats = repetition
        } else if isDynamic {
            section.repeats = Repetition()
        }
        let actionTitle = object.text("action_title")
        let targets = object.take("targets").map { value in
            KeyedValue(object: object, key: "targets", value: value).targets(after: section.repeats?.targets.count ?? 0)
        }
        if section.repeats == nil, let targets, !targets.isEmpty {
            object.report(.ignoredTarget, at: object.value["targets"] ?? object.value, key: "targets")
        }
        if section.repeats?.addTitle.isEmpty == true { section.repeats?.addTitle = actionTitle }
        section.repeats?.targets += targets ?? []
        return section
    }

    /// Whether a section has the type `dynamic`, so that people can add items to it.
    private func isDynamic(_ object: ObjectReader) -> Bool {
        let type = object.text("type")
        if !["", "default", "dynamic"].contains(type) {
            object.report(
                .unknownSectionType, at: object.value["type"] ?? object.value, key: "type", found: type.excerpt,
                expected: ["dynamic", "default"])
        }
        return type == "dynamic"
    }

    /// Reads the elements of `fields`.
    func read(_ list: [(value: JSONValue, path: FilePath)], into elements: inout [FormElement]) {
        elements.reserveCapacity(elements.count + list.count)
        for (value, path) in list { read(value, path: path, into: &elements) }
    }

    /// Reads an element of `fields`, which is a field, a password that is asked for twice (two fields), or a section
    /// inside the section. It is a section if it has `fields`, or if a repeat is at its place.
    func read(_ value: JSONValue, path: FilePath, into elements: inout [FormElement]) {
        switch context.repeats.role(of: value) {
        case .elsewhere: return
        case .place: return add(section(value, path: path), to: &elements)
        case .ordinary: break
        }
        switch Self.kind(of: value) {
        case .section: add(section(value, path: path), to: &elements)
        case .matrix: add(MatrixReader(context: context, depth: depth).section(value, path: path), to: &elements)
        case .field: FieldReader(context: context, names: names).read(value, path: path, into: &elements)
        }
    }

    /// The kinds of elements of `fields`.
    private enum ElementKind {
        case field, section, matrix
    }

    private static func kind(of element: JSONValue) -> ElementKind {
        guard case .object(let members) = element.content else { return .field }
        var kind = ElementKind.field
        for member in members {
            if member.key == "fields", !member.value.isNull { return .section }
            if member.key == "type", member.value.stringValue == "matrix" { kind = .matrix }
        }
        return kind
    }

    private func add(_ section: FormSection?, to elements: inout [FormElement]) {
        if let section { elements.append(.section(section)) }
    }
}

extension KeyedValue {
    /// The answers of the items with which a session starts.
    var items: [JSONValue] {
        var count = 0
        return list.compactMap { item in
            if case .object = item.value.content {
                object.origin?.parts["items[\(count)]"] = item
                count += 1
                return item.value.withoutPlaces
            }
            object.context.report(
                .dialect(.wrongType), at: item.value.offset, path: item.path, found: item.value.excerpt,
                expected: ["an object"])
            return nil
        }
    }
}
