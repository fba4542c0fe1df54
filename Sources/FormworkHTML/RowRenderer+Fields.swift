import FormworkCore

extension RowRenderer {
    /// Draws a field with its label, hint, control and error.
    func writeField(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        openRow("<div", row, class: rowClass(state), to: &html)
        html.markup(">")
        let type = state.field.type
        switch type {
        case .button:
            writeButton(state, row, to: &html)
        case .select:
            html.markup("<fieldset role=\"radiogroup\" data-fw-control")
            writeAttributes(state, row, to: &html)
            html.markup("><legend class=\"fw-label\" data-fw-slot=\"label\">")
            writeLabel(state, to: &html)
            html.markup("</legend>")
            writeHint(state, row, to: &html)
            html.markup("<div class=\"fw-options\" data-fw-slot=\"options\">")
            writeOptions(state, row, to: &html)
            html.markup("</div>")
            writeErrorSlot(state, row, to: &html)
            html.markup("</fieldset>")
        default:
            writeLabelElement(state, row, to: &html)
            writeHint(state, row, to: &html)
            if type == .info {
                html.markup("<output class=\"fw-output\" data-fw-slot=\"output\"")
                html.attribute("id", of: row, "-control")
                html.markup(">")
                html.text(state.display)
                html.markup("</output>")
            } else if !type.takesInput {
                html.markup("<p class=\"fw-placeholder\">")
                html.text(words("ui.unsupported"))
                html.markup("</p>")
            } else {
                writeInput(state, row, to: &html)
                writeErrorSlot(state, row, to: &html)
            }
        }
        if type.takesInput {
            html.markup("<span hidden data-fw-slot=\"kept\">")
            writeKept(state, to: &html)
            html.markup("</span>")
        }
        html.markup("</div>")
    }

    private func writeLabelElement(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        if state.field.title.isEmpty { return }
        if state.field.type == .unknown {
            // There is no control that a label could belong to.
            html.markup("<span class=\"fw-label\" data-fw-slot=\"label\">")
            writeLabel(state, to: &html)
            html.markup("</span>")
        } else {
            html.markup("<label class=\"fw-label\" data-fw-slot=\"label\"")
            html.attribute("for", of: row, "-control")
            html.markup(">")
            writeLabel(state, to: &html)
            html.markup("</label>")
        }
    }

    private func writeHint(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        if state.field.info.isEmpty { return }
        html.markup("<div class=\"fw-hint\" data-fw-slot=\"hint\"")
        html.attribute("id", of: row, "-hint")
        html.markup(">")
        html.text(state.field.info)
        html.markup("</div>")
    }

    private func writeErrorSlot(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<div data-fw-slot=\"error\">")
        writeError(state.error, row, to: &html)
        html.markup("</div>")
    }

    private func writeInput(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        if state.field.valueKind == .bool {
            html.markup("<input type=\"checkbox\" role=\"switch\" class=\"fw-toggle\" value=\"true\"")
            if isOn(state) { html.markup(" checked") }
        } else {
            html.markup("<input type=\"text\" class=\"fw-input\"")
            html.attribute("value", state.text)
            html.attribute("placeholder", ifPresent: state.field.placeholder)
            let traits = InputTraits(state.field)
            html.attribute("inputmode", ifPresent: traits.mode)
            html.attribute("autocapitalize", ifPresent: traits.capitalization)
            if traits.isCode { html.markup(" autocorrect=\"off\" spellcheck=\"false\"") }
            html.attribute("autocomplete", ifPresent: traits.autocomplete)
            html.attribute("enterkeyhint", enterKeyHint(row))
        }
        html.markup(" data-fw-control")
        html.attribute("id", of: row, "-control")
        html.attribute("name", controlName(state))
        writeAttributes(state, row, to: &html)
        html.markup(">")
    }

    private func writeButton(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-plain\" data-fw-control name=\"fw.action\"")
        html.attribute("id", of: row, "-control")
        html.attribute("value", tapAction(state))
        writeAttributes(state, row, to: &html)
        html.markup("><span data-fw-slot=\"label\">")
        writeLabel(state, to: &html)
        html.markup("</span></button>")
        writeHint(state, row, to: &html)
    }

    private func writeAttributes(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        html.attribute("aria-label", ifPresent: spokenLabel(state))
        for (name, value) in attributes(state, row) {
            if let value { html.attribute(name, value) }
        }
    }

    /// What is said instead of the visible label; blank where the label does.
    private func spokenLabel(_ state: FieldState) -> String {
        if !state.field.accessibilityLabel.isEmpty || !state.field.title.isEmpty {
            return state.field.accessibilityLabel
        }
        return state.field.placeholder.isEmpty ? state.field.id : state.field.placeholder
    }
}
