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

    /// The first and last day or time allowed, as canonical text such as `2026-11-21`; blank for none.
    public func dates(from first: String = "", to last: String = "") -> Field {
        with(self) {
            $0.minimumDate = first
            $0.maximumDate = last
        }
    }
}
