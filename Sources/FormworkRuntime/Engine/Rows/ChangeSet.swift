/// What one transaction changed.
///
/// Applied in order (removals, then insertions) to the old list of rows it gives exactly the new one;
/// updates name what to draw again in rows that were there before and still are.
public struct ChangeSet: Equatable, Sendable {
    /// Rows that went, at their old positions, descending.
    public var removals: [PlacedRow] = []
    /// Rows that came, at their new positions, ascending. A row that moved is in both lists.
    public var insertions: [PlacedRow] = []
    /// Rows that stayed and look different, in the new list's order.
    public var updates: [RowUpdate] = []
    /// Where the focus belongs now; `nil` to leave it where it is.
    public var focus: FocusTarget?
    /// Where the caret belongs now in the text that was edited, in UTF-16 units; `nil` to leave it where it is.
    public var caret: Int?
    /// What became of a `submit`; `nil` for other transactions.
    public var submission: SubmissionOutcome?
    /// The answers that are others now, in the order of the form, if the session records; see
    /// `FormEngine.startRecording`. Loading, resetting and restoring replace everything and tell nothing.
    public var valueChanges: [ValueChange] = []

    /// Nothing changed.
    public init() {}

    /// Whether there is nothing to draw or do.
    public var isEmpty: Bool {
        removals.isEmpty && insertions.isEmpty && updates.isEmpty && focus == nil && submission == nil
    }
}

/// A row and its position in the flat list, from 0.
public struct PlacedRow: Equatable, Sendable {
    /// The position.
    public var position: Int
    /// The row.
    public var row: FormRow

    /// Pairs a position with a row.
    public init(position: Int, row: FormRow) {
        self.position = position
        self.row = row
    }
}

/// What looks different in a row.
public struct RowUpdate: Equatable, Sendable {
    /// The row.
    public var id: RowID
    /// What to draw again.
    public var aspects: RowAspects

    /// Pairs a row with aspects.
    public init(id: RowID, aspects: RowAspects) {
        self.id = id
        self.aspects = aspects
    }
}

/// The aspects of a row that change independently.
public struct RowAspects: OptionSet, Equatable, Sendable {
    /// One bit per aspect.
    public var rawValue: UInt16

    /// Wraps bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The typed answer.
    public static let value = RowAspects(rawValue: 1)
    /// What the control holds, where the person did not type exactly that.
    public static let text = RowAspects(rawValue: 2)
    /// What is shown where the answer is not being edited.
    public static let display = RowAspects(rawValue: 4)
    /// The error shown, or its absence.
    public static let error = RowAspects(rawValue: 8)
    /// Whether the row takes input.
    public static let enabled = RowAspects(rawValue: 16)
    /// Whether an answer is needed.
    public static let required = RowAspects(rawValue: 32)
    /// The choices.
    public static let options = RowAspects(rawValue: 64)
    /// The title, such as an item's number.
    public static let title = RowAspects(rawValue: 128)
    /// The path, and with it the control's name: an earlier item came or went.
    public static let path = RowAspects(rawValue: 256)
    /// Whether a group is open.
    public static let collapsed = RowAspects(rawValue: 512)

    /// Every aspect with its public name, in bit order.
    public static let names: [(RowAspects, String)] = [
        (.value, "value"), (.text, "text"), (.display, "display"), (.error, "error"), (.enabled, "enabled"),
        (.required, "required"), (.options, "options"), (.title, "title"), (.path, "path"), (.collapsed, "collapsed"),
    ]
}

/// Where the focus belongs after a transaction.
public enum FocusTarget: Equatable, Sendable {
    /// The control of a field row, the heading of a header row, or the add button.
    case row(RowID)
    /// The list of errors at the top.
    case errorSummary
}

/// What became of a `submit`.
public enum SubmissionOutcome: Equatable, Sendable {
    /// Every answer passed; the answers can be stored.
    case accepted
    /// Some did not; `FormEngine.errors` tells which.
    case refused
    /// Nothing is wrong so far, but a check is under way: its outcome completes the submission.
    case waiting
}
