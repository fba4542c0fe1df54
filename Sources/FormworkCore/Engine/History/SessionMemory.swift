/// The parts of a session that are not in its state: the steps that can be undone, and the answers in removed items.
final class SessionMemory: SessionAttachment {
    /// The steps that can be undone; `nil` if the session keeps no history.
    private var history: History?
    /// The answers in removed items; `nil` until `startRecording`.
    private var recording: ChangeRecording?
    /// The listener, which is called after every change; see `FormEngine.listen`.
    private var listener: ((EngineChange) -> Void)?
    /// Whether the running transactions are one change. Then the listener is called when the last one has ended.
    private var holdsBack = false
    /// The changes of the running transaction; `nil` between transactions.
    private var journal: Journal?
    /// Whether all answers were replaced since the last call of the listener.
    private var hasReplacedAnswers = false

    init(keepsHistory: Bool) {
        history = keepsHistory ? History() : nil
    }

    // MARK: Steps

    /// Whether there is a step to undo or to redo.
    func canMove(_ direction: History.Direction) -> Bool { history?.hasStep(direction) == true }

    /// Undoes or redoes a step: takes it, lets it be done, and keeps the step that does the opposite.
    ///
    /// - Parameters:
    ///   - direction: Whether to undo or to redo.
    ///   - apply: Changes the session, and returns the step for the way back.
    func move(_ direction: History.Direction, _ apply: (History.Step) -> History.Step) {
        guard let step = history?.take(direction) else { return }
        let wayBack = apply(step)
        history?.keep(wayBack, for: direction.opposite)
        for case .whole(let before, let after) in step.changes {
            recording?.restore((direction == .undo ? before : after)["removed"])
        }
    }

    func forgetHistory() { history?.forget() }

    // MARK: Answers in removed items

    func beginRecording() {
        if recording == nil { recording = ChangeRecording() }
    }

    /// The answers in removed items; `nil` if there are none, or if the session does not record.
    var removedAnswers: JSONValue? { recording?.removedAnswers }

    func restoreRemovedAnswers(_ answers: JSONValue?) { recording?.restore(answers) }

    // MARK: The listener

    func listen(_ listener: @escaping (EngineChange) -> Void) { self.listener = listener }

    /// Runs several transactions as one change, so that the listener is called once.
    func tell(_ cause: ChangeCause, after transactions: () -> ChangeSet) -> ChangeSet {
        if holdsBack { return transactions() }
        holdsBack = true
        hasReplacedAnswers = false
        let changes = transactions()
        holdsBack = false
        tell(cause, changes)
        return changes
    }

    /// Calls the listener after a change has ended.
    private func tell(_ cause: ChangeCause, _ changes: ChangeSet) {
        let replacesAnswers = hasReplacedAnswers
        hasReplacedAnswers = false
        listener?(EngineChange(cause: cause, changes: changes, replacesAnswers: replacesAnswers))
    }

    // MARK: Transactions

    private func begin(_ engine: FormEngine, _ cause: TransactionCause) {
        journal = Journal(engine.state)
        if case .input(let input) = cause { history?.begin(input, in: engine) }
    }

    private func note(_ change: TransactionChange, in state: FormState) { journal?.note(change, in: state) }

    private func end(_ engine: FormEngine, _ cause: TransactionCause, _ changes: inout ChangeSet) {
        guard let journal else { return }
        self.journal = nil
        if journal.hasReplacedAnswers { recording?.forget() }
        if case .restoring(let snapshot) = cause {
            history?.forget()
            recording?.restore(snapshot["removed"])
        }
        recording?.note(journal, in: engine, &changes)
        // A step may be a snapshot, which contains the recording. So the recording has to be up to date here.
        if case .input(let input) = cause { history?.end(input, journal, in: engine) }
        if journal.hasReplacedAnswers { hasReplacedAnswers = true }
        if !holdsBack, let cause = ChangeCause(cause) { tell(cause, changes) }
    }

    /// The observer that passes every transaction to this memory.
    var observer: TransactionObserver {
        TransactionObserver(
            memory: self, willBegin: { self.begin($0, $1) }, note: { self.note($0, in: $1) },
            didEnd: { self.end($0, $1, &$2) })
    }
}

extension FormEngine {
    /// Begins a session. Repeating sections have their minimum of items, and no field has an answer or a default.
    ///
    /// - Complexity: linear in the number of fields; nothing is parsed or compiled.
    public convenience init(_ form: CompiledForm, context: SessionContext = SessionContext()) {
        self.init(unobserved: form, context: context)
        if context.keepsHistory { observer = SessionMemory(keepsHistory: true).observer }
    }

    /// The memory; `nil` if the session keeps no history and does not record.
    var memory: SessionMemory? { observer?.memory as? SessionMemory }

    /// The session as JSON, without everything that can be computed from its answers.
    ///
    /// Answers have the ids of their fields as keys, so a snapshot fits a definition that has changed a little. A
    /// snapshot without secrets has no answers of `Field.isSecret` fields, and none of removed items.
    public func snapshot(includingSecrets: Bool = true) -> JSONValue {
        state.snapshot(
            includingSecrets: includingSecrets,
            loaded: includingSecrets ? state.loaded : form.withoutSecrets(state.loaded),
            removedAnswers: memory?.removedAnswers)
    }
}
