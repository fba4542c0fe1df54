import FormworkRuntime

extension RowRenderer {
    /// Draws options that are all visible at once, in a group whose name is the question.
    func writeChoices(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        let isSingle = state.control == .radios
        html.markup(isSingle ? "<fieldset role=\"radiogroup\" data-fw-control" : "<fieldset data-fw-control")
        writeAttributes(state, row, to: &html)
        html.markup("><legend class=\"fw-label\" data-fw-slot=\"label\">")
        writeLabel(state, to: &html)
        html.markup("</legend>")
        writeHint(state, row, to: &html)
        let isSegmented = state.compiled.definition.style == .segmented
        html.markup(isSegmented ? "<div class=\"fw-options fw-segments\"" : "<div class=\"fw-options\"")
        html.markup(" data-fw-slot=\"options\">")
        writeOptions(state, row, to: &html)
        html.markup("</div>")
        if isSingle {
            // A radio button cannot be cleared by pressing it again, so there is a button that clears the choice.
            html.markup("<div data-fw-slot=\"actions\">")
            writeActions(state, to: &html)
            html.markup("</div>")
        }
        writeErrorSlot(state, row, to: &html)
        html.markup("</fieldset>")
    }

    /// The choices, as the field's control has them.
    func writeOptions(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        let field = state.compiled.definition
        let control = state.control
        if control == .list {
            html.markup("<option value=\"\">")
            html.text(field.placeholder.isEmpty ? words("ui.choose") : field.placeholder)
            html.markup("</option>")
        }
        var number = 0
        for option in field.options {
            if control == .list {
                writeListOption(option, state.isChosen(option), to: &html)
                continue
            }
            html.markup("<label class=\"fw-option\"><input")
            html.markup(
                control == .radios ? " type=\"radio\" class=\"fw-radio\"" : " type=\"checkbox\" class=\"fw-box\"")
            html.attribute("id", id(row, number == 0 ? "-control" : "-control-" + DecimalNumber(number).description))
            html.attribute("name", controlName(state))
            html.attribute("value", option.id.canonicalText)
            html.attribute("aria-label", ifPresent: option.accessibilityLabel)
            if state.isChosen(option) { html.markup(" checked") }
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

    private func writeListOption(_ option: FieldOption, _ isChosen: Bool, to html: inout HTMLWriter) {
        html.markup("<option")
        html.attribute("value", option.id.canonicalText)
        if isChosen { html.markup(" selected") }
        html.markup(">")
        html.text(option.title)
        if !option.info.isEmpty { html.text(" – " + option.info) }
        html.markup("</option>")
    }
}
