/// An input with all of its consequences, until the form is stable again.
///
/// A transaction owns the state while it runs. `FormEngine` begins and ends it. `commit` returns the changes.
package struct Transaction: ~Copyable {
    package var state: FormState

    /// Computations that wait to run.
    var queue = WorkQueue<WorkRank, ItemIndex>()
    /// Nodes with changed aspects.
    var touchedNodes: [NodeIndex] = []
    /// Nodes whose rows may have been added or removed.
    var rowChangedNodes: [NodeIndex] = []
    /// Nodes to validate before the end.
    var nodesToValidate: [NodeIndex] = []
    /// Nodes whose events act once the form has settled.
    var nodesWithEvents: [NodeIndex] = []
    /// When `update` and `clear` targets act.
    package var eventPolicy = EventPolicy.never
    /// Changes of rows that do not belong to a node, such as headers of items.
    var extraUpdates: [RowUpdate] = []
    /// Whether items were added, removed or moved, so that the list of rows is built again.
    var itemsChanged = false
    /// The item that was moved.
    var movedItem: ItemIndex?
    /// Whether answers of hidden fields are kept even if the form says `when_hidden: clear`; see
    /// `keepingHiddenAnswers`.
    private(set) var keepsHiddenAnswers = false
    /// Answers to fields with a formula, and defaults that depend on offered options. They wait until these are
    /// computed.
    var deferredAnswers = DeferredAnswers()
    /// Answers that are kept for the policy that decides which of them count.
    package var keptAnswers: [WaitingAnswer] = []
    /// The place of the focus after the transaction.
    package var focus: FocusTarget?
    /// The place of the caret in the edited text after the transaction.
    var caret: TextOffset?
    /// The outcome of a submission.
    var submission: SubmissionOutcome?
    /// The changes for undo and recording; `nil` without an observer.
    package var journal: Journal?
    /// The nodes whose answers or values are in the journal.
    var notedNodes: [NodeIndex] = []

    /// Takes the state out of an engine, which has `placeholder` meanwhile.
    init(_ state: inout FormState, placeholder: FormState, observer: TransactionObserver?) {
        journal = observer.map { Journal(knownItemCount: state.items.identityCount, describe: $0.describe) }
        self.state = placeholder
        swap(&self.state, &state)
    }

    /// Gives the state back to the engine.
    mutating func end(_ state: inout FormState) { swap(&self.state, &state) }

    /// Changes answers and runs what depends on them. Answers of hidden fields are kept meanwhile in spite of
    /// `when_hidden: clear`, because a field that is hidden now may be visible in the end.
    package mutating func keepingHiddenAnswers(_ change: (inout Transaction) -> Void) {
        keepsHiddenAnswers = true
        change(&self)
        settle()
        keepsHiddenAnswers = false
    }

    /// When `update` and `clear` targets act.
    package enum EventPolicy {
        /// Whenever the answer they belong to changes.
        case always
        /// Only if the destination has no answer, as during loading.
        case whereBlank
        /// Never, as during restoring or reading a submission.
        case never
    }

    /// Calls `body` with every node of a live item.
    package mutating func forEachNode(_ body: (inout Transaction, NodeIndex) -> Void) {
        var upcoming = state.nodes.first(from: NodeIndex(0))
        while let node = upcoming {
            body(&self, node)
            upcoming = state.nodes.first(from: node.next)
        }
    }

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
