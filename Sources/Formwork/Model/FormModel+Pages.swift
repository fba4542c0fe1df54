public import FormworkCore
public import FormworkPresentation

// The pages of a form, one at a time. What may be shown next, and when, decides `PageFlow`.

extension FormModel {
    /// Whether the form is submitted from what is shown, because no step follows.
    public var isAtLastStep: Bool { shownStep?.nextTitle == nil }

    /// Goes to the next page, unless something on this one is wrong. It does nothing in a form without pages.
    ///
    /// - Returns: Whether nothing on the page is wrong.
    @discardableResult public func goOn() -> Bool {
        guard var next = pages else { return true }
        focusMoved(to: nil)
        let isRight = next.goOn { perform($0) }
        pages = next
        turnPage()
        return isRight
    }

    /// Goes to the page before. Nothing is validated, and nothing is lost.
    public func goBack() {
        focusMoved(to: nil)
        pages?.goBack()
        turnPage()
    }

    /// Goes to a step of the form if it is there. Nothing is validated.
    public func open(_ step: FormStep) {
        focusMoved(to: nil)
        pages?.open(step)
        turnPage()
    }

    /// Takes all answers back to what was loaded, and goes to the first page.
    public func reset() {
        focusMoved(to: nil)
        perform(.reset)
        if let first = pages?.steps.first { open(first) }
    }

    /// Goes from the review to the question of an answer. The way on leads back to the review.
    public func change(_ answer: ListedAnswer) {
        guard let step = answer.step else { return }
        pages?.open(step, returningToReview: true)
        turnPage()
        requestFocus(answer.row)
    }

    /// Whether a row is on the page that is shown; always in a form without pages.
    public func isOnShownPage(_ row: RowID) -> Bool {
        pages.map { $0.step(of: row.node) == $0.current } ?? true
    }

    /// Shows the page that a row is on.
    func showPage(of row: RowID) {
        guard !isOnShownPage(row) else { return }
        pages?.show(row.node)
        turnPage()
    }

    /// Takes over what a change of the session means for the pages.
    func notePages(_ change: SessionChange) {
        // A changed form may have other pages. The person stays on the one that is shown, if it is there.
        if case .definition = change.cause {
            let step = pages?.current
            pages = PageFlow(session.engine)
            if let step { pages?.open(step) }
        }
        if case .refused = change.submission { pages?.openFirstError() }
        showStep()
    }

    /// Shows the step where the person moved to, with its errors.
    private func turnPage() {
        showStep()
        noteErrors()
    }

    /// Takes over where the person is now.
    private func showStep() {
        let shown = pages?.shown
        let answers =
            shown?.step == .review ? AnswerList(session.engine, words: session.environment.answerWords).blocks : []
        if answers != review { review = answers }
        guard shown != shownStep else { return }
        let isOtherStep = shown?.step != shownStep?.step
        shownStep = shown
        if isOtherStep { arrange() }
    }
}
