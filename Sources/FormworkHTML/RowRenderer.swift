package import FormworkPresentation
package import FormworkRuntime

/// Writes the rows of a session as HTML. The script of a page changes these rows, and makes further ones from blank rows, which this
/// writes too (`isBlank`).
package struct RowRenderer {
    /// The session.
    let engine: FormEngine
    /// The prefix of all ids in the form.
    package let ids: String
    /// Whether controls contain secrets. They do only while a page is open, because caches and histories keep the HTML
    /// that the server wrote.
    let showsSecrets: Bool
    /// The presentation of the form.
    package var form: FormPresentation
    /// Whether the rows are blank ones, from which a script makes rows. They have signs in place of their texts; see `RowMark`.
    package var isBlank = false

    /// Writes the parts of a row that only servers write, such as a button that loads options.
    package var writeAddition: ((FieldPresentation, AdditionPlace, RowID, inout HTMLWriter) -> Void)?
    /// The language and direction of the page. Texts that differ from it are marked.
    let surroundings: TextSurroundings
    /// The words of Formwork in the language of the page.
    package var words: MessageCatalog { context.messages }
    /// The words and the locale of the page.
    package var context: SessionContext { engine.settings.context }
    /// Describes answers in words of the app, where answers are listed; `nil` for the usual words.
    package var answerWords: AnswerWords?
    /// The rows that are in the HTML and hidden, because they are on another page of the form.
    package var hiddenRows: Set<RowID> = []

    /// Makes a renderer of a session.
    ///
    /// - Parameters:
    ///   - ids: The prefix of all ids. Each form of a page needs a prefix of its own.
    ///   - showsSecrets: Whether the HTML stays in the page in which the secrets were typed.
    package init(_ engine: FormEngine, ids: String = RowRenderer.onlyForm, showsSecrets: Bool = false) {
        self.engine = engine
        self.ids = ids
        self.showsSecrets = showsSecrets
        form = FormPresentation(engine)
        surroundings = TextSurroundings(engine)
    }

    /// The prefix of ids in a page that has only this form.
    package static var onlyForm: String { "fw-" }

    /// The level of the topmost headings in the form, 2 or 3. The title of the page or fragment is one level above.
    var topLevel: Int { ids.utf8.count > 3 ? 3 : 2 }

    /// The HTML id of a part of a row.
    package func id(_ row: RowID, _ part: String = "") -> String { ids + text(of: row) + part }

    private func text(of row: RowID) -> String { isBlank ? RowMark.id.text : row.text }

    /// Writes an attribute that names a part of a row by its id.
    func attribute(_ name: StaticString, of row: RowID, _ part: StaticString = "", to html: inout HTMLWriter) {
        html.markup(" ")
        html.markup(name)
        html.markup("=\"")
        html.text(ids)
        html.text(text(of: row))
        html.markup(part)
        html.markup("\"")
    }

    /// The HTML id of the element in a row that takes the focus.
    package func focusID(_ row: RowID) -> String { id(row, form.focusPart(of: row)) }

    /// Writes all rows of the session.
    package func writeAll(to html: inout HTMLWriter) {
        let rows = engine.state.rows
        var position = rows.startIndex
        while position < rows.endIndex { write(rows, at: &position, level: topLevel, to: &html) }
    }

    /// Writes a row and all rows inside it, and moves `position` past them.
    func write(_ rows: RowArray, at position: inout RowPosition, level: Int, to html: inout HTMLWriter) {
        let row = rows[position].id
        position = position.next
        switch row.kind {
        case .field:
            if let field = engine.presentation(of: row.node) { writeField(field, row, to: &html) }
        case .inlineEditor: break
        case .addItem:
            writeAddButton(row, to: &html)
        case .footer:
            writeFooter(row, to: &html)
        case .groupHeader, .sectionHeader, .itemHeader:
            openContainer(row, level: level, to: &html)
            let levelInside = form.heading(row).isEmpty ? level : level + 1
            var childrenAreOpen = true
            while position < rows.endIndex, rows[position].parent == row {
                // The element of a footer comes after the card of its section and not inside it.
                if rows[position].id.kind == .footer, childrenAreOpen {
                    html.markup("</div>")
                    childrenAreOpen = false
                }
                write(rows, at: &position, level: levelInside, to: &html)
            }
            if childrenAreOpen { html.markup("</div>") }
            closeContainer(row, to: &html)
        }
    }

    /// Writes the start tag of a row's element up to its class.
    func openRow(_ tag: StaticString, _ row: RowID, class names: String, to html: inout HTMLWriter) {
        html.markup(tag)
        attribute("id", of: row, to: &html)
        html.attribute("data-fw-row", text(of: row))
        html.attribute("class", names)
        if hiddenRows.contains(row) { html.markup(" hidden") }
    }

    func writeAddButton(_ row: RowID, to html: inout HTMLWriter) {
        openRow("<div", row, class: "fw-row fw-add", to: &html)
        html.markup("><button type=\"submit\" class=\"fw-plain\" data-fw-control name=\"fw.action\"")
        attribute("id", of: row, "-control", to: &html)
        html.attribute("value", addAction(row))
        if !isBlank, !engine.canAddItem(row.node) { html.markup(" disabled") }
        html.markup("><span class=\"fw-plus\" aria-hidden=\"true\"></span><span data-fw-slot=\"title\">")
        writeText(isBlank ? RowMark.name.text : engine.addItemTitle(row.node), nil, to: &html)
        html.markup("</span></button></div>")
    }

    /// The value that an add button posts.
    func addAction(_ row: RowID) -> String {
        ButtonAction.add.text(isBlank ? RowMark.path.text : engine.path(of: row.node))
    }

    func writeFooter(_ row: RowID, to html: inout HTMLWriter) {
        openRow("<p", row, class: "fw-row fw-footer", to: &html)
        html.markup(">")
        let section = section(row)
        writeText(section?.footer ?? "", section?.marks?.footer, to: &html)
        html.markup("</p>")
    }

    /// The section of a row: that of its header, its footer or its add button, or of one of its items.
    func section(_ row: RowID) -> FormSection? {
        // There need not be an item now, which has a node of the section.
        if !isBlank, let shown = engine.section(row.node) { return shown }
        return engine.form.element(numbered: row.node.element).flatMap { engine.form.section(at: $0) }?.definition
    }
}
