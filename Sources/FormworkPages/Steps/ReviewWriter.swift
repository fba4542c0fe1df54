import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes all answers of a session as a person reads them, with the titles around them. The review of a form with pages is
/// written like this, and so is the receipt.
///
/// Questions that are hidden have no answer. Of a secret it only says that there is one.
struct ReviewWriter {
    private let engine: FormEngine
    private let renderer: RowRenderer
    /// The steps of the form, if each answer gets a button that goes to its question; `nil` for none.
    private let changes: PageFlow?
    /// The level of the first headings.
    private let level: Int
    /// Whether a list of answers is open.
    private var isInList = false

    init(_ engine: FormEngine, _ renderer: RowRenderer, changes: PageFlow? = nil, level: Int = 2) {
        self.engine = engine
        self.renderer = renderer
        self.changes = changes
        self.level = level
    }

    func write(to html: inout HTMLWriter) {
        var writer = self
        writer.writeRows(to: &html)
    }

    private mutating func writeRows(to html: inout HTMLWriter) {
        var step: FormStep?
        var depths: [RowID: Int] = [:]
        let pages = PageFlow(engine)
        for row in engine.rows {
            if row.parent == nil, let pages, let next = pages.step(of: row.id.node), next != step {
                step = next
                writeHeading(pages.title(of: next), level, to: &html)
            }
            let depth = row.parent.flatMap { depths[$0] } ?? (pages == nil ? level : level + 1)
            let heading = renderer.form.heading(row.id)
            depths[row.id] = heading.isEmpty ? depth : depth + 1
            switch row.id.kind {
            case .groupHeader, .itemHeader: writeHeading(heading, depth, to: &html)
            // A section without items is one line, which has its title.
            case .sectionHeader: writeHeading(hasNoItems(row.id) ? "" : heading, depth, to: &html)
            case .field:
                // What was only repeated is told once.
                guard let field = engine.presentation(of: row.id.node), !field.compiled.definition.isRepetition else {
                    continue
                }
                write(field, on: step, to: &html)
            case .addItem: writeMissingItems(of: row.id, on: step, to: &html)
            case .inlineEditor, .footer: break
            }
        }
        endList(to: &html)
    }

    private mutating func writeHeading(_ title: String, _ level: Int, to html: inout HTMLWriter) {
        endList(to: &html)
        if title.isEmpty { return }
        // HTML has six levels of headings.
        let digit = String(min(level, 6))
        html.markup("<h")
        html.text(digit)
        html.markup(" class=\"fw-heading\">")
        html.text(title)
        html.markup("</h")
        html.text(digit)
        html.markup(">")
    }

    private mutating func write(_ field: FieldPresentation, on step: FormStep?, to html: inout HTMLWriter) {
        let type = field.compiled.definition.type
        guard type.takesInput || type == .info && !field.state.display.isEmpty else { return }
        let isChanged = type.takesInput && field.state.isEnabled
        writeAnswer(
            field.name, field.answerText, on: isChanged ? step : nil, path: field.state.path, to: &html)
    }

    /// Says that a repeating section has no items, with a button to add some.
    private mutating func writeMissingItems(of row: RowID, on step: FormStep?, to html: inout HTMLWriter) {
        guard hasNoItems(row), let section = engine.section(row.node) else { return }
        let name = section.title.isEmpty ? section.id : section.title
        writeAnswer(name, "", on: step, path: engine.path(of: row.node), to: &html)
    }

    private func hasNoItems(_ row: RowID) -> Bool {
        engine.section(row.node)?.repeats != nil && engine.itemIDs(row.node).isEmpty
    }

    private mutating func writeAnswer(
        _ name: String, _ text: String, on step: FormStep?, path: String, to html: inout HTMLWriter
    ) {
        if !isInList { html.markup("<dl class=\"fw-card fw-answers\">") }
        isInList = true
        html.markup("<div class=\"fw-row fw-answer\"><dt>")
        html.text(name)
        html.markup(text.isEmpty ? "</dt><dd class=\"fw-hint\">" : "</dt><dd>")
        if text.isEmpty {
            renderer.writeWords(renderer.form.notAnsweredWords, to: &html)
        } else {
            html.text(text)
        }
        html.markup("</dd>")
        if changes != nil, let step { writeButton(.change(step, path: path), for: name, to: &html) }
        html.markup("</div>")
    }

    private func writeButton(_ action: PageAction, for name: String, to html: inout HTMLWriter) {
        html.markup("<dd class=\"fw-change\"><button type=\"submit\" class=\"fw-plain\" name=\"fw.action\"")
        html.attribute("value", action.text)
        html.markup(">")
        renderer.writeWords(renderer.form.changeTitle, to: &html)
        // Several buttons say the same, so each has a hidden name too.
        html.markup("<span class=\"fw-visually-hidden\"> ")
        html.text(name)
        html.markup("</span></button></dd>")
    }

    private mutating func endList(to html: inout HTMLWriter) {
        if isInList { html.markup("</dl>") }
        isInList = false
    }
}
