/// What a session remembers about one node.
struct NodeRecord {
    var element: Int32
    var item: Int32
    /// The typed answer.
    var value: FormValue = .blank
    /// What the person typed, while it is not simply how the value is written; `nil` otherwise.
    var text: String?
    var flags: NodeFlags
    /// The field with the options it has now, where those are not all of the definition's.
    var field: CompiledField?
    /// The first rule the answer breaks, while that is shown.
    var error: FieldError?
    /// An error found elsewhere, until the answer changes.
    var reported: ReportedError?
    /// What this transaction changed about the node's own row.
    var aspects: RowAspects = []
}

/// The yes-or-no state of a node.
struct NodeFlags: OptionSet {
    var rawValue: UInt32

    /// What the node's own rules say.
    static let ownVisible = NodeFlags(rawValue: 1)
    static let ownEnabled = NodeFlags(rawValue: 2)
    static let ownRequired = NodeFlags(rawValue: 4)
    /// The same together with everything around it.
    static let relevant = NodeFlags(rawValue: 8)
    static let enabled = NodeFlags(rawValue: 16)
    /// Nothing around the node is collapsed.
    static let unfolded = NodeFlags(rawValue: 32)
    /// The group itself is closed.
    static let collapsed = NodeFlags(rawValue: 64)
    /// The person replaced the formula's default.
    static let overridden = NodeFlags(rawValue: 128)
    /// The text is not a value of the field's type.
    static let malformed = NodeFlags(rawValue: 256)
    /// The field has shown an error: it is checked again whenever it changes.
    static let watched = NodeFlags(rawValue: 512)
    /// The button was tapped.
    static let tapped = NodeFlags(rawValue: 1024)
    /// The node came, went, appeared or disappeared in this transaction.
    static let rowChanged = NodeFlags(rawValue: 2048)
    /// The node is to be validated before the transaction ends.
    static let checkQueued = NodeFlags(rawValue: 4096)
    /// The node's rows came in this transaction.
    static let rowNew = NodeFlags(rawValue: 16384)
    /// The events of the node's change have acted in this transaction.
    static let acted = NodeFlags(rawValue: 32768)
    /// The node is in the transaction's list of nodes with changed aspects.
    static let touched = NodeFlags(rawValue: 8192)

    /// The text is as a person typed it, see `EditedText.isAsTyped`; it says nothing while there is no text.
    static let asTyped = NodeFlags(rawValue: 1 << 25)
    /// The repeating section's items were given, so it does not start with those of its definition.
    static let answered = NodeFlags(rawValue: 1 << 29)
    /// The field had an answer in this session and lost it.
    static let emptied = NodeFlags(rawValue: 1 << 26)
    /// The person deleted the field.
    static let deleted = NodeFlags(rawValue: 1 << 27)
    /// The options were given while the form ran.
    static let hasOwnOptions = NodeFlags(rawValue: 1 << 28)
    /// Values are asked for without this answer.
    static let leftOut = NodeFlags(rawValue: 1 << 30)
    /// The answer before this transaction is noted for `undo`.
    static let noted = NodeFlags(rawValue: 1 << 31)

    /// The computation of an aspect waits to run.
    static func queued(_ aspect: Computation.Aspect) -> NodeFlags {
        NodeFlags(rawValue: 1 << (16 + UInt32(aspect.rawValue)))
    }
}

/// The form itself (item 0), or one item of a repeating section.
struct ItemRecord {
    /// Index among the compiled form's scopes.
    var scope: Int
    /// The item around it; -1 for the form.
    var parent: Int
    /// Where the item's nodes begin.
    var base: Int
    /// Position among its siblings.
    var index: Int
    /// The items of each repeating section inside, by the inner scope's `indexInParent`.
    var children: [[Int]]
    /// Whether the item has not been removed.
    var isAlive = true
    /// Whether the item's header came in this transaction.
    var isNew = false
    /// What each summary of the scope came to when it last ran; `nil` if it failed.
    var summaries: [FormValue?] = []
    /// A bit for each computation that waits to run in this item, if it is a summary, or in those inside it.
    private var waiting: [UInt64] = []

    init(scope: Int, parent: Int, base: Int, index: Int, children: [[Int]], summaryCount: Int = 0) {
        self.scope = scope
        self.parent = parent
        self.base = base
        self.index = index
        self.children = children
        summaries = Array(repeating: nil, count: summaryCount)
    }

    /// Whether a computation waits here.
    func waits(for computation: Int) -> Bool {
        computation / 64 < waiting.count && waiting[computation / 64] >> UInt64(computation % 64) & 1 == 1
    }

    /// Notes that a computation waits, of so many in all; `false` if it did already.
    mutating func wait(for computation: Int, of count: Int) -> Bool {
        if waiting.isEmpty { waiting = Array(repeating: 0, count: count / 64 + 1) }
        guard !waits(for: computation) else { return false }
        waiting[computation / 64] |= 1 << UInt64(computation % 64)
        return true
    }

    /// Notes that a computation waits no longer; `false` if it did not.
    mutating func stopWaiting(for computation: Int) -> Bool {
        guard waits(for: computation) else { return false }
        waiting[computation / 64] &= ~(1 << UInt64(computation % 64))
        return true
    }
}
