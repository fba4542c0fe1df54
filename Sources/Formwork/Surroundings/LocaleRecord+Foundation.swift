public import FormworkCore
public import Foundation

extension LocaleRecord {
    /// Makes the record of a language and region with Foundation.
    ///
    /// The separators and signs are taken from numbers and amounts that Foundation formats, so the record agrees with
    /// what people see elsewhere. The record of an unknown tag is plain ASCII.
    ///
    /// - Parameters:
    ///   - languageTag: The BCP 47 tag; blank for English.
    ///   - currencies: The ISO 4217 codes of the currencies that the form has.
    public init(languageTag: String, currencies: [String] = []) {
        let tag = languageTag.isEmpty ? "en" : languageTag
        self.init(tag, Locale(identifier: tag), currencies)
    }

    /// Makes the record of a locale with Foundation. It has the separators and digits that the person may have chosen.
    ///
    /// - Parameters:
    ///   - locale: Any locale. The locale of a machine without a language (POSIX) counts as that of its language.
    ///   - currencies: The ISO 4217 codes of the currencies that the form has.
    public init(_ locale: Locale, currencies: [String] = []) {
        let whole = locale.identifier(.bcp47)
        // Text: the name of a locale in the system.
        let tag = whole.firstRange(of: "-u-").map { String(whole[..<$0.lowerBound]) } ?? whole
        self.init(tag, whole.hasSuffix("posix") ? Locale(identifier: tag) : locale, currencies)
    }

    private init(_ tag: String, _ locale: Locale, _ currencies: [String]) {
        self.init(identifier: tag, isRightToLeft: Self.isRightToLeft(tag))
        readNumbers(locale)
        readMoney(locale, currencies)
        readDates(Self.gregorian(tag))
    }

    private mutating func readNumbers(_ locale: Locale) {
        let style = Decimal.FormatStyle(locale: locale).grouping(.automatic)
        let sample = Array((Decimal(-12_345_678) - Decimal(5) / Decimal(10)).formatted(style))
        let digits = sample.indices.filter { sample[$0].isWholeNumber }
        guard let first = digits.first, let last = digits.dropLast().last, digits.count == 9 else { return }
        minusSign = String(sample[..<first])
        decimalSeparator = String(sample[(last + 1)..<sample.endIndex].prefix { !$0.isWholeNumber })
        groupingSeparator = String(sample[first...last].first { !$0.isWholeNumber }.map { String($0) } ?? "")
        zeroDigit = Decimal(0).formatted(style)
        let groups = String(sample[first...last]).split { !$0.isWholeNumber }
        secondaryGroupingSize = groups.count > 2 ? groups[1].count : 3
        minimumGroupingDigits = Decimal(1_234).formatted(style).contains { !$0.isWholeNumber } ? 1 : 2
        percentPattern = Self.pattern(Decimal(1).formatted(Decimal.FormatStyle.Percent(locale: locale))) ?? "#%"
    }

    private mutating func readMoney(_ locale: Locale, _ codes: [String]) {
        func written(_ number: Decimal, _ code: String) -> String {
            number.formatted(Decimal.FormatStyle.Currency(code: code, locale: locale))
        }
        func symbol(_ code: String) -> String? {
            guard let pattern = Self.pattern(written(0, code)) else { return nil }
            return WhiteSpace.trim(Self.visible(pattern.replacingOccurrences(of: "#", with: "")))
        }
        // The dollar sign is not a word in any language, so Foundation adds no space because of it.
        if let sign = symbol("USD"), !sign.isEmpty, let positive = Self.pattern(written(1, "USD")),
            let negative = Self.pattern(written(-1, "USD"))
        {
            currencyPattern = positive.replacingOccurrences(of: sign, with: "¤")
            negativeCurrencyPattern = negative.replacingOccurrences(of: sign, with: "¤")
                .replacingOccurrences(of: minusSign, with: "-")
        }
        for code in codes where !currencies.contains(where: { $0.code == code }) {
            guard code.utf8.count == 3, code.utf8.allSatisfy(\.isASCIILetter), let sign = symbol(code) else { continue }
            let digits = written(0, code).filter(\.isWholeNumber).count
            add(currency: code, symbol: sign, fractionDigits: max(digits - 1, 0))
        }
    }

    private mutating func readDates(_ locale: Locale) {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = locale.calendar
        func names(_ list: [String]?, _ count: Int, _ fallback: [String]) -> [String] {
            list.flatMap { $0.count == count ? $0 : nil } ?? fallback
        }
        months = names(formatter.monthSymbols, 12, months)
        shortMonths = names(formatter.shortMonthSymbols, 12, shortMonths)
        weekdays = Self.fromMonday(names(formatter.weekdaySymbols, 7, Array(weekdays.suffix(1) + weekdays.prefix(6))))
        shortWeekdays = Self.fromMonday(
            names(formatter.shortWeekdaySymbols, 7, Array(shortWeekdays.suffix(1) + shortWeekdays.prefix(6))))
        firstWeekday = (locale.calendar.firstWeekday + 5) % 7 + 1
        func pattern(_ template: String, _ fallback: String) -> String {
            let found = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? fallback
            return found.replacingOccurrences(of: "\u{202F}", with: " ")
        }
        datePattern = pattern("yMMdd", datePattern)
        longDatePattern = pattern("yMMMMd", longDatePattern)
        timePattern = pattern("jmm", timePattern)
        dayPeriods = names([formatter.amSymbol, formatter.pmSymbol].compactMap { $0 }, 2, dayPeriods)
    }

    /// A formatted number with `#` in place of its digits; `nil` for a text without digits.
    private static func pattern(_ text: String) -> String? {
        guard let first = text.firstIndex(where: \.isWholeNumber), let last = text.lastIndex(where: \.isWholeNumber)
        else { return nil }
        return String(text[..<first]) + "#" + String(text[text.index(after: last)...])
    }

    /// The text without direction marks at its ends.
    private static func visible(_ text: String) -> String {
        text.trimmingCharacters(in: CharacterSet(charactersIn: "\u{61C}\u{200E}\u{200F}"))
    }

    private static func fromMonday(_ days: [String]) -> [String] {
        Array(days.dropFirst() + days.prefix(1))
    }

    /// The locale of a tag, with the calendar that forms use; English if the text is no tag.
    ///
    /// Only the language and region of the tag are used, because Foundation's date formatters trap on some other parts.
    private static func gregorian(_ tag: String) -> Locale {
        let language = Locale.Language(identifier: tag)
        func plain(_ part: String?) -> String? {
            guard let part, (2...8).contains(part.utf8.count) else { return nil }
            return part.utf8.allSatisfy(\.isASCIILetterOrDigit) ? part : nil
        }
        var components = Locale.Components(
            languageCode: .init(plain(language.languageCode?.identifier) ?? "en"),
            script: plain(language.script?.identifier).map { Locale.Script($0) },
            languageRegion: plain(language.region?.identifier).map { Locale.Region($0) })
        components.calendar = .gregorian
        return Locale(components: components)
    }

    private static func isRightToLeft(_ tag: String) -> Bool {
        let rightToLeft: Set = [
            "Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
        ]
        return Locale.Language(identifier: tag).script.map { rightToLeft.contains($0.identifier) } ?? false
    }
}
