/// A section of a compiled form. It is a class, so that passing it copies nothing.
package final class CompiledSection: Sendable {
    package let definition: FormSection
    /// How many items the section may have; `nil` if it does not repeat.
    package let limits: ItemLimits?
    /// Whether a person may change the order of the items.
    package let isReorderable: Bool

    package init(_ definition: FormSection) {
        self.definition = definition
        limits = definition.repeats.map { ItemLimits($0) }
        isReorderable = definition.repeats?.isReorderable == true
    }
}

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
