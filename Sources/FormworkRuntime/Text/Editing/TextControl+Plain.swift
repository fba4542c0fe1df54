// Controls whose text stays as it was typed. A text is never cut, and no key is swallowed: a text that is too long, or has
// characters that the rule does not take, stays and is an error.

extension TextControl {
    func editPlain(_ old: TextUnits, _ difference: TextDifference) -> EditedText {
        let inserted = TextUnits(cleaned(filtered(difference.inserted.text, keepsOthers: true)))
        var caret = difference.start + inserted.count
        if difference.caret < difference.inserted.end { caret = min(caret, difference.start + difference.caret.utf16) }
        let head = old.part(from: 0, to: difference.start)
        let tail = old.part(from: difference.end, to: old.end)
        let edited = head + inserted + tail
        if isTooMuch(inserted, in: edited) { return Self.settled(head + tail, difference.start) }
        return Self.settled(edited, caret)
    }

    /// Whether one more character is typed into a text that then has too many, and the form wants typing to stop.
    private func isTooMuch(_ inserted: TextUnits, in edited: TextUnits) -> Bool {
        let limit = shared.rule.typingLimit
        if limit == 0 || inserted.isEmpty || edited.count <= limit { return false }
        return edited.text.characterCount > limit && inserted.text.characterCount == 1
    }

    /// A typed or pasted text without characters that no text may have.
    ///
    /// In a text of one line, line breaks and tabs between words become spaces. At the end of the text they are left
    /// out, because they often come along with a copied text.
    func cleaned(_ text: String) -> String {
        let hasLines = shared.rule.hasLines
        var scalars = text.scalarList
        var isClean = true
        for scalar in scalars where Invisible.isRefused(scalar, inLines: hasLines) { isClean = false }
        if isClean { return text }
        while let last = scalars.last, Invisible.isRefused(last, inLines: hasLines) { scalars.removeLast() }
        var cleaned = ""
        for (index, scalar) in scalars.enumerated() {
            if !Invisible.isRefused(scalar, inLines: hasLines) {
                cleaned.append(scalar: scalar)
            } else if WhiteSpace.contains(scalar), scalar != "\n" || index == 0 || scalars[index - 1] != "\r" {
                cleaned.append(scalar: " ")
            }
        }
        return cleaned
    }

    /// The answer that a text means. A rule for codes or addresses takes full-width forms and digits of all scripts as those
    /// of ASCII, and no invisible signs. Characters that it does not take stay, and are an error.
    func canonical(_ text: String) -> String {
        let isMail = shared.rule.characters.contains(.visible)
        let hasCharacters = !shared.rule.characters.isEmpty || !shared.rule.furtherCharacters.isEmpty
        if text.isPlain || !hasCharacters && shared.rule.shape == nil { return text }
        let scalars = text.scalarList
        var result = ""
        for index in scalars.indices where !Invisible.isDropped(at: index, of: scalars) {
            let scalar = scalars[index]
            var code = shared.rule.canonical(scalar)?.value ?? scalar.value
            if !hasCharacters, code >= 0xFF01, code <= 0xFF5E { code -= 0xFEE0 }
            // Keyboards of China and Japan have this full stop, which names of hosts take as a point (RFC 3490).
            if isMail, code == 0x3002 || code == 0xFF61 || code == 0xFF0E { code = 0x2E }
            result.append(scalar: Unicode.Scalar(code) ?? scalar)
        }
        return result
    }

    /// The text with its characters in the form in which the rule takes them. Other characters are left out unless
    /// `keepsOthers` is `true`.
    func filtered(_ text: String, keepsOthers: Bool = false) -> String {
        if shared.rule.characters.isEmpty, shared.rule.furtherCharacters.isEmpty { return text }
        let further = TextUnits(shared.rule.furtherCharacters)
        var result = ""
        for scalar in text.scalarList {
            if let kept = shared.rule.canonical(scalar) {
                result.append(scalar: kept)
            } else if keepsOthers || further.contains(scalar) {
                result.append(scalar: scalar)
            }
        }
        return result
    }
}
