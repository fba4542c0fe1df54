package import FormworkRuntime

// The engine in a page leaves the direction to the page.
#if !hasFeature(Embedded)
extension HTMLWriter {
    /// Writes a text of the form with its marks. One that runs against the page, because it has no translation, is set apart:
    /// then its marks and numbers stand where they belong.
    package mutating func text(
        _ text: String, _ marked: MarkedText?, newTab: @autoclosure () -> String, in locale: LocaleRecord
    ) {
        let isForeign = text.runsToTheLeft.map { $0 != locale.isRightToLeft } ?? false
        if isForeign { markup("<bdi>") }
        self.text(text, marked, newTab: newTab())
        if isForeign { markup("</bdi>") }
    }
}

extension String {
    /// Whether the first letter belongs to a script that is written from right to left; `nil` for a text without letters.
    fileprivate var runsToTheLeft: Bool? {
        for scalar in unicodeScalars where scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: return false
            }
        }
        return nil
    }
}
#endif
