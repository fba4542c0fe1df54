/// A session with checks in code: validators, which return at once, and async checks, which take time.
///
/// The session does not run async checks. `takeRequests` returns requests to run them, and `resolve` takes their
/// outcomes. So the session depends on no clock, thread or network.
///
/// An input that is performed on the engine itself is validated too, but starts no async checks. Posts are replayed in
/// this way, because their answers are checked when they are submitted.
public final class CodeCheckedSession {
    /// A function that runs the validator with a name on a field. Returns the error that it finds, or `nil`.
    public typealias Validator = (_ name: String, _ field: FieldState) -> CustomError?

    /// The session.
    public let engine: FormEngine

    private let board = CheckBoard()
    private let beginsWhileTyping: ((_ name: String) -> Bool)?
    private var requests: [CheckRequest] = []
    private var generation = 0
    /// Whether a submission waits for checks.
    public private(set) var isSubmitting = false
    /// Whether the checks of the next submission have begun already; see `beginChecks`.
    private var hasBegunChecks = false

    /// Adds checks in code to a session.
    ///
    /// - Parameters:
    ///   - engine: The session.
    ///   - validator: The validators. They run only for answers that pass every rule of the definition.
    ///   - beginsWhileTyping: Whether an async check begins with every change of an answer, and not only when the focus
    ///     leaves the field.
    public init(
        _ engine: FormEngine, validator: Validator? = nil, beginsWhileTyping: ((_ name: String) -> Bool)? = nil
    ) {
        self.engine = engine
        self.beginsWhileTyping = beginsWhileTyping
        // The engine owns this closure. So the closure does not own the engine or this object.
        engine.setCodeChecks { [board, unowned(unsafe) engine] state, node in
            guard let field = state.field(of: node), let fieldState = state.field(state.id(of: node)) else {
                return nil
            }
            if let validator, !field.definition.validations.validators.isEmpty {
                // A validator may ask the session for other answers.
                let error = engine.lend(state) {
                    field.definition.validations.validators.lazy.compactMap { validator($0, fieldState) }.first
                }
                if let error { return error.fieldError }
            }
            return board.failure(of: fieldState)?.fieldError
        }
    }

    /// Performs an input.
    ///
    /// Async checks begin when the focus leaves a field whose answer passes all rules, and on `submit`. A submission
    /// waits for them and completes with the last outcome. Any other change cancels it.
    public func perform(_ input: FormInput) -> ChangeSet {
        engine.tell(.input(input)) {
            var changes = engine.perform(input)
            forgetStaleChecks()
            beginChecks(after: input, &changes)
            return changes
        }
    }

    private func beginChecks(after input: FormInput, _ changes: inout ChangeSet) {
        switch input {
        case .blur(let node):
            begin(node)
            endTyping(in: node)
        case .set(let node, _), .edit(let node, _), .step(let node, _):
            isSubmitting = false
            begin(node, isTyped: true)
        case .submit where changes.submission == .accepted:
            // An answer that could not be checked before may be checked now.
            beginChecks(isAgain: hasBegunChecks)
            hasBegunChecks = false
            isSubmitting = isPending
            if isSubmitting { changes.submission = .waiting }
        case .submit: hasBegunChecks = false
        case .focus, .tick, .collapse, .collapseAll, .replaceOptions: break
        default: isSubmitting = false
        }
    }

    /// Begins the checks of all answers that pass their rules, before a submission or after one that was refused for
    /// other reasons. So an error that only a check finds is shown together with the others.
    ///
    /// - Parameter isAgain: Whether the checks of this submission have begun before. Otherwise answers that could not be
    ///   checked in an earlier one are checked again.
    public func beginChecks(isAgain: Bool = false) {
        if !isAgain { board.checks = board.checks.filter { !$0.value.isUnknown } }
        engine.forEachField { begin($0) }
        hasBegunChecks = true
    }

    /// Drops checks whose answers have changed, after a change that did not come from `perform`.
    package func forgetChecks(after cause: ChangeCause) {
        switch cause {
        case .input, .check, .options: forgetStaleChecks()
        default:
            forgetStaleChecks()
            isSubmitting = false
        }
    }

    /// The fields with async checks, running or done, in no particular order.
    package var checkedNodes: [NodeID] { Array(board.checks.keys) }

    /// The requests that have been made since the last call.
    public func takeRequests() -> [CheckRequest] {
        defer { requests = [] }
        return requests
    }

    /// Passes the outcome of a request to the session: the error, or `nil` if the checks found none. An outcome for an
    /// answer that has changed is dropped.
    public func resolve(_ request: CheckRequest, _ error: CustomError?) -> ChangeSet {
        finish(request, error.map { .failed($0) } ?? .passed)
    }

    /// Ends a request whose check could not be made. The answer then has no error. The next `submit` requests the check
    /// again.
    public func leaveUnknown(_ request: CheckRequest) -> ChangeSet { finish(request, .unknown) }

    private func finish(_ request: CheckRequest, _ outcome: CheckBoard.Outcome) -> ChangeSet {
        forgetStaleChecks()
        guard let check = board.checks[request.node], check.request == request, check.isPending else {
            return ChangeSet()
        }
        return engine.tell(.check) {
            board.checks[request.node]?.outcome = outcome
            let rows = engine.state.rows
            let changes = engine.validateAgain(request.node)
            guard isSubmitting, !isPending else { return changes }
            isSubmitting = false
            // The change set has the changes of both the outcome and the submission.
            var whole = engine.perform(.submit)
            let isRepeated = Set(whole.updates.map { $0.id })
            whole.updates = changes.updates.filter { !isRepeated.contains($0.id) } + whole.updates
            if changes.removals.isEmpty, changes.insertions.isEmpty { return whole }
            // Both the outcome and the submission can have opened groups.
            let difference = ChangeSet(from: rows, to: engine.state.rows) { _ in false }
            (whole.removals, whole.insertions) = (difference.removals, difference.insertions)
            let isNew = Set(difference.insertions.map { $0.row.id })
            whole.updates.removeAll { isNew.contains($0.id) }
            return whole
        }
    }

    /// Cancels a submission that waits for checks. Running checks go on.
    public func cancelSubmission() {
        isSubmitting = false
        hasBegunChecks = false
    }

    /// Whether the answer of a field is being checked.
    public func isPending(_ node: NodeID) -> Bool { board.checks[node]?.isPending == true }

    /// The paths of the answers that could not be checked, in the order of the form.
    public var uncheckedPaths: [String] {
        let nodes = board.checks.filter { $0.value.isUnknown }.keys
        return nodes.sorted().map { engine.path(of: $0) }
    }

    /// The result of validating a field's answer so far.
    public func validity(of node: NodeID) -> FieldValidity {
        isPending(node) ? .pending : engine.validity(of: node)
    }

    /// Whether any answer is being checked.
    public var isPending: Bool { board.checks.values.contains { $0.isPending } }

    private func begin(_ node: NodeID, isTyped: Bool = false) {
        guard let state = engine.field(node), !state.value.isBlank, board.checks[node] == nil, engine.takesInput(node)
        else { return }
        let names = state.field.validations.asyncChecks
        if isTyped, !names.contains(where: { beginsWhileTyping?($0) == true }) { return }
        guard !names.isEmpty, engine.error(at: node) == nil else { return }
        generation += 1
        let request = CheckRequest(
            node: node, names: names, value: state.value, generation: generation, isTyped: isTyped)
        board.checks[node] = CheckBoard.Check(request: request)
        requests.append(request)
    }

    /// Marks a request that was not taken yet, so that its checks do not wait for further typing.
    private func endTyping(in node: NodeID) {
        guard let index = requests.firstIndex(where: { $0.node == node && $0.isTyped }) else { return }
        requests[index].isTyped = false
        board.checks[node]?.request = requests[index]
    }

    private func forgetStaleChecks() {
        if board.checks.isEmpty { return }
        board.checks = board.checks.filter { node, check in
            guard let state = engine.field(node) else { return false }
            return state.value == check.request.value && state.field.validations.asyncChecks == check.request.names
        }
        requests.removeAll { board.checks[$0.node]?.request != $0 }
    }
}
