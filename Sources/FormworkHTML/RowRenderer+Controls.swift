import FormworkRuntime

extension RowRenderer {
    /// Draws a control that is typed into or set, between what belongs to it: a unit, the ends of a scale, buttons.
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
            // Browsers drop a line break right after the tag.
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

    /// What stands in a control that is typed into.
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
            // The people of a repeating section are others: browsers should not offer the person's own answers there.
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

    /// The track goes one step below the smallest number: there the thumb stands until the person moves it.
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

    /// Where a slider stands, for eyes; ears have `aria-valuetext`.
    func writePosition(_ state: FieldState, to html: inout HTMLWriter) {
        html.markup("<span class=\"fw-output\" aria-hidden=\"true\" data-fw-slot=\"output\">")
        html.text(position(state))
        html.markup("</span>")
    }

    /// What the script shows and hides a password with; without the script it is not there.
    private func writeRevealButton(_ state: FieldState, to html: inout HTMLWriter) {
        html.markup("<button type=\"button\" class=\"fw-reveal\" aria-pressed=\"false\" data-fw-reveal>")
        writeButtonWords("ui.show", state, to: &html)
        html.markup("</button>")
    }

    /// The buttons of a field that change with it.
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

    /// Whether a button clears the answer. A choice that has a default is meant to be made.
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

    /// Several buttons that say the same need a name each.
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

    /// What a field is called where its label is not beside.
    func name(of state: FieldState) -> String {
        if !state.compiled.definition.title.isEmpty { return state.compiled.definition.title }
        return state.compiled.definition.accessibilityLabel.isEmpty
            ? state.compiled.definition.id : state.compiled.definition.accessibilityLabel
    }
}
