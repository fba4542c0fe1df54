#if Server
/// A promise of a store, and how a test finds out whether the store keeps it.
public struct StoreCheck: Sendable, CustomStringConvertible {
    /// The promise, as a sentence.
    public let name: String
    private let body: @Sendable () async throws -> Void

    init(_ name: String, _ body: @escaping @Sendable () async throws -> Void) {
        self.name = name
        self.body = body
    }

    /// Finds out whether the store keeps the promise.
    ///
    /// - Throws: `FormTestFailure`, which says how the promise is broken, or the error of the store.
    public func run() async throws { try await body() }

    /// The promise, as a sentence.
    public var description: String { name }
}

extension Sequence<StoreCheck> {
    /// Runs all checks, for frameworks in which a test cannot have arguments.
    ///
    /// - Throws: `FormTestFailure` with all promises that are broken.
    public func run() async throws {
        var broken: [String] = []
        for check in self {
            do { try await check.run() } catch { broken.append("\(check.name) \(error)") }
        }
        if !broken.isEmpty { throw FormTestFailure(broken.joined(separator: "\n")) }
    }
}

/// Says what is wrong unless both are the same. Values are not shown, because stores have answers.
func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ problem: String) throws(FormTestFailure) {
    if found != expected { throw FormTestFailure(problem) }
}

/// Says what is wrong unless a condition holds.
func expect(_ holds: Bool, _ problem: String) throws(FormTestFailure) {
    if !holds { throw FormTestFailure(problem) }
}

/// Says what is wrong unless a store throws.
func expectError(_ problem: String, _ body: () async throws -> Void) async throws(FormTestFailure) {
    do { try await body() } catch { return }
    throw FormTestFailure(problem)
}

/// Asks a store from many tasks at once. The outcomes are in any order.
func atOnce<Outcome: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Outcome
) async throws -> [Outcome] {
    try await withThrowingTaskGroup(of: Outcome.self) { group in
        for number in 0..<count { group.addTask { try await body(number) } }
        return try await group.reduce(into: []) { $0.append($1) }
    }
}
#endif
