import FormworkPresentation
import FormworkRuntime

extension RowRenderer {
    /// Writes a field with its label, hint, control and error.
    ///
    /// The page's scripts make stars, tags, pictures and the like of choices, and columns of the rows of a matrix. So they are
    /// written as choices.
    func writeField(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        openRow("<div", row, class: rowClass(field), to: &html)
        html.markup(">")
        switch field.basicControl {
        case .line, .stepper, .duration:
            openControl(field, row, to: &html)
            writeLine(field, row, to: &html)
            closeControl(field, row, to: &html)
        case .day, .time, .dayAndTime:
            openControl(field, row, to: &html)
            writeDayOrTime(field, row, to: &html)
            closeControl(field, row, to: &html)
        case .area:
            openControl(field, row, to: &html)
            writeArea(field, row, to: &html)
            closeControl(field, row, to: &html)
        case .slider:
            openControl(field, row, to: &html)
            writeSlider(field, row, to: &html)
            closeControl(field, row, to: &html)
        case .menu, .list(.one), .wheel, .wheels:
            openControl(field, row, to: &html)
            writeMenu(field, row, to: &html)
            closeControl(field, row, to: &html)
        case .radios, .segments, .yesNo, .stars, .boxes, .list(.several), .tags, .chips, .pictures, .columns, .ranking,
            .files, .signature:
            writeChoices(field, row, to: &html)
        case .toggle, .box:
            writeQuestion(field, row, to: &html)
            writeToggle(field, row, to: &html)
            writeErrorSlot(field, row, to: &html)
        case .output:
            writeQuestion(field, row, to: &html)
            writeOutput(field, row, to: &html)
        case .button: writeButton(field, row, to: &html)
        case .picture: writePicture(field, row, to: &html)
        case .rule: html.markup("<hr class=\"fw-rule\">")
        case .room: break
        case .custom, .unsupported:
            writeQuestion(field, row, to: &html)
            html.markup("<p class=\"fw-placeholder\">")
            html.text(form.unsupportedWords)
            html.markup("</p>")
        }
        writeAddition?(field, .belowControl, row, &html)
        if field.state.isDeletable {
            html.markup("<div data-fw-slot=\"delete\">")
            writeDeletion(field, to: &html)
            html.markup("</div>")
        }
        if field.compiled.definition.type.takesInput {
            html.markup("<span hidden data-fw-slot=\"kept\">")
            writeKept(field, to: &html)
            html.markup("</span>")
        }
        html.markup("</div>")
    }

    /// Writes the label and the hint of a control.
    func writeQuestion(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        writeLabelElement(field, row, to: &html)
        writeHint(field, row, to: &html)
    }

    private func writeOutput(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<output class=\"fw-output\" data-fw-slot=\"output\"")
        attribute("id", of: row, "-control", to: &html)
        writeOwnDirection(to: &html)
        html.markup(">")
        writeText(field.state.display, field.markedDisplay, to: &html)
        html.markup("</output>")
    }

    private func writeLabelElement(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        if !field.showsLabel { return }
        // A field of unknown type has no control that a label could belong to.
        let isLabel = field.compiled.definition.type != .unknown
        html.markup(isLabel ? "<label" : "<span")
        html.markup(" class=\"fw-label\" data-fw-slot=\"label\"")
        if isLabel { attribute("for", of: row, "-control", to: &html) }
        html.markup(">")
        writeLabel(field, to: &html)
        html.markup(isLabel ? "</label>" : "</span>")
    }

    func writeHint(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        if field.ownHint.isEmpty { return }
        html.markup("<div class=\"fw-hint\" data-fw-slot=\"hint\"")
        attribute("id", of: row, "-hint", to: &html)
        html.markup(">")
        writeText(field.ownHint, field.ownMarkedHint, to: &html)
        html.markup("</div>")
    }

    func writeErrorSlot(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<div data-fw-slot=\"error\">")
        writeMessages(field, row, to: &html)
        html.markup("</div>")
    }

    /// Writes a switch or a box to tick. They differ only in their look and their role.
    private func writeToggle(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<input type=\"checkbox\"")
        html.markup(
            field.compiled.definition.type == .check ? " class=\"fw-box\"" : " role=\"switch\" class=\"fw-toggle\"")
        html.markup(" value=\"true\"")
        if field.isOn { html.markup(" checked") }
        writeControlAttributes(field, row, to: &html)
        html.markup(">")
    }

    private func writeButton(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-plain\" data-fw-control name=\"fw.action\"")
        attribute("id", of: row, "-control", to: &html)
        html.attribute("value", tapAction(field))
        writeAttributes(field, row, to: &html)
        html.markup("><span data-fw-slot=\"label\">")
        writeLabel(field, to: &html)
        html.markup("</span></button>")
        writeHint(field, row, to: &html)
    }

    private func writePicture(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        let image = field.compiled.definition.image
        if SafeLink.isPicture(image) {
            html.markup("<img class=\"fw-picture\" loading=\"lazy\"")
            html.attribute("src", image)
            html.attribute("alt", field.imageDescription)
            html.markup(">")
        } else {
            html.text(field.imageDescription)
        }
        writeHint(field, row, to: &html)
    }

    /// Writes the attributes that make an element the control of the field.
    func writeControlAttributes(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.markup(" data-fw-control")
        attribute("id", of: row, "-control", to: &html)
        html.attribute("name", controlName(field))
        writeAttributes(field, row, to: &html)
    }

    func writeAttributes(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.attribute("aria-label", ifPresent: field.spokenLabel)
        for (name, value) in attributes(field, row) {
            if let value { html.attribute(name, value) }
        }
    }
}
