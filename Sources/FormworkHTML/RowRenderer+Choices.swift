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
        #if !hasFeature(Embedded)
        if field.control == .ranking, !field.compiled.definition.options.isEmpty, let writeAddition {
            return writeAddition(field, .options, row, &html)
        }
        #endif
        let control = field.basicControl
        if control == .menu {
            html.markup("<option value=\"\">")
            html.text(field.placeholder)
            html.markup("</option>")
        } else if field.compiled.definition.options.isEmpty, field.compiled.definition.optionSource == nil {
            // There is no control, so this paragraph takes the focus.
            html.markup("<p class=\"fw-hint\" tabindex=\"-1\"")
            attribute("id", of: row, "-control", to: &html)
            html.markup(">")
            #if hasFeature(Embedded)
            writeWords(form.noOptionsWords, to: &html)
            #else
            writeWords(
                field.compiled.definition.files.map { form.noFilesWords($0) } ?? form.noOptionsWords, to: &html)
            #endif
            html.markup("</p>")
        }
        var number = 0
        #if hasFeature(Embedded)
        let options = field.compiled.definition.options
        #else
        let options = field.shownOptions
        #endif
        for option in options {
            if control == .menu {
                writeListOption(option, field.state.isChosen(option), to: &html)
                continue
            }
            html.markup("<label class=\"fw-option\"><input")
            html.markup(
                control.choosing == .one ? " type=\"radio\" class=\"fw-radio\"" : " type=\"checkbox\" class=\"fw-box\"")
            if option.isDisabled {
                html.markup(" disabled")
            } else {
                html.attribute(
                    "id", id(row, number == 0 ? "-control" : "-control-" + DecimalNumber(number).description))
                html.attribute("name", controlName(field))
                number += 1
            }
            html.attribute("value", option.id.canonicalText)
            html.attribute("aria-label", ifPresent: option.accessibilityLabel)
            if field.state.isChosen(option) { html.markup(" checked") }
            html.markup(">")
            #if hasFeature(Embedded)
            Self.writeContent(of: option, to: &html)
            #else
            writeContent(of: option, to: &html)
            #endif
            html.markup("</label>")
            #if !hasFeature(Embedded)
            writeAddition?(field, .afterOption(option), row, &html)
            #endif
        }
    }

    #if hasFeature(Embedded)
    /// Writes the content beside the button or box of an option.
    private static func writeContent(of option: FieldOption, to html: inout HTMLWriter) {
        html.markup("<span class=\"fw-option-text\">")
        html.text(option.title)
        if !option.info.isEmpty {
            html.markup("<span class=\"fw-option-info\">")
            html.text(option.info)
            html.markup("</span>")
        }
        html.markup("</span>")
    }
    #else
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
    #endif

    private func writeListOption(_ option: FieldOption, _ isChosen: Bool, to html: inout HTMLWriter) {
        html.markup("<option")
        html.attribute("value", option.id.canonicalText)
        if isChosen { html.markup(" selected") }
        if option.isDisabled { html.markup(" disabled") }
        #if !hasFeature(Embedded)
        // The options of a list cannot contain markup.
        html.attribute("lang", ifPresent: surroundings.language(of: option.title) ?? "")
        #endif
        html.markup(">")
        html.text(option.title)
        if !option.info.isEmpty { html.text(" – " + option.info) }
        html.markup("</option>")
    }
}
