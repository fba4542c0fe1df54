public import FormworkCore
public import Foundation

extension Field {
    /// A day.
    public static func date(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .date, title: title)
    }

    /// A time of day.
    public static func time(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .time, title: title)
    }

    /// A day and a time.
    public static func dateTime(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .dateTime, title: title)
    }

    /// A length of time in whole minutes.
    public static func countDown(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .countDown, title: title, minimum: 0)
    }

    /// Sets the distance in minutes between two times, counted from the first one allowed or from the full hour.
    ///
    /// - Parameter minutes: A divisor of 60, or 0 for any time. Compiling the form reports other numbers.
    public func every(minutes: Int) -> Field {
        with(self) { $0.minuteInterval = minutes }
    }

    /// Sets the patterns by which a day or time is shown and sent, such as `d MMMM y`; see `LocaleRecord.format`.
    ///
    /// - Parameters:
    ///   - display: The pattern by which it is shown while it is not edited; blank means the language's own pattern.
    ///   - save: The pattern by which `FormEngine.parameters` writes it; blank means canonical text such as
    ///     `2026-11-21`.
    public func pattern(display: String = "", save: String = "") -> Field {
        with(self) {
            $0.displayFormat = display
            $0.saveFormat = save
        }
    }

    /// Sets the first and last day or time allowed, as canonical text such as `2026-11-21`; blank means no limit.
    ///
    /// For a day with a time, a day alone means its first or last moment. Compiling the form reports texts that are no
    /// day or time.
    public func dates(from first: String = "", to last: String = "") -> Field {
        let (start, end) = type == .dateTime ? ("T00:00", "T23:59:59") : ("", "")
        return with(self) {
            $0.setConstant(.minimumDate, .maximumDate)
            $0.minimumDate = CivilDate(first) == nil ? first : first + start
            $0.maximumDate = CivilDate(last) == nil ? last : last + end
        }
    }

    /// Sets the first day or time allowed, and the last one: those that points in time have in a zone.
    ///
    /// - Parameters:
    ///   - first: The first one; `nil` means no limit.
    ///   - last: The last one; `nil` means no limit.
    ///   - zone: The zone. Use that of the form, if it names one.
    public func dates(from first: Date?, to last: Date? = nil, in zone: TimeZone = .current) -> Field {
        let zone = CivilZone(zone)
        let texts = [first, last].map { date -> String in
            guard let both = date.flatMap({ zone.civil($0) }) else { return "" }
            return type == .time ? "\(both.time)" : type == .dateTime ? "\(both)" : "\(both.date)"
        }
        return dates(from: texts[0], to: texts[1])
    }

    /// Sets the first and last day allowed.
    public func dates(_ days: ClosedRange<CivilDate>) -> Field {
        dates(from: days.lowerBound.description, to: days.upperBound.description)
    }
}
