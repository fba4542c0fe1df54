/// How numbers and dates are written in a language and region: plain data that the server makes, the
/// page carries and the browser reads, so that both read the same.
public struct LocaleRecord: Equatable, Sendable {
    /// The BCP 47 tag, such as `de-CH`.
    public var identifier: String
    /// Whether the script runs from right to left.
    public var isRightToLeft: Bool
    /// What separates whole digits from the fraction.
    public var decimalSeparator: String
    /// What separates groups of digits.
    public var groupingSeparator: String
    /// What marks negative numbers.
    public var minusSign: String
    /// The digit 0; the other nine follow it in Unicode.
    public var zeroDigit: String
    /// How many digits the groups before the last three have: 2 in India, else 3.
    public var secondaryGroupingSize = 3
    /// How many digits have to stand before the last three for those to be separated.
    public var minimumGroupingDigits = 1
    /// A number in per cent: `#` stands for the number.
    public var percentPattern = "#%"
    /// An amount: `#` stands for the number, `¤` for the sign of the currency.
    public var currencyPattern = "¤#"
    /// An amount under 0, with `-` for the minus sign.
    public var negativeCurrencyPattern = "-¤#"
    /// The currencies of the form. A record has no data about others.
    public var currencies: [CurrencyRecord] = []
    /// The names of the months, January first.
    public var months = EnglishNames.months
    /// The short names of the months, January first.
    public var shortMonths = EnglishNames.shortMonths
    /// The names of the days of the week, Monday first.
    public var weekdays = EnglishNames.weekdays
    /// The short names of the days of the week, Monday first.
    public var shortWeekdays = EnglishNames.shortWeekdays
    /// The day with which weeks begin: 1 is Monday, 7 is Sunday.
    public var firstWeekday = 7
    /// A day in numbers, as a `DatePattern`; its order decides how days are read.
    public var datePattern = "MM/dd/y"
    /// A day with the name of its month, as a `DatePattern`.
    public var longDatePattern = "MMMM d, y"
    /// A time of day, as a `DatePattern`.
    public var timePattern = "h:mm a"
    /// The names of the hours before and after noon, such as AM and PM.
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
}
