public import FormworkRuntime

// Choices whose options are not written by their authors.

extension Field {
    /// The field as a choice with a special look.
    public func look(_ look: ChoiceLook) -> Field {
        var field = self
        field.look = look
        field.style = look.style
        if look.isMultiple { field.multiple = true }
        return field
    }

    /// A number of stars, from 1 to `maximum`. The answer is a number.
    ///
    /// - Parameters:
    ///   - id: The id of the field.
    ///   - title: The visible label.
    ///   - maximum: How many stars there are: 2 to 20.
    public static func rating(_ id: String, _ title: String = "", max maximum: Int = 5) -> Field {
        let stars = 1...Swift.min(Swift.max(maximum, ratingRange.lowerBound), ratingRange.upperBound)
        let options = stars.map { star in
            FieldOption(id: .number(DecimalNumber(star)), title: DecimalNumber(star).description)
        }
        return Field(id: id, type: .select, title: title, options: options).look(.rating)
    }

    /// The numbers of stars that a rating can have.
    package static var ratingRange: ClosedRange<Int> { 2...20 }

    /// A question with two buttons, "yes" and "no". The answer is `true` or `false`, and blank until one is pressed.
    ///
    /// Use it instead of a switch where a person has to answer: a switch looks the same whether it is off or nobody has
    /// touched it. The buttons have English words until the form is worded for a language.
    public static func yesNo(_ id: String, _ title: String = "") -> Field {
        Field(
            id: id, type: .select, title: title,
            options: [FieldOption(id: .bool(true), title: "Yes"), FieldOption(id: .bool(false), title: "No")]
        ).look(.yesNo)
    }

    /// Some of the days of the week. The answers are `mon`, `tue`, `wed`, `thu`, `fri`, `sat` and `sun`.
    ///
    /// The days have English names until the form is worded for a language; see `FormDefinition.worded(in:_:)`.
    public static func weekdays(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .select, title: title, options: weekdayOptions(LocaleRecord())).look(.weekdays)
    }

    /// The days of the week, beginning with the first day of the week in a language. Their short names are shown, and
    /// screen readers read the long ones.
    static func weekdayOptions(_ locale: LocaleRecord) -> [FieldOption] {
        let ids = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        return ids.indices.map { place in
            let day = (place + locale.firstWeekday - 1) % ids.count
            return FieldOption(
                id: .text(ids[day]), title: locale.shortWeekdays[day], accessibilityLabel: locale.weekdays[day])
        }
    }
}
