#if !hasFeature(Embedded)
public import FormworkRuntime

/// The position of a person in a form with pages: which steps there are, which one is shown, and which ones come before
/// and after it.
///
/// It asks the session each time, so the steps are always those for the present answers. It changes the session only by
/// validating a page (`goOn`).
public struct PageFlow {
    /// The session.
    public let engine: FormEngine
    /// Whether the page is shown because of a link on the review. The button that goes on then leads back to the
    /// review.
    public private(set) var returnsToReview = false
    /// Whether the list of errors has the errors of all pages. It does after a submission was refused.
    public private(set) var listsAllErrors = false

    let pages: [Page]
    /// The step that the person chose. It may be hidden now.
    private var chosen: FormStep?

    /// A page with its groups.
    struct Page {
        var id: String
        var groups: [NodeID]
    }

    /// Begins at the first step; `nil` if the form has no pages.
    public init?(_ engine: FormEngine) {
        self.engine = engine
        let form = engine.form
        var pages: [Page] = []
        for index in form.elements.indices {
            guard let group = form.group(at: index), let id = group.pageID else { continue }
            if pages.last?.id != id {
                pages.append(Page(id: id, groups: []))
            }
            pages[pages.count - 1].groups.append(NodeID(form.elements[index].number, in: .form))
        }
        if pages.isEmpty { return nil }
        self.pages = pages
    }

    // MARK: Steps

    /// The visible steps, in order.
    public var steps: [FormStep] {
        let shown = pages.filter { isThere($0) }.map { FormStep.page($0.id) }
        return engine.form.definition.hasReview ? shown + [.review] : shown
    }

    /// All steps of the form, including those that are hidden now.
    public var allSteps: [FormStep] {
        pages.map { FormStep.page($0.id) } + (engine.form.definition.hasReview ? [.review] : [])
    }

    /// The step that is shown; `nil` if all are hidden.
    ///
    /// If the page that was shown becomes hidden, it is the nearest one before.
    public var current: FormStep? {
        let steps = steps
        guard let chosen, !steps.contains(chosen) else { return self.chosen ?? steps.first }
        let before = pages.prefix { FormStep.page($0.id) != chosen }
        return before.last { isThere($0) }.map { .page($0.id) } ?? steps.first
    }

    /// The step after the one that is shown; `nil` at the last.
    public var next: FormStep? {
        if returnsToReview { return .review }
        guard let position = position(of: current), position + 1 < steps.count else { return nil }
        return steps[position + 1]
    }

    /// The step before the one that is shown; `nil` at the first.
    public var previous: FormStep? {
        guard let position = position(of: current), position > 0 else { return nil }
        return steps[position - 1]
    }

    /// The number of the current step, from 1; `nil` if no step is shown.
    public var number: Int? { position(of: current).map { $0 + 1 } }

    /// The step that has an element; `nil` if the element is on no page.
    public func step(of node: NodeID) -> FormStep? {
        let form = engine.form
        guard let element = form.element(numbered: node.element) else { return nil }
        var outermost = element
        for index in form.elements.selfAndAncestors(of: element) { outermost = index }
        guard let id = form.group(at: outermost)?.pageID else { return nil }
        return .page(id)
    }

    /// The groups of a step, including those that are hidden now.
    public func groups(of step: FormStep) -> [NodeID] {
        pages.filter { .page($0.id) == step }.flatMap { $0.groups }
    }

    /// The rows of the form that are on a step, in order. The review has no rows, because it shows an `AnswerList`.
    ///
    /// - Complexity: linear in the number of rows of the form.
    public func rows(on step: FormStep?) -> [FormRow] {
        var isOnStep = false
        return engine.rows.filter { row in
            if row.parent == nil { isOnStep = self.step(of: row.id.node) == step }
            return isOnStep
        }
    }

    /// All rows without a parent that a step can have: the headers of its groups, and the headers of the sections in
    /// groups without a header.
    package func topRows(of step: FormStep) -> [RowID] {
        let form = engine.form
        return groups(of: step).flatMap { node -> [RowID] in
            guard let index = form.element(numbered: node.element), let group = form.group(at: index) else { return [] }
            if group.hasHeader { return [RowID(.groupHeader, node)] }
            let sections = form.elements.indices.filter { form.elements[$0].parent == index }
            return sections.map { RowID(.sectionHeader, NodeID(form.elements[$0].number, in: .form)) }
        }
    }

    private func isThere(_ page: Page) -> Bool { page.groups.contains { engine.isRelevant($0) } }

    private func position(of step: FormStep?) -> Int? { step.flatMap { steps.firstIndex(of: $0) } }

    // MARK: Errors

    /// The errors that are shown on a step, in the order of the page.
    public func errors(on step: FormStep?) -> [ShownError] {
        engine.errors.filter { self.step(of: $0.node) == step }
    }

    /// The errors in the list above the form: those of the step that is shown, or all.
    public var listedErrors: [ShownError] {
        if !engine.hasBeenSubmitted { return [] }
        return listsAllErrors ? engine.errors : errors(on: current)
    }

    // MARK: Moving

    /// Shows a step if it is visible. Nothing is validated.
    ///
    /// - Parameters:
    ///   - step: The step to show.
    ///   - returnsToReview: Whether the button that goes on leads back to the review.
    public mutating func open(_ step: FormStep, returningToReview returnsToReview: Bool = false) {
        guard steps.contains(step) else { return }
        chosen = step
        self.returnsToReview = returnsToReview && step != .review && engine.form.definition.hasReview
        listsAllErrors = false
    }

    /// Shows the step before. Nothing is validated.
    public mutating func goBack() {
        if let previous { open(previous) }
    }

    /// Validates the page that is shown. If it has no error, the next step is shown; otherwise the page stays and shows
    /// its errors.
    ///
    /// Async checks go on meanwhile. A submission waits for them.
    ///
    /// - Parameter perform: Performs an input, such as that of the session around the engine.
    /// - Returns: Whether nothing on the page is wrong. Otherwise the change sets of the session moved the focus to the
    ///   list of errors.
    @discardableResult
    public mutating func goOn(_ perform: (FormInput) -> ChangeSet) -> Bool {
        guard let current else { return true }
        chosen = current
        listsAllErrors = false
        for group in groups(of: current) { _ = perform(.validate(group)) }
        guard errors(on: current).isEmpty, !engine.isExhausted else { return false }
        if let next { open(next) }
        return true
    }

    /// Does the same as `goOn(perform:)` for an engine that no other session is around.
    @discardableResult
    public mutating func goOn() -> Bool { goOn { [engine] in engine.perform($0) } }

    /// Shows the first step with an error after a submission was refused, and lists the errors of all steps.
    public mutating func openFirstError() {
        guard let step = steps.first(where: { !errors(on: $0).isEmpty }) else { return }
        open(step)
        listsAllErrors = true
    }

    /// Shows the step that has an element. Nothing changes if it is shown already.
    ///
    /// The list of errors keeps its errors, so that a person can follow one link after the other.
    public mutating func show(_ node: NodeID) {
        guard let step = step(of: node), step != current else { return }
        let listedAllErrors = listsAllErrors
        open(step)
        listsAllErrors = listedAllErrors
    }
}
#endif
