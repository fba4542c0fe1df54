/// The characters with a meaning in the numbers of a locale.
struct NumberMarks: Sendable {
    /// The decimal separator of Arabic, U+066B. It means the same in every language.
    static let arabicDecimal: UInt32 = 0x66B
    /// The grouping separator of Arabic, U+066C. It means the same in every language.
    static let arabicGrouping: UInt32 = 0x66C
    private static let point: UInt32 = 0x2E
    private static let comma: UInt32 = 0x2C

    /// The decimal separator; `nil` if the locale has none.
    let decimal: UInt32?
    /// The grouping separator; `nil` if the locale has none.
    let grouping: UInt32?
    /// The minus sign; `nil` if the locale has none.
    let minus: UInt32?
    /// The digit 0; `nil` if the locale has no digits of its own.
    let zero: UInt32?
    /// The number of digits in groups before the last group of three.
    let secondSize: Int

    init(_ locale: LocaleRecord) {
        decimal = Self.mark(locale.decimalSeparator)
        grouping = Self.mark(locale.groupingSeparator).map { Self.alike($0) }
        minus = Self.mark(locale.minusSign)
        zero = Self.mark(locale.zeroDigit)
        secondSize = locale.secondaryGroupingSize
    }

    /// The first visible character of a text, because some locales have direction marks around their minus.
    private static func mark(_ text: String) -> UInt32? {
        for scalar in text.scalarList where !Invisible.isSign(scalar.value) { return scalar.value }
        return nil
    }

    /// The ASCII character of a full-width form, which Chinese and Japanese keyboards produce. Other characters stay as
    /// they are.
    static func folded(_ code: UInt32) -> UInt32 {
        switch code {
        case 0xFF01...0xFF5E: code - 0xFEE0
        case 0x3002, 0xFF61: point
        case 0xFFE1: 0xA3
        case 0xFFE5: 0xA5
        case 0x60C: comma
        case 0x66A: 0x25
        default: code
        }
    }

    /// The small letter of an ASCII capital. Other characters stay as they are.
    static func lowered(_ code: UInt32) -> UInt32 { code &- 0x41 < 26 ? code + 32 : code }

    /// Whether a character is white space.
    static func isBlank(_ code: UInt32) -> Bool {
        Unicode.Scalar(code).map { WhiteSpace.contains($0) } ?? false
    }

    /// The same character for all white space that separates groups, and the same one for all apostrophes.
    private static func alike(_ code: UInt32) -> UInt32 {
        switch code {
        case 0x2019, 0x2BC: 0x27
        case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
        default: code
        }
    }

    /// The value of a digit of any script; `nil` for any other character.
    func digit(_ code: UInt32) -> UInt8? {
        if let zero, code &- zero < 10 { return UInt8(truncatingIfNeeded: code &- zero) }
        return Unicode.Scalar(code).flatMap { DecimalDigits.value(of: $0) }
    }

    /// Whether a character is a minus, or a dash that people type instead of it.
    func isMinus(_ code: UInt32) -> Bool {
        switch code {
        case 0x2D, 0x2010...0x2013, 0x2212: true
        default: code == minus
        }
    }

    /// Whether a character is a dash that replaces the fraction, as in `100,-`.
    func isDash(_ code: UInt32) -> Bool { code == 0x2014 || code == 0x2015 || isMinus(code) }

    /// The separator that a character means; `nil` if it is not a separator.
    ///
    /// The decimal and the grouping separator of the locale are `decimal` and `grouping`. Other separators are their
    /// own code points.
    func separator(_ code: UInt32) -> UInt32? {
        if code == decimal { return code }
        let code = Self.alike(code)
        switch code {
        case grouping, Self.arabicDecimal, Self.arabicGrouping, 0x20, 0x27: return code
        // Keyboards have no key for the decimal separator of Arabic, so people type a point.
        case Self.point: return decimal == Self.arabicDecimal ? Self.arabicDecimal : code
        case Self.comma: return code
        default: return nil
        }
    }

    /// Whether a separator begins the fraction in the language.
    func isDecimal(_ separator: UInt32) -> Bool { separator == decimal || separator == Self.arabicDecimal }

    /// Whether a separator separates groups in the language. In Arabic a comma does so too.
    func isGrouping(_ separator: UInt32) -> Bool {
        separator == grouping || separator == Self.comma && grouping == Self.arabicGrouping
    }

    /// Whether a separator begins the fraction in some language.
    func canBeDecimal(_ separator: UInt32) -> Bool {
        switch separator {
        case decimal, Self.point, Self.comma, Self.arabicDecimal: true
        default: false
        }
    }
}
