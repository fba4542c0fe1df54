public import FormworkCore
public import FormworkPresentation

// The pages of a form, one at a time. `PageFlow` decides which page can be shown next, and when.

extension FormModel {
    /// Whether the form is submitted from the page that is shown, because no step follows.
    public var isAtLastStep: Bool { shownStep?.nextTitle == nil }

    /// Validates the page that is shown, and shows the next one if there is no error. It does nothing in a form without
    /// pages.
    ///
    /// - Returns: Whether no answer on the page has an error.
    @discardableResult public func goOn() -> Bool {
        guard var next = pages else { return true }
        focusMoved(to: nil)
        let isRight = next.goOn { perform($0) }
        pages = next
        turnPage()
        return isRight
    }

    /// Shows the page before. Nothing is validated, and all answers stay.
    public func goBack() {
        focusMoved(to: nil)
        pages?.goBack()
        turnPage()
    }

    /// Shows a step of the form if it is visible. Nothing is validated.
    public func open(_ step: FormStep) {
        focusMoved(to: nil)
        pages?.open(step)
        turnPage()
    }

    /// Loads the answers of the last `load` again, and shows the first page.
    public func reset() {
        focusMoved(to: nil)
        perform(.reset)
        if let first = pages?.steps.first { open(first) }
    }

    /// Shows the question of an answer in the review. The button that goes on then leads back to the review.
    public func change(_ answer: ListedAnswer) {
        guard let step = answer.step else { return }
        pages?.open(step, returningToReview: true)
        turnPage()
        requestFocus(answer.row)
    }

    /// Whether a row is on the page that is shown; `true` in a form without pages.
    public func isOnShownPage(_ row: RowID) -> Bool {
        pages.map { $0.step(of: row.node) == $0.current } ?? true
    }

    /// Shows the page that a row is on.
    func showPage(of row: RowID) {
        guard !isOnShownPage(row) else { return }
        pages?.show(row.node)
        turnPage()
    }

    /// Updates the pages after a change of the session.
    func notePages(_ change: SessionChange) {
        // A changed form may have other pages. The page that is shown stays if the form still has it.
        if case .definition = change.cause {
            let step = pages?.current
            pages = PageFlow(session.engine)
            if let step { pages?.open(step) }
        }
        if case .refused = change.submission { pages?.openFirstError() }
        showStep()
    }

    /// Shows another step, with its errors.
    private func turnPage() {
        showStep()
        noteErrors()
    }

    /// Updates the step that is shown.
    private func showStep() {
        let shown = pages?.shown
        let answers =
            shown?.step == .review
            ? AnswerList(session.engine, words: session.environment.answerWords(in: session.engine.context)).blocks : []
        if answers != review { review = answers }
        guard shown != shownStep else { return }
        let isOtherStep = shown?.step != shownStep?.step
        shownStep = shown
        if isOtherStep { arrange() }
    }
}
