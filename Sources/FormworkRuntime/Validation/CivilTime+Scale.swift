extension CivilTime {
    /// Whether a time is a whole number of intervals after the first allowed time, or after the full hour if `first` is not
    /// a time. `true` for a text that is not a time.
    static func isOnScale(_ text: String, from first: String, minutes: Int) -> Bool {
        guard let seconds = seconds(text) else { return true }
        return (seconds - (Self.seconds(first) ?? 0)) % (60 * minutes) == 0
    }

    private static func seconds(_ text: String) -> Int? {
        (CivilTime(text) ?? CivilDateTime(text)?.time)?.secondOfDay
    }
}
