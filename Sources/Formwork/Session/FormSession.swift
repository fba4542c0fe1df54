public import FormworkCore

/// A running form that tells an app what changes in it.
///
/// Observers are told after a transaction has settled, once for each answer that is another one now. Loading,
/// resetting and restoring replace everything and tell nobody: an app that does so reads again. A session
/// belongs to one thread at a time.
public final class FormSession {
    /// The engine, for everything that is not said here. What is performed on it directly is not observed.
    public let engine: FormEngine

    /// The checks in code that the session's fields can name.
    public let environment: FormEnvironment

    private let checked: CodeCheckedSession
    private var observers: [Observer] = []
    /// What observers have not been told yet, while one of them is being told something.
    private var waiting: [[ValueChange]] = []
    private var isTelling = false

    private struct Observer {
        weak var owner: AnyObject?
        let tell: ([ValueChange]) -> Void
    }

    /// Opens a session, empty until it is loaded.
    ///
    /// - Parameters:
    ///   - form: The form that is filled.
    ///   - context: Language, zone and clock; `nil` for those of the device (`SessionContext.current`). A test gives
    ///     its own, such as `SessionContext(for: form, zone: .gmt, clock: 1_795_262_400_000)`.
    ///   - environment: The checks in code that fields of the form name.
    public convenience init(
        _ form: CompiledForm, context: SessionContext? = nil, environment: FormEnvironment = FormEnvironment()
    ) {
        self.init(FormEngine(form, context: context ?? .current(for: form)), environment: environment)
    }

    /// Takes over a running engine.
    public init(_ engine: FormEngine, environment: FormEnvironment = FormEnvironment()) {
        self.engine = engine
        self.environment = environment
        checked = environment.attach(to: engine)
        engine.startRecording()
    }

    /// Lets an input happen and tells observers which answers it changed.
    ///
    /// - Parameter notifying: Whether observers are told; `false` for a silent change.
    @discardableResult
    public func perform(_ input: FormInput, notifying: Bool = true) -> ChangeSet {
        let changes = checked.perform(input)
        if notifying { tell(changes.valueChanges) }
        return changes
    }

    /// Runs the checks that take time which the inputs so far have asked for, and shows what they find.
    ///
    /// Checks begin when the focus leaves a field and on `submit`; a submission that waits for them completes with the
    /// last. Call this after such inputs, from the same actor, without waiting for earlier calls: an outcome for an
    /// answer that has changed meanwhile is dropped. A check that throws finds nothing.
    ///
    /// - Returns: What the outcomes changed, one change set for each.
    @discardableResult
    public func runChecks(isolation: isolated (any Actor)? = #isolation) async -> [ChangeSet] {
        var changes: [ChangeSet] = []
        for request in checked.takeRequests() {
            guard let state = engine.field(request.node) else { continue }
            let error = try? await environment.error(in: FieldAnswer(state), checks: request.names)
            changes.append(checked.resolve(request, error))
        }
        return changes
    }

    /// What is known of the answer at a path: nothing yet, being checked, right or wrong.
    public func validity(_ path: String) -> FieldValidity {
        engine.node(at: path).map { checked.validity(of: $0) } ?? .clear
    }

    /// Fills the form with answers, and with defaults where there are none. Tells nobody.
    @discardableResult
    public func load(_ answers: JSONValue = .object([])) -> ChangeSet { perform(.load(answers)) }

    /// Gives the field at a path such as `companies[0].name` a value, as far as it takes input.
    ///
    /// - Parameter notifying: Whether observers are told; `false` for a silent change.
    @discardableResult
    public func set(_ path: String, to value: FormValue, notifying: Bool = true) -> ChangeSet {
        guard let node = engine.node(at: path) else { return ChangeSet() }
        return perform(.set(node, value), notifying: notifying)
    }

    /// The answer at a path such as `companies[0].name`; blank if there is none or no such field.
    public func value(_ path: String) -> FormValue {
        engine.node(at: path).flatMap { engine.field($0)?.value } ?? .blank
    }

    /// The options that a field offers now and that fit what somebody typed to find one, the best first; see
    /// `FormEngine.options(of:matching:)`.
    public func options(at path: String, matching query: String = "") -> [FieldOption] {
        engine.node(at: path).map { engine.options(of: $0, matching: query) } ?? []
    }

    /// Calls a handler whenever the answer at a path becomes another one, until the owner goes.
    ///
    /// The owner is held weakly and handed to the handler, so that the handler need not capture it. Whatever else
    /// the handler captures stays alive as long as the owner does.
    ///
    /// - Parameters:
    ///   - path: A path such as `amount` or `companies[0].name`; `companies[].name` for the field in every item.
    ///   - owner: Whose interest it is, such as a view controller.
    ///   - handler: What to do; it may perform further inputs, which are told of when this round is over.
    public func onChange<Owner: AnyObject>(
        _ path: String, owner: Owner, _ handler: @escaping (Owner, ValueChange) -> Void
    ) {
        observe(owner) { owner, changes in
            for change in changes where path == change.path || path == change.path.withoutIndexes {
                handler(owner, change)
            }
        }
    }

    /// Calls a handler after every transaction that changed answers, with all of them, until the owner goes.
    public func onChange<Owner: AnyObject>(owner: Owner, _ handler: @escaping (Owner, [ValueChange]) -> Void) {
        observe(owner, handler)
    }

    private func observe<Owner: AnyObject>(_ owner: Owner, _ handler: @escaping (Owner, [ValueChange]) -> Void) {
        observers.append(
            Observer(owner: owner) { [weak owner] changes in
                if let owner { handler(owner, changes) }
            })
    }

    private func tell(_ changes: [ValueChange]) {
        if changes.isEmpty { return }
        waiting.append(changes)
        if isTelling { return }
        isTelling = true
        defer { isTelling = false }
        while !waiting.isEmpty {
            let changes = waiting.removeFirst()
            observers.removeAll { $0.owner == nil }
            for observer in observers { observer.tell(changes) }
        }
    }
}

extension String {
    /// A path with empty brackets: `companies[0].name` becomes `companies[].name`.
    fileprivate var withoutIndexes: String {
        var result = ""
        var isInside = false
        for character in self {
            if character == "]" { isInside = false }
            if !isInside { result.append(character) }
            if character == "[" { isInside = true }
        }
        return result
    }
}
