/// Why a session changed.
public enum ChangeCause: Sendable {
    /// Something happened to the form: an answer was given, answers were loaded, a button was tapped, …
    case input(FormInput)
    /// A step was undone.
    case undo
    /// An undone step was done again.
    case redo
    /// A snapshot was restored.
    case restore
    /// The form itself changed, or another one took its place.
    case definition
    /// A check that takes time has an outcome.
    case check
    /// Options of a field are being loaded, or came.
    case options
    /// Items were arranged as a page had them.
    case arrangement
    /// Secrets were cleared.
    case forgottenSecrets

    /// The cause of a transaction; `nil` while the session begins.
    init?(_ cause: TransactionCause) {
        switch cause {
        case .opening: return nil
        case .input(let input): self = .input(input)
        case .restoring: self = .restore
        case .arranging: self = .arrangement
        case .forgettingSecrets: self = .forgottenSecrets
        case .resolvingCheck: self = .check
        case .undoing: self = .undo
        case .adopting: self = .definition
        }
    }
}

extension ChangeCause: CustomStringConvertible {
    /// The name of the cause. It says nothing of what a person typed.
    public var description: String {
        switch self {
        case .input: "input"
        case .undo: "undo"
        case .redo: "redo"
        case .restore: "restore"
        case .definition: "definition"
        case .check: "check"
        case .options: "options"
        case .arrangement: "arrangement"
        case .forgottenSecrets: "forgotten secrets"
        }
    }
}

/// One change of a session, as its engine tells it.
package struct EngineChange {
    /// Why the session changed.
    package var cause: ChangeCause
    /// What changed.
    package var changes: ChangeSet
    /// Whether all answers were replaced, so that `changes` does not list single ones.
    package var replacesAnswers: Bool

    package init(cause: ChangeCause, changes: ChangeSet, replacesAnswers: Bool) {
        self.cause = cause
        self.changes = changes
        self.replacesAnswers = replacesAnswers
    }
}
