extension FormEngine {
    /// Sets the listener, which is called once after every change of the session, whatever made it. It replaces the
    /// last one.
    ///
    /// The session records from now on; see `startRecording`.
    package func listen(_ listener: @escaping (EngineChange) -> Void) {
        startRecording()
        memory?.listen(listener)
    }

    /// Runs several transactions as one change, so that the listener is called once.
    package func tell(_ cause: ChangeCause, _ body: () -> ChangeSet) -> ChangeSet {
        memory.map { $0.tell(cause, after: body) } ?? body()
    }
}
