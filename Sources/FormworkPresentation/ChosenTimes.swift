package import FormworkRuntime

// On pages, a time with an interval is chosen from a list. The controls of browsers let people type any minute, and the
// wheels of phones offer all minutes. Only servers write the list, so the engine of a page has no code for it.

extension Field {
    /// Whether a page asks for the time with a list.
    package var isChosenTime: Bool {
        #if hasFeature(Embedded)
        false
        #else
        // A list whose ends move would be written anew all the time.
        type == .time && minuteInterval >= Self.leastInterval && movingLimits.isEmpty
        #endif
    }
}

extension CompiledField {
    /// Whether a page asks for the time with a list. Only a time has its definition copied for the answer.
    package var isChosenTime: Bool { type == .time && definition.isChosenTime }
}

#if !hasFeature(Embedded)
extension Field {
    /// The shortest interval in minutes for which there is a list. A list for a shorter one would be too long to look
    /// through.
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
