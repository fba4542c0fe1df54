import FormworkPresentation
package import FormworkRuntime

extension RowRenderer {
    /// Writes options that are all visible at once, in a group whose name is the question.
    func writeChoices(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        let isSingle = field.basicControl.choosing == .one
        html.markup(isSingle ? "<fieldset role=\"radiogroup\" data-fw-control" : "<fieldset data-fw-control")
        writeAttributes(field, row, to: &html)
        html.markup("><legend class=\"fw-label\" data-fw-slot=\"label\">")
        writeLabel(field, to: &html)
        html.markup("</legend>")
        writeHint(field, row, to: &html)
        let isSegmented = field.compiled.definition.style == .segmented
        html.markup(isSegmented ? "<div class=\"fw-options fw-segments\"" : "<div class=\"fw-options\"")
        html.markup(" data-fw-slot=\"options\">")
        writeOptions(field, row, to: &html)
        html.markup("</div>")
        if isSingle {
            // A radio button cannot be cleared by pressing it again, so there is a button that clears the choice.
            html.markup("<div data-fw-slot=\"actions\">")
            writeActions(field, to: &html)
            html.markup("</div>")
        }
        writeErrorSlot(field, row, to: &html)
        html.markup("</fieldset>")
    }

    /// Writes the options in the way that the field's control needs.
    func writeOptions(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        if field.control == .ranking, !field.compiled.definition.options.isEmpty, let writeAddition {
            return writeAddition(field, .options, row, &html)
        }
        let control = field.basicControl
        if control == .menu {
            html.markup("<option value=\"\">")
            html.text(field.placeholder)
            html.markup("</option>")
        } else if field.compiled.definition.options.isEmpty, field.compiled.definition.optionSource?.isLoaded != true {
            writeNoOptions(
                field.compiled.definition.files.map { form.noFilesWords($0) } ?? form.noOptionsWords, row, to: &html)
        }
        var number = 0
        let options = field.shownOptions
        for option in options {
            if control == .menu {
                writeListOption(option, field.state.isChosen(option), to: &html)
                continue
            }
            writeOption(
                option, control.choosing ?? .one, isChosen: field.state.isChosen(option), name: controlName(field),
                id: id(row, number == 0 ? "-control" : "-control-" + DecimalNumber(number).description), to: &html)
            if !option.isDisabled { number += 1 }
            writeAddition?(field, .afterOption(option), row, &html)
        }
    }

    /// Writes that no option is offered. There is no control, so this paragraph takes the focus.
    func writeNoOptions(_ words: String, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<p class=\"fw-hint\" tabindex=\"-1\"")
        attribute("id", of: row, "-control", to: &html)
        html.markup(">")
        writeWords(words, to: &html)
        html.markup("</p>")
    }

    /// Writes an option with its button or its box. One that cannot be chosen has neither id nor name.
    func writeOption(
        _ option: FieldOption, _ choosing: FieldControl.Choosing, isChosen: Bool, name: String, id: String,
        to html: inout HTMLWriter
    ) {
        html.markup("<label class=\"fw-option\"><input")
        html.markup(choosing == .one ? " type=\"radio\" class=\"fw-radio\"" : " type=\"checkbox\" class=\"fw-box\"")
        if option.isDisabled {
            html.markup(" disabled")
        } else {
            html.attribute("id", id)
            html.attribute("name", name)
        }
        html.attribute("value", option.id.canonicalText)
        html.attribute("aria-label", ifPresent: option.accessibilityLabel)
        if isChosen { html.markup(" checked") }
        html.markup(">")
        writeContent(of: option, to: &html)
        html.markup("</label>")
    }

    /// Writes the content beside the button or box of an option. The title describes the picture, so the picture has no
    /// words.
    package func writeContent(of option: FieldOption, to html: inout HTMLWriter) {
        if SafeLink.isOptionPicture(option.image) {
            html.markup("<img class=\"fw-icon\" alt=\"\" loading=\"lazy\"")
            html.attribute("src", option.image)
            html.markup(">")
        }
        html.markup("<span class=\"fw-option-text\">")
        writeText(option.title, option.marks?.title, to: &html)
        if !option.info.isEmpty {
            html.markup("<span class=\"fw-option-info\">")
            writeText(option.info, option.marks?.info, to: &html)
            html.markup("</span>")
        }
        html.markup("</span>")
    }

    private func writeListOption(_ option: FieldOption, _ isChosen: Bool, to html: inout HTMLWriter) {
        html.markup("<option")
        html.attribute("value", option.id.canonicalText)
        if isChosen { html.markup(" selected") }
        if option.isDisabled { html.markup(" disabled") }
        // The options of a list cannot contain markup.
        html.attribute("lang", ifPresent: surroundings.language(of: option.title) ?? "")
        html.markup(">")
        html.text(option.title)
        if !option.info.isEmpty { html.text(" – " + option.info) }
        html.markup("</option>")
    }
}
