extension FormEngine {
    /// Sets the listener, which is called once after every change of the session, whatever made it. It replaces the
    /// last one.
    ///
    /// The session records from now on; see `startRecording`.
    package func listen(_ listener: @escaping (EngineChange) -> Void) {
        startRecording()
        memory?.listener = listener
    }

    /// Runs several transactions as one change, so that the listener is called once.
    package func tell(_ cause: ChangeCause, _ body: () -> ChangeSet) -> ChangeSet {
        guard let memory, !memory.holdsBack else { return body() }
        memory.holdsBack = true
        memory.hasReplacedAnswers = false
        let changes = body()
        memory.holdsBack = false
        memory.tell(cause, changes)
        return changes
    }
}
