/// One input and everything that follows from it, until the form is stable again.
///
/// A transaction owns the state while it runs. `FormEngine` begins and ends it. `commit` tells what changed.
package struct Transaction: ~Copyable {
    package var state: FormState

    /// Computations that wait to run.
    var queue = WorkQueue()
    /// Nodes with changed aspects.
    var touchedNodes: [NodeIndex] = []
    /// Nodes whose rows may have come or gone.
    var rowChangedNodes: [NodeIndex] = []
    /// Nodes to validate before the end.
    var nodesToValidate: [NodeIndex] = []
    /// Nodes whose events act once the form has settled.
    var nodesWithEvents: [NodeIndex] = []
    /// When `update` and `clear` targets act.
    package var eventPolicy = EventPolicy.never
    /// Changes of rows that no node has as its own, such as headers of items.
    var extraUpdates: [RowUpdate] = []
    /// Whether items came, went or moved, so that the list of rows is built anew.
    var itemsChanged = false
    /// The item that changed places.
    var movedItem: ItemIndex?
    /// Whether answers of hidden fields stay although the form clears them: all answers are being replaced, and what is
    /// hidden meanwhile may be shown in the end.
    package var keepsHiddenAnswers = false
    /// Answers to fields with a formula, and defaults that depend on what is offered, until those have been computed.
    var deferredAnswers = DeferredAnswers()
    /// Answers that were kept for whoever decides which of them count.
    package var keptAnswers: [WaitingAnswer] = []
    /// Where the focus belongs afterwards.
    package var focus: FocusTarget?
    /// Where the caret belongs afterwards in the text that was edited.
    var caret: Int?
    /// What became of a submission.
    var submission: SubmissionOutcome?
    /// What happened, for undo and recording; `nil` where nobody asks.
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

    /// When `update` and `clear` targets act.
    package enum EventPolicy {
        /// Whenever the answer they belong to changes.
        case always
        /// Only where the destination has no answer, as while loading.
        case whereBlank
        /// Not at all, as while restoring or reading a submission.
        case never
    }

    /// Calls with every node of a live item.
    package mutating func forEachNode(_ body: (inout Transaction, NodeIndex) -> Void) {
        var upcoming = state.nodes.first(from: NodeIndex(0))
        while let node = upcoming {
            body(&self, node)
            upcoming = state.nodes.first(from: node.next)
        }
    }

    /// Notes that something about a node's own row changed.
    package mutating func touch(_ node: NodeIndex, _ aspects: RowAspects) {
        state.nodes[node].aspects.formUnion(aspects)
        if !state.nodes[node].flags.contains(.touched) {
            state.nodes.insert(.touched, at: node)
            touchedNodes.append(node)
        }
    }

    /// Notes that the rows of a node may have come or gone.
    mutating func rowChanged(_ node: NodeIndex) {
        guard !state.nodes[node].flags.contains(.rowChanged) else { return }
        state.nodes.insert(.rowChanged, at: node)
        rowChangedNodes.append(node)
    }
}
