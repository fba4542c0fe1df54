import FormworkHTML
import FormworkRuntime

/// Writes the texts with emphasis, links and lists as templates. The engine in a page draws texts without them, so a script
/// puts them into rows that the engine added and texts that it drew again.
struct MarkWriter {
    private let form: CompiledForm

    init(_ form: CompiledForm) {
        self.form = form
    }

    /// Whether the form has such texts.
    var isNeeded: Bool {
        let heads = [form.definition.markedTitle, form.definition.markedInfo] + form.groups.map { $0.markedInfo }
        return heads.contains { $0?.isMarked == true } || !titles.isEmpty
            || form.elements.places.contains { !parts(of: $0).isEmpty }
    }

    /// Writes a template for each row that has such texts, and the script; nothing if there are none.
    func writeTemplates(ids: String, newTab: String, script: String, to html: inout HTMLWriter) {
        let rows = titles + form.elements.places.flatMap { parts(of: $0) }
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
                html.attribute("data-fw-plain", part.text.plain)
                html.markup(">")
                html.text(part.text.plain, part.text, newTab: newTab)
                html.markup("</span>")
            }
            html.markup("</template>")
        }
        html.markup("</div><script type=\"module\"")
        html.attribute("src", script)
        html.markup("></script>")
    }

    /// Where in its row a text stands.
    private enum Place {
        case heading, sectionInfo, row, label, hint, output, option, optionInfo

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
            }
        }
    }

    private typealias Part = (place: Place, text: MarkedText)

    /// The headings of the steps, which the script of the pages draws again. Other forms have a heading that stays.
    private var titles: [(row: String, parts: [Part])] {
        let pages = FormPage.pages(of: form.groups).filter { !$0.id.isEmpty }
        guard !pages.isEmpty else { return [] }
        let own = pages.map { $0.markedTitle } + [form.definition.markedTitle]
        let parts = own.compactMap { text in text.flatMap { $0.isMarked ? (place: Place.row, text: $0) : nil } }
        return parts.isEmpty ? [] : [("title", parts)]
    }

    /// The rows of an element that have such texts, without the number of their item.
    private func parts(of place: ElementIndex) -> [(row: String, parts: [Part])] {
        let element = form.elements[place]
        let number = String(element.number)
        let rows: [(String, [(Place, MarkedText?)])]
        switch element.content {
        case .group(let group):
            let group = form.groups[group]
            rows = [("g", [(.heading, group.collapsible ? nil : group.markedTitle)])]
        case .section(let section):
            let marks = form.sections[section].definition.marks
            rows = [("s", [(.heading, marks?.title), (.sectionInfo, marks?.info)]), ("e", [(.row, marks?.footer)])]
        case .field(let field):
            let field = form.fields[field]
            let marks = field.definition.marks
            var parts: [(Place, MarkedText?)] = [
                (.label, field.type == .button ? nil : marks?.title), (.hint, marks?.info), (.output, marks?.value),
            ]
            for option in field.written {
                parts += [(.option, option.marks?.title), (.optionInfo, option.marks?.info)]
            }
            rows = [("f", parts)]
        }
        return rows.compactMap { letter, parts in
            let marked = parts.compactMap { place, text in
                text.flatMap { $0.isMarked ? (place: place, text: $0) : nil }
            }
            return marked.isEmpty ? nil : (letter + number, marked)
        }
    }
}
