extension Operation {
    /// The result for operations that also depend on the clock or the locale; the others only on their operands.
    func apply(to operands: [FormValue], in context: some ExpressionContext) -> FormValue? {
        switch self {
        case .today: return context.now.map { .text($0.date.description) }
        case .now: return context.now.map { .text($0.description) }
        case .formatNumber, .formatDate:
            guard let first = operands.first, !first.isMissing else { return .blank }
            let second = operands.count > 1 ? operands[1] : .blank
            if self == .formatDate { return Operation.format(date: first, second.plainText) }
            return Operation.format(number: first, places: second, context.locale)
        default: return apply(to: operands)
        }
    }

    /// A number in the locale's marks, with exactly so many places if any are given.
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

    /// A date as the pattern says: `yyyy`, `yy`, `M`, `d`, `H`, `m`, `s`, doubled for two digits, text in `'`; in ISO
    /// 8601 without a pattern.
    private static func format(date value: FormValue, _ pattern: String) -> FormValue? {
        guard let (date, time) = value.civil else { return nil }
        if pattern.isEmpty { return value }
        let (year, month, day) = date.components
        let parts = [
            (0x79, year), (0x4D, month), (0x64, day), (0x48, time?.hour), (0x6D, time?.minute), (0x73, time?.second),
        ]
        var bytes: [UInt8] = []
        var isQuoted = false
        let source = Array(pattern.utf8)
        var index = 0
        while index < source.count {
            let letter = source[index]
            var end = index + 1
            while end < source.count, source[end] == letter { end += 1 }
            if letter == 0x27 {
                // Two in a row are the sign itself.
                for _ in 0..<(end - index) / 2 { bytes.append(letter) }
                if (end - index) % 2 == 1 { isQuoted.toggle() }
            } else if !isQuoted, let part = parts.first(where: { UInt8($0.0) == letter }) {
                let width = end - index
                let number = letter == 0x79 && width == 2 ? (part.1 ?? 0) % 100 : part.1 ?? 0
                let digits = Array(DecimalNumber(number).description.utf8)
                for _ in digits.count..<Swift.max(digits.count, Swift.min(width, 4)) { bytes.append(0x30) }
                bytes += digits
            } else {
                bytes += source[index..<end]
            }
            index = end
        }
        return .text(String(decoding: bytes, as: UTF8.self))
    }
}
