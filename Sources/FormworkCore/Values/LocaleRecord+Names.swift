/// What a currency is written like in a language and region.
public struct CurrencyRecord: Equatable, Sendable {
    /// The ISO 4217 code, such as `CNY`.
    public var code: String
    /// The sign that stands for it, such as `¥`.
    public var symbol: String
    /// How many digits its amounts have behind the decimal separator.
    public var fractionDigits: Int

    /// Makes a record.
    public init(code: String, symbol: String, fractionDigits: Int) {
        self.code = code
        self.symbol = symbol
        self.fractionDigits = fractionDigits
    }
}

/// What is written like in English unless a record says otherwise; English is not repeated in every page.
enum EnglishNames {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    static let shortMonths = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    static let shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    static let dayPeriods = ["AM", "PM"]
}

extension LocaleRecord {
    /// The currency with a code; with two digits and the code for a sign where the record has none.
    public func currency(_ code: String) -> CurrencyRecord {
        currencies.first { $0.code.isSame(as: code) }
            ?? CurrencyRecord(code: code, symbol: code, fractionDigits: 2)
    }
}
