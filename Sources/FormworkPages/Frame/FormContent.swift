import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// The content of a page with a form: the list of errors, the headings and the form itself.
struct FormContent {
    let engine: FormEngine
    let options: PageOptions
    let renderer: RowRenderer
    /// Writes the steps of a form with pages; `nil` for other forms.
    let steps: StepWriter?
    /// Writes the offer and the state of answers that the browser keeps; `nil` if it keeps none.
    let kept: KeptWriter?

    /// Writes all of it.
    ///
    /// - Parameter tag: The element of the heading.
    func write(title tag: StaticString, to html: inout HTMLWriter) {
        html.markup("<div")
        html.attribute("id", options.ids + "summary")
        html.markup(" data-fw-summary tabindex=\"-1\">")
        if let steps {
            steps.writeErrorSummary(to: &html)
        } else {
            renderer.writeErrorSummary(isAnnounced: true, to: &html)
        }
        html.markup("</div>")
        for notice in options.notices {
            html.markup("<p class=\"fw-notice\" role=\"status\">")
            html.text(notice)
            html.markup("</p>")
        }
        if let removed = options.removed { UndoWriter(engine).writeOffer(removed, ids: options.ids, to: &html) }
        kept?.writeOffer(to: &html)
        steps?.writeFormTitle(to: &html)
        steps?.writeProgress(to: &html)
        writeHeading(tag, to: &html)
        writeForm(to: &html)
    }

    private func writeHeading(_ tag: StaticString, to html: inout HTMLWriter) {
        html.markup("<")
        html.markup(tag)
        html.markup(" class=\"fw-title\"")
        html.attribute("id", options.ids + "title")
        // The script moves the focus here when it shows another step.
        if steps != nil { html.markup(" tabindex=\"-1\"") }
        html.markup(">")
        if let steps {
            renderer.writeText(steps.title, steps.markedTitle, to: &html)
        } else {
            renderer.writeText(renderer.form.title, engine.form.definition.markedTitle, to: &html)
        }
        html.markup("</")
        html.markup(tag)
        html.markup(">")
        let form = engine.form.definition
        if form.info.isEmpty { return }
        html.markup("<p class=\"fw-lead\"")
        if let steps { html.markup(steps.isFirst ? " data-fw-first" : " data-fw-first hidden") }
        html.markup(">")
        renderer.writeText(form.info, form.markedInfo, to: &html)
        html.markup("</p>")
    }

    private func writeForm(to html: inout HTMLWriter) {
        let form = engine.form.definition
        // Long forms, and those whose fields share lines, cost browsers more: the class keeps that from the other forms of a page.
        html.markup(engine.isLong ? "<form class=\"fw-form fw-long" : "<form class=\"fw-form")
        html.markup(engine.form.sharesLines ? " fw-shared\"" : "\"")
        html.markup(" method=\"post\" novalidate")
        // Without a script, files are posted with the answers.
        if options.files != nil { html.markup(" enctype=\"multipart/form-data\"") }
        html.attribute("id", options.ids + "form")
        // The form's style sheet selects by this attribute.
        html.attribute("data-fw-form", form.id)
        if let action = SafeLink(options.action) { html.attribute("action", action.address) }
        html.markup(">")
        if options.isReadOnly {
            html.markup("<div class=\"fw-rows\" data-fw-children>")
            renderer.writeAll(to: &html)
            return html.markup("</div></form>")
        }
        // The return key presses the first submit button of a form. That must not be one that removes an item.
        html.markup("<button type=\"submit\" class=\"fw-visually-hidden\" name=\"fw.action\"")
        let action = steps?.mainAction ?? "submit"
        html.attribute("value", action)
        if action.isSame(as: "submit") { writeSubmitAction(to: &html) }
        html.markup(" tabindex=\"-1\" aria-hidden=\"true\"></button>")
        for input in options.hiddenInputs {
            html.markup("<input type=\"hidden\"")
            html.attribute("name", input.name)
            html.attribute("value", input.value)
            html.markup(">")
        }
        if options.hydration != nil { PersonTimeWriter(engine.form).writeInput(to: &html) }
        if !options.trap.isEmpty { writeTrap(to: &html) }
        steps?.writeInputs(to: &html)
        let languages = LanguageWriter(languages: options.languages, engine: engine)
        if steps == nil { languages.write(to: &html) }
        html.markup("<p class=\"fw-legend\"><span class=\"fw-mark\">*</span> ")
        renderer.writeWords(renderer.form.requiredWords, to: &html)
        html.markup("</p><div class=\"fw-rows\" data-fw-children>")
        renderer.writeAll(to: &html)
        html.markup("</div>")
        steps?.writeReview(to: &html)
        writeActions(to: &html)
        // The focus goes to the title of each step. The next press of Tab leads to the first question and not to a language.
        if steps != nil { languages.write(to: &html) }
        html.markup("</form>")
    }

    /// The words tell a person who sees the page without styles to leave the input blank.
    private func writeTrap(to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-visually-hidden\" aria-hidden=\"true\"><label>")
        html.text(engine.settings.context.messages.text("ui.trap"))
        html.markup(" <input")
        html.attribute("name", options.trap)
        html.markup(" tabindex=\"-1\" autocomplete=\"off\"></label></div>")
    }

    private func writeActions(to html: inout HTMLWriter) {
        let form = engine.form.definition
        html.markup("<div class=\"fw-actions\">")
        steps?.writeButtons(to: &html)
        html.markup("<button type=\"submit\" class=\"fw-submit\" name=\"fw.action\" value=\"submit\"")
        writeSubmitAction(to: &html)
        if let steps, !steps.isLast { html.markup(" hidden") }
        html.markup(">")
        if form.submitTitle.isEmpty {
            renderer.writeWords(renderer.form.submitTitle, to: &html)
        } else {
            renderer.writeText(form.submitTitle, nil, to: &html)
        }
        html.markup("</button>")
        if options.canSave { writeSaveButton(to: &html) }
        writeDelivery(to: &html)
        kept?.writeState(to: &html)
        html.markup("</div>")
    }

    private func writeSubmitAction(to html: inout HTMLWriter) {
        if let link = options.submitAction.flatMap({ SafeLink($0) }) { html.attribute("formaction", link.address) }
    }

    private func writeSaveButton(to html: inout HTMLWriter) {
        html.markup("<p><button type=\"submit\" class=\"fw-plain\" name=\"fw.action\" value=\"save\">")
        renderer.writeWords(engine.settings.context.messages.text("ui.save"), to: &html)
        html.markup("</button></p>")
    }

    /// The element in which the script shows the state of the sending, with the words for each state.
    private func writeDelivery(to html: inout HTMLWriter) {
        if options.hydration == nil { return }
        let messages = engine.settings.context.messages
        html.markup("<p class=\"fw-delivery\" role=\"status\"")
        html.attribute("id", options.ids + "delivery")
        if !engine.settings.context.locale.isIn(messages.language) {
            html.attribute("lang", messages.language)
            html.markup(" dir=\"auto\"")
        }
        html.attribute("data-fw-sending", messages.text("ui.sending"))
        html.attribute("data-fw-unsent", messages.text("ui.unsent"))
        html.attribute("data-fw-sent", messages.text("ui.sent"))
        html.markup("></p>")
    }
}
