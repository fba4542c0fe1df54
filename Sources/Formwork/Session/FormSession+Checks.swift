public import FormworkCore

extension FormSession {
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
}
