/// What a session tells someone who takes notes; takes none itself.
///
/// Notes are only taken where they are read, and the code that takes them stays out of the browser: it is in a
/// subclass that only `startRecording` makes.
class SessionRecorder {
    /// An answer is about to become another one.
    func noteChange(at node: Int, in engine: FormEngine) {}

    /// An item is about to be removed by the person or a program.
    func noteRemoval(of item: Int, in engine: FormEngine) {}

    /// All answers are about to be replaced.
    func noteReplacement() {}

    /// The transaction ends: what was noted is added to its changes.
    func finish(_ changes: inout ChangeSet, in engine: FormEngine) {}

    /// The answers in removed items; `nil` if there are none.
    var removedValues: JSONValue? { nil }

    /// Takes over what `removedValues` was.
    func restore(_ removed: JSONValue?) {}
}
