// The reader of JSON refuses most wrong numbers and dates already, so these checks are mainly for forms written in
// Swift.

extension FieldCheck {
    /// Checks that the limits of the rules have something between them.
    mutating func checkRanges() {
        let rules = field.definition.validations
        if let min = rules.minLength, let max = rules.maxLength, min > max {
            report(.emptyRange, "min_length", String(min) + "..." + String(max))
        }
        if let min = rules.minChoices, let max = rules.maxChoices ?? optionCount, min > max {
            report(.emptyRange, "min_choices", String(min) + "..." + String(max))
        }
        if let min = rules.minValue, let max = rules.maxValue, min > max {
            report(.emptyRange, "min_value", min.description + "..." + max.description)
        }
    }

    /// How many options can be chosen together; `nil` if code or an address brings the options.
    private var optionCount: Int? {
        let options = field.definition.options
        if options.isEmpty || field.definition.optionSource != nil { return nil }
        return options.count { !$0.isDisabled && !$0.isExclusive }
    }

    /// Checks that the limits of the field, and these together with those of its rules, have something between them.
    mutating func checkLimits() {
        if let min = field.definition.minimum, let max = field.definition.maximum, min > max {
            report(.emptyRange, "min", min.description + "..." + max.description)
        } else {
            checkBothLimits()
        }
        let (first, last) = (field.definition.minimumDate, field.definition.maximumDate)
        if !first.isEmpty, !last.isEmpty, ExactText(last) < ExactText(first) {
            report(.emptyRange, "minimum_date", first + "..." + last)
        }
    }

    /// Checks that some number lies within the limits of the field and those of its rules together.
    private mutating func checkBothLimits() {
        guard field.valueKind.isNumber else { return }
        check("min", field.definition.minimum, notAbove: field.definition.validations.maxValue)
        check("max", field.definition.validations.minValue, notAbove: field.definition.maximum)
    }

    private mutating func check(_ key: String, _ least: DecimalNumber?, notAbove most: DecimalNumber?) {
        if let least, let most, least > most {
            report(.emptyRange, key, least.description + "..." + most.description)
        }
    }

    /// Checks the numbers of keys that take only some numbers.
    mutating func checkNumbers() {
        let lines = field.definition.size.height
        check("width", field.definition.size.width, 1...100)
        check("height", lines, 1...100)
        let longest = 1_000_000
        let (least, most) = (field.definition.validations.minLength, field.definition.validations.maxLength)
        if let least { check("min_length", least, 0...longest) }
        if let most { check("max_length", most, 0...longest) }
        let minutes = field.definition.minuteInterval
        if minutes < 0 || minutes > 60 || (minutes > 0 && 60 % minutes != 0) {
            report(
                .wrongValue, "minute_interval", String(minutes),
                expected: ["a number of minutes that divides an hour"])
        }
        if let step = field.definition.step, step <= 0 {
            report(.wrongValue, "step", step.description, expected: ["a number above 0"])
        }
    }

    private mutating func check(_ key: String, _ number: Int, _ range: ClosedRange<Int>) {
        if range.contains(number) { return }
        let words = "a number from " + String(range.lowerBound) + " to " + String(range.upperBound)
        report(.wrongValue, key, String(number), expected: [words])
    }

    /// Checks that the first and last day or time are canonical text of what the field asks for.
    mutating func checkDates() {
        let (first, last) = (field.definition.minimumDate, field.definition.maximumDate)
        if first.isEmpty && last.isEmpty { return }
        for (key, text) in [("minimum_date", first), ("maximum_date", last)] {
            guard !text.isEmpty, let example = field.valueKind.example, !field.valueKind.reads(text) else { continue }
            report(.unreadableDate, key, text, expected: [example])
        }
    }
}

extension ValueKind {
    /// An example of a day or time as it is written; `nil` for other kinds.
    fileprivate var example: String? {
        switch self {
        case .date: "2026-11-21"
        case .time: "08:30"
        case .dateTime: "2026-11-21T08:30"
        default: nil
        }
    }
}
