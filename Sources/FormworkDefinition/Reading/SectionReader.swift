import FormworkCore

/// Reads sections and what is in them.
struct SectionReader {
    let context: ReadingContext
    /// How many sections are around what is read.
    var depth = 0

    /// The reader for what is inside the sections of this one.
    var inside: SectionReader { SectionReader(context: context, depth: depth + 1) }

    func section(_ value: JSONValue, path: String) -> FormSection? {
        guard let object = ObjectReader.element(value, path: path, context: context) else { return nil }
        guard depth < FormSection.nestingLimit else {
            context.loseElement()
            context.report(
                .definition(.nestingTooDeep), at: value.offset, path: path, expected: ["\(FormSection.nestingLimit)"])
            return nil
        }
        context.beginElement(value, path: path)
        let section = FormSection(
            id: object.text("id"),
            title: object.text("title"),
            info: object.text("info"),
            footer: object.text("footer"),
            visibleWhen: object.text("visible_when"),
            enabledWhen: object.text("enabled_when"),
            hidden: object.flag("hidden"),
            disabled: object.flag("disabled"),
            isNested: object.flag("nest"),
            repeats: object.object("repeat").map(repetition),
            elements: object.list("fields").compactMap(inside.element))
        object.finish(later: LaterKeys.section)
        return section
    }

    /// A field, or a section inside the section: what has `fields` of its own.
    func element(_ value: JSONValue, path: String) -> FormElement? {
        if value["fields"] != nil { return section(value, path: path).map { .section($0) } }
        return FieldReader(context: context).field(value, path: path).map { .field($0) }
    }

    private func repetition(_ object: ObjectReader) -> Repetition {
        let counts = 0...Repetition.itemLimit
        let repetition = Repetition(
            min: object.wholeNumber("min", in: counts) ?? counts.lowerBound,
            max: object.wholeNumber("max", in: counts) ?? counts.upperBound,
            addTitle: object.text("add_title"),
            itemTitle: object.text("item_title"),
            isReorderable: object.flag("reorder"))
        object.finish()
        return repetition
    }
}
