/// A session: one person filling one form.
///
/// Every input is a transaction that runs to a stable state and returns what changed. What is visible,
/// enabled, required or calculated depends on the answers alone, never on how they came about.
/// A session belongs to one thread at a time.
public final class FormEngine {
    /// The most items a session may hold, over all its repeating sections.
    public static let itemLimit = 10_000

    /// What the session knows. While a transaction runs it owns the state, and this has nothing in it.
    package internal(set) var state: FormState
    /// Who hears of transactions, such as the history of changes; `nil` in a page.
    package var observer: TransactionObserver?
    /// A session as `load` left this one, while someone asks what changed since; see `changedPaths`.
    private var pristine: Pristine?

    private struct Pristine {
        var engine: FormEngine
        var loadCount: Int
    }

    /// Opens an empty session that nobody observes: repeating sections have their fewest items, nothing is answered, no
    /// default is filled in.
    ///
    /// - Complexity: linear in the number of fields; nothing is parsed or compiled.
    package init(unobserved form: CompiledForm, context: SessionContext) {
        state = FormState(form, context: context)
        var transaction = begin(.opening)
        transaction.open()
        _ = end(&transaction, .opening)
        let steps = state.statistics.steps
        state.statistics = EngineStatistics()
        state.statistics.steps = steps
    }

    /// Lets an input happen, runs everything that depends on it, and returns what changed.
    ///
    /// An input that names a node that is not there, or that the node cannot take, changes nothing.
    ///
    /// - Parameters:
    ///   - input: What happens.
    ///   - eventsAct: Whether `update` and `clear` targets act. They do not where they have acted already, as in a page that
    ///     the engine ran in.
    /// - Complexity: proportional to what the input affects; `load`, `replaceAnswers`, `reset` and `submit`
    ///   visit the whole form.
    public func perform(_ input: FormInput, eventsAct: Bool = true) -> ChangeSet {
        var transaction = begin(.input(input))
        transaction.perform(input, eventsAct: eventsAct)
        return end(&transaction, .input(input))
    }

    /// Returns to a snapshot; what does not fit the form is left out. Fills no default.
    public func restore(_ snapshot: JSONValue) -> ChangeSet {
        var transaction = begin(.restoring(snapshot))
        transaction.restore(snapshot)
        return end(&transaction, .restoring(snapshot))
    }

    /// Runs one transaction.
    package func run(_ cause: TransactionCause, _ body: (inout Transaction) -> Void) -> ChangeSet {
        var transaction = begin(cause)
        body(&transaction)
        return end(&transaction, cause)
    }

    /// Every transaction begins here.
    @inline(never)
    private func begin(_ cause: TransactionCause) -> Transaction {
        observer?.willBegin(self, cause)
        let empty = state.withoutContent
        return Transaction(&state, placeholder: empty, observer: observer)
    }

    /// Every transaction ends here.
    @inline(never)
    private func end(_ transaction: inout Transaction, _ cause: TransactionCause) -> ChangeSet {
        var changes = transaction.commit()
        transaction.end(&state)
        if let observer, let journal = transaction.journal { observer.didEnd(self, cause, journal, &changes) }
        return changes
    }

    /// Runs code that may read the session while a transaction has its state. The code reads a copy, and what it changes
    /// is lost.
    package func lend<Result>(_ copy: FormState, to code: () -> Result) -> Result {
        var other = copy
        // Checks that ask for errors would ask for themselves.
        other.codeChecks = nil
        swap(&other, &state)
        defer { swap(&other, &state) }
        return code()
    }

    /// Reads something that counts work or asks code for errors.
    package func read<Result>(_ body: (inout FormState) -> Result) -> Result {
        var taken = state.withoutContent
        swap(&taken, &state)
        let result = body(&taken)
        swap(&taken, &state)
        return result
    }

    /// Lets code find errors in answers that pass all rules, instead of whatever did before.
    package func checkByCode(_ checks: @escaping CodeChecks) { state.codeChecks = checks }

    /// Lets a policy decide which answers count from now on.
    package func guardAnswers(by policy: AnswerPolicy) { state.answerPolicy = policy }

    /// Lets reported errors hold up no submission. The server that reported them checks every submission again.
    package func repeatReports() { state.reportsAreRepeated = true }

    /// Goes on with another form, empty.
    package func replaceForm(_ form: CompiledForm) {
        state = state.replacingForm(form)
    }

    /// A session that was loaded as this one, with nothing done to it since.
    ///
    /// It is made when someone asks, since a session that was restored has never seen the answers it began with.
    package var loadedSession: FormEngine {
        if let pristine, pristine.loadCount == state.loadCount, pristine.engine.form === form,
            pristine.engine.context.clock == context.clock
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
    /// Makes the form's own nodes and settles them.
    package mutating func open() {
        openItem(.form, parent: nil, index: 0)
        itemsChanged = true
        settle()
        validateQueuedNodes()
    }
}
