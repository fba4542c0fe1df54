/// How many items a repeating section may have. All code that adds, removes or validates items uses this.
package struct ItemLimits: Equatable, Sendable {
    private let least: Int
    private let most: Int

    init(_ repetition: Repetition) {
        least = repetition.min
        most = repetition.max
    }

    /// How many items are missing where there are so many.
    package func missing(_ count: Int) -> Int { max(least - count, 0) }

    /// How many items more there may be.
    package func room(_ count: Int) -> Int { max(most - count, 0) }

    /// Whether one of so many items may be removed.
    package func allowsRemoval(_ count: Int) -> Bool { count > least }

    /// Whether adding or removing an item changed if other items can be removed.
    func changesRemoval(_ count: Int) -> Bool { count == least || count == least + 1 }

    /// The error of a number of items; `nil` if it is allowed.
    func error(_ count: Int) -> FieldError? {
        if missing(count) > 0 { return .limit(.minItems, "min", .number(DecimalNumber(least))) }
        if count > most { return .limit(.maxItems, "max", .number(DecimalNumber(most))) }
        return nil
    }
}
