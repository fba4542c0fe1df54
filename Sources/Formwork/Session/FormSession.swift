public import FormworkCore

/// A running form that notifies an app of its changes.
///
/// Observers are notified of everything that changes the form: inputs, undo and redo, another definition, restored
/// snapshots, and outcomes of checks. See `observe`. A session belongs to one thread at a time.
public final class FormSession {
    /// The engine, for renderers: rows, nodes, and the state of each row. The session itself answers what an app asks.
    public let engine: FormEngine

    /// The code that the session's fields can name.
    public let environment: FormEnvironment

    let checked: CodeCheckedSession
    let feed = SessionFeed()
    let tasks = SessionTasks()
    /// The loaders of the form's fields.
    private(set) var optionBindings: [OptionBinding]
    /// The state of loading for each field whose options come from a loader.
    var loadings: [NodeID: OptionLoading] = [:]
    /// Which loaded item each item came from; see `updated`.
    private(set) var origins = ItemOrigins()
    /// The origins in the snapshot that is being restored; `nil` while none is.
    var restoredOrigins: ItemOrigins?
    /// The submission that callers of `submit` wait for; `nil` if absent.
    var pendingSubmission: PendingSubmission?
    private var validities = ValidityBook()
    /// The input before and after transformers changed it, until observers are notified.
    private var typed: (before: FormInput, after: FormInput)?
    /// Whether handlers of values are skipped for the change that is being made.
    private var isSilent = false
    /// Whether somebody runs the checks and loaders of the session, or did.
    var wasRun = false
    /// The mistakes that were reported, each once.
    private var mistakes: [FormMistake] = []

    /// Begins a session. It has no answers and defaults until `load`.
    ///
    /// - Parameters:
    ///   - form: The form that is filled.
    ///   - context: Language, zone and clock; `nil` for those of the device (`SessionContext.current`). A test passes
    ///     its own, such as `SessionContext.fixed(for: form, at: "2026-11-21T09:00")`.
    ///   - environment: The code that fields of the form name.
    public convenience init(
        _ form: CompiledForm, context: SessionContext? = nil, environment: FormEnvironment = FormEnvironment()
    ) {
        self.init(FormEngine(form, context: context ?? .current(for: form)), environment: environment)
    }

    /// Compiles a form and begins a session. An app that opens the form more often compiles it once.
    ///
    /// - Throws: `DefinitionProblems` if the form has errors.
    public convenience init(
        _ definition: FormDefinition, context: SessionContext? = nil,
        environment: FormEnvironment = FormEnvironment()
    ) throws(DefinitionProblems) {
        self.init(try CompiledForm(definition), context: context, environment: environment)
    }

    /// Makes a session of a running engine. It replaces the listener that the engine had before.
    public init(_ engine: FormEngine, environment: FormEnvironment = FormEnvironment()) {
        self.engine = engine
        self.environment = environment
        checked = environment.attach(to: engine)
        optionBindings = environment.optionBindings(of: engine.form)
        // An engine that has answers may have moved their items.
        if !engine.state.loaded.isNull { origins.forget() }
        engine.listen { [weak self] in self?.receive($0) }
        for handler in environment.handlers {
            feed.add {
                true
            } _: { [weak self] change in
                if let self { handler(self, change) }
            }
        }
        feed.onEndlessChange = { [weak self] change in
            self?.report(.endlessHandlers(path: change.valueChanges.first?.path ?? ""))
        }
        reportWarnings()
    }

    deinit {
        if let path = pathThatWaits { report(.notRun(path: path)) }
    }

    // MARK: Changing

    /// Performs an input and notifies the observers of what it changed.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - notifying: Whether handlers of values are notified (`onChange`, `valueUpdates(of:)`). Observers of changes are
    ///     notified in any case, because renderers draw silent changes too.
    /// - Returns: The changes of this input. An observer may have changed more meanwhile, so a renderer should draw the
    ///   changes that `observe` delivers.
    @discardableResult
    public func perform(_ input: FormInput, notifying: Bool = true) -> ChangeSet {
        noteWaiting(at: input)
        let wasSilent = isSilent
        isSilent = !notifying
        defer { isSilent = wasSilent }
        let taken = transformed(input)
        typed = (input, taken)
        var changes = checked.perform(taken)
        markTransformed(input, taken, &changes)
        return changes
    }

    /// Fills the form with answers, and with defaults for fields without an answer.
    ///
    /// Observers are notified that it was loaded (`SessionChange.isLoad`, `onLoad`). Handlers of values are not called.
    ///
    /// - Returns: The parts of the answers that do not fit the form, at most 100: names that it does not have, more items than
    ///   it takes, and answers that their fields cannot have. `FormEnvironment.onMistake` gets them too.
    @discardableResult
    public func load(_ answers: JSONValue = .object([])) -> [AnswerMisfit] { load(answers, leavesOutUnknown: false) }

    /// Sets the answer of the field at a path such as `companies[0].name`, if the field takes input.
    ///
    /// - Parameters:
    ///   - path: The path. Nothing changes if no field has it, or if the field takes no input now.
    ///   - value: The value; blank clears the answer. A value that the field cannot have is kept, and is an error. In all of
    ///     these cases `FormEnvironment.onMistake` is called.
    ///   - notifying: Whether handlers of values are notified; see `perform`.
    @discardableResult
    public func set(_ path: String, to value: FormValue, notifying: Bool = true) -> ChangeSet {
        guard let node = node(at: path, for: .writing) else { return ChangeSet() }
        return set(node, at: path, to: value, notifying: notifying)
    }

    // MARK: Reading

    /// The answer at a path such as `companies[0].name`; blank if there is no answer or no such field.
    public func value(_ path: String) -> FormValue {
        node(at: path, for: .reading).flatMap { engine.field($0)?.value } ?? .blank
    }

    /// The validity of the answer at a path: not validated yet, being checked, right or wrong.
    public func validity(_ path: String) -> FieldValidity {
        node(at: path, for: .reading).map { checked.validity(of: $0) } ?? .clear
    }

    /// The validity of the answer of a field or repeating section.
    public func validity(of node: NodeID) -> FieldValidity { checked.validity(of: node) }

    /// The offered options of a field that match a search text, the best first; see `FormEngine.options(of:matching:)`.
    public func options(at path: String, matching query: String = "") -> [FieldOption] {
        guard let node = node(at: path, for: .reading) else { return [] }
        if waits(node) { report(.notRun(path: path)) }
        return engine.options(of: node, matching: query)
    }

    // MARK: Telling

    /// Reports a mistake to `FormEnvironment.onMistake`. The same mistake is reported once, and no more than 100 are.
    func report(_ mistake: FormMistake) {
        if mistakes.count >= 100 || mistakes.contains(mistake) { return }
        mistakes.append(mistake)
        environment.onMistake(mistake)
    }

    /// Receives every change of the engine. Changes come here only.
    func receive(_ change: EngineChange) {
        var change = change
        checked.forgetChecks(after: change.cause)
        reviewChecks(after: change.cause)
        noteOrigins(after: change.cause)
        if let typed { markTransformed(typed.before, typed.after, &change.changes) }
        typed = nil
        if case .definition = change.cause { optionBindings = environment.optionBindings(of: engine.form) }
        reviewLoaders(after: &change)
        let validityChanges = validities.note(change, in: checked)
        let submission = SubmissionResult(change.changes.submission, in: checked)
        if let submission, let pending = pendingSubmission {
            pending.result = submission
            pendingSubmission = nil
        }
        // Changes that observers make are not silent just because this change is.
        let isSilent = isSilent
        self.isSilent = false
        tasks.inbox.signal()
        feed.tell { number in
            SessionChange(
                number: number, cause: change.cause, changes: change.changes, replacesAnswers: change.replacesAnswers,
                isSilent: isSilent, validityChanges: validityChanges, submission: submission, tap: tap(change.cause))
        }
    }

    private func noteOrigins(after cause: ChangeCause) {
        switch cause {
        case .input(.load), .input(.reset): origins.note(engine.state)
        case .input(.replaceAnswers): origins.forget()
        case .restore:
            if let restoredOrigins { origins = restoredOrigins } else { origins.forget() }
        default: break
        }
    }

    private func tap(_ cause: ChangeCause) -> RowTap? {
        guard case .input(.tap(let node)) = cause, engine.takesTap(node) else { return nil }
        let path = engine.path(of: node)
        return RowTap(node: node, path: path.isEmpty ? engine.group(node)?.id ?? "" : path)
    }
}

extension SubmissionResult {
    /// The result of a completed submission; `nil` for a submission that still waits, and for other changes.
    fileprivate init?(_ outcome: SubmissionOutcome?, in session: CodeCheckedSession) {
        switch outcome {
        case .accepted:
            let paths = session.uncheckedPaths
            self = paths.isEmpty ? .accepted(session.engine.values) : .unchecked(paths)
        case .refused: self = .refused(session.engine.errors)
        case .waiting, nil: return nil
        }
    }
}
