public import FormworkPresentation
public import FormworkRuntime

extension PageFlow {
    /// Performs the action of a button.
    ///
    /// - Parameter perform: Performs an input on the session.
    public mutating func perform(_ action: PageAction, _ perform: (FormInput) -> ChangeSet) {
        switch action {
        case .next: goOn(perform)
        case .back: goBack()
        case .open(let step): open(step)
        case .change(let step, _): open(step, returningToReview: true)
        }
    }
}
