extension DecimalNumber: CustomStringConvertible {
    /// The largest power of ten of the first digit of a number that is written without an exponent; its negation is the
    /// smallest. So a few bytes of input, such as `1e6000`, cannot become a long text.
    public static let plainExponentLimit = 40

    /// Reads a number as JSON writes it, such as `-12.50` or `3e4`. Digits beyond the 34th are rounded half-even. `nil`
    /// for any other text, and for a number that is too large.
    public init?(_ text: String) {
        var reader = DecimalReader()
        var isRead = false
        text.withBytes { bytes in isRead = reader.read(bytes, from: 0) == bytes.end }
        guard isRead, let number = reader.number else { return nil }
        self = number
    }

    /// The number as JSON writes it: plain, or with an exponent if its first digit is more than 40 places from the
    /// point.
    public var description: String {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the number as JSON writes it.
    func write(into bytes: inout [UInt8]) {
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        var digits = Self.digits(of: coefficient.magnitude)
        let leading = Int(exponent) + digits.count - 1
        let isPlain = abs(leading) <= Self.plainExponentLimit
        // The number of whole digits. 0 or less means zeros between the point and the first digit.
        let whole = isPlain ? leading + 1 : 1
        if whole <= 0 { digits.insert(contentsOf: [UInt8](repeating: UInt8(ascii: "0"), count: 1 - whole), at: 0) }
        for position in 0..<max(digits.count, whole) {
            if position == max(whole, 1) { bytes.append(UInt8(ascii: ".")) }
            bytes.append(position < digits.count ? digits[position] : UInt8(ascii: "0"))
        }
        if !isPlain {
            bytes.append(UInt8(ascii: "e"))
            if leading < 0 { bytes.append(UInt8(ascii: "-")) }
            bytes.append(contentsOf: Self.digits(of: UInt128(leading.magnitude)))
        }
    }

    /// The decimal digits as ASCII.
    private static func digits(of value: UInt128) -> [UInt8] {
        var reversed: [UInt8] = []
        var rest = value
        repeat {
            var word = UInt64(truncatingIfNeeded: rest)
            var upper: UInt128 = 0
            if rest > UInt128(UInt64.max) {
                // Nineteen digits at a time fit into a machine word.
                let (quotient, lower) = rest.quotientAndRemainder(dividingBy: Decimals.powerOfTen(19))
                (upper, word) = (quotient, UInt64(truncatingIfNeeded: lower))
            }
            var count = 0
            while word != 0 || (upper != 0 && count < 19) {
                reversed.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: word % 10))
                word /= 10
                count += 1
            }
            rest = upper
        } while rest != 0
        if reversed.isEmpty { reversed.append(UInt8(ascii: "0")) }
        reversed.reverse()
        return reversed
    }
}
