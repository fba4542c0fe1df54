public import FormworkCore

extension FormExpression where Value: FormValueConvertible {
    /// Whether there is an answer.
    public var isAnswered: FormExpression<Bool> { .call("present", self) }

    /// Whether there is no answer.
    public var isMissing: FormExpression<Bool> { .call("missing", self) }

    /// Whether the value is one of these.
    public func isOne(of values: Value.Constant...) -> FormExpression<Bool> {
        let list = values.map { FormExpression.constant($0).source }.joined(separator: ", ")
        return .joined(self, "in", FormExpression("[\(list)]", .whole, nil), .comparison, groupsLeft: false)
    }

    /// The value of the chosen option, with which formulas calculate (`FieldOption.value`).
    public var value: FormExpression<DecimalNumber> { option("value") }

    /// The title of the chosen option.
    public var title: FormExpression<String> { option("title") }

    private func option<Part>(_ part: String) -> FormExpression<Part> {
        // `${été}` becomes `${été.value}`.
        source.utf8.last == UInt8(ascii: "}")
            ? FormExpression<Part>(String(source.dropLast()) + ".\(part)}", .whole, book)
            : FormExpression<Part>("\(source).\(part)", .whole, book)
    }
}

extension FormExpression where Value: ListAnswer {
    /// Whether an option is among the chosen ones.
    public func contains(_ choice: Value.Choice.Constant) -> FormExpression<Bool> {
        .joined(FormExpression<Value.Choice>.constant(choice), "in", self, .comparison, groupsLeft: false)
    }

    /// How many options are chosen.
    public var count: FormExpression<Int> { .call("count", self) }
}

extension FormExpression where Value: TextAnswer {
    /// How many characters a person counts.
    public var length: FormExpression<Int> { .call("length", self) }

    /// Whether the text has another one in it.
    public func contains(_ text: String) -> FormExpression<Bool> {
        .call("contains", self, FormValue.text(text).literal)
    }

    /// Whether the text begins with another one.
    public func hasPrefix(_ text: String) -> FormExpression<Bool> {
        .call("starts_with", self, FormValue.text(text).literal)
    }

    /// Whether the text ends with another one.
    public func hasSuffix(_ text: String) -> FormExpression<Bool> {
        .call("ends_with", self, FormValue.text(text).literal)
    }

    /// Whether the whole text matches a pattern; see `Documentation/Patterns.md`.
    public func matches(_ pattern: String) -> FormExpression<Bool> {
        .call("matches", self, FormValue.text(pattern).literal)
    }
}

extension FormExpression where Value: DatedAnswer {
    /// Full years until today, such as the age of a person with this date of birth.
    public var age: FormExpression<Int> { .call("age", self) }

    /// Full years until a day.
    public func age<Day: DatedAnswer>(on day: FormExpression<Day>) -> FormExpression<Int> {
        .call("age", self, day.source)
    }

    /// The year.
    public var year: FormExpression<Int> { .call("year", self) }

    /// The month, from 1.
    public var month: FormExpression<Int> { .call("month", self) }

    /// The day of the month, from 1.
    public var day: FormExpression<Int> { .call("day", self) }

    /// The day of the week, from 1 for Monday to 7 for Sunday.
    public var weekday: FormExpression<Int> { .call("weekday", self) }

    /// The days until another one; negative if it is earlier.
    public func days<Day: DatedAnswer>(to day: FormExpression<Day>) -> FormExpression<Int> {
        .call("days_between", self, day.source)
    }

    /// The full months until another day; negative if it is earlier.
    public func months<Day: DatedAnswer>(to day: FormExpression<Day>) -> FormExpression<Int> {
        .call("months_between", self, day.source)
    }

    /// So many days later.
    public func adding(days: Int) -> FormExpression { .call("add_days", self, "\(days)") }

    /// The same day so many months later, or the last one of a shorter month.
    public func adding(months: Int) -> FormExpression { .call("add_months", self, "\(months)") }

    /// Today.
    public static var today: FormExpression { FormExpression("today()", .whole, nil) }

    /// A day: `.day(2026, 12, 24)`.
    public static func day(_ year: Int, _ month: Int, _ day: Int) -> FormExpression {
        FormExpression("date(\(year), \(month), \(day))", .whole, nil)
    }
}
