/// The state of a session between two transactions.
///
/// Only `FormEngine` and its transactions change it: the tables of nodes and items directly, everything else by the
/// methods in this file.
/// All outputs of a session are computed from it.
package struct FormState {
    /// The form that is being filled.
    package let form: CompiledForm
    /// The part of the context that does not change while the session runs: locale, words and limits.
    package let settings: SessionSettings
    /// Milliseconds since 1970 in UTC. It changes only when it is read again, so that all rules of a transaction see
    /// one time.
    package private(set) var clock: Int64
    /// The person's offset from UTC in seconds, if it was set after the session began.
    private(set) var toldZoneOffset: Int?

    package internal(set) var nodes: NodeTable
    package internal(set) var items = ItemTable()
    /// The flat list that renderers draw.
    package private(set) var rows: RowArray = []
    /// The field whose editor is open under it; `nil` if no editor is open.
    package private(set) var openEditor: NodeID?
    /// The answers that `reset` loads again; `null` before anything was loaded.
    package private(set) var loaded = JSONValue(.null)
    /// How often `loaded` was replaced.
    package private(set) var loadCount = 0
    /// Whether the person has tried to submit, or errors were reported.
    package private(set) var hasBeenSubmitted = false
    /// Whether there were more items than the session may have, so that some are missing.
    package private(set) var lacksItems = false
    /// The repeating sections that may have blank items to remove, because an answer asks for fewer than there are.
    private(set) var surplus: [NodeIndex] = []
    /// Whether blank items stay although there are too many, while the answers of a page are read one after the other.
    private(set) var holdsItems = false
    /// Whether a program has read an answer that is malformed, or a result that was calculated from one. It is set to `false`
    /// before a computation runs.
    var hasReadUnreadable = false
    /// The work that was done since the session began.
    package private(set) var statistics = EngineStatistics()

    /// The computation that runs now; `nil` between computations.
    var runningRank: ComputationIndex?

    /// The checks in code. They run for answers that pass all rules of the definition.
    private(set) var codeChecks: CodeChecks?
    /// Decides about answers to fields that take no input now; `nil` if only the person at the form answers.
    private(set) var answerPolicy: AnswerPolicy?
    /// Whether a submission is accepted in spite of reported errors, because the server that reported them validates
    /// again.
    private(set) var ignoresReports = false

    package init(_ form: CompiledForm, context: SessionContext) {
        self.init(form, SessionSettings(context), clock: context.clock, scopeCount: form.scopes.count)
    }

    /// A state with the form and nothing else. The engine has it while a transaction has the real state.
    @inline(never)
    var withoutContent: FormState {
        FormState(form, settings, clock: clock, scopeCount: 0)
    }

    /// The empty state of a session with another form and the same settings.
    func replacingForm(_ form: CompiledForm) -> FormState {
        var next = FormState(form, settings, clock: clock, scopeCount: form.scopes.count)
        next.statistics = statistics
        next.codeChecks = codeChecks
        next.answerPolicy = answerPolicy
        next.ignoresReports = ignoresReports
        next.openEditor = openEditor
        next.toldZoneOffset = toldZoneOffset
        return next
    }

    private init(_ form: CompiledForm, _ settings: SessionSettings, clock: Int64, scopeCount: Int) {
        self.form = form
        self.settings = settings
        self.clock = clock
        nodes = NodeTable(scopeCount: scopeCount)
    }

    /// The context as it is now.
    package var context: SessionContext {
        var context = settings.context
        context.clock = clock
        if let toldZoneOffset {
            context.zoneOffset = toldZoneOffset
            context.zoneOffsets = nil
        }
        return context
    }

    package var sharedLocale: SharedLocale { settings.locale }
}

// How the parts of the state change.
extension FormState {
    mutating func setClock(to now: Int64) { clock = now }

    /// Notes the offset of the place where the person is. A form with a zone of its own keeps that one, and no clock on earth
    /// has an offset outside `SessionContext.possibleOffsets`.
    mutating func setZone(to offset: Int) {
        guard form.definition.timeZone.isEmpty, SessionContext.possibleOffsets.contains(offset) else { return }
        toldZoneOffset = offset
    }

    mutating func setOpenEditor(_ field: NodeID?) { openEditor = field }

    /// Keeps what `reset` returns to.
    mutating func keepLoaded(_ answers: JSONValue) {
        loaded = answers
        loadCount += 1
    }

    /// Notes whether the person has tried to submit, or errors were reported.
    mutating func noteSubmission(_ isSubmitted: Bool = true) { hasBeenSubmitted = isSubmitted }

    mutating func noteMissingItems() { lacksItems = true }

    /// Notes that a repeating section may have blank items to remove.
    mutating func noteSurplus(_ section: NodeIndex) { surplus.append(section) }

    /// Takes out the sections that may have blank items to remove.
    mutating func takeSurplus() -> [NodeIndex] {
        defer { surplus = [] }
        return surplus
    }

    /// Notes whether blank items stay although there are too many.
    package mutating func holdItems(_ holds: Bool) { holdsItems = holds }

    // MARK: Rows

    mutating func replaceRows(by list: RowArray) { rows = list }

    mutating func removeRow(at position: RowPosition) -> FormRow { rows.remove(at: position) }

    mutating func insertRow(_ row: FormRow, at position: RowPosition) { rows.insert(row, at: position) }

    // MARK: Decisions of code

    mutating func setCodeChecks(_ checks: CodeChecks?) { codeChecks = checks }

    mutating func guardAnswers(by policy: AnswerPolicy) { answerPolicy = policy }

    mutating func ignoreReports() { ignoresReports = true }

    // MARK: Counts of work

    package mutating func count(steps: Int) { statistics.count(steps: steps) }

    mutating func countTransaction() { statistics.transactions += 1 }

    mutating func count(evaluations: Int) { statistics.evaluations += evaluations }

    mutating func countValidation() { statistics.validations += 1 }

    /// Counts a node that is visited because an element around it changed.
    mutating func countVisit() {
        statistics.visits += 1
        count(steps: 1)
    }

    /// Counts rows that are compared or placed.
    mutating func count(rows: Int) {
        statistics.rowsExamined += rows
        count(steps: rows)
    }

    /// Resets all counts except `steps`, which the step limit needs.
    mutating func forgetCounts() {
        let steps = statistics.steps
        statistics = EngineStatistics()
        statistics.steps = steps
    }
}

/// The context of a session. It is a class, so that passing it copies nothing.
package final class SessionSettings: Sendable {
    /// The context that the session began with.
    package let context: SessionContext
    package let locale: SharedLocale

    init(_ context: SessionContext) {
        self.context = context
        locale = SharedLocale(context.locale)
    }
}

/// Checks the answer of a field by code. Returns the error, or `nil`.
package typealias CodeChecks = (_ state: inout FormState, _ node: NodeIndex) -> FieldError?

/// Decides which answers count if they may come from anybody, such as posted answers.
package struct AnswerPolicy {
    /// Whether an answer counts for a field that takes no input now.
    package var admits: (inout FormState, NodeIndex, FormValue) -> Bool
    /// Replaces all answers of a session that was cleared.
    package var replaceAnswers: (inout Transaction, JSONValue) -> Void
    /// Removes, before a submission, answers that are not validated and that no person could have given.
    package var prepareSubmission: (inout Transaction) -> Void

    package init(
        admits: @escaping (inout FormState, NodeIndex, FormValue) -> Bool,
        replaceAnswers: @escaping (inout Transaction, JSONValue) -> Void,
        prepareSubmission: @escaping (inout Transaction) -> Void
    ) {
        self.admits = admits
        self.replaceAnswers = replaceAnswers
        self.prepareSubmission = prepareSubmission
    }
}
