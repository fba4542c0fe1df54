import FormworkCore

// Async checks and loaders need a task that waits for them. An app has one such task as long as the form is on the
// screen; `submit` and `settle` wait by themselves.

extension FormSession {
    /// Runs checks and loaders when the form needs them, until the task is cancelled.
    ///
    /// A screen calls it in a task of its own, on the actor of the session. When the task is cancelled, running checks
    /// and loaders go on. The next call that runs the session takes their outcomes.
    public func run(isolation: isolated (any Actor)? = #isolation) async {
        await run { false }
    }

    /// Waits until no check and no loader is running any more, or the task is cancelled.
    public func settle(isolation: isolated (any Actor)? = #isolation) async {
        await run { tasks.isEmpty }
    }

    /// Submits, and waits for loaders and async checks. They run also if other answers have errors, so that all errors are
    /// found at once.
    ///
    /// If answers change meanwhile, the submission is decided by the answers as they are then. While one submission
    /// waits, other calls join it: all get its result. Observers are notified of the result before this returns.
    ///
    /// - Returns: The values or the errors; `unchecked` if a check threw an error and no other error was found;
    ///   `cancelled` if the calling task was cancelled before the submission was decided.
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

    /// Starts checks and loaders that are needed and takes their outcomes, until a condition is true or the task is
    /// cancelled.
    func run(isolation: isolated (any Actor)? = #isolation, until isDone: () -> Bool) async {
        wasRun = true
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

    /// Submits for the callers that wait, unless the submission is waiting for something.
    private func advanceSubmission() {
        guard let pending = pendingSubmission, pending.result == nil, !checked.isSubmitting, !isLoadingAnswer else {
            return
        }
        // All errors come at once: also those that only a check finds wait for nothing but the checks.
        checked.beginChecks(isAgain: pending.hasBegunChecks)
        pending.hasBegunChecks = true
        startChecks()
        hurryChecks()
        if checked.isPending { return }
        // The result comes through `receive`, at once or with the last check.
        perform(.submit)
        startChecks()
        // A session at its limit of work accepts no submission any more.
        if pending.result == nil, !checked.isSubmitting {
            pending.result = .refused(engine.errors)
            pendingSubmission = nil
        }
    }
}

/// A submission for which callers wait.
final class PendingSubmission {
    /// The result; `nil` until it is known.
    var result: SubmissionResult?
    /// The number of callers that wait.
    var callers = 0
    /// Whether the checks of the submission have begun.
    var hasBegunChecks = false
}
