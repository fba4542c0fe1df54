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
    /// The last step is undone or redone.
    case undoing
    /// The form itself changes.
    case adopting
}

/// A change in a transaction, for its observer.
package enum TransactionChange {
    /// An input is about to set or clear the answer of a node.
    case answer(NodeIndex)
    /// The value of a node is about to change, whether it is given or computed.
    case value(NodeIndex)
    /// All answers are about to be replaced.
    case allAnswers
    /// An item was added.
    case added(ItemIndex)
    /// An item is about to be removed.
    case removed(ItemIndex)
    /// A blank item is about to be removed, because an answer asks for fewer items.
    case dropped(ItemIndex)
    /// An item is about to be moved.
    case moved(ItemIndex, to: ItemPosition)
}

/// The functions that are called for every transaction of a session.
package struct TransactionObserver {
    /// Is called before a transaction begins.
    package var willBegin: (FormEngine, TransactionCause) -> Void
    /// Is called for each change in a transaction, with the state as it is then.
    package var note: (TransactionChange, FormState) -> Void
    /// Is called after a transaction has ended. It may add to the change set.
    package var didEnd: (FormEngine, TransactionCause, inout ChangeSet) -> Void
    /// The memory of the observer, for the code that installed it.
    package let memory: SessionAttachment

    package init(
        memory: SessionAttachment, willBegin: @escaping (FormEngine, TransactionCause) -> Void,
        note: @escaping (TransactionChange, FormState) -> Void,
        didEnd: @escaping (FormEngine, TransactionCause, inout ChangeSet) -> Void
    ) {
        self.memory = memory
        self.willBegin = willBegin
        self.note = note
        self.didEnd = didEnd
    }
}

/// Data that an observer keeps together with a session. The engine does not use it.
open class SessionAttachment {
    /// Makes an attachment.
    public init() {}
}
