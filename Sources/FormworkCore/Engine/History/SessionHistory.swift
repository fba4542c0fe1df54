/// What a session tells someone who can take transactions back; keeps nothing itself.
///
/// Like `SessionRecorder` it keeps code out of the browser, where nothing is undone: the code is in `History`, which
/// only sessions that keep a history make.
class SessionHistory {
    /// Whether there is a transaction to take back.
    var canUndo: Bool { false }

    /// Whether there is an undone transaction to do again.
    var canRedo: Bool { false }

    /// A transaction begins.
    func begin(_ input: FormInput, in engine: FormEngine) {}

    /// The transaction ends.
    func end(_ input: FormInput, in engine: FormEngine) {}

    /// An answer is about to change.
    func noteAnswer(_ node: Int, in engine: FormEngine) {}

    /// An item came.
    func noteAdded(_ item: Int, in engine: FormEngine) {}

    /// An item is about to go.
    func noteRemoved(_ item: Int, in engine: FormEngine) {}

    /// An item is about to change places.
    func noteMoved(_ item: Int, to position: Int, in engine: FormEngine) {}

    /// Takes back the last transaction; `false` if there is none.
    func goBack(in engine: FormEngine) -> Bool { false }

    /// Does the last undone transaction again; `false` if there is none.
    func goForth(in engine: FormEngine) -> Bool { false }

    /// The session went to another state altogether.
    func forget() {}
}
