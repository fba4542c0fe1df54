extension FormEngine {
    /// Whether the session has done as much work as it may (`SessionContext.stepLimit`).
    ///
    /// What was under way then has stopped: answers that were taken stay, what follows from them is not complete, and no
    /// submission is accepted. From then on inputs change nothing.
    public var isExhausted: Bool { stepsLeft <= 0 }

    /// How much more work the session may do.
    var stepsLeft: Int {
        guard let limit = context.stepLimit else { return .max }
        return limit - statistics.steps
    }
}
