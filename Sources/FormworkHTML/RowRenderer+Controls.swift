import FormworkPresentation
import FormworkRuntime

extension RowRenderer {
    /// Begins a control that a person types into or sets, after its label and its hint.
    func openControl(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        writeQuestion(field, row, to: &html)
        if field.basicControl == .slider { writePosition(field, to: &html) }
        html.markup("<div class=\"fw-control\">")
    }

    /// Ends a control that a person types into or sets, with its buttons and its error.
    func closeControl(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        if field.hasSteps || field.hasClear {
            html.markup(field.hasSteps ? "<span class=\"fw-steps\"" : "<span")
            html.markup(" data-fw-slot=\"actions\">")
            writeActions(field, to: &html)
            html.markup("</span>")
        } else if field.compiled.type == .password {
            writeRevealButton(field, to: &html)
        }
        writeAddition?(field, .besideControl, row, &html)
        html.markup("</div>")
        writeErrorSlot(field, row, to: &html)
    }

    func writeMenu(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<select class=\"fw-input fw-list\" data-fw-slot=\"options\"")
        html.attribute("autocomplete", ifPresent: field.compiled.definition.autocomplete)
        writeControlAttributes(field, row, to: &html)
        html.markup(">")
        writeOptions(field, row, to: &html)
        html.markup("</select>")
    }

    func writeArea(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<textarea class=\"fw-input\" autocapitalize=\"sentences\"")
        html.attribute("rows", DecimalNumber(field.lines).description)
        html.attribute("placeholder", ifPresent: field.placeholder)
        html.attribute("autocomplete", ifPresent: field.compiled.definition.autocomplete)
        writeControlAttributes(field, row, to: &html)
        // Browsers drop a line break right after the tag.
        html.markup(">\n")
        html.text(text(of: field))
        html.markup("</textarea>")
    }

    /// Writes a browser's own control for a day or a time. A server writes lists for a time that stops at few minutes.
    func writeDayOrTime(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        if field.compiled.isChosenTime { return writeTimes(field, row, to: &html) }
        writeLine(field, row, to: &html)
    }

    /// The text of a control that a person types into.
    private func text(of field: FieldPresentation) -> String {
        if field.compiled.isTypedDay { return field.typedDay }
        return field.compiled.isSecret && !showsSecrets ? "" : field.state.text
    }

    /// Writes an input of one line, with its unit before it.
    func writeLine(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        let compiled = field.compiled
        if field.hasUnit {
            html.markup("<span class=\"fw-unit\"")
            attribute("id", of: row, "-unit", to: &html)
            html.markup(">")
            html.text(field.unit)
            html.markup("</span>")
        }
        let typing = field.typing
        html.markup("<input class=\"fw-input\"")
        html.attribute("type", ifPresent: inputType(compiled))
        html.attribute("value", text(of: field))
        html.attribute("placeholder", ifPresent: field.placeholder)
        if compiled.isTypedDay { html.markup(" inputmode=\"numeric\"") }
        if compiled.valueKind.isCivil { writeEnds(field, to: &html) }
        if compiled.definition.minuteInterval > 0, field.hasClear {
            html.attribute("step", DecimalNumber(60 * compiled.definition.minuteInterval).description)
        }
        html.attribute("inputmode", ifPresent: typing.keyboard.rawValue)
        html.attribute("autocapitalize", ifPresent: typing.capitalization.rawValue)
        if typing.isLeftToRight { html.markup(" dir=\"ltr\"") }
        if typing.isExact { html.markup(" autocorrect=\"off\" spellcheck=\"false\"") }
        html.attribute("autocomplete", ifPresent: typing.purpose)
        html.attribute("enterkeyhint", form.returnKey(of: row).rawValue)
        writeControlAttributes(field, row, to: &html)
        html.markup(">")
    }

    /// Writes the first and the last day of a browser's calendar. The calendar beside a typed day has the constant ones already.
    private func writeEnds(_ field: FieldPresentation, to html: inout HTMLWriter) {
        let isTyped = field.compiled.isTypedDay
        if isTyped, !field.state.hasMovingLimits { return }
        html.attribute(isTyped ? "data-fw-min" : "min", ifPresent: field.ends[0])
        html.attribute(isTyped ? "data-fw-max" : "max", ifPresent: field.ends[1])
    }

    /// The type of the HTML input. Addresses of mail and of the web have the type of plain text: in inputs of their own
    /// types, browsers change the typed text and hide the position of the caret.
    private func inputType(_ field: CompiledField) -> StaticString {
        if field.isTypedDay { return "text" }
        switch field.type {
        case .date: return "date"
        case .time: return "time"
        case .dateTime: return "datetime-local"
        case .password: return "password"
        default: return (field.definition.inputType ?? field.type) == .phone ? "tel" : "text"
        }
    }

    /// Writes a slider. Its track begins one step below the smallest number, where the thumb is until the person moves
    /// it.
    func writeSlider(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        let scale = field.compiled.scale
        writeEnd(field.endText(scale.minimum), to: &html)
        html.markup("<input type=\"range\" class=\"fw-range\"")
        html.attribute("min", field.ends[0])
        html.attribute("max", field.ends[1])
        html.attribute("step", scale.step.description)
        html.attribute("value", field.state.text)
        writeControlAttributes(field, row, to: &html)
        html.markup(">")
        writeEnd(field.endText(scale.maximum), to: &html)
    }

    private func writeEnd(_ number: String, to html: inout HTMLWriter) {
        html.markup("<span class=\"fw-end\" aria-hidden=\"true\">")
        html.text(number)
        html.markup("</span>")
    }

    /// Writes the position of a slider as visible text. Screen readers read `aria-valuetext` instead.
    func writePosition(_ field: FieldPresentation, to html: inout HTMLWriter) {
        html.markup("<span class=\"fw-output\" aria-hidden=\"true\" data-fw-slot=\"output\"")
        writeOwnDirection(to: &html)
        html.markup(">")
        html.text(field.position)
        html.markup("</span>")
    }

    /// Writes that an answer keeps its own direction. Between words from right to left a number, a code or an address would turn
    /// around otherwise.
    func writeOwnDirection(to html: inout HTMLWriter) {
        if engine.settings.context.locale.isRightToLeft { html.markup(" dir=\"auto\"") }
    }

    /// Writes the button with which the script shows and hides a password. It is hidden until the script runs.
    private func writeRevealButton(_ field: FieldPresentation, to html: inout HTMLWriter) {
        html.markup("<button type=\"button\" class=\"fw-reveal\" aria-pressed=\"false\" data-fw-reveal>")
        writeButtonWords(field.showTitle, field.name, to: &html)
        html.markup("</button>")
    }

    /// Writes the buttons of a field that change with its answer.
    func writeActions(_ field: FieldPresentation, to html: inout HTMLWriter) {
        if field.hasSteps {
            writeStep(.stepDown, field.stepTitle(up: false), field, to: &html)
            writeStep(.stepUp, field.stepTitle(up: true), field, to: &html)
        } else if field.isClearable {
            writeClear(field.clearTitle, path: field.state.path, name: field.name, to: &html)
        }
    }

    /// Writes the button that clears an answer.
    func writeClear(_ title: String, path: String, name: String, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-plain fw-clear\" name=\"fw.action\"")
        html.attribute("value", ButtonAction.clear.text(path))
        html.markup(">")
        writeButtonWords(title, name, to: &html)
        html.markup("</button>")
    }

    private func writeStep(
        _ action: ButtonAction, _ title: String, _ field: FieldPresentation, to html: inout HTMLWriter
    ) {
        html.markup("<button type=\"submit\" class=\"fw-step\" name=\"fw.action\"")
        html.attribute("value", action.text(field.state.path))
        if !field.state.isEnabled { html.markup(" disabled") }
        html.markup("><span class=\"fw-visually-hidden\">")
        html.text(title)
        html.markup("</span></button>")
    }

    /// Writes the words of a button, with a hidden name that distinguishes it from other buttons with the same words.
    private func writeButtonWords(_ words: String, _ name: String, to html: inout HTMLWriter) {
        writeWords(words, to: &html)
        html.markup("<span class=\"fw-visually-hidden\"> ")
        html.text(name)
        html.markup("</span>")
    }

    /// Writes the button that deletes a field, while the field takes input.
    func writeDeletion(_ field: FieldPresentation, to html: inout HTMLWriter) {
        if field.state.isEnabled {
            writeRemoval(ButtonAction.delete.text(field.state.path), field.removeTitle, of: field.name, to: &html)
        }
    }

    /// Writes a hidden input, which shows the server that a field was deleted from the page.
    func writeDeleted(path: String, to html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\" name=\"fw.deleted\"")
        html.attribute("value", path)
        html.markup(">")
    }
}
