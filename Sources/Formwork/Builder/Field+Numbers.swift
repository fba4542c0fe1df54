public import FormworkCore

extension Field {
    /// Any number.
    public static func number(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .number, title: title)
    }

    /// A whole number.
    public static func integer(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .integer, title: title)
    }

    /// A number with a fraction.
    public static func decimal(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .decimal, title: title)
    }

    /// A whole number with buttons that lower and raise it.
    public static func count(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .count, title: title)
    }

    /// An amount of money in a currency, such as `EUR` (ISO 4217).
    public static func currency(_ id: String, _ title: String = "", code: String) -> Field {
        Field(id: id, type: .currency, title: title, currency: code)
    }

    /// Shows the number of a formula as an amount of money in a currency, such as `EUR` (ISO 4217).
    ///
    /// A field that a person answers is `Field.currency(_:_:code:)`.
    public func currency(_ code: String) -> Field {
        with(self) { $0.currency = code }
    }

    /// A number between two limits, with buttons. It has no answer until someone uses it.
    public static func stepper(
        _ id: String, _ title: String = "", in range: ClosedRange<DecimalNumber>, step: DecimalNumber = 1
    ) -> Field {
        Field(
            id: id, type: .stepper, title: title, minimum: range.lowerBound, maximum: range.upperBound, step: step)
    }

    /// A number on a scale. It has no answer until someone moves the slider.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - title: The label. Blank means none.
    ///   - range: The numbers at the ends of the scale.
    ///   - step: The distance between two numbers of the scale; `nil` for the control's default.
    public static func slider(
        _ id: String, _ title: String = "", in range: ClosedRange<DecimalNumber>, step: DecimalNumber? = nil
    ) -> Field {
        Field(
            id: id, type: .slider, title: title, minimum: range.lowerBound, maximum: range.upperBound, step: step)
    }
}
