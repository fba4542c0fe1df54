// Text that is kept as typed, as far as the rule takes its characters and has room for them.

extension TextControl {
    func editPlain(_ old: [UInt16], _ difference: TextDifference) -> EditedText {
        let head = Self.text(old[..<difference.start])
        let tail = Self.text(old[difference.end...])
        var inserted = Self.text(difference.inserted[...])
        if !takesAll { inserted = filtered(inserted) }
        var text = head + inserted + tail
        if rule.maximumLength > 0, text.utf16.count > rule.maximumLength {
            var excess = text.count - rule.maximumLength
            while excess > 0, !inserted.isEmpty {
                inserted.removeLast(min(excess, inserted.count))
                text = head + inserted + tail
                excess = text.count - rule.maximumLength
            }
        }
        var caret = head.utf16.count + inserted.utf16.count
        if difference.caret < difference.inserted.count { caret = min(caret, head.utf16.count + difference.caret) }
        return Self.settled(text, caret, caret)
    }

    var takesAll: Bool { rule.characters.isEmpty && rule.furtherCharacters.isEmpty }

    /// The text without the characters that the rule does not take.
    func filtered(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let code = rule.characters.canonical(scalar, isUppercase: rule.isUppercase)
            if let kept = Unicode.Scalar(code), code != 0 {
                result.unicodeScalars.append(kept)
            } else if rule.furtherCharacters.unicodeScalars.contains(scalar) {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func text(_ units: ArraySlice<UInt16>) -> String {
        String(decoding: units, as: UTF16.self)
    }
}
