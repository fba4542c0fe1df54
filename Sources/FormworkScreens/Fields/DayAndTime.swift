/// Answers that are days and times as seconds since 1970 at Greenwich, which is how date pickers take them: a picker set to
/// Greenwich shows just what the answer says, wherever the device is.
public enum DayAndTime {
    /// The seconds of an answer, in the canonical text of its type; `nil` for any other text.
    public static func seconds(_ text: String, _ type: FieldType) -> Double? {
        switch type {
        case .date: return CivilDate(text).map { Double($0.daysSinceEpoch) * 86_400 }
        case .time: return CivilTime(text).map { Double($0.secondOfDay) }
        case .dateTime:
            return CivilDateTime(text).map { Double($0.date.daysSinceEpoch) * 86_400 + Double($0.time.secondOfDay) }
        default: return nil
        }
    }

    /// The canonical text of an answer; `nil` outside of the calendar.
    ///
    /// - Parameters:
    ///   - seconds: The value of a picker, in seconds.
    ///   - type: The type of the answer: a day, a time or both.
    ///   - interval: The minutes between two times, for pickers that stop at every minute; `nil` for any.
    public static func text(_ seconds: Double, _ type: FieldType, every interval: Int? = nil) -> String? {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
        // Pickers have no seconds to choose.
        var minutes = Int((seconds / 60).rounded(.down))
        if let interval, interval > 0 { minutes = Int((Double(minutes) / Double(interval)).rounded(.down)) * interval }
        let day = Int((Double(minutes) / 1_440).rounded(.down))
        guard let date = CivilDate(daysSinceEpoch: day), let time = CivilTime(secondOfDay: (minutes - day * 1_440) * 60)
        else { return nil }
        switch type {
        case .date: return date.description
        case .time: return time.description
        case .dateTime: return CivilDateTime(date: date, time: time).description
        default: return nil
        }
    }

    /// The value of a picker that nobody has turned: now, in the zone of the form.
    public static func now(_ context: SessionContext, _ type: FieldType) -> Double {
        let seconds = (Double(context.clock) / 1_000).rounded(.down)
        let local = seconds + Double(context.zoneOffset)
        guard type == .time else { return local }
        return local - (local / 86_400).rounded(.down) * 86_400
    }
}
