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
        guard let object = ObjectReader.element(value, path: path, context: context) else { return nil }
        guard depth < FormSection.nestingLimit else {
            context.loseElement()
            context.report(
                .definition(.nestingTooDeep), at: value.offset, path: path, expected: ["\(FormSection.nestingLimit)"])
            return nil
        }
        let origin = context.beginElement(value, path: path)
        var section = shell(object, origin)
        inside.read(object.list("fields"), into: &section.elements)
        object.finish(later: LaterKeys.section)
        return section
    }

    /// Reads a section with its own properties and without its content.
    func shell(_ object: ObjectReader, _ origin: ElementOrigin) -> FormSection {
        let isDynamic = isDynamic(object)
        var section = FormSection(
            id: object.text("id"),
            title: object.text("title"),
            info: object.text("info"),
            footer: object.text("footer"),
            visibleWhen: object.expression("visible_when", names),
            enabledWhen: object.expression("enabled_when", names),
            hidden: object.flag("hidden"),
            disabled: object.flag("disabled"),
            isDeletable: object.flag("deletable"),
            isNested: object.flag("nest"),
            repeats: object.object("repeat").map { repetition($0, origin) } ?? (isDynamic ? Repetition() : nil),
            elements: [],
            styles: StylesReader.styles(object, in: .section))
        section.image = object.take(firstOf: ["image", "image_url"]).map { object.text($0.key) } ?? ""
        section.headerElement = object.text("header_element")
        section.footerElement = object.text("footer_element")
        let actionTitle = object.text("action_title")
        let targets = targets(object, origin, after: section.repeats?.targets.count ?? 0)
        if section.repeats == nil, !targets.isEmpty {
            object.report(.ignoredTarget, at: object.value["targets"] ?? object.value, key: "targets")
        }
        if section.repeats?.addTitle.isEmpty == true { section.repeats?.addTitle = actionTitle }
        section.repeats?.targets += targets
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

    private func targets(_ object: ObjectReader, _ origin: ElementOrigin, after count: Int = 0) -> [FieldTarget] {
        TargetReader(context: context, origin: origin, names: names).targets(object, after: count)
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

    private func repetition(_ object: ObjectReader, _ origin: ElementOrigin) -> Repetition {
        let counts = 0...Repetition.itemLimit
        let repetition = Repetition(
            min: object.wholeNumber("min", in: counts) ?? counts.lowerBound,
            max: object.wholeNumber("max", in: counts) ?? counts.upperBound,
            addTitle: object.text("add_title"),
            removeTitle: object.text("remove_title"),
            itemTitle: object.text("item_title"),
            isReorderable: object.flag("reorder"),
            targets: targets(object, origin),
            items: items(object, origin))
        object.finish()
        return repetition
    }

    /// The answers of the items with which a session starts.
    private func items(_ object: ObjectReader, _ origin: ElementOrigin) -> [JSONValue] {
        var count = 0
        return object.list("items").compactMap { item in
            if case .object = item.value.content {
                origin.parts["items[\(count)]"] = item
                count += 1
                return item.value.withoutPlaces
            }
            context.report(
                .dialect(.wrongType), at: item.value.offset, path: item.path, found: item.value.excerpt,
                expected: ["an object"])
            return nil
        }
    }
}
