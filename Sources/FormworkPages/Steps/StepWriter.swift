import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the steps of a form with pages: the progress, the buttons that go on and back, the review, and the data with which
/// the script does the same without posting.
struct StepWriter {
    let flow: PageFlow
    let renderer: RowRenderer
    let ids: String

    /// Whether the last step is shown, from which the form is submitted.
    var isLast: Bool { flow.next == nil }

    /// Whether the first step is shown.
    var isFirst: Bool { flow.number == 1 }

    /// The heading of the step that is shown.
    var title: String { flow.title(of: flow.current) }

    /// The same heading with its marks; `nil` if absent.
    var markedTitle: MarkedText? { flow.markedTitle(of: flow.current) }

    /// The title of the window: the step, its heading and the form, marked while errors are listed.
    var windowTitle: String {
        let title = [flow.progressWords, title, renderer.form.title].joined(separator: " – ")
        return flow.listedErrors.isEmpty ? title : renderer.form.errorTitle(title)
    }

    /// The list of errors. Those on other steps have buttons that go there.
    func writeErrorSummary(to html: inout HTMLWriter) {
        let current = flow.current
        renderer.writeErrorSummary(of: flow.listedErrors, isAnnounced: true, to: &html) { error, html in
            let step = flow.step(of: error.node)
            if step == current {
                html.markup("<a")
                html.attribute("href", "#" + renderer.focusID(error.row))
                html.markup(">")
                html.text(renderer.form.summaryText(error))
                html.markup("</a>")
            } else if let step {
                html.markup("<button type=\"submit\" class=\"fw-link\" name=\"fw.action\"")
                html.attribute("form", ids + "form")
                html.attribute("value", PageAction.open(step).text)
                html.attribute("data-fw-target", renderer.focusID(error.row))
                html.markup(">")
                html.text(renderer.form.summaryText(error))
                html.markup("</button>")
            }
        }
    }

    /// The action of the button that the return key presses.
    var mainAction: String { isLast ? "submit" : PageAction.next.text }

    /// The rows at the top that are on other steps than the one that is shown.
    var hiddenRows: Set<RowID> {
        let current = flow.current
        let top = flow.engine.rows.filter { $0.parent == nil }.map { $0.id }
        return Set(top.filter { flow.step(of: $0.node) != current })
    }

    /// The title of the form, above the heading of the step. A step without a heading has it as its own.
    func writeFormTitle(to html: inout HTMLWriter) {
        let form = renderer.form.title
        if form.isEmpty { return }
        html.markup("<p class=\"fw-form-title\"")
        html.attribute("id", ids + "form-title")
        if form.isSame(as: title) { html.markup(" hidden") }
        html.markup(">")
        renderer.writeText(form, flow.engine.form.definition.markedTitle, to: &html)
        html.markup("</p>")
    }

    /// The line and the list that say where the person is.
    func writeProgress(to html: inout HTMLWriter) {
        let (steps, current) = (flow.steps, flow.current)
        html.markup("<nav class=\"fw-progress\"")
        html.attribute("id", ids + "steps")
        html.attribute("aria-label", flow.stepsTitle)
        html.markup("><p")
        html.attribute("id", ids + "progress")
        html.markup(">")
        html.text(flow.progressWords)
        html.markup("</p><ol>")
        let done = current.flatMap { steps.firstIndex(of: $0) }.map { steps[..<$0] } ?? []
        for step in flow.allSteps {
            html.markup("<li")
            html.attribute("data-fw-step", step.text)
            if step == current { html.markup(" aria-current=\"step\"") }
            if done.contains(step) { html.markup(" class=\"fw-passed\"") }
            if !steps.contains(step) { html.markup(" hidden") }
            html.markup("><span>")
            renderer.writeText(flow.title(of: step), nil, to: &html)
            html.markup("</span></li>")
        }
        html.markup("</ol></nav>")
    }

    /// Writes hidden inputs that name the step on the page for the server.
    func writeInputs(to html: inout HTMLWriter) {
        writeInput("fw.step", flow.current?.text ?? "", to: &html)
        writeInput("fw.return", flow.returnsToReview ? "true" : "", to: &html)
    }

    private func writeInput(_ name: StaticString, _ value: String, to html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\" name=\"")
        html.markup(name)
        html.markup("\"")
        html.attribute("value", value)
        html.markup(">")
    }

    /// The buttons before the one that submits.
    func writeButtons(to html: inout HTMLWriter) {
        writeButton(.back, flow.backTitle, class: "fw-plain fw-back", isHidden: flow.previous == nil, to: &html)
        writeButton(.next, flow.nextTitle, class: "fw-submit fw-next", isHidden: isLast, to: &html)
    }

    private func writeButton(
        _ action: PageAction, _ title: String, class names: String, isHidden: Bool, to html: inout HTMLWriter
    ) {
        html.markup("<button type=\"submit\" name=\"fw.action\"")
        html.attribute("class", names)
        html.attribute("value", action.text)
        if isHidden { html.markup(" hidden") }
        html.markup(">")
        renderer.writeWords(title, to: &html)
        html.markup("</button>")
    }

    /// The review, which is empty while another step is shown.
    func writeReview(to html: inout HTMLWriter) {
        guard flow.allSteps.contains(.review) else { return }
        html.markup("<div class=\"fw-review\"")
        html.attribute("id", ids + "review")
        if flow.current != .review { html.markup(" hidden>") } else { html.markup(">") }
        if flow.current == .review { ReviewWriter(flow.engine, renderer, changes: true).write(to: &html) }
        html.markup("</div>")
    }

    /// Writes the script and its data: the steps, the top rows of each step, and words.
    func writeScript(to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        html.markup("<script type=\"application/json\"")
        html.attribute("id", ids + "pages")
        html.markup(">")
        html.script(json: data.text())
        html.markup("</script>")
        scripts.add("form-steps.js")
    }

    private var data: JSONValue {
        let messages = flow.engine.settings.context.messages
        let words = [
            ("next", "ui.page_next"), ("return", "ui.page_return"), ("error", "ui.error_title"),
            ("loading", "ui.loading"), ("failed", "ui.load_failed"), ("retry", "ui.retry"),
        ]
        return .object([
            JSONMember("title", .string(renderer.form.title)),
            JSONMember(
                "steps",
                .array(
                    flow.allSteps.map { step in
                        .object(
                            [
                                JSONMember("step", .string(step.text)),
                                JSONMember("title", .string(flow.title(of: step))),
                                JSONMember("rows", .array(flow.topRows(of: step).map { .string($0.text) })),
                            ]
                                + (flow.groups(of: step).first.map {
                                    [JSONMember("group", .string(RowID(.groupHeader, $0).text))]
                                } ?? []))
                    })),
            JSONMember(
                "words",
                .object(
                    words.map { name, key in
                        JSONMember(name, .string(messages.text(key, [ErrorParameter("title", .text("{title}"))])))
                    }
                        + [JSONMember("step", .string(flow.progressWords(number: "{number}", of: "{count}")))])),
        ])
    }
}
