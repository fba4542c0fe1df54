public import FormworkCore

/// A running form that tells an app what changes in it.
///
/// Whatever changes the form is told to observers: inputs, undo and redo, another definition, restored snapshots, outcomes
/// of checks. See `observe`. A session belongs to one thread at a time.
public final class FormSession {
    /// The engine, for everything that the session has no function for.
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
    /// The submission that callers of `submit` wait for; `nil` if there is none.
    var pendingSubmission: PendingSubmission?
    private var validities = ValidityBook()
    /// The input before and after transformers changed it, until observers are notified.
    private var typed: (before: FormInput, after: FormInput)?
    /// Whether handlers of values are skipped for the change that is being made.
    private var isSilent = false

    /// Opens a session, empty until it is loaded.
    ///
    /// - Parameters:
    ///   - form: The form that is filled.
    ///   - context: Language, zone and clock; `nil` for those of the device (`SessionContext.current`). A test gives
    ///     its own, such as `SessionContext.fixed(for: form, at: "2026-11-21T09:00")`.
    ///   - environment: The code that fields of the form name.
    public convenience init(
        _ form: CompiledForm, context: SessionContext? = nil, environment: FormEnvironment = FormEnvironment()
    ) {
        self.init(FormEngine(form, context: context ?? .current(for: form)), environment: environment)
    }

    /// Takes over a running engine. The session replaces whatever listened to its changes before.
    public init(_ engine: FormEngine, environment: FormEnvironment = FormEnvironment()) {
        self.engine = engine
        self.environment = environment
        checked = environment.attach(to: engine)
        optionBindings = environment.optionBindings(of: engine.form)
        engine.listen { [weak self] in self?.receive($0) }
        for handler in environment.handlers {
            feed.add {
                true
            } _: { [weak self] change in
                if let self { handler(self, change) }
            }
        }
        reportWarnings()
    }

    // MARK: Changing

    /// Performs an input and notifies the observers of what it changed.
    ///
    /// - Parameters:
    ///   - input: What happens.
    ///   - notifying: Whether handlers of values are told (`onChange`, `values(of:)`). Observers of changes are told in any
    ///     case: renderers draw silent changes too.
    /// - Returns: What changed. An observer may have changed more meanwhile, so a renderer draws what `observe` tells.
    @discardableResult
    public func perform(_ input: FormInput, notifying: Bool = true) -> ChangeSet {
        let wasSilent = isSilent
        isSilent = !notifying
        defer { isSilent = wasSilent }
        let taken = transformed(input)
        typed = (input, taken)
        var changes = checked.perform(taken)
        markTransformed(input, taken, &changes)
        return changes
    }

    /// Fills the form with answers, and with defaults where there are none.
    ///
    /// Observers hear that it was loaded (`SessionChange.isLoad`, `onLoad`). Handlers of values hear nothing.
    @discardableResult
    public func load(_ answers: JSONValue = .object([])) -> ChangeSet { perform(.load(answers)) }

    /// Gives the field at a path such as `companies[0].name` a value, as far as it takes input.
    ///
    /// - Parameters:
    ///   - path: The path; nothing changes if no field has it.
    ///   - value: The value; blank takes the answer away.
    ///   - notifying: Whether handlers of values are told; see `perform`.
    @discardableResult
    public func set(_ path: String, to value: FormValue, notifying: Bool = true) -> ChangeSet {
        guard let node = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.set(node, value), notifying: notifying)
    }

    // MARK: Reading

    /// The answer at a path such as `companies[0].name`; blank if there is none or no such field.
    public func value(_ path: String) -> FormValue {
        node(at: path, for: .reading).flatMap { engine.field($0)?.value } ?? .blank
    }

    /// What is known of the answer at a path: nothing yet, being checked, right or wrong.
    public func validity(_ path: String) -> FieldValidity {
        node(at: path, for: .reading).map { checked.validity(of: $0) } ?? .clear
    }

    /// What is known of the answer of a field or repeating section.
    public func validity(of node: NodeID) -> FieldValidity { checked.validity(of: node) }

    /// The options that a field offers now and that fit what somebody typed to find one, the best first; see
    /// `FormEngine.options(of:matching:)`.
    public func options(at path: String, matching query: String = "") -> [FieldOption] {
        node(at: path, for: .reading).map { engine.options(of: $0, matching: query) } ?? []
    }

    // MARK: Telling

    /// Every change comes here, and only here.
    func receive(_ change: EngineChange) {
        var change = change
        checked.forgetChecks(after: change.cause)
        reviewChecks(after: change.cause)
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
        // What observers change in their turn is not silent because this is.
        let isSilent = isSilent
        self.isSilent = false
        tasks.inbox.signal()
        feed.tell { number in
            SessionChange(
                number: number, cause: change.cause, changes: change.changes, replacesAnswers: change.replacesAnswers,
                isSilent: isSilent, validityChanges: validityChanges, submission: submission, tap: tap(change.cause))
        }
    }

    private func tap(_ cause: ChangeCause) -> RowTap? {
        guard case .input(.tap(let node)) = cause, engine.takesTap(node) else { return nil }
        let path = engine.path(of: node)
        return RowTap(node: node, path: path.isEmpty ? engine.group(node)?.id ?? "" : path)
    }
}

extension SubmissionResult {
    /// The result of a completed submission; `nil` for one that still waits, and for other changes.
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
