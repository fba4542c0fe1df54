/// What UIKit would end the app for, and what it would pass over in silence though the screen is wrong afterwards.
///
/// Outside of `collect` a refusal ends the test, as the exception would end the app.
@MainActor package enum Refusals {
    private static var collected: [String]?

    /// Runs `body` and returns what was refused meanwhile.
    package static func collect(_ body: () throws -> Void) rethrows -> [String] {
        let outer = collected
        collected = []
        defer { collected = outer }
        try body()
        return collected ?? []
    }

    static func refuse(_ text: String) {
        guard collected != nil else { fatalError(text) }
        collected?.append(text)
    }
}
