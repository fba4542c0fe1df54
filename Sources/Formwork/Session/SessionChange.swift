public import FormworkCore

/// A change of a session, as observers get it: the cause and everything that changed.
///
/// Observers get every change once, whatever made it: an input, undo and redo, another definition, a restored snapshot,
/// or the outcome of a check.
public struct SessionChange: Sendable {
    /// The number of the change in its session, from 1. It rises by one with each change.
    public let number: Int
    /// The cause of the change.
    public let cause: ChangeCause
    /// The removed, inserted and updated rows, which a renderer applies.
    public let changes: ChangeSet
    /// Whether all answers were replaced, as by `load`, `reset` and `restore`.
    ///
    /// `valueChanges` is empty then. An observer that depends on answers reads them again.
    public let replacesAnswers: Bool
    /// Whether handlers of values are skipped, as with `set(_:to:notifying: false)`. Renderers draw the change all the same.
    public let isSilent: Bool
    /// The fields and repeating sections whose validity changed, in the order of the form.
    ///
    /// Answers that were removed with their items are left out. An observer should forget their validity.
    public let validityChanges: [ValidityChange]
    /// The result of the submission that this change completed; `nil` if it completed none.
    public let submission: SubmissionResult?
    /// The row that was tapped; `nil` for other changes.
    public let tap: RowTap?

    /// The changed answers, in the order of the form.
    public var valueChanges: [ValueChange] { changes.valueChanges }

    /// Whether answers were loaded. An observer that depends on answers then begins anew.
    public var isLoad: Bool {
        if case .input(.load) = cause { true } else { false }
    }
}

extension SessionChange: CustomStringConvertible {
    /// The number and the cause. The description does not contain what a person typed.
    public var description: String { "change \(number): \(cause)" }
}

/// A change of the validity of an answer.
public struct ValidityChange: Equatable, Sendable {
    /// The node of the field or repeating section.
    public let node: NodeID
    /// The path of the answer, such as `companies[0].name`.
    public let path: String
    /// The validity before the change.
    public let old: FieldValidity
    /// The validity after the change. It is never the same as before.
    public let new: FieldValidity
}

/// A row that a person tapped.
public struct RowTap: Equatable, Sendable {
    /// The field, section or group; for the header of an item, the repeating section's element in that item.
    public let node: NodeID
    /// The path of the row's answer, such as `companies[0].name`. For a section or group without an answer, it is the
    /// id.
    public let path: String
}
