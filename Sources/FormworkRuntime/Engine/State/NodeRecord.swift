/// The state of a node.
package struct NodeRecord {
    package let element: ElementIndex
    package let item: ItemIndex
    /// The answer, as a value of the kind that the field has.
    package internal(set) var value: FormValue = .blank
    /// The text of the control while a person types in it, or if it is not an answer; `nil` if it is made from the value.
    package internal(set) var text: String?
    package internal(set) var flags: NodeFlags
    /// The field with the options that are offered now; `nil` if all options of the definition are offered.
    package internal(set) var field: CompiledField?
    /// The limits of a repeating section that were calculated; `nil` for those of the definition.
    package internal(set) var limits: ItemLimits?
    /// The error that is shown for the answer: the first rule that the answer breaks.
    package internal(set) var error: FieldError?
    /// An error that was found elsewhere, such as on a server. It disappears when the answer changes.
    package internal(set) var reported: ReportedError?
    /// Whether the reported error was found while the person was filling in the form, and not after a submission.
    package var isReportedLive: Bool { reported?.isLive == true }
    /// The aspects of the node's own row that this transaction changed.
    package internal(set) var aspects: RowAspects = []

    init(element: ElementIndex, item: ItemIndex, flags: NodeFlags) {
        self.element = element
        self.item = item
        self.flags = flags
    }
}

/// The flags of a node.
package struct NodeFlags: OptionSet, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    private static func bit(_ position: UInt32) -> NodeFlags { NodeFlags(rawValue: 1 << position) }

    // MARK: State by the node's own rules

    package static let ownVisible = bit(0)
    package static let ownEnabled = bit(1)
    package static let ownRequired = bit(2)

    // MARK: State by the node's rules and those of everything around it

    /// The node and everything around it is visible.
    package static let relevant = bit(3)
    package static let enabled = bit(4)
    /// No group around the node is closed.
    package static let unfolded = bit(5)

    // MARK: Actions of a person or a program

    /// The group itself is closed.
    package static let collapsed = bit(6)
    /// The person replaced the result of the formula.
    package static let overridden = bit(7)
    /// The text is not a value of the field's type.
    package static let malformed = bit(8)
    /// The field is validated after each change: it has shown an error, or `validate_on` has begun its validation.
    package static let watched = bit(9)
    /// The button was tapped.
    package static let tapped = bit(10)
    /// The text is exactly as a person typed it; see `EditedText.isAsTyped`. The flag means nothing while there is no
    /// text.
    package static let asTyped = bit(11)
    /// The field had an answer in this session and lost it.
    package static let emptied = bit(12)
    /// The person deleted the field.
    package static let deleted = bit(13)
    /// The options were replaced while the form ran.
    package static let hasOwnOptions = bit(14)
    /// The repeating section was given items, so it does not start with those of its definition.
    package static let answered = bit(15)

    /// The result of the formula was calculated from an answer that cannot be read.
    package static let incomplete = bit(22)

    /// A chosen option is not offered any more; see `FormState.answer(of:)`.
    package static let gone = bit(21)
    /// A secret that was typed is not there any more, because it is kept nowhere. The flag goes when another one is typed.
    package static let forgotten = bit(30)
    /// The answer is left out while values are read.
    package static let leftOut = bit(23)

    // MARK: Notes of the running transaction

    /// The node's rows may have been added or removed.
    package static let rowChanged = bit(16)
    /// The node is to be validated before the transaction ends.
    package static let validationQueued = bit(17)
    /// The node is in the list of nodes with changed aspects.
    package static let touched = bit(18)
    /// The node's rows were added in this transaction.
    package static let rowNew = bit(19)
    /// The events of the node have acted in this transaction.
    package static let acted = bit(20)

    /// The computation of an aspect waits to run.
    static func queued(_ aspect: Computation.Aspect) -> NodeFlags { bit(24 + UInt32(aspect.rawValue)) }

    /// The flags that are set only while a transaction runs.
    package static let ofTransaction: NodeFlags = [
        .rowChanged, .validationQueued, .touched, .rowNew, .acted, .queued(.visible), .queued(.enabled),
        .queued(.required), .queued(.value), .queued(.options), .queued(.items),
    ]

    package mutating func set(_ flag: NodeFlags, _ isSet: Bool) {
        if isSet { formUnion(flag) } else { subtract(flag) }
    }
}
