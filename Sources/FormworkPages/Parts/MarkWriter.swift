import FormworkHTML
import FormworkRuntime

/// Writes the texts with emphasis, links and lists, and those in another language than the page, as templates. The engine in a
/// page draws plain texts, so a script puts the others into rows that the engine added and texts that it drew again.
struct MarkWriter {
    private let form: CompiledForm
    private let surroundings: TextSurroundings

    init(_ form: CompiledForm, in surroundings: TextSurroundings) {
        self.form = form
        self.surroundings = surroundings
    }

    /// Whether a form has texts with emphasis, links or lists, which have styles.
    static func hasMarks(_ form: CompiledForm) -> Bool {
        let heads = [form.definition.markedTitle, form.definition.markedInfo] + form.groups.map { $0.markedInfo }
        if (heads + titles(of: form).map { $0.marked }).contains(where: { $0?.isMarked == true }) { return true }
        return form.elements.indices.contains { element in
            if let field = form.field(at: element), !mayHaveMarks(field) { return false }
            return rows(of: element, in: form).contains { $0.parts.contains { $0.marked?.isMarked == true } }
        }
    }

    /// Whether a text of a field may have marks. Most fields have none, so no list of their texts is needed.
    private static func mayHaveMarks(_ field: CompiledField) -> Bool {
        field.marks != nil || field.written.contains { $0.marks != nil }
    }

    /// Writes a template for each row with such texts, and the script; nothing if the form has no such rows.
    func writeTemplates(ids: String, newTab: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        var rows = form.elements.indices.flatMap { Self.rows(of: $0, in: form) }
        rows.insert(("title", Self.titles(of: form)), at: 0)
        rows = rows.map { ($0.row, $0.parts.filter { isNeeded($0) }) }.filter { !$0.parts.isEmpty }
        if rows.isEmpty { return }
        html.markup("<div hidden")
        html.attribute("id", ids + "texts")
        html.markup(">")
        for (row, parts) in rows {
            html.markup("<template")
            html.attribute("data-fw-text", row)
            html.markup(">")
            for part in parts {
                html.markup("<span data-fw-in=\"")
                html.markup(part.place.rawValue)
                html.markup("\"")
                // A text in which answers stand has their names among its marks.
                html.attribute("data-fw-plain", part.marked?.plain ?? part.text)
                html.markup(">")
                html.text(part.text, part.marked, newTab: newTab, in: surroundings)
                html.markup("</span>")
            }
            html.markup("</template>")
        }
        html.markup("</div>")
        scripts.add("marked-texts.js")
    }

    private func isNeeded(_ part: Part) -> Bool {
        !part.text.isEmpty && (part.marked?.isMarked == true || surroundings.setsApart(part.text, part.marked))
    }

    /// The place of a text in its row.
    private enum Place {
        case heading, sectionInfo, row, label, hint, output, option, optionInfo, error

        /// The class of the element; blank for the row itself.
        var rawValue: StaticString {
            switch self {
            case .heading: "fw-heading"
            case .sectionInfo: "fw-section-info"
            case .row: ""
            case .label: "fw-label"
            case .hint: "fw-hint"
            case .output: "fw-output"
            case .option: "fw-option-text"
            case .optionInfo: "fw-option-info"
            case .error: "fw-error"
            }
        }
    }

    private typealias Part = (place: Place, text: String, marked: MarkedText?)

    /// The headings of the steps, which the script of the pages draws again. Other forms have a heading that stays.
    private static func titles(of form: CompiledForm) -> [Part] {
        let pages = FormPage.pages(of: form.groups.elements).filter { !$0.id.isEmpty }
        if pages.isEmpty { return [] }
        return pages.map { (.row, $0.title, $0.markedTitle) }
            + [(.row, form.definition.title, form.definition.markedTitle)]
    }

    /// The texts of an element, by rows without the number of their item.
    private static func rows(of element: ElementIndex, in form: CompiledForm) -> [(row: String, parts: [Part])] {
        let row = form.row(at: element)
        switch form.elements[element].content {
        case .group(let group):
            let group = form.groups[group]
            var parts: [Part] = [(.heading, group.title, group.collapsible ? nil : group.markedTitle)]
            if form.links[element].texts.contains(where: { form.computations[$0].text == .info }) {
                parts.append((.sectionInfo, group.info, group.markedInfo))
            }
            return [(row, parts)]
        case .section(let section):
            let section = form.sections[section].definition
            let marks = section.marks
            return [
                (row, [(.heading, section.title, marks?.title), (.sectionInfo, section.info, marks?.info)]),
                (form.row(.itemHeader, at: element), [(.heading, section.repeats?.itemTitle ?? "", nil)]),
                (form.row(.footer, at: element), [(.row, section.footer, marks?.footer)]),
            ]
        case .field(let field): return [(row, parts(of: form.fields[field]))]
        }
    }

    private static func parts(of field: CompiledField) -> [Part] {
        let definition = field.definition
        let marks = definition.marks
        var parts: [Part] = [
            (.label, definition.title, definition.type == .button ? nil : marks?.title),
            (.hint, definition.info, marks?.info),
        ]
        if definition.type == .info { parts.append((.output, definition.value.canonicalText, marks?.value)) }
        for option in field.written {
            parts += [(.option, option.title, option.marks?.title), (.optionInfo, option.info, option.marks?.info)]
        }
        let messages = definition.validations.messages.map(\.text) + definition.validations.rules.map(\.message)
        return parts + messages.map { (.error, $0, nil) }
    }
}
