extension Operation {
    /// The result of an operation that may also depend on the clock or the locale.
    func apply(to operands: [FormValue], in context: some ExpressionContext) -> FormValue? {
        switch self {
        case .today: return context.now.map { .text($0.date.description) }
        case .now: return context.now.map { .text($0.description) }
        case .formatNumber, .formatDate:
            guard let first = operands.first, !first.isMissing else { return .blank }
            let second = operands.count > 1 ? operands[1] : .blank
            if self == .formatDate { return Operation.format(date: first, second.plainText, context.locale) }
            return Operation.format(number: first, places: second, context.locale)
        default: return apply(to: operands)
        }
    }

    /// A number with the locale's separators, and with exactly `places` digits after the decimal separator unless that
    /// is blank.
    private static func format(number: FormValue, places: FormValue, _ locale: LocaleRecord) -> FormValue? {
        guard var number = number.numeric else { return nil }
        if places.isMissing { return .text(locale.format(number, grouping: true)) }
        guard let count = places.numeric?.intValue, count >= 0, count <= DecimalNumber.precision else { return nil }
        number = number.rounded(places: count)
        var text = locale.format(number, grouping: true)
        let written = Swift.max(0, -Int(number.exponent))
        if written == 0, count > 0 { text += locale.decimalSeparator }
        for _ in Swift.min(written, count)..<count { text += locale.zeroDigit }
        return .text(text)
    }

    /// A date written by a pattern, or in ISO 8601 if the pattern is blank. Digits are those of ASCII, as in all texts
    /// of expressions.
    private static func format(date value: FormValue, _ pattern: String, _ locale: LocaleRecord) -> FormValue? {
        guard let (date, time) = value.civil else { return nil }
        return pattern.isEmpty ? value : .text(locale.format(date, time, pattern, false))
    }
}
