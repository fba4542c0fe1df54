/// How amounts of a currency are written in a language and region.
public struct CurrencyRecord: Equatable, Sendable {
    /// The ISO 4217 code, such as `CNY`.
    public var code: String
    /// The sign of the currency, such as `¥`.
    public var symbol: String
    /// The number of digits that amounts have after the decimal separator.
    public var fractionDigits: Int
    /// The pattern of an amount, in which `#` is replaced by the number.
    public var pattern: String
    /// The pattern of an amount below 0. `-` is replaced by the minus sign and `#` by the number.
    public var negativePattern: String

    /// Makes a record; `LocaleRecord.add` knows the patterns of a language.
    public init(code: String, symbol: String, fractionDigits: Int, pattern: String, negativePattern: String) {
        self.code = code
        self.symbol = symbol
        self.fractionDigits = fractionDigits
        self.pattern = pattern
        self.negativePattern = negativePattern
    }
}

/// The names of months and days in English. They are the defaults of records, so pages in English do not repeat them.
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
    /// The record of the currency with a code. For an unknown currency it has two digits after the separator, and the code
    /// as sign.
    public func currency(_ code: String) -> CurrencyRecord {
        currencies.first { $0.code.isSame(as: code) }
            ?? CurrencyRecord(
                code: code, symbol: code, fractionDigits: 2, pattern: code + "\u{A0}#",
                negativePattern: "-" + code + "\u{A0}#")
    }

    /// Adds a currency whose sign is where the language puts signs of currencies.
    public mutating func add(currency code: String, symbol: String, fractionDigits: Int) {
        currencies.append(
            CurrencyRecord(
                code: code, symbol: symbol, fractionDigits: fractionDigits,
                pattern: Self.pattern(currencyPattern, with: symbol),
                negativePattern: Self.pattern(negativeCurrencyPattern, with: symbol)))
    }

    /// A pattern with `¤` replaced by a sign. A sign that ends with a letter is separated from the number by a space.
    private static func pattern(_ pattern: String, with symbol: String) -> String {
        func isWord(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isAlphabetic == true }
        var text = ""
        var previous: Unicode.Scalar = " "
        for scalar in pattern.unicodeScalars {
            let first = scalar == "¤" ? symbol.unicodeScalars.first : nil
            if scalar == "#", previous == "¤", isWord(symbol.unicodeScalars.last) { text += "\u{A0}" }
            if previous == "#", isWord(first) { text += "\u{A0}" }
            if scalar == "¤" { text += symbol } else { text.unicodeScalars.append(scalar) }
            previous = scalar
        }
        return text
    }
}
