/// The reason for a change of a session.
public enum ChangeCause: Sendable {
    /// An input was performed: an answer was given, answers were loaded, a button was tapped, …
    case input(FormInput)
    /// A step was undone.
    case undo
    /// An undone step was redone.
    case redo
    /// A snapshot was restored.
    case restore
    /// The form itself changed, or was replaced by another one.
    case definition
    /// An async check has an outcome.
    case check
    /// The loading of options has begun or ended.
    case options
    /// The items were put into the order that they had in a page.
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
    /// The name of the cause. It does not contain what a person typed.
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

/// A change of a session, as its engine passes it to the listener.
package struct EngineChange {
    /// The reason for the change.
    package var cause: ChangeCause
    /// The changes.
    package var changes: ChangeSet
    /// Whether all answers were replaced, so that `changes` does not list single ones.
    package var replacesAnswers: Bool

    package init(cause: ChangeCause, changes: ChangeSet, replacesAnswers: Bool) {
        self.cause = cause
        self.changes = changes
        self.replacesAnswers = replacesAnswers
    }
}
