/// How many items a repeating section may have. All code that adds, removes or validates items uses this.
package struct ItemLimits: Equatable, Sendable {
    private let least: Int
    private let most: Int

    init(_ repetition: Repetition) {
        least = repetition.min
        most = repetition.max
    }

    /// How many items are missing for the minimum if there are `count` items.
    package func missing(_ count: Int) -> Int { max(least - count, 0) }

    /// How many more items are allowed if there are `count` items.
    package func room(_ count: Int) -> Int { max(most - count, 0) }

    /// Whether an item may be removed if there are `count` items.
    package func allowsRemoval(_ count: Int) -> Bool { count > least }

    /// Whether adding or removing one item changed whether the remaining ones can be removed. `count` is the number afterwards.
    func changesRemoval(_ count: Int) -> Bool { count == least || count == least + 1 }

    /// The error if there are `count` items; `nil` if that many are allowed.
    func error(_ count: Int) -> FieldError? {
        if missing(count) > 0 { return .limit(.minItems, "min", .number(DecimalNumber(least))) }
        if count > most { return .limit(.maxItems, "max", .number(DecimalNumber(most))) }
        return nil
    }
}
