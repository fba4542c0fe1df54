/// How numbers and dates are written in a language and region.
///
/// It is plain data. The server makes it and the page carries it to the browser, so both write and read in the same
/// way.
public struct LocaleRecord: Equatable, Sendable {
    /// The BCP 47 tag, such as `de-CH`.
    public var identifier: String
    /// Whether the script runs from right to left.
    public var isRightToLeft: Bool
    /// The separator between whole digits and the fraction.
    public var decimalSeparator: String
    /// The separator between groups of digits.
    public var groupingSeparator: String
    /// The sign of negative numbers.
    public var minusSign: String
    /// The digit 0; the other nine follow it in Unicode.
    public var zeroDigit: String
    /// The number of digits in groups before the last group of three: 2 in India, else 3.
    public var secondaryGroupingSize = 3
    /// The fewest digits before the last three for which there is a grouping separator.
    public var minimumGroupingDigits = 1
    /// The pattern of a number in per cent, in which `#` is replaced by the number.
    public var percentPattern = "#%"
    /// The pattern of an amount. `#` is replaced by the number and `¤` by the sign of the currency.
    public var currencyPattern = "¤#"
    /// The pattern of an amount below 0. `-` is replaced by the minus sign.
    public var negativeCurrencyPattern = "-¤#"
    /// The currencies of the form. A record has no data about other currencies.
    public var currencies: [CurrencyRecord] = []
    /// The names of the months, January first.
    public var months = EnglishNames.months
    /// The short names of the months, January first.
    public var shortMonths = EnglishNames.shortMonths
    /// The names of the days of the week, Monday first.
    public var weekdays = EnglishNames.weekdays
    /// The short names of the days of the week, Monday first.
    public var shortWeekdays = EnglishNames.shortWeekdays
    /// The first day of the week: 1 is Monday, 7 is Sunday.
    public var firstWeekday = 7
    /// The pattern of a day in numbers; see `format(_:pattern:hasOwnDigits:)`. Typed days are read in its order.
    public var datePattern = "MM/dd/y"
    /// The pattern of a day with the name of its month.
    public var longDatePattern = "MMMM d, y"
    /// The pattern of a time of day.
    public var timePattern = "h:mm a"
    /// The names of the halves of the day, before and after noon, such as AM and PM.
    public var dayPeriods = EnglishNames.dayPeriods

    /// Makes a record; by default that of English.
    public init(
        identifier: String = "en", isRightToLeft: Bool = false, decimalSeparator: String = ".",
        groupingSeparator: String = ",", minusSign: String = "-", zeroDigit: String = "0"
    ) {
        self.identifier = identifier
        self.isRightToLeft = isRightToLeft
        self.decimalSeparator = decimalSeparator
        self.groupingSeparator = groupingSeparator
        self.minusSign = minusSign
        self.zeroDigit = zeroDigit
    }

    /// Whether the record is that of a language, in whatever region.
    package func isIn(_ language: String) -> Bool {
        let rest = identifier.utf8.dropFirst(language.utf8.count)
        return identifier.utf8.starts(with: language.utf8) && (rest.isEmpty || rest.first == UInt8(ascii: "-"))
    }
}
