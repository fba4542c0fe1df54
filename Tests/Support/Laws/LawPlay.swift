import Foundation

/// How much each law plays: random transactions in random forms.
package enum LawPlay {
    /// How many transactions each law plays. `Scripts/laws` asks for many more.
    package static let transactions = environment["FORMWORK_LAW_TRANSACTIONS"].flatMap { Int($0) } ?? usual
    /// How many of them are played in one form.
    package static let steps = 30
    /// Which share of all that is random is played, from 1: that of `FORMWORK_SEED`, or the first, so that runs repeat.
    package static let share = UInt64(environment["FORMWORK_SEED"].flatMap { UInt32($0) }.map { max($0, 1) } ?? 1)
    /// The seeds. Each makes one form and one course of play. Those of the second share follow on those of the first.
    /// `FORMWORK_LAW_SEED` selects a single seed.
    package static let seeds: ClosedRange<UInt64> = {
        if let seed = environment["FORMWORK_LAW_SEED"].flatMap({ UInt64($0) }) { return seed...seed }
        let count = UInt64(max(transactions / steps, 1))
        return (share - 1) * count + 1...share * count
    }()

    /// Fewer seeds, for laws whose steps take long.
    package static let fewSeeds = seeds.prefix(max(seeds.count * 3 / 10, 1))

    /// How many random inputs a test tries: this number, and more in proportion if the laws play more.
    package static func tries(_ count: Int) -> Int { count * max(transactions, usual) / usual }

    private static let usual = 600
    private static let environment = ProcessInfo.processInfo.environment
}
