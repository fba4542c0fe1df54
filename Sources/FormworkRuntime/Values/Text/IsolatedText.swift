extension LocaleRecord {
    /// An answer in a plain text, such as a mail or a title, with marks around it that keep it in its own order: in a language
    /// that is written from right to left a telephone number would otherwise turn around. Words in the direction of the language
    /// stay without marks.
    package func isolated(_ text: String) -> String {
        if text.isEmpty || !isRightToLeft && !text.unicodeScalars.contains(where: { $0.isRightToLeft }) { return text }
        #if hasFeature(Embedded)
        // The engine in a page isolates answers in titles, which are one line.
        return "\u{2068}" + text + "\u{2069}"
        #else
        // A mark ends with its line.
        var isolated = "\u{2068}"
        for scalar in text.unicodeScalars {
            if scalar == "\n" { isolated += "\u{2069}\n\u{2068}" } else { isolated.unicodeScalars.append(scalar) }
        }
        return isolated + "\u{2069}"
        #endif
    }
}

extension Unicode.Scalar {
    /// Whether the character belongs to a script that is written from right to left.
    package var isRightToLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
