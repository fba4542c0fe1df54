/// The parts of a session that are not in its state: the steps that can be undone, and the answers in removed items.
final class SessionMemory: SessionAttachment {
    /// The steps that can be undone; `nil` if the session keeps no history.
    var history: History?
    /// The answers in removed items; `nil` until `startRecording`.
    var recording: ChangeRecording?
    /// The listener, which is called after every change; see `FormEngine.listen`.
    var listener: ((EngineChange) -> Void)?
    /// Whether the running transactions are one change. Then the listener is called when the last one has ended.
    var holdsBack = false
    /// Whether all answers were replaced since the last call of the listener.
    var hasReplacedAnswers = false

    init(keepsHistory: Bool) {
        history = keepsHistory ? History() : nil
    }

    private func begin(_ engine: FormEngine, _ cause: TransactionCause) {
        if case .input(let input) = cause { history?.begin(input, in: engine) }
    }

    private func end(_ engine: FormEngine, _ cause: TransactionCause, _ journal: Journal, _ changes: inout ChangeSet) {
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

    /// Calls the listener after a change has ended.
    func tell(_ cause: ChangeCause, _ changes: ChangeSet) {
        let replacesAnswers = hasReplacedAnswers
        hasReplacedAnswers = false
        listener?(EngineChange(cause: cause, changes: changes, replacesAnswers: replacesAnswers))
    }

    /// The observer that passes every transaction to this memory.
    var observer: TransactionObserver {
        TransactionObserver(
            memory: self, willBegin: { self.begin($0, $1) }, didEnd: { self.end($0, $1, $2, &$3) },
            describe: {
                Journal.RemovedItem(snapshot: $0.snapshot(of: $1), answers: .object($0.members(of: $1, ValueOptions())))
            })
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
            removedAnswers: memory?.recording?.removedAnswers)
    }
}
