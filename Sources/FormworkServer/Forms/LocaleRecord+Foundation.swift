#if Server
public import FormworkCore
import Foundation

extension LocaleRecord {
    /// What Foundation knows about a language and region.
    ///
    /// Everything is read off a formatted number, so the record cannot disagree with what people see.
    /// A tag that Foundation does not know gives plain ASCII.
    public init(languageTag: String) {
        let tag = languageTag.isEmpty ? "en" : languageTag
        let style = Decimal.FormatStyle(locale: Locale(identifier: tag)).grouping(.automatic)
        let sample = Array((Decimal(-12_345_678) - Decimal(5) / Decimal(10)).formatted(style))
        let digits = sample.indices.filter { sample[$0].isWholeNumber }
        self.init(identifier: tag, isRightToLeft: Self.isRightToLeft(tag))
        guard let first = digits.first, let last = digits.dropLast().last, digits.count == 9 else { return }
        minusSign = String(sample[..<first])
        decimalSeparator = String(sample[(last + 1)..<sample.endIndex].prefix { !$0.isWholeNumber })
        groupingSeparator = String(sample[first...last].first { !$0.isWholeNumber }.map { String($0) } ?? "")
        zeroDigit = Decimal(0).formatted(style)
    }

    private static func isRightToLeft(_ tag: String) -> Bool {
        let rightToLeft: Set = [
            "Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
        ]
        return Locale.Language(identifier: tag).script.map { rightToLeft.contains($0.identifier) } ?? false
    }
}
#endif
