/// A session: one person filling one form.
///
/// Every input is a transaction that runs to a stable state and returns what changed. What is visible,
/// enabled, required or calculated depends on the answers alone, never on how they came about.
/// A session belongs to one thread at a time.
public final class FormEngine {
    /// The most items a session may hold, over all its repeating sections.
    public static let itemLimit = 10_000

    /// The form that is being filled.
    public internal(set) var form: CompiledForm
    /// Locale, words and clock.
    public internal(set) var context: SessionContext
    /// The flat list that renderers draw.
    public internal(set) var rows: [FormRow] = []
    /// Work done since the session began.
    public internal(set) var statistics = EngineStatistics()

    var nodes: [NodeRecord] = []
    var items: [ItemRecord] = []
    var liveItems = 0
    /// Whether there were more items than the session may hold (`SessionContext.itemLimit`), so that some are missing.
    public internal(set) var lacksItems = false
    var freeBlocks: [[Int]]
    /// What `reset` returns to; `null` before anything was loaded.
    var loaded = JSONValue(.null) {
        didSet { pristine = nil }
    }
    /// A session as `load` left this one, while someone asks what changed since; see `changedPaths`.
    var pristine: FormEngine?
    /// Takes notes, if `startRecording` was called.
    var recorder: SessionRecorder?

    /// What finds errors that no rule of the definition does, in a node that passes all of them.
    var otherCheck: ((FormEngine, Int) -> FieldError?)?

    /// Decides about answers to fields that take no input now, where answers come from anybody; see `guardAnswers`.
    var answerGuard: AnswerGuard?

    /// Whether who reported errors checks again with every submission, so that they do not hold one up.
    var reportsAreRepeated = false

    /// Whether the person has tried to submit, or errors were reported: from then on the page lists what is wrong, and
    /// fields that were never answered show that they are required.
    public internal(set) var hasBeenSubmitted = false

    /// What can be undone and redone, if the context asks for it.
    let history: SessionHistory?
    /// The context's locale.
    let locale: SharedLocale

    /// Answers that are loaded for fields with a formula, defaults that depend on what is offered, and the order in which
    /// they are given.
    var waitingAnswers: [(node: Int, answer: FormValue)] = []
    var waitingOrder = WorkQueue()

    /// What the running transaction has to finish.
    var queue = WorkQueue()
    var touchedNodes: [Int] = []
    var rowChangedNodes: [Int] = []
    var nodesToCheck: [Int] = []
    /// Nodes whose events are due once the form has settled.
    var occasions: [Int] = []
    var eventPolicy = EventPolicy.never
    var extraUpdates: [RowUpdate] = []
    /// The field whose inline editor is open; `nil` for none.
    var openEditor: NodeID?
    /// Whether answers are replaced or taken back together, so that those of fields that are hidden meanwhile stay.
    var isTakingBack = false
    /// The item that changed places in this transaction; -1 for none.
    var movedItem = -1
    var structureChanged = false
    var focus: FocusTarget?
    var caret: Int?
    var submission: SubmissionOutcome?

    /// Opens an empty session: repeating sections have their fewest items, nothing is answered, no
    /// default is filled in.
    ///
    /// - Complexity: linear in the number of fields; nothing is parsed or compiled.
    public convenience init(_ form: CompiledForm, context: SessionContext = SessionContext()) {
        self.init(form, context: context, history: context.keepsHistory ? History() : nil)
    }

    /// Opens an empty session that tells a history what happens.
    init(_ form: CompiledForm, context: SessionContext, history: SessionHistory?) {
        self.form = form
        self.context = context
        locale = SharedLocale(context.locale)
        self.history = history
        freeBlocks = []
        open()
        _ = commit()
        let steps = statistics.steps
        statistics = EngineStatistics()
        statistics.steps = steps
    }

    /// Makes the form's own nodes and settles them.
    func open() {
        freeBlocks = Array(repeating: [], count: form.scopes.count)
        openItem(scope: 0, parent: -1, index: 0)
        structureChanged = true
        settle()
        checkQueuedNodes()
    }
}
