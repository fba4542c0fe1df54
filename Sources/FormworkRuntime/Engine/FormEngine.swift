/// A session: one person filling one form.
///
/// Every input is a transaction that runs to a stable state and returns the changes. The derived state (which elements
/// are visible, enabled and required, and which values are calculated) depends only on the answers, and not on earlier
/// inputs. A session belongs to one thread at a time.
public final class FormEngine {
    /// The maximum number of items in a session, over all its repeating sections.
    public static let itemLimit = 10_000

    /// The state of the session. While a transaction runs, the transaction has it, and this one is empty.
    package internal(set) var state: FormState
    /// The observer of transactions, such as the history; `nil` in a page.
    package var observer: TransactionObserver?
    /// A second session in the state after `load`, with which this one is compared; see `changedPaths`.
    private var pristine: Pristine?

    private struct Pristine {
        var engine: FormEngine
        var loadCount: Int
    }

    /// Begins a session without an observer. Repeating sections have their minimum of items, and no field has an answer
    /// or a default.
    ///
    /// - Complexity: linear in the number of fields; nothing is parsed or compiled.
    package init(unobserved form: CompiledForm, context: SessionContext) {
        state = FormState(form, context: context)
        var transaction = begin(.opening, eventsAct: false)
        transaction.open()
        _ = end(&transaction, .opening)
        state.forgetCounts()
    }

    /// Performs an input, runs everything that depends on it, and returns the changes.
    ///
    /// An input changes nothing if it names a node that does not exist, or if the node cannot take it.
    ///
    /// This is how a session without code of its own changes, as on a server or in a test. If fields of the form name async
    /// checks, transformers or loaders, perform inputs with `CodeCheckedSession` or `FormSession`. The engine calls validators
    /// too, but it begins no async check, so it accepts a submission whose answers were not checked.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - eventsAct: Whether `update` and `clear` targets act. Pass `false` if they have acted already, as for a post
    ///     of a page in which the engine ran.
    /// - Complexity: proportional to what the input affects; `load`, `replaceAnswers`, `reset` and `submit` visit the
    ///   whole form.
    public func perform(_ input: FormInput, eventsAct: Bool = true) -> ChangeSet {
        var transaction = begin(.input(input), eventsAct: eventsAct)
        transaction.perform(input)
        return end(&transaction, .input(input))
    }

    /// Restores a snapshot, without defaults. Parts that do not fit the form are left out.
    ///
    /// JSON that is no snapshot changes nothing; see `isSnapshot`.
    public func restore(_ snapshot: JSONValue) -> ChangeSet {
        guard Self.isSnapshot(snapshot) else { return ChangeSet() }
        var transaction = begin(.restoring(snapshot), eventsAct: false)
        transaction.restore(snapshot)
        return end(&transaction, .restoring(snapshot))
    }

    /// Whether JSON can be a snapshot: an object with the state of a form, or an empty one, which is the state of a form
    /// without answers.
    public static func isSnapshot(_ snapshot: JSONValue) -> Bool {
        if let members = snapshot.objectValue, members.isEmpty { return true }
        return snapshot["form"]?.objectValue != nil
    }

    /// Runs one transaction. `update` and `clear` targets act in it only if `eventsAct` is `true`.
    package func run(
        _ cause: TransactionCause, eventsAct: Bool = false, _ body: (inout Transaction) -> Void
    ) -> ChangeSet {
        var transaction = begin(cause, eventsAct: eventsAct)
        body(&transaction)
        return end(&transaction, cause)
    }

    /// Every transaction begins here.
    @inline(never)
    private func begin(_ cause: TransactionCause, eventsAct: Bool) -> Transaction {
        observer?.willBegin(self, cause)
        state.countTransaction()
        let empty = state.withoutContent
        return Transaction(&state, placeholder: empty, eventsAct ? .always : .never, observer: observer)
    }

    /// Every transaction ends here.
    @inline(never)
    private func end(_ transaction: inout Transaction, _ cause: TransactionCause) -> ChangeSet {
        var changes = transaction.commit()
        transaction.returnState(to: &state)
        observer?.didEnd(self, cause, &changes)
        return changes
    }

    /// Runs code that may read the session while a transaction has its state. The code reads a copy, and its changes
    /// are lost.
    package func lend<Result>(_ copy: FormState, to code: () -> Result) -> Result {
        var other = copy
        // Without this, a check that asks for errors would run itself again, without end.
        other.setCodeChecks(nil)
        swap(&other, &state)
        defer { swap(&other, &state) }
        return code()
    }

    /// Runs code that reads the session and needs a state that it can change, because work is counted or checks in code
    /// run.
    package func read<Result>(_ body: (inout FormState) -> Result) -> Result {
        var taken = state.withoutContent
        swap(&taken, &state)
        let result = body(&taken)
        swap(&taken, &state)
        return result
    }

    /// Sets the checks in code. They find errors in answers that pass all rules.
    package func setCodeChecks(_ checks: @escaping CodeChecks) { state.setCodeChecks(checks) }

    /// Sets the policy that decides which answers count.
    package func guardAnswers(by policy: AnswerPolicy) { state.guardAnswers(by: policy) }

    /// Lets a submission be accepted in spite of reported errors. A page does this, because the server that reported
    /// them validates every submission again.
    package func ignoreReports() { state.ignoreReports() }

    /// A second session with the same loaded answers and no inputs after `load`.
    ///
    /// It is made when it is first needed, because a restored session does not know its state after `load`.
    package var loadedSession: FormEngine {
        if let pristine, pristine.loadCount == state.loadCount, pristine.engine.form === form,
            pristine.engine.context.clock == context.clock,
            pristine.engine.context.zoneOffset == context.zoneOffset
        {
            return pristine.engine
        }
        let engine = FormEngine(unobserved: form, context: context)
        if !state.loaded.isNull { _ = engine.perform(.load(state.loaded)) }
        pristine = Pristine(engine: engine, loadCount: state.loadCount)
        return engine
    }
}

extension Transaction {
    /// Replaces the form by another one. No answers are kept.
    package mutating func open(_ form: CompiledForm) {
        state = state.replacingForm(form)
        open()
    }

    /// Makes the nodes of the form outside all repeats, and runs all computations.
    fileprivate mutating func open() {
        // Items that a rule adds get no defaults either.
        keepingHiddenAnswers {
            $0.makeItem(.form, parent: nil, position: ItemPosition(0))
            $0.itemsChanged = true
        }
        validateQueuedNodes()
    }
}
