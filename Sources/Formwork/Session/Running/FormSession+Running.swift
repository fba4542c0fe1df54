import FormworkCore

// Checks and loaders that take time need somebody who waits for them. In an app that is one task that runs as long as the
// form is on the screen; `submit` and `settle` wait by themselves.

extension FormSession {
    /// Runs checks and loaders as the form asks for them, until the task is cancelled.
    ///
    /// A screen does this in a task of its own, on the actor that the session belongs to. What is under way when the task is
    /// cancelled goes on, and is taken by whoever runs the session next.
    public func run(isolation: isolated (any Actor)? = #isolation) async {
        await run { false }
    }

    /// Waits until no check and no loader is under way any more, or the task is cancelled.
    public func settle(isolation: isolated (any Actor)? = #isolation) async {
        await run { tasks.isEmpty }
    }

    /// Submits and waits for loaders and for checks that take time.
    ///
    /// If something changes meanwhile, the submission is decided on the answers as they are then. While one submission waits,
    /// others join it: all get its result. Observers hear of the result before it is returned.
    ///
    /// - Returns: The values or the errors; `unchecked` if a check threw an error and nothing is known to be wrong;
    ///   `cancelled` if the calling task was cancelled before that. Then nothing has been decided.
    @discardableResult
    public func submit(isolation: isolated (any Actor)? = #isolation) async -> SubmissionResult {
        let pending = pendingSubmission ?? PendingSubmission()
        pendingSubmission = pending
        pending.callers += 1
        await run { pending.result != nil }
        pending.callers -= 1
        if let result = pending.result { return result }
        if pending.callers == 0, pendingSubmission === pending {
            pendingSubmission = nil
            checked.cancelSubmission()
        }
        return .cancelled
    }

    /// Starts what is asked for and takes what comes, until a condition holds or the task is cancelled.
    func run(isolation: isolated (any Actor)? = #isolation, until isDone: () -> Bool) async {
        while !Task.isCancelled {
            let version = tasks.inbox.version
            for outcome in tasks.inbox.take() { outcome(self) }
            startChecks()
            startLoaders()
            advanceSubmission()
            if isDone() { return }
            await tasks.inbox.wait(after: version)
        }
    }

    /// Submits for those that wait, unless that waits for something already.
    private func advanceSubmission() {
        guard let pending = pendingSubmission, pending.result == nil, !checked.isSubmitting, !isLoadingAnswer else {
            return
        }
        // The result comes through `receive`, at once or with the last check.
        perform(.submit)
        startChecks()
        // A session that has done as much work as it may decides nothing any more.
        if pending.result == nil, !checked.isSubmitting {
            pending.result = .refused(engine.errors)
            pendingSubmission = nil
        }
    }
}

/// A submission that some wait for.
final class PendingSubmission {
    /// What became of it; `nil` until that is known.
    var result: SubmissionResult?
    /// How many wait.
    var callers = 0
}
