import FormworkHTML
import FormworkPresentation
public import FormworkRuntime

/// The complete page of a session. It works without the engine by posting, and the engine can attach to it.
public struct FormPage {
    private let engine: FormEngine
    private let options: PageOptions

    /// Prepares the page of a session.
    ///
    /// The context of the session should have `keepsCollapsedRows`. Then the page has the rows of closed groups too, so
    /// that groups can be opened without a script, and the browser's search finds what is in them.
    public init(_ engine: FormEngine, _ options: PageOptions) {
        self.engine = engine
        self.options = options
    }

    /// The page as HTML.
    public func html() -> String {
        let renderer = renderer()
        let shell = PageShell(
            locale: engine.settings.context.locale, title: renderer.form.windowTitle, assets: options.assets,
            styleSheets: StyleSheets.forForm(engine.form), styleSheet: options.styleSheet,
            isInteractive: options.hydration != nil)
        return shell.page {
            writeContent(renderer, title: "h1", to: &$0)
        } after: {
            writeEnd(to: &$0)
        }
    }

    /// The form as a part of another page, with all files that it loads.
    ///
    /// The `ids` of the options have to differ from those of other forms in the page.
    public func fragment() -> String {
        let renderer = renderer()
        let locale = engine.settings.context.locale
        return HTMLWriter.string { html in
            html.markup("<section class=\"fw-page fw-main\"")
            html.attribute("lang", locale.identifier)
            html.attribute("dir", locale.isRightToLeft ? "rtl" : "ltr")
            html.attribute("aria-labelledby", options.ids + "title")
            html.markup(">")
            for file in StyleSheets.forForm(engine.form) { html.styleSheet(options.assets.address(file)) }
            if let brand = options.assets.brand { html.styleSheet(brand.styleSheet) }
            if let styleSheet = options.styleSheet { html.styleSheet(styleSheet) }
            writeContent(renderer, title: "h2", to: &html)
            writeEnd(to: &html)
            if options.hydration != nil {
                html.markup("<script type=\"module\"")
                html.attribute("src", scriptAddress("formwork.js"))
                html.markup("></script>")
            }
            html.markup("</section>\n")
        }
    }

    /// Whether the browser should lay out only the rows on the screen. The scroll bar is less exact then.
    private var isLong: Bool { engine.rows.count > 250 }

    private func renderer() -> RowRenderer {
        var renderer = RowRenderer(engine, ids: options.ids)
        let choices = choiceWriter(renderer)
        let files = fileWriter(renderer)
        let ids = options.ids
        renderer.writeAddition = { field, place, row, html in
            switch place {
            case .besideControl: OwnElement.write(field, for: ids + row.text + "-control", to: &html)
            case .belowControl:
                LookWriter.write(field, to: &html)
                choices?.write(field, to: &html)
                files?.write(field, id: ids + row.text, to: &html)
            case .afterOption(let option): files?.write(option, of: field, to: &html)
            }
        }
        return renderer
    }

    private func choiceWriter(_ renderer: RowRenderer) -> ChoiceWriter? {
        options.choices.map { ChoiceWriter(choices: $0, engine: engine, renderer: renderer) }
    }

    private func fileWriter(_ renderer: RowRenderer) -> FileControlWriter? {
        options.files.map { FileControlWriter(files: $0, engine: engine, renderer: renderer) }
    }

    /// The address of a script. In a page with several forms each has an address of its own, and so a module of its own.
    /// All of them lead to the same file.
    private func scriptAddress(_ file: String) -> String {
        let address = options.assets.address(file)
        if options.ids == RowRenderer.onlyForm { return address }
        return address + (options.assets.version.isEmpty ? "?" : "&") + "ids=" + options.ids
    }

    private func writeEnd(to html: inout HTMLWriter) {
        html.markup("<div")
        html.attribute("id", options.ids + "live")
        html.markup(" role=\"status\" aria-live=\"polite\" class=\"fw-visually-hidden\"></div>")
        for script in options.scripts.compactMap({ SafeLink($0) }) {
            html.markup("<script type=\"module\"")
            html.attribute("src", script.address)
            html.markup("></script>")
        }
        guard let hydration = options.hydration else { return }
        if let choices = choiceWriter(RowRenderer(engine, ids: options.ids)) {
            choices.writeTemplates(ids: options.ids, script: scriptAddress("options.js"), to: &html)
        }
        if let files = fileWriter(RowRenderer(engine, ids: options.ids)) {
            files.writeTemplates(ids: options.ids, script: scriptAddress("files.js"), to: &html)
        }
        OwnElement.writeTemplates(engine.form, ids: options.ids, script: scriptAddress("elements.js"), to: &html)
        LookWriter(engine.form).writeTemplates(
            ids: options.ids, words: engine.settings.context.messages, scripts: scriptAddress, to: &html)
        html.markup("<script type=\"application/json\"")
        html.attribute("id", options.ids + "hydration")
        // The address of the engine, with the version of the script.
        html.attribute("data-fw-engine", options.assets.address("engine.wasm"))
        html.attribute("data-fw-version", ifPresent: options.version)
        html.markup(">")
        html.script(json: hydration)
        html.markup("</script>")
    }

    private func writeContent(_ renderer: RowRenderer, title tag: StaticString, to html: inout HTMLWriter) {
        html.markup("<div")
        html.attribute("id", options.ids + "summary")
        html.markup(" data-fw-summary tabindex=\"-1\">")
        renderer.writeErrorSummary(isAnnounced: true, to: &html)
        html.markup("</div>")
        for notice in options.notices {
            html.markup("<p class=\"fw-notice\" role=\"status\">")
            html.text(notice)
            html.markup("</p>")
        }
        html.markup("<")
        html.markup(tag)
        html.markup(" class=\"fw-title\"")
        html.attribute("id", options.ids + "title")
        html.markup(">")
        html.text(renderer.form.title)
        html.markup("</")
        html.markup(tag)
        html.markup(">")
        let form = engine.form.definition
        if !form.info.isEmpty {
            html.markup("<p class=\"fw-lead\">")
            html.text(form.info)
            html.markup("</p>")
        }
        html.markup(isLong ? "<form class=\"fw-form fw-long\"" : "<form class=\"fw-form\"")
        html.markup(" method=\"post\" novalidate")
        // Without a script, files are posted with the answers.
        if options.files != nil { html.markup(" enctype=\"multipart/form-data\"") }
        html.attribute("id", options.ids + "form")
        // The form's style sheet selects by this attribute.
        html.attribute("data-fw-form", form.id)
        if let action = SafeLink(options.action) { html.attribute("action", action.address) }
        // The return key presses the first submit button of a form. That must not be one that removes an item.
        html.markup("><button type=\"submit\" class=\"fw-visually-hidden\" name=\"fw.action\" value=\"submit\"")
        html.markup(" tabindex=\"-1\" aria-hidden=\"true\"></button>")
        for input in options.hiddenInputs {
            html.markup("<input type=\"hidden\"")
            html.attribute("name", input.name)
            html.attribute("value", input.value)
            html.markup(">")
        }
        html.markup("<p class=\"fw-legend\"><span class=\"fw-mark\">*</span> ")
        renderer.writeWords(renderer.form.requiredWords, to: &html)
        html.markup("</p><div class=\"fw-rows\" data-fw-children>")
        renderer.writeAll(to: &html)
        html.markup("</div><div class=\"fw-actions\"><button type=\"submit\" class=\"fw-submit\"")
        html.markup(" name=\"fw.action\" value=\"submit\">")
        if form.submitTitle.isEmpty {
            renderer.writeWords(renderer.form.submitTitle, to: &html)
        } else {
            html.text(form.submitTitle)
        }
        html.markup("</button>")
        writeDelivery(renderer, to: &html)
        html.markup("</div></form>")
    }

    /// The element in which the script shows the state of the sending, with the words for each state.
    private func writeDelivery(_ renderer: RowRenderer, to html: inout HTMLWriter) {
        if options.hydration == nil { return }
        let messages = engine.settings.context.messages
        html.markup("<p class=\"fw-delivery\" role=\"status\"")
        html.attribute("id", options.ids + "delivery")
        if !messages.language.isSame(as: engine.settings.context.locale.identifier) {
            html.attribute("lang", messages.language)
            html.markup(" dir=\"auto\"")
        }
        html.attribute("data-fw-sending", messages.text("ui.sending"))
        html.attribute("data-fw-unsent", messages.text("ui.unsent"))
        html.attribute("data-fw-sent", messages.text("ui.sent"))
        html.markup("></p>")
    }
}
