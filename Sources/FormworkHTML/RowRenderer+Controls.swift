import FormworkRuntime

extension RowRenderer {
    /// Draws a control for text or numbers, together with its unit, the ends of its scale, and its buttons.
    func writeControl(_ state: FieldState, _ row: RowID, _ control: FieldControl, to html: inout HTMLWriter) {
        let field = state.compiled.definition
        html.markup("<div class=\"fw-control\">")
        switch control {
        case .slider: writeSlider(state, row, to: &html)
        case .list:
            html.markup("<select class=\"fw-input fw-list\" data-fw-slot=\"options\"")
            html.attribute("autocomplete", ifPresent: field.autocomplete)
            writeControlAttributes(state, row, to: &html)
            html.markup(">")
            writeOptions(state, row, to: &html)
            html.markup("</select>")
        case .area:
            html.markup("<textarea class=\"fw-input\" autocapitalize=\"sentences\"")
            html.attribute("rows", DecimalNumber(field.size.height > 1 ? field.size.height : 3).description)
            html.attribute("placeholder", ifPresent: field.placeholder)
            html.attribute("autocomplete", ifPresent: field.autocomplete)
            writeControlAttributes(state, row, to: &html)
            // Browsers drop a line break right after the tag, so this one protects a line break at the beginning of the
            // text.
            html.markup(">\n")
            html.text(text(of: state))
            html.markup("</textarea>")
        default: writeLine(state, row, to: &html)
        }
        if field.hasSteps || field.hasClear {
            html.markup(field.hasSteps ? "<span class=\"fw-steps\"" : "<span")
            html.markup(" data-fw-slot=\"actions\">")
            writeActions(state, to: &html)
            html.markup("</span>")
        } else if field.type == .password {
            writeRevealButton(state, to: &html)
        }
        html.markup("</div>")
    }

    /// The text of a control.
    private func text(of state: FieldState) -> String {
        state.compiled.definition.isSecret && !showsSecrets ? "" : state.text
    }

    private func writeLine(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        let field = state.compiled.definition
        if hasUnit(field) {
            html.markup("<span class=\"fw-unit\"")
            attribute("id", of: row, "-unit", to: &html)
            html.markup(">")
            let sign = engine.context.locale.currency(field.currency).symbol
            html.text(field.type == .countDown ? words("ui.minutes") : sign)
            html.markup("</span>")
        }
        let traits = InputTraits(field, state.keyboard)
        html.markup("<input class=\"fw-input\"")
        html.attribute("type", ifPresent: traits.input)
        html.attribute("value", text(of: state))
        var example = field.placeholder
        if example.isEmpty, field.type == .stepper {
            example = field.emptyText.isEmpty ? words("ui.not_answered") : field.emptyText
        }
        html.attribute("placeholder", ifPresent: example)
        html.attribute("min", ifPresent: field.minimumDate)
        html.attribute("max", ifPresent: field.maximumDate)
        if field.minuteInterval > 0, field.hasClear {
            html.attribute("step", DecimalNumber(60 * field.minuteInterval).description)
        }
        html.attribute("inputmode", ifPresent: traits.mode)
        html.attribute("autocapitalize", ifPresent: traits.capitalization)
        if traits.isLeftToRight { html.markup(" dir=\"ltr\"") }
        if traits.isExact { html.markup(" autocorrect=\"off\" spellcheck=\"false\"") }
        if !field.autocomplete.isEmpty {
            html.attribute("autocomplete", field.autocomplete)
        } else if row.node.item == 0 {
            // The people in a repeating section are not the person at the browser, so autofill should not offer that
            // person's data.
            if state.purpose.isEmpty {
                html.attribute("autocomplete", ifPresent: traits.purpose)
            } else {
                html.attribute("autocomplete", state.purpose)
            }
        }
        html.attribute("enterkeyhint", enterKeyHint(row))
        writeControlAttributes(state, row, to: &html)
        html.markup(">")
    }

    /// Draws a slider. Its scale begins one step below the minimum: the thumb is there while there is no answer.
    private func writeSlider(_ state: FieldState, _ row: RowID, to html: inout HTMLWriter) {
        let scale = NumberScale(state.compiled.definition)
        writeEnd(scale.minimum, to: &html)
        html.markup("<input type=\"range\" class=\"fw-range\"")
        html.attribute("min", scale.blankPosition.description)
        html.attribute("max", (scale.maximum ?? 0).description)
        html.attribute("step", scale.step.description)
        html.attribute("value", state.text)
        writeControlAttributes(state, row, to: &html)
        html.markup(">")
        writeEnd(scale.maximum, to: &html)
    }

    private func writeEnd(_ number: DecimalNumber?, to html: inout HTMLWriter) {
        html.markup("<span class=\"fw-end\" aria-hidden=\"true\">")
        html.text(engine.context.locale.format(number ?? 0, grouping: true))
        html.markup("</span>")
    }

    /// Writes the number of a slider as visible text. Screen readers use `aria-valuetext`.
    func writePosition(_ state: FieldState, to html: inout HTMLWriter) {
        html.markup("<span class=\"fw-output\" aria-hidden=\"true\" data-fw-slot=\"output\">")
        html.text(position(state))
        html.markup("</span>")
    }

    /// Writes the button that shows and hides a password. It is hidden until the script runs.
    private func writeRevealButton(_ state: FieldState, to html: inout HTMLWriter) {
        html.markup("<button type=\"button\" class=\"fw-reveal\" aria-pressed=\"false\" data-fw-reveal>")
        writeButtonWords("ui.show", state, to: &html)
        html.markup("</button>")
    }

    /// Writes the buttons of a field that depend on its state.
    func writeActions(_ state: FieldState, to html: inout HTMLWriter) {
        if state.compiled.definition.hasSteps {
            writeStep("step:-:", "ui.less", state, to: &html)
            writeStep("step:+:", "ui.more", state, to: &html)
        } else if isClearable(state) {
            html.markup("<button type=\"submit\" class=\"fw-plain fw-clear\" name=\"fw.action\"")
            html.attribute("value", "clear:" + state.path)
            html.markup(">")
            writeButtonWords("ui.clear", state, to: &html)
            html.markup("</button>")
        }
    }

    /// Whether the field has a button that clears the answer. A choice with a default has none.
    private func isClearable(_ state: FieldState) -> Bool {
        if state.isRequired || !state.isEnabled || state.value.isBlank { return false }
        return state.control != .radios || state.compiled.definition.defaultAnswer.isBlank
    }

    private func writeStep(_ action: String, _ key: String, _ state: FieldState, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-step\" name=\"fw.action\"")
        html.attribute("value", action + state.path)
        if !state.isEnabled { html.markup(" disabled") }
        html.markup("><span class=\"fw-visually-hidden\">")
        html.text(words(key, [ErrorParameter("title", .text(name(of: state)))]))
        html.markup("</span></button>")
    }

    /// Writes the words of a button, with the hidden name of its field: several buttons have the same words.
    private func writeButtonWords(_ key: String, _ state: FieldState, to html: inout HTMLWriter) {
        writeWords(key, to: &html)
        html.markup("<span class=\"fw-visually-hidden\"> ")
        html.text(name(of: state))
        html.markup("</span>")
    }

    /// The button that deletes a field, while it takes input.
    func writeDeletion(_ state: FieldState, to html: inout HTMLWriter) {
        if state.isEnabled { writeRemoval("delete:" + state.path, words("ui.remove"), of: name(of: state), to: &html) }
    }

    /// Tells the server that a field was deleted from the page after it was drawn.
    func deletionPatch(_ state: FieldState) -> JSONValue {
        let html = HTMLWriter.string { html in
            html.markup("<input type=\"hidden\" name=\"fw.deleted\"")
            html.attribute("value", state.path)
            html.markup(">")
        }
        return .object([.text("insert", ""), .text("html", html), .text("into", "")])
    }

    /// The name of a field where its label is not next to it.
    func name(of state: FieldState) -> String {
        if !state.compiled.definition.title.isEmpty { return state.compiled.definition.title }
        return state.compiled.definition.accessibilityLabel.isEmpty
            ? state.compiled.definition.id : state.compiled.definition.accessibilityLabel
    }
}
