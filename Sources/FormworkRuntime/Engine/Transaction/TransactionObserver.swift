/// The reason for a transaction.
package enum TransactionCause {
    /// The session begins.
    case opening
    /// An input is performed.
    case input(FormInput)
    /// A snapshot is restored.
    case restoring(JSONValue)
    /// The items are put into the order that they had in a page.
    case arranging
    /// Secrets are cleared.
    case forgettingSecrets
    /// A check in code has an outcome.
    case resolvingCheck
    /// The last step is undone or done again.
    case undoing
    /// The form itself changes.
    case adopting
}

/// The functions that are called for every transaction of a session.
package struct TransactionObserver {
    /// Is called before a transaction begins.
    package var willBegin: (FormEngine, TransactionCause) -> Void
    /// Is called after a transaction has ended. It may add to the change set.
    package var didEnd: (FormEngine, TransactionCause, Journal, inout ChangeSet) -> Void
    /// Describes an item that is about to be removed.
    package var describe: (FormState, ItemIndex) -> Journal.RemovedItem
    /// The memory of the observer, for the code that installed it.
    package let memory: SessionAttachment

    package init(
        memory: SessionAttachment, willBegin: @escaping (FormEngine, TransactionCause) -> Void,
        didEnd: @escaping (FormEngine, TransactionCause, Journal, inout ChangeSet) -> Void,
        describe: @escaping (FormState, ItemIndex) -> Journal.RemovedItem
    ) {
        self.memory = memory
        self.willBegin = willBegin
        self.didEnd = didEnd
        self.describe = describe
    }
}

/// Data that an observer keeps together with a session. The engine does not use it.
open class SessionAttachment {
    /// Makes an attachment.
    public init() {}
}
