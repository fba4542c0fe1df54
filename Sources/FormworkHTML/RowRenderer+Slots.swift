import FormworkPresentation
package import FormworkRuntime

/// The parts of a field's row that change while the form runs, called slots. `fill-row.js` fills them.
extension RowRenderer {
    /// The class names of the row's element: its kind, its width and its state.
    func rowClass(_ field: FieldPresentation) -> String {
        var names = "fw-row fw-field fw-" + field.compiled.definition.type.rawValue
        // The grid of the style sheet has twelve columns. The class name has the share in per cent, rounded to a
        // twelfth.
        let columns = field.columns
        names += " fw-w-" + DecimalNumber((columns * 100 + 6) / 12).description
        let control = field.basicControl
        if control == .slider {
            if field.state.value.isBlank { names += " fw-blank" }
        } else if control.isLine || control == .menu || control == .output, columns > 11, field.showsLabel {
            names += " fw-beside"
        }
        if field.compiled.definition.size.height > 1 { names += " fw-h-" + DecimalNumber(field.lines).description }
        if field.state.error != nil { names += " fw-invalid" }
        if !field.state.isEnabled { names += " fw-disabled" }
        return names
    }

    /// The attributes of a control that change. Each has its value, or `nil` if the control does not have it.
    func attributes(_ field: FieldPresentation, _ row: RowID) -> [(StaticString, String?)] {
        var described = ""
        func describe(_ part: String) { described += (described.isEmpty ? "" : " ") + id(row, part) }
        if field.hasUnit { describe("-unit") }
        if !field.ownHint.isEmpty { describe("-hint") }
        if field.state.notice != nil { describe("-notice") }
        if field.compiled.isTypedDay { describe("-day") }
        if field.state.error != nil { describe("-error") }
        if field.compiled.countedLength != nil, field.state.isEnabled { describe("-counter") }
        var list: [(StaticString, String?)] = [
            ("aria-describedby", described.isEmpty ? nil : described),
            ("aria-invalid", field.state.error == nil ? nil : "true"),
            ("aria-required", field.state.isRequired && field.basicControl.saysRequired ? "true" : nil),
            ("disabled", field.state.isEnabled ? nil : ""),
        ]
        if field.basicControl == .slider { list.append(("aria-valuetext", field.position)) }
        return list
    }

    /// Writes words of the catalog. They get an element with their language if that is not the language of the page.
    package func writeWords(_ words: String, to html: inout HTMLWriter) {
        let language = engine.settings.context.messages.language
        let isForeign = !engine.settings.context.locale.isIn(language)
        if isForeign {
            html.markup("<span dir=\"auto\"")
            html.attribute("lang", language)
            html.markup(">")
        }
        html.text(words)
        if isForeign { html.markup("</span>") }
    }

    /// The name under which the answer is posted.
    func controlName(_ field: FieldPresentation) -> String { "v." + field.state.path }

    /// The value that a button posts.
    func tapAction(_ field: FieldPresentation) -> String { ButtonAction.tap.text(field.state.path) }

    /// Writes the title with a picture before it. If an answer is required, the mark follows that the legend explains.
    func writeLabel(_ field: FieldPresentation, to html: inout HTMLWriter) {
        let picture = field.compiled.definition.image
        if SafeLink.isPicture(picture) {
            html.markup("<img class=\"fw-icon\" alt=\"\" loading=\"lazy\"")
            html.attribute("src", picture)
            html.markup(">")
        }
        // A button cannot contain a link.
        writeText(
            field.title, field.basicControl == .button ? nil : field.markedTitle,
            source: field.compiled.definition.title, to: &html)
        if !field.state.isRequired { return }
        // Screen readers announce `aria-required` instead, for controls whose role has it.
        if field.isMarkedRequired { writeRequiredMark(to: &html) }
        if !field.basicControl.saysRequired { writeRequired(to: &html) }
    }

    func writeRequiredMark(to html: inout HTMLWriter) {
        html.markup("<span class=\"fw-mark\" aria-hidden=\"true\">*</span>")
    }

    /// Writes for screen readers that an answer is required.
    func writeRequired(to html: inout HTMLWriter) {
        html.markup("<span class=\"fw-visually-hidden\">, ")
        writeWords(form.requiredWords, to: &html)
        html.markup("</span>")
    }

    /// Writes a text of the form with its marks, if it has any.
    package func writeText(_ text: String, _ marked: MarkedText?, to html: inout HTMLWriter) {
        writeText(text, marked, source: nil, to: &html)
    }

    /// Writes a text with its marks that has the number of an item in it, and so differs from the text that the author
    /// wrote.
    func writeText(_ text: String, _ marked: MarkedText?, source: String?, to html: inout HTMLWriter) {
        html.text(text, marked, source: source, newTab: form.newTabWords, in: surroundings)
    }

    /// Writes the messages about the answer: a notice, and the error.
    func writeMessages(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        writeNotice(field.state.notice, row, to: &html)
        writeError(field.state.error, row, to: &html)
    }

    /// Writes the notice, if there is one.
    func writeNotice(_ notice: String?, _ row: RowID, to html: inout HTMLWriter) {
        if let notice {
            html.markup("<p class=\"fw-hint\"")
            attribute("id", of: row, "-notice", to: &html)
            html.markup(">")
            writeWords(notice, to: &html)
            html.markup("</p>")
        }
    }

    /// Writes the error, if there is one.
    func writeError(_ message: String?, _ row: RowID, to html: inout HTMLWriter) {
        guard let message else { return }
        html.markup("<p class=\"fw-error\"")
        attribute("id", of: row, "-error", to: &html)
        html.markup("><span class=\"fw-visually-hidden\">")
        writeWords(form.errorPrefix, to: &html)
        html.markup(" </span>")
        writeText(message, nil, to: &html)
        html.markup("</p>")
    }

    /// Writes a hidden input. It shows the server that the field was on the page, and has the answer if the control is
    /// disabled, because browsers do not post disabled controls.
    func writeKept(_ field: FieldPresentation, to html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\" name=\"fw.seen\"")
        html.attribute("value", field.state.path)
        html.markup(">")
        if field.state.isEnabled { return }
        for text in field.state.controlTexts {
            writeKept(
                field.compiled.definition.isSecret && !showsSecrets ? "" : text, named: controlName(field), to: &html)
        }
    }

    /// Writes a hidden input with a text of a control that is disabled.
    func writeKept(_ text: String, named name: String, to html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\"")
        html.attribute("name", name)
        html.attribute("value", text)
        html.markup(">")
    }
}
