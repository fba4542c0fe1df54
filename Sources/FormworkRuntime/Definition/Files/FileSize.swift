/// A number of bytes, read from and written as a text such as `5 MB`. A kilobyte has 1 000 bytes.
public struct FileSize: Equatable, Sendable {
    /// The number of bytes.
    public var bytes: Int

    /// The largest size that a form can name.
    public static var most: Int { 1_000_000_000 }

    /// Makes a size.
    public init(bytes: Int) {
        self.bytes = bytes
    }

    private static var units: [String] { ["B", "KB", "MB", "GB"] }

    /// Reads a size: a number and `B`, `KB`, `MB` or `GB`; `nil` for any other text.
    public init?(_ text: String) {
        let text = WhiteSpace.trim(text)
        let digits = text.utf8.prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
        let unit = WhiteSpace.trim(String(decoding: text.utf8.dropFirst(digits.count), as: UTF8.self))
        guard let number = DecimalNumber(String(decoding: digits, as: UTF8.self)),
            let place = Self.units.firstIndex(where: { $0.isSame(as: Self.capitals(unit)) })
        else { return nil }
        var factor = 1
        for _ in 0..<place { factor *= 1_000 }
        guard number < 1_000_000,
            let bytes = number.multiplied(by: DecimalNumber(factor))?.rounded(places: 0).intValue
        else { return nil }
        self.bytes = bytes
    }

    private static func capitals(_ text: String) -> String {
        String(decoding: text.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
    }

    /// The size as people read it, with at most one digit after the separator: `1.2 MB`.
    public func text(in locale: LocaleRecord) -> String {
        var place = 0
        var factor = 1
        while place < Self.units.count - 1, bytes >= factor * 1_000 {
            factor *= 1_000
            place += 1
        }
        let tenths = (bytes * 10 + factor / 2) / factor
        let whole = tenths / 10 >= 10 || tenths % 10 == 0
        let number = DecimalNumber(String(tenths / 10) + (whole ? "" : "." + String(tenths % 10))) ?? 0
        // No line breaks between the number and its unit.
        return locale.format(number, grouping: false) + "\u{a0}" + Self.units[place]
    }
}
