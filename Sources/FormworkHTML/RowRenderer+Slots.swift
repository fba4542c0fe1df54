import FormworkCore

/// The parts of a field's row that change while the form runs: pages write them, replies send them alone.
extension RowRenderer {
    /// The row element's class names: kind, room and state.
    func rowClass(_ state: FieldState) -> String {
        var names = "fw-row fw-field fw-" + state.field.type.rawValue
        // The style sheet's grid has twelve columns; the name is the share in per cent, rounded to a twelfth.
        let width = state.field.size.width
        let twelfths = width < 1 ? 1 : width > 99 ? 12 : (width * 12 + 50) / 100
        names += " fw-w-" + String((max(twelfths, 1) * 100 + 6) / 12)
        let height = state.field.size.height
        if height > 1 { names += " fw-h-" + String(min(height, 12)) }
        if state.error != nil { names += " fw-invalid" }
        if !state.isEnabled { names += " fw-disabled" }
        return names
    }

    /// The attributes of a control that change, each with its value or `nil` for its absence.
    func attributes(_ state: FieldState, _ row: RowID) -> [(StaticString, String?)] {
        var described = state.field.info.isEmpty ? "" : id(row, "-hint")
        if state.error != nil { described += (described.isEmpty ? "" : " ") + id(row, "-error") }
        return [
            ("aria-describedby", described.isEmpty ? nil : described),
            ("aria-invalid", state.error == nil ? nil : "true"),
            ("aria-required", state.isRequired ? "true" : nil),
            ("disabled", state.isEnabled ? nil : ""),
        ]
    }

    /// What the answer is posted under.
    func controlName(_ state: FieldState) -> String { "v." + state.path }

    /// What a button posts.
    func tapAction(_ state: FieldState) -> String { "tap:" + state.path }

    /// Whether a switch is on.
    func isOn(_ state: FieldState) -> Bool { state.value == .bool(true) }

    /// What a control holds, as a post would send it.
    func controlText(_ state: FieldState) -> String {
        switch state.field.type {
        case .toggle, .check: isOn(state) ? "true" : ""
        case .select: state.value.canonicalText
        default: state.text
        }
    }

    /// The title and, where an answer is needed, the mark that the legend explains.
    func writeLabel(_ state: FieldState, to html: inout HTMLWriter) {
        html.text(state.field.title)
        // Screen readers hear `aria-required` instead.
        if state.isRequired { html.markup("<span class=\"fw-mark\" aria-hidden=\"true\">*</span>") }
    }

    /// The error, if any.
    func writeError(_ message: String?, _ row: RowID, to html: inout HTMLWriter) {
        guard let message else { return }
        html.markup("<p class=\"fw-error\"")
        html.attribute("id", of: row, "-error")
        html.markup("><span class=\"fw-visually-hidden\">")
        html.text(words("ui.error_prefix"))
        html.markup(" </span>")
        html.text(message)
        html.markup("</p>")
    }

    /// The choices, each with its radio button.
    func writeOptions(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        let chosen = controlText(state)
        var number = 0
        for option in state.field.options {
            let text = option.id.canonicalText
            html.markup("<label class=\"fw-option\"><input type=\"radio\" class=\"fw-radio\"")
            html.attribute("id", id(row, number == 0 ? "-control" : "-control-" + String(number)))
            html.attribute("name", controlName(state))
            html.attribute("value", text)
            if text.isSame(as: chosen) { html.markup(" checked") }
            html.markup("><span class=\"fw-option-text\">")
            html.text(option.title)
            if !option.info.isEmpty {
                html.markup("<span class=\"fw-option-info\">")
                html.text(option.info)
                html.markup("</span>")
            }
            html.markup("</span></label>")
            number += 1
        }
    }

    /// Tells the server that the field was on the page, and carries an answer that browsers leave out of
    /// a post because its control is disabled.
    func writeKept(_ state: FieldState, to html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\" name=\"fw.seen\"")
        html.attribute("value", state.path)
        html.markup(">")
        if state.isEnabled { return }
        html.markup("<input type=\"hidden\"")
        html.attribute("name", controlName(state))
        html.attribute("value", controlText(state))
        html.markup(">")
    }
}
