import Foundation

/// How much each law plays: random transactions in random forms.
package enum LawPlay {
    /// How many transactions each law plays. `Scripts/laws` asks for many more.
    package static let transactions = environment["FORMWORK_LAW_TRANSACTIONS"].flatMap { Int($0) } ?? usual
    /// How many of them are played in one form.
    package static let steps = 30
    /// The seeds. Each makes one form and one course of play. `FORMWORK_LAW_SEED` selects a single seed.
    package static let seeds: ClosedRange<UInt64> =
        environment["FORMWORK_LAW_SEED"].flatMap { UInt64($0) }.map { $0...$0 }
        ?? 1...UInt64(max(transactions / steps, 1))

    /// Fewer seeds, for laws whose steps take long.
    package static let fewSeeds = seeds.prefix(max(seeds.count * 3 / 10, 1))

    /// How many random inputs a test tries: this number, and more in proportion if the laws play more.
    package static func tries(_ count: Int) -> Int { count * max(transactions, usual) / usual }

    private static let usual = 600
    private static let environment = ProcessInfo.processInfo.environment
}
