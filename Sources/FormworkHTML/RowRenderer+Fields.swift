import FormworkRuntime

extension RowRenderer {
    /// Draws a field with its label, hint, control and error.
    func writeField(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        openRow("<div", row, class: rowClass(state), to: &html)
        html.markup(">")
        let control = state.control
        switch control {
        case .button: writeButton(state, row, to: &html)
        case .radios, .boxes: writeChoices(state, row, to: &html)
        case .picture: writePicture(state, row, to: &html)
        case .rule: html.markup("<hr class=\"fw-rule\">")
        case .room: break
        default:
            writeLabelElement(state, row, to: &html)
            writeHint(state, row, to: &html)
            switch control {
            case .output:
                html.markup("<output class=\"fw-output\" data-fw-slot=\"output\"")
                attribute("id", of: row, "-control", to: &html)
                html.markup(">")
                html.text(state.display)
                html.markup("</output>")
            case .none:
                html.markup("<p class=\"fw-placeholder\">")
                html.text(words("ui.unsupported"))
                html.markup("</p>")
            case .toggle:
                writeToggle(state, row, to: &html)
                writeErrorSlot(state, row, to: &html)
            default:
                if control == .slider { writePosition(state, to: &html) }
                writeControl(state, row, control, to: &html)
                writeErrorSlot(state, row, to: &html)
            }
        }
        if state.isDeletable {
            html.markup("<div data-fw-slot=\"delete\">")
            writeDeletion(state, to: &html)
            html.markup("</div>")
        }
        if state.compiled.definition.type.takesInput {
            html.markup("<span hidden data-fw-slot=\"kept\">")
            writeKept(state, to: &html)
            html.markup("</span>")
        }
        html.markup("</div>")
    }

    private func writeLabelElement(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        if !hasLabel(state) { return }
        // A placeholder has no control, so it has no label element.
        let isLabel = state.compiled.definition.type != .unknown
        html.markup(isLabel ? "<label" : "<span")
        html.markup(" class=\"fw-label\" data-fw-slot=\"label\"")
        if isLabel { attribute("for", of: row, "-control", to: &html) }
        html.markup(">")
        writeLabel(state, to: &html)
        html.markup(isLabel ? "</label>" : "</span>")
    }

    func writeHint(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        if state.compiled.definition.info.isEmpty { return }
        html.markup("<div class=\"fw-hint\" data-fw-slot=\"hint\"")
        attribute("id", of: row, "-hint", to: &html)
        html.markup(">")
        html.text(state.compiled.definition.info)
        html.markup("</div>")
    }

    func writeErrorSlot(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<div data-fw-slot=\"error\">")
        writeError(state.error, row, to: &html)
        html.markup("</div>")
    }

    /// Draws a switch or a checkbox. They differ in their class and role only.
    private func writeToggle(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<input type=\"checkbox\"")
        html.markup(
            state.compiled.definition.type == .check ? " class=\"fw-box\"" : " role=\"switch\" class=\"fw-toggle\"")
        html.markup(" value=\"true\"")
        if !state.text.isEmpty { html.markup(" checked") }
        writeControlAttributes(state, row, to: &html)
        html.markup(">")
    }

    private func writeButton(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-plain\" data-fw-control name=\"fw.action\"")
        attribute("id", of: row, "-control", to: &html)
        html.attribute("value", tapAction(state))
        writeAttributes(state, row, to: &html)
        html.markup("><span data-fw-slot=\"label\">")
        writeLabel(state, to: &html)
        html.markup("</span></button>")
        writeHint(state, row, to: &html)
    }

    private func writePicture(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        let field = state.compiled.definition
        let words = field.accessibilityLabel.isEmpty ? field.title : field.accessibilityLabel
        if SafeLink.isPicture(field.image) {
            html.markup("<img class=\"fw-picture\" loading=\"lazy\"")
            html.attribute("src", field.image)
            html.attribute("alt", words)
            html.markup(">")
        } else {
            html.text(words)
        }
        writeHint(state, row, to: &html)
    }

    /// Writes the attributes that make an element the control of a field.
    func writeControlAttributes(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        html.markup(" data-fw-control")
        attribute("id", of: row, "-control", to: &html)
        html.attribute("name", controlName(state))
        writeAttributes(state, row, to: &html)
    }

    func writeAttributes(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        html.attribute("aria-label", ifPresent: spokenLabel(state))
        for (name, value) in attributes(state, row) {
            if let value { html.attribute(name, value) }
        }
    }

    /// The name that screen readers announce instead of the visible label; blank if the label is enough.
    private func spokenLabel(_ state: FieldState) -> String {
        if !state.compiled.definition.accessibilityLabel.isEmpty || !state.compiled.definition.title.isEmpty {
            return state.compiled.definition.accessibilityLabel
        }
        return state.compiled.definition.placeholder.isEmpty
            ? state.compiled.definition.id : state.compiled.definition.placeholder
    }
}
