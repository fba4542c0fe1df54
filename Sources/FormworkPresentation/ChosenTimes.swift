package import FormworkRuntime

// A time with an interval is chosen from a list on pages. Browsers' own controls let people type any minute, and the wheels of
// phones offer all of them. Only servers draw the list, so the engine of a page has nothing of it.

extension Field {
    /// Whether a page asks for the time with a list.
    package var isChosenTime: Bool {
        #if hasFeature(Embedded)
        false
        #else
        type == .time && minuteInterval >= Self.leastInterval
        #endif
    }
}

#if !hasFeature(Embedded)
extension Field {
    /// Lists of shorter intervals would be longer than anybody wants to look through.
    private static var leastInterval: Int { 5 }

    /// All times that can be chosen, in order. They begin at the first time that is allowed.
    package var chosenTimes: [CivilTime] {
        guard isChosenTime else { return [] }
        let first = CivilTime(minimumDate)?.secondOfDay ?? 0
        let last = CivilTime(maximumDate)?.secondOfDay ?? 86_399
        return stride(from: first, through: last, by: 60 * minuteInterval).compactMap { CivilTime(secondOfDay: $0) }
    }
}
#endif
