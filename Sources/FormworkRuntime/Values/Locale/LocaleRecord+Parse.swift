extension LocaleRecord {
    /// Reads a number as people write it in this locale, in digits of any script; `nil` for any other text and for a
    /// text that could mean two numbers.
    ///
    /// A separator that the locale does not use, or that is not between groups, is read if it can have only one
    /// meaning: in German `1.500` is 1500, `1.5` is 1,5 and `1,234.5` is 1234,5.
    public func parseNumber(_ text: String) -> DecimalNumber? {
        var written = WrittenNumber(NumberMarks(self))
        return written.read(text)
    }
}

extension DecimalNumber {
    /// Reads a number as programs write it into texts, in digits of any script: a decimal point, and no other separator
    /// and no exponent. `nil` for any other text, and for a number that cannot be kept exactly.
    package init?(canonical text: String) {
        var written = WrittenNumber(Self.canonicalMarks)
        written.isCanonical = true
        guard let number = written.read(text) else { return nil }
        self = number
    }

    private static let canonicalMarks = NumberMarks(LocaleRecord())
}
