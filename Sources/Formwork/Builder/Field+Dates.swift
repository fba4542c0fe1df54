public import FormworkCore

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

    /// The distance in minutes between two times, counted from the first one allowed or from the full hour.
    ///
    /// - Parameter minutes: A divisor of 60. Any other number has no effect.
    public func every(minutes: Int) -> Field {
        with(self) { $0.minuteInterval = minutes > 0 && 60 % minutes == 0 ? minutes : 0 }
    }

    /// The patterns that a day or time is shown and sent by, such as `d MMMM y`; see `LocaleRecord.format`.
    ///
    /// - Parameters:
    ///   - display: How it is shown while it is not edited; blank for the language's own pattern.
    ///   - save: How it is written in `FormEngine.parameters`; blank for canonical text such as `2026-11-21`.
    public func pattern(display: String = "", save: String = "") -> Field {
        with(self) {
            $0.displayFormat = display
            $0.saveFormat = save
        }
    }

    /// The first and last day or time allowed, as canonical text such as `2026-11-21`; blank for none.
    public func dates(from first: String = "", to last: String = "") -> Field {
        with(self) {
            $0.minimumDate = first
            $0.maximumDate = last
        }
    }
}
