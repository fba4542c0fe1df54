// The pages of a form, one at a time. What may be shown next, and when, decides `PageFlow`.

extension FormDriver {
    /// The errors that the list at the top of the screen has: in a form with pages those of the page, or of all pages after a
    /// submission was refused.
    public var listedErrors: [ShownError] { pages?.listedErrors ?? presentation.listedErrors }

    /// The rows of the form that are on the screen.
    var shownRows: [FormRow] { pages?.rows(on: shownStep) ?? engine.rows }

    /// Goes to the next page, unless something on this one is wrong. It does nothing in a form without pages.
    ///
    /// - Returns: Whether nothing on the page is wrong.
    @discardableResult public func goOn() -> Bool {
        guard var next = pages else { return true }
        isLeavingPage = true
        let isRight = next.goOn { performNow($0) }
        isLeavingPage = false
        pages = next
        if isRight { turnPageIfNeeded() } else { surface?.refuseToLeavePage() }
        return isRight
    }

    /// Goes to the page before. Nothing is validated.
    public func goBack() {
        pages?.goBack()
        turnPageIfNeeded()
    }

    /// Goes to a step of the form if it is there. Nothing is validated.
    public func open(_ step: FormStep) {
        pages?.open(step)
        // Also the same page looks different if the way on led to the review before.
        if pages != nil { turnPage() }
    }

    /// Goes from the review to the question of an answer. The way on leads back to the review.
    public func change(_ answer: ListedAnswer) {
        guard let step = answer.step else { return }
        pages?.open(step, returningToReview: true)
        turnPageIfNeeded()
        surface?.focus(.row(answer.row))
    }

    /// Shows the page that a row is on.
    public func showPage(of row: RowID) {
        pages?.show(row.node)
        turnPageIfNeeded()
    }

    /// Whether the form is submitted from what is shown, because no step follows.
    public var isAtLastStep: Bool { pages?.next == nil }

    /// The action of the return key in a row: also the last question of a form may have a step after it.
    public func returnKey(of row: RowID) -> ReturnKey {
        isAtLastStep ? presentation.returnKey(of: row) : .next
    }

    func notePages(_ change: SessionChange) {
        // A changed form may have other pages. The person stays on the one that is shown, if it is there.
        if case .definition = change.cause {
            let step = shownStep
            pages = PageFlow(engine)
            if let step { pages?.open(step) }
        }
        if case .refused = change.submission { pages?.openFirstError() }
    }

    func turnPageIfNeeded() {
        if pages?.current != shownStep { turnPage() }
    }

    /// Shows the step where the person is now.
    func turnPage() {
        shownStep = pages?.current
        table = ScreenTable(shownRows, room: room)
        surface?.turnPage()
    }
}
