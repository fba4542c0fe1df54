#if !hasFeature(Embedded)
package import FormworkRuntime

extension PageFlow {
    private func words(_ key: String, _ parameters: [ErrorParameter] = []) -> String {
        engine.settings.context.messages.text(key, parameters)
    }

    /// The heading of a step. For a page without one, it is the heading of the form.
    public func title(of step: FormStep?) -> String {
        switch step {
        case .review: return words("ui.review_title")
        case .page(let id):
            let title = pages.first { $0.id == id }.flatMap { shownTitle(of: $0)?.title } ?? ""
            return title.isEmpty ? FormPresentation(engine).title : title
        case nil: return FormPresentation(engine).title
        }
    }

    /// The heading of a step with its marks; `nil` if it has none. A step without a heading has that of the form.
    package func markedTitle(of step: FormStep?) -> MarkedText? {
        let form = engine.form.definition.markedTitle
        switch step {
        case .review: return nil
        case .page(let id):
            let page = pages.first { $0.id == id }.flatMap { shownTitle(of: $0) }
            guard let page, !page.title.isEmpty else { return form }
            return page.marked
        case nil: return form
        }
    }

    /// The title of a page as it is now, with the answers that stand in it.
    private func shownTitle(of page: Page) -> (title: String, marked: MarkedText?)? {
        page.groups.first.flatMap { engine.group($0) }.map { ($0.pageTitle, $0.markedPageTitle) }
    }

    /// The progress of the person, such as "Step 2 of 5".
    public var progressWords: String { progressWords(number: String(number ?? 0), of: String(steps.count)) }

    /// The same words for other numbers.
    package func progressWords(number: String, of count: String) -> String {
        words("ui.page_step", [ErrorParameter("number", .text(number)), ErrorParameter("count", .text(count))])
    }

    /// The title of the list of steps.
    public var stepsTitle: String { words("ui.page_steps") }

    /// The title of the button that goes on.
    public var nextTitle: String { words(returnsToReview ? "ui.page_return" : "ui.page_next") }

    /// The title of the button that goes back.
    public var backTitle: String { words("ui.page_back") }

    /// The words that a screen shows for the current step.
    public var shown: ShownStep {
        ShownStep(
            step: current, title: title(of: current), progress: progressWords,
            nextTitle: next == nil ? nil : nextTitle, backTitle: previous == nil ? nil : backTitle)
    }
}
#endif
