import FormworkRuntime

/// The parts of a field's row that change while the form runs. A page has all of them; a reply has those that changed.
extension RowRenderer {
    /// The class names of the row's element: kind, width and state.
    func rowClass(_ state: FieldState) -> String {
        var names = "fw-row fw-field fw-" + state.compiled.definition.type.rawValue
        // The style sheet's grid has twelve columns; the name is the share in per cent, rounded to a twelfth.
        let width = state.compiled.definition.size.width
        let twelfths = width < 1 ? 1 : width > 99 ? 12 : (width * 12 + 50) / 100
        names += " fw-w-" + DecimalNumber((max(twelfths, 1) * 100 + 6) / 12).description
        switch state.control {
        case .line, .list, .output: if twelfths > 11, hasLabel(state) { names += " fw-beside" }
        case .slider: if state.value.isBlank { names += " fw-blank" }
        default: break
        }
        let height = state.compiled.definition.size.height
        if height > 1 { names += " fw-h-" + DecimalNumber(min(height, 12)).description }
        if state.error != nil { names += " fw-invalid" }
        if !state.isEnabled { names += " fw-disabled" }
        return names
    }

    /// The attributes of a control that change, each with its value or `nil` for its absence.
    func attributes(_ state: FieldState, _ row: RowID) -> [(StaticString, String?)] {
        var described = ""
        func describe(_ part: String) { described += (described.isEmpty ? "" : " ") + id(row, part) }
        if hasUnit(state.compiled.definition) { describe("-unit") }
        if !state.compiled.definition.info.isEmpty { describe("-hint") }
        if state.error != nil { describe("-error") }
        var list: [(StaticString, String?)] = [
            ("aria-describedby", described.isEmpty ? nil : described),
            ("aria-invalid", state.error == nil ? nil : "true"),
            ("aria-required", state.isRequired && state.control.saysRequired ? "true" : nil),
            ("disabled", state.isEnabled ? nil : ""),
        ]
        if state.control == .slider { list.append(("aria-valuetext", position(state))) }
        return list
    }

    /// Whether the unit of an amount or of a length of time is next to the control.
    func hasUnit(_ field: Field) -> Bool {
        field.type == .countDown || field.type == .currency && !field.currency.isEmpty
    }

    /// Whether the label is visible, and not only announced by screen readers.
    func hasLabel(_ state: FieldState) -> Bool {
        let control = state.control
        if control == .radios || control == .boxes || control == .button { return true }
        return control.isLabelled
            && !(state.compiled.definition.title.isEmpty && state.compiled.definition.image.isEmpty)
    }

    /// The number of a slider as text.
    func position(_ state: FieldState) -> String {
        state.display.isEmpty ? words("ui.not_answered") : state.display
    }

    /// Writes the words for a key. If they are in another language than the page, they are in an element that names it.
    @inline(never)
    func writeWords(_ key: String, to html: inout HTMLWriter) {
        let language = engine.context.messages.language
        let isForeign = !language.isSame(as: engine.context.locale.identifier)
        if isForeign {
            html.markup("<span dir=\"auto\"")
            html.attribute("lang", language)
            html.markup(">")
        }
        html.text(words(key))
        if isForeign { html.markup("</span>") }
    }

    /// The name under which the answer is posted.
    func controlName(_ state: FieldState) -> String { "v." + state.path }

    /// The value that a button posts.
    func tapAction(_ state: FieldState) -> String { "tap:" + state.path }

    /// Writes the title, with a picture before it, and the mark of a required field.
    func writeLabel(_ state: FieldState, to html: inout HTMLWriter) {
        let picture = state.compiled.definition.image
        if SafeLink.isPicture(picture) {
            html.markup("<img class=\"fw-icon\" alt=\"\" loading=\"lazy\"")
            html.attribute("src", picture)
            html.markup(">")
        }
        html.text(state.compiled.definition.title)
        if !state.isRequired { return }
        // If the control's role has `aria-required`, screen readers use that instead of the mark.
        if engine.form.definition.marksRequired {
            html.markup("<span class=\"fw-mark\" aria-hidden=\"true\">*</span>")
        }
        if state.control.saysRequired { return }
        html.markup("<span class=\"fw-visually-hidden\">, ")
        writeWords("ui.required_legend", to: &html)
        html.markup("</span>")
    }

    /// Writes the error, if there is one.
    func writeError(_ message: String?, _ row: RowID, to html: inout HTMLWriter) {
        guard let message else { return }
        html.markup("<p class=\"fw-error\"")
        attribute("id", of: row, "-error", to: &html)
        html.markup("><span class=\"fw-visually-hidden\">")
        writeWords("ui.error_prefix", to: &html)
        html.markup(" </span>")
        html.text(message)
        html.markup("</p>")
    }

    /// Writes hidden inputs. They tell the server that the field was on the page, and post the answer of a disabled
    /// control, which browsers leave out.
    func writeKept(_ state: FieldState, to html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\" name=\"fw.seen\"")
        html.attribute("value", state.path)
        html.markup(">")
        if state.isEnabled { return }
        for text in state.controlTexts {
            html.markup("<input type=\"hidden\"")
            html.attribute("name", controlName(state))
            html.attribute("value", state.compiled.definition.isSecret && !showsSecrets ? "" : text)
            html.markup(">")
        }
    }
}
