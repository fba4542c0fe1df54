import FormworkCore

extension FormSession {
    /// Starts the async checks that the inputs so far have requested.
    func startChecks() {
        for request in checked.takeRequests() {
            guard let state = engine.field(request.node) else { continue }
            let answer = FieldAnswer(state)
            let delay = request.isTyped ? environment.delay(of: request.names) : nil
            tasks.start(.check(request.node), after: delay, by: environment.clock) { [environment] in
                do {
                    let error = try await environment.error(in: answer, checks: request.names)
                    return { session in _ = session.checked.resolve(request, error) }
                } catch {
                    return { session in _ = session.checked.leaveUnknown(request) }
                }
            }
        }
    }

    /// Begins the checks at once that wait for more typing.
    func hurryChecks() {
        for case .check(let node) in tasks.subjects { tasks.hurry(.check(node), by: environment.clock) }
    }

    /// Cancels checks of answers that have changed. Checks that wait for more typing begin at once if the person has
    /// finished the answer.
    func reviewChecks(after cause: ChangeCause) {
        for subject in tasks.subjects {
            guard case .check(let node) = subject else { continue }
            if !checked.isPending(node) {
                tasks.cancel(subject)
            } else if case .input(let input) = cause, input.endsTyping(in: node) {
                tasks.hurry(subject, by: environment.clock)
            }
        }
    }
}

extension FormInput {
    /// Whether the person has finished typing into a field.
    fileprivate func endsTyping(in node: NodeID) -> Bool {
        switch self {
        case .submit: true
        case .blur(let left): left == node
        default: false
        }
    }
}
