/// How many items a repeating section may have now. All code that adds, removes or validates items uses this.
package struct ItemLimits: Equatable, Sendable {
    // A session keeps limits for each section whose limits are calculated, so they are small.
    private let fewest: Int32
    private let mostAllowed: Int32

    /// How many items stay when blank surplus ones are removed.
    private var keptCount: Int32

    /// The fewest items.
    package var least: Int { Int(fewest) }
    /// The maximum number of items.
    package var most: Int { Int(mostAllowed) }

    /// How many items stay when blank surplus ones are removed.
    var kept: Int { max(Int(keptCount), least) }

    /// Whether both allow the same numbers of items.
    package static func == (one: ItemLimits, other: ItemLimits) -> Bool {
        one.fewest == other.fewest && one.mostAllowed == other.mostAllowed
    }

    /// Sets how many items stay when blank surplus ones are removed.
    mutating func keep(_ count: Int) { keptCount = Int32(clamping: count) }

    init(_ repetition: Repetition) {
        self.init(least: repetition.min, most: repetition.max)
    }

    private init(least: Int, most: Int) {
        fewest = Int32(clamping: least)
        mostAllowed = Int32(clamping: most)
        keptCount = mostAllowed
    }

    /// The limits where expressions calculate them. A blank result leaves the limit of the definition. A minimum above the
    /// maximum counts as the maximum. Above the limit of all repeats it stays, so that it is an error.
    func calculated(least: FormValue, most: FormValue) -> ItemLimits {
        let most = Self.count(most) ?? (self.most < Repetition.itemLimit ? self.most : .max)
        return ItemLimits(least: min(Self.count(least) ?? self.least, most), most: min(most, Repetition.itemLimit))
    }

    /// The number of items that a result means: rounded down, and 0 if it is negative; `nil` for anything but a number.
    private static func count(_ value: FormValue) -> Int? {
        guard case .number(let number) = value else { return nil }
        if number.isNegative { return 0 }
        return number.floor().intValue ?? Int(Int32.max)
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
