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
    /// The digit for nothing; the other nine follow it in Unicode.
    public var zeroDigit: String

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
