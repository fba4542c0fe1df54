/// A session with checks in code: validators, which return at once, and async checks, which take time.
///
/// The session does not run async checks. It gives requests for them (`takeRequests`) and takes the outcomes
/// (`resolve`), so it depends on no clock, thread or network. An input that is performed on the engine itself is
/// validated too, but starts no async checks. Posts are replayed like this, because their answers are checked when they
/// are submitted.
public final class CodeCheckedSession {
    /// Calls a validator by its name with a field. Returns the error that it finds, or `nil`.
    public typealias Validator = (_ name: String, _ field: FieldState) -> CustomError?

    /// The session.
    public let engine: FormEngine

    private let board = CheckBoard()
    private var requests: [CheckRequest] = []
    private var generation = 0
    private var isWaiting = false

    /// Adds checks in code to a session.
    ///
    /// - Parameter validator: Called only for answers that pass every rule of the definition.
    public init(_ engine: FormEngine, validator: Validator? = nil) {
        self.engine = engine
        // The engine keeps this closure, so the closure keeps neither the engine nor this object.
        engine.checkByCode { [board, unowned(unsafe) engine] session, node in
            guard let field = session.field(of: node), let state = session.field(session.id(of: node)) else {
                return nil
            }
            if let validator, !field.definition.validations.validators.isEmpty {
                // A validator may ask the session for other answers.
                let error = engine.lend(session) {
                    field.definition.validations.validators.lazy.compactMap { validator($0, state) }.first
                }
                if let error { return error.fieldError }
            }
            return board.failure(of: state)?.fieldError
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
        case .blur(let node): begin(node)
        case .submit where changes.submission == .accepted:
            engine.forEachField { begin($0) }
            isWaiting = isPending
            if isWaiting { changes.submission = .waiting }
        case .submit, .focus, .tick, .collapse, .collapseAll: break
        default: isWaiting = false
        }
    }

    /// Drops checks whose answers have changed, after a change that was not made with `perform`.
    package func forgetChecks(after cause: ChangeCause) {
        switch cause {
        case .input, .check: forgetStaleChecks()
        default:
            forgetStaleChecks()
            isWaiting = false
        }
    }

    /// The fields with async checks, running or done, in no particular order.
    package var checkedNodes: [NodeID] { Array(board.checks.keys) }

    /// The requests that have been made since the last call.
    public func takeRequests() -> [CheckRequest] {
        defer { requests = [] }
        return requests
    }

    /// Takes the outcome of a request; `nil` if the checks found no error. An outcome for an answer that has changed is
    /// dropped.
    public func resolve(_ request: CheckRequest, _ error: CustomError?) -> ChangeSet {
        forgetStaleChecks()
        guard let check = board.checks[request.node], check.request == request, case .pending = check.outcome else {
            return ChangeSet()
        }
        return engine.tell(.check) {
            board.checks[request.node]?.outcome = error.map { .failed($0) } ?? .passed
            let changes = engine.validateAgain(request.node)
            guard isWaiting, !isPending else { return changes }
            isWaiting = false
            // The change set has the changes of both the outcome and the submission.
            var whole = engine.perform(.submit)
            let isRepeated = Set(whole.updates.map(\.id))
            whole.updates = changes.updates.filter { !isRepeated.contains($0.id) } + whole.updates
            return whole
        }
    }

    /// What is known about a field's answer.
    public func validity(of node: NodeID) -> FieldValidity {
        if let check = board.checks[node], case .pending = check.outcome { return .pending }
        return engine.validity(of: node)
    }

    private var isPending: Bool {
        board.checks.values.contains { check in
            if case .pending = check.outcome { true } else { false }
        }
    }

    private func begin(_ node: NodeID) {
        guard let state = engine.field(node), !state.value.isBlank, board.checks[node] == nil, engine.takesInput(node)
        else { return }
        let names = state.field.validations.asyncChecks
        guard !names.isEmpty, engine.error(at: node) == nil else { return }
        generation += 1
        let request = CheckRequest(node: node, names: names, value: state.value, generation: generation)
        board.checks[node] = CheckBoard.Check(request: request)
        requests.append(request)
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

/// The async checks of fields, with their outcomes.
private final class CheckBoard {
    enum Outcome {
        case pending
        case passed
        case failed(CustomError)
    }

    struct Check {
        var request: CheckRequest
        var outcome = Outcome.pending
    }

    var checks: [NodeID: Check] = [:]

    func failure(of state: FieldState) -> CustomError? {
        guard let check = checks[state.node], check.request.value == state.value,
            case .failed(let error) = check.outcome
        else { return nil }
        return error
    }
}
