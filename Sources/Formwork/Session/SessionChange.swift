public import FormworkCore

/// One change of a session, as observers hear of it: why it happened and everything that it changed.
///
/// Observers get every change once, whatever made it: an input, undo and redo, another definition, a restored snapshot, the
/// outcome of a check.
public struct SessionChange: Sendable {
    /// The number of the change in its session, from 1. It rises by one with each change.
    public let number: Int
    /// Why the session changed.
    public let cause: ChangeCause
    /// The removed, inserted and updated rows, as renderers apply them.
    public let changes: ChangeSet
    /// Whether all answers were replaced, as by `load`, `reset` and `restore`.
    ///
    /// `valueChanges` is empty then. An observer that depends on answers reads them again.
    public let replacesAnswers: Bool
    /// Whether handlers of values are skipped, as with `set(_:to:notifying: false)`. Renderers draw the change all the same.
    public let isSilent: Bool
    /// The fields and repeating sections whose validity changed, in the order of the form.
    ///
    /// Answers that were removed with their items are left out: an observer forgets what it knew of them.
    public let validityChanges: [ValidityChange]
    /// The result of a submission, if this change completed one.
    public let submission: SubmissionResult?
    /// The row that was tapped.
    public let tap: RowTap?

    /// The answers that are others now, in the order of the form.
    public var valueChanges: [ValueChange] { changes.valueChanges }

    /// Whether answers were loaded, so that whoever depends on them begins anew.
    public var isLoad: Bool {
        if case .input(.load) = cause { true } else { false }
    }
}

extension SessionChange: CustomStringConvertible {
    /// The number and the cause. It says nothing of what a person typed.
    public var description: String { "change \(number): \(cause)" }
}

/// What is known of an answer became something else.
public struct ValidityChange: Equatable, Sendable {
    /// Which field or repeating section, in which item.
    public let node: NodeID
    /// Where the answer is among the values, such as `companies[0].name`.
    public let path: String
    /// What was known before.
    public let old: FieldValidity
    /// What is known now; never the same.
    public let new: FieldValidity
}

/// A row that a person tapped.
public struct RowTap: Equatable, Sendable {
    /// The field, section or group; for the header of an item, the repeating section's element in that item.
    public let node: NodeID
    /// Where the row's answer is among the values, such as `companies[0].name`. For a section or group that has no answer,
    /// its id.
    public let path: String
}
