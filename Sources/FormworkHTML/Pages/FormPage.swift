public import FormworkCore

/// The complete page of a running form: it posts as it is, and the engine can attach to it.
public struct FormPage {
    private let engine: FormEngine
    private let options: PageOptions

    /// Prepares the page of a session.
    ///
    /// The session's context should say `keepsCollapsedRows`: a page contains the rows of closed groups
    /// too, so that they can be opened where no script runs and be found by the browser's search.
    public init(_ engine: FormEngine, _ options: PageOptions) {
        self.engine = engine
        self.options = options
    }

    /// The page as HTML.
    public func html() -> String {
        let renderer = RowRenderer(engine)
        let shell = PageShell(
            locale: engine.context.locale, title: renderer.documentTitle, assets: options.assets,
            styleSheet: options.styleSheet, isInteractive: options.handover != nil)
        return shell.page {
            writeContent(renderer, to: &$0)
        } after: { html in
            html.markup("<div id=\"fw-live\" role=\"status\" aria-live=\"polite\" class=\"fw-visually-hidden\"></div>")
            guard let handover = options.handover else { return }
            html.markup("<script type=\"application/json\" id=\"fw-handover\"")
            // Where the script finds the engine, by the same version as itself.
            html.attribute("data-fw-engine", options.assets.address("engine.wasm"))
            html.markup(">")
            html.script(json: handover)
            html.markup("</script>")
        }
    }

    private func writeContent(_ renderer: RowRenderer, to html: inout HTMLWriter) {
        html.markup("<div id=\"fw-summary\" data-fw-summary tabindex=\"-1\">")
        renderer.writeErrorSummary(isNews: true, to: &html)
        html.markup("</div>")
        for notice in options.notices {
            html.markup("<p class=\"fw-notice\" role=\"status\">")
            html.text(notice)
            html.markup("</p>")
        }
        html.markup("<h1 class=\"fw-title\">")
        html.text(renderer.visibleTitle)
        html.markup("</h1>")
        let form = engine.form.definition
        if !form.info.isEmpty {
            html.markup("<p class=\"fw-lead\">")
            html.text(form.info)
            html.markup("</p>")
        }
        html.markup("<form id=\"fw-form\" class=\"fw-form\" method=\"post\" novalidate data-fw-form")
        if let action = SafeLink(options.action) { html.attribute("action", action.address) }
        // The return key presses a form's first submit button, which must not be one that removes an item.
        html.markup("><button type=\"submit\" class=\"fw-visually-hidden\" name=\"fw.action\" value=\"submit\"")
        html.markup(" tabindex=\"-1\" aria-hidden=\"true\"></button>")
        for input in options.hiddenInputs {
            html.markup("<input type=\"hidden\"")
            html.attribute("name", input.name)
            html.attribute("value", input.value)
            html.markup(">")
        }
        html.markup("<p class=\"fw-legend\"><span class=\"fw-mark\">*</span> ")
        html.text(renderer.words("ui.required_legend"))
        html.markup("</p><div id=\"fw-rows\" class=\"fw-rows\" data-fw-children>")
        renderer.writeAll(to: &html)
        html.markup("</div><div class=\"fw-actions\"><button type=\"submit\" class=\"fw-submit\"")
        html.markup(" name=\"fw.action\" value=\"submit\">")
        html.text(form.submitTitle.isEmpty ? renderer.words("ui.submit") : form.submitTitle)
        html.markup("</button></div></form>")
    }
}
