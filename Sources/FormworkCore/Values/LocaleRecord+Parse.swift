extension LocaleRecord {
    /// Reads a number as people type it here: with this locale's separators or the canonical point, any script's
    /// digits, any dash as minus, white space anywhere. `nil` for anything else, and where guessing could be wrong.
    ///
    /// A grouping separator has to stand where one can: `1,5` is not a number in English. Where points separate
    /// groups, a single one that cannot is the canonical point: in German `1.500` is 1500 and `1.5` is `1,5`.
    public func parseNumber(_ text: String) -> DecimalNumber? {
        let marks = NumberMarks(self)
        var tokens: [UInt8] = []
        for scalar in text.scalarList {
            guard let token = marks.token(scalar) else { return nil }
            if token != NumberMarks.nothing { tokens.append(token) }
        }
        return TypedNumber.read(tokens, pointGroups: marks.grouping == 0x2E)
    }
}

/// The characters that matter in a locale's numbers.
struct NumberMarks: Sendable {
    static let nothing: UInt8 = 0

    let decimal: UInt32
    let grouping: UInt32
    let minus: UInt32
    let zero: UInt32

    init(_ locale: LocaleRecord) {
        decimal = Self.mark(locale.decimalSeparator)
        grouping = Self.mark(locale.groupingSeparator)
        minus = Self.mark(locale.minusSign)
        zero = Self.mark(locale.zeroDigit)
    }

    /// The first character that is seen; locales put invisible ones around their minus.
    private static func mark(_ text: String) -> UInt32 {
        for scalar in text.scalarList where !isInvisible(scalar.value) { return scalar.value }
        return 0
    }

    /// Whether a character only says in which direction to write.
    static func isInvisible(_ code: UInt32) -> Bool {
        switch code {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// What a character means: an ASCII digit, `-`, `+`, `e`, `d` for the decimal separator, `g` for one of groups,
    /// `.` for a point that is not the decimal separator, `nothing`; `nil` if it has no place in a number.
    func token(_ scalar: Unicode.Scalar) -> UInt8? {
        var code = scalar.value
        if zero != 0, code &- zero < 10 { return UInt8(ascii: "0") + UInt8(truncatingIfNeeded: code &- zero) }
        if let digit = DecimalDigits.value(of: scalar) { return UInt8(ascii: "0") + digit }
        // Full-width forms of ASCII, as typed with Chinese and Japanese keyboards.
        if code >= 0xFF01, code <= 0xFF5E { code -= 0xFEE0 }
        if code == decimal { return UInt8(ascii: "d") }
        if code == minus { return UInt8(ascii: "-") }
        switch code {
        case 0x2E: return UInt8(ascii: ".")
        // Apostrophes separate groups in Switzerland, and nothing else anywhere.
        case 0x27, 0x2019: return Self.nothing
        case 0x2D, 0x2010...0x2013, 0x2212: return UInt8(ascii: "-")
        case 0x2B: return UInt8(ascii: "+")
        case 0x45, 0x65: return UInt8(ascii: "e")
        case 0x66B: return UInt8(ascii: "d")
        case 0x66C: return UInt8(ascii: "g")
        default:
            if WhiteSpace.contains(scalar) || Self.isInvisible(scalar.value) { return Self.nothing }
            return code == grouping ? UInt8(ascii: "g") : nil
        }
    }
}
