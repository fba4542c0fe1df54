/// Waits until something holds, and says whether it does. Looks again and again, so that a fast machine waits no longer
/// than it has to.
///
/// - Parameters:
///   - limit: How long to wait at most. Only a process that hangs waits that long, however slow or busy the machine is.
///   - holds: What to wait for.
package func eventually(
    within limit: Duration = .seconds(1_200), _ holds: () async throws -> Bool
) async rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while true {
        if try await holds() { return true }
        if ContinuousClock.now > end { return false }
        try? await Task.sleep(for: .milliseconds(2))
    }
}

/// Waits until the task is cancelled, like work that takes too long.
///
/// - Throws: `CancellationError`.
package func untilCancelled() async throws -> Never {
    while true { try await Task.sleep(for: .seconds(3_600)) }
}
