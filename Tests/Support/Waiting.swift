/// Waits until something holds, and says whether it does. Looks again and again, so that a fast machine waits no longer
/// than it has to and a slow one is not cut short.
///
/// - Parameters:
///   - limit: How long to wait at most.
///   - holds: What to wait for.
package func eventually(
    within limit: Duration = .seconds(60), _ holds: () async throws -> Bool
) async rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while true {
        if try await holds() { return true }
        if ContinuousClock.now > end { return false }
        try? await Task.sleep(for: .milliseconds(2))
    }
}
