/// The changes of a transaction.
///
/// A renderer applies them to its old list of rows: first the removals, then the insertions, each list in its order.
/// The result is exactly the new list. The updates name the parts of the other rows that have to be drawn again.
public struct ChangeSet: Equatable, Sendable {
    /// The removed rows with their positions in the old list, the last one first.
    public var removals: [PlacedRow] = []
    /// The inserted rows with their positions in the new list, the first one first. A row that moved is in both lists.
    public var insertions: [PlacedRow] = []
    /// The rows that stay and have to be drawn again, in the order of the new list.
    public var updates: [RowUpdate] = []
    /// The row or list that gets the focus; `nil` if the focus stays where it is.
    public var focus: FocusTarget?
    /// The position of the caret in the edited text, in UTF-16 units; `nil` if the caret stays where it is.
    public var caret: TextOffset?
    /// The outcome of a `submit`; `nil` for other transactions.
    public var submission: SubmissionOutcome?
    /// The changed answers, in the order of the form, if the session records; see `FormEngine.startRecording`. Empty
    /// after loading, resetting and restoring, which replace everything.
    public var valueChanges: [ValueChange] = []

    /// Makes a change set without changes.
    public init() {}

    /// Whether nothing changed that a renderer has to draw or do.
    public var isEmpty: Bool {
        removals.isEmpty && insertions.isEmpty && updates.isEmpty && focus == nil && submission == nil
    }
}

/// A row and its position in the flat list, from 0.
public struct PlacedRow: Equatable, Sendable {
    /// The offset of the row in the array of rows, from 0, as arrays and table views take it.
    public var position: Int
    /// The row.
    public var row: FormRow

    /// Pairs a position with a row.
    public init(position: Int, row: FormRow) {
        self.position = position
        self.row = row
    }
}

/// The changes of a row that stays.
public struct RowUpdate: Equatable, Sendable {
    /// The row.
    public var id: RowID
    /// The aspects to draw again.
    public var aspects: RowAspects

    /// Pairs a row with aspects.
    public init(id: RowID, aspects: RowAspects) {
        self.id = id
        self.aspects = aspects
    }
}

/// The aspects of a row that change independently.
public struct RowAspects: OptionSet, Equatable, Sendable {
    /// The set as bits, one for each aspect.
    public var rawValue: UInt16

    /// Makes a set of aspects from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The typed answer.
    public static let value = RowAspects(rawValue: 1)
    /// The text of the control, unless the person typed exactly this text.
    public static let text = RowAspects(rawValue: 2)
    /// The answer as it is shown while it is not edited.
    public static let display = RowAspects(rawValue: 4)
    /// The error or the notice that is shown has changed, appeared or disappeared.
    public static let error = RowAspects(rawValue: 8)
    /// Whether the row takes input.
    public static let enabled = RowAspects(rawValue: 16)
    /// Whether an answer is required.
    public static let required = RowAspects(rawValue: 32)
    /// The options that are offered.
    public static let options = RowAspects(rawValue: 64)
    /// The title, such as an item's number.
    public static let title = RowAspects(rawValue: 128)
    /// The path, and with it the control's name, because an earlier item was added or removed.
    public static let path = RowAspects(rawValue: 256)
    /// Whether a group is open.
    public static let collapsed = RowAspects(rawValue: 512)
    /// The smallest and the largest number, or the first and the last day or time.
    public static let limits = RowAspects(rawValue: 1_024)

    /// Every aspect with its public name, in bit order.
    public static let names: [(RowAspects, String)] = [
        (.value, "value"), (.text, "text"), (.display, "display"), (.error, "error"), (.enabled, "enabled"),
        (.required, "required"), (.options, "options"), (.title, "title"), (.path, "path"), (.collapsed, "collapsed"),
        (.limits, "limits"),
    ]
}

/// The part of a screen that gets the focus after a transaction.
public enum FocusTarget: Equatable, Sendable {
    /// The control of a field row, the heading of a header row, or the add button.
    case row(RowID)
    /// The list of errors at the top.
    case errorSummary
}

/// The outcome of a `submit`.
public enum SubmissionOutcome: Equatable, Sendable {
    /// No answer has an error, so the answers can be stored.
    case accepted
    /// Some answers have errors; see `FormEngine.errors`.
    case refused
    /// There is no error so far, but an async check is running. Its outcome completes the submission.
    case waiting
}
