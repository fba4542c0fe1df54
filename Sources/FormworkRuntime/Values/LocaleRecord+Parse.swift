extension LocaleRecord {
    /// Reads a number as people write it here, in any script's digits; `nil` for anything else, and where it could be
    /// two different numbers.
    ///
    /// A separator that is none of this locale's, or stands where none of its groups ends, is read as what it can only
    /// mean: in German `1.500` is 1500, `1.5` is 1,5 and `1,234.5` is 1234,5.
    public func parseNumber(_ text: String) -> DecimalNumber? {
        var written = WrittenNumber(NumberMarks(self))
        return written.read(text)
    }
}
