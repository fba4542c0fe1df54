/// The work of one input: the change itself and everything that follows from it, until nothing changes any more.
///
/// A transaction owns the state while it runs. `FormEngine` begins and ends it. `commit` returns the changes.
package struct Transaction: ~Copyable {
    package var state: FormState

    /// The computations that wait to run.
    var queue = WorkQueue<WorkRank, ItemIndex>()
    /// The nodes with changed aspects.
    var touchedNodes: [NodeIndex] = []
    /// The nodes whose rows may have been added or removed.
    var rowChangedNodes: [NodeIndex] = []
    /// The nodes to validate before the end.
    var nodesToValidate: [NodeIndex] = []
    /// The nodes whose events act as soon as no computation waits.
    var nodesWithEvents: [NodeIndex] = []
    /// When `update` and `clear` targets act.
    private(set) var eventPolicy: EventPolicy
    /// The changes of rows that do not belong to a node, such as headers of items.
    var extraUpdates: [RowUpdate] = []
    /// Whether items were added, removed or moved, so that the list of rows is built again.
    var itemsChanged = false
    /// The items that were added because an answer asks for them, and that have no defaults yet.
    var derivedItems: [ItemIndex] = []
    /// Whether the answers in them come from elsewhere, so that they get no defaults.
    var derivedAreAnswered = false
    /// The item that was moved.
    var movedItem: ItemIndex?
    /// Whether answers of hidden fields are kept even if `when_hidden` is `clear`; see
    /// `keepingHiddenAnswers`.
    var keepsHiddenAnswers = false
    /// The answers to fields with a formula, and the defaults that depend on offered options. They wait until the
    /// formulas and the options are computed.
    var deferredAnswers = DeferredAnswers()
    /// The answers that wait for the policy that decides which of them count.
    var collectedAnswers: [WaitingAnswer] = []
    /// The part of the screen that gets the focus after the transaction; `nil` if the focus stays where it is.
    package var focus: FocusTarget?
    /// The position of the caret in the edited text after the transaction; `nil` if the caret stays where it is.
    var caret: TextOffset?
    /// The outcome of a submission; `nil` for other inputs.
    var submission: SubmissionOutcome?
    /// Is notified of the changes, for undo and recording; `nil` in a page.
    private let observer: TransactionObserver?

    /// Takes the state out of an engine. The engine has `placeholder` while the transaction runs.
    init(
        _ state: inout FormState, placeholder: FormState, _ eventPolicy: EventPolicy, observer: TransactionObserver?
    ) {
        self.eventPolicy = eventPolicy
        self.observer = observer
        self.state = placeholder
        swap(&self.state, &state)
    }

    /// Returns the state to the engine.
    mutating func returnState(to state: inout FormState) { swap(&self.state, &state) }

    /// When `update` and `clear` targets act, from the strictest.
    enum EventPolicy: UInt8 {
        /// Never, as during restoring or reading a submission.
        case never
        /// Only if the destination has no answer, as during loading.
        case whereBlank
        /// Whenever the answer they belong to changes.
        case always
    }

    /// Limits the `update` and `clear` targets for the changes from now on to those that a policy allows, until `endLimit`. A
    /// transaction that is stricter stays so.
    ///
    /// - Returns: The policy before, for `endLimit`.
    mutating func limitEvents(to policy: EventPolicy) -> EventPolicy {
        let outer = eventPolicy
        if policy.rawValue < outer.rawValue { eventPolicy = policy }
        return outer
    }

    /// Lets the events act that were noted since `limitEvents`, and returns to the policy before it.
    mutating func endLimit(_ outer: EventPolicy) {
        // With `never`, no event was noted. The caller settles later.
        if outer == .never { return }
        // Several events may fill the same field, so all of them act before the policy changes.
        settleWithEvents()
        eventPolicy = outer
    }

    /// Calls `body` with every node of a live item.
    package mutating func forEachNode(_ body: (inout Transaction, NodeIndex) -> Void) {
        var upcoming = state.nodes.first(from: NodeIndex(0))
        while let node = upcoming {
            body(&self, node)
            upcoming = state.nodes.first(from: node.next)
        }
    }

    /// Notifies the observer of a change.
    package func note(_ change: TransactionChange) { observer?.note(change, state) }

    /// Notes a change of a node's own row.
    package mutating func touch(_ node: NodeIndex, _ aspects: RowAspects) {
        state.nodes[node].aspects.formUnion(aspects)
        if !state.nodes[node].flags.contains(.touched) {
            state.nodes.insert(.touched, at: node)
            touchedNodes.append(node)
        }
    }

    /// Notes that the rows of a node may have been added or removed.
    mutating func rowChanged(_ node: NodeIndex) {
        guard !state.nodes[node].flags.contains(.rowChanged) else { return }
        state.nodes.insert(.rowChanged, at: node)
        rowChangedNodes.append(node)
    }
}
