// Codes with a mask. The characters of the code are taken out of the text, changed, and put between their literals again.
// A text that does not fit the mask stays as it was written, so that nothing in it gets lost or moves. That is so for one key
// as for a paste: the person sees the surplus or the mistake, and the error names it.

extension TextControl {
    func editMasked(_ old: TextUnits, _ difference: TextDifference) -> EditedText {
        let inserted = TextUnits(cleaned(difference.inserted.text))
        let typed = layout(of: inserted)
        // The control makes its literals anew. In a text that does not fit, the literals are characters that the person typed.
        let layout = layout(of: old)
        let isLaidOut = shared.rule.mask.layout(layout.tokens).units == old
        var head = layout.units(from: 0, to: difference.start, withLiterals: !isLaidOut)
        var tail = layout.units(from: difference.end, to: layout.end, withLiterals: !isLaidOut)
        var caret = head.end
        // If the caret was after a literal, it stays after the literal.
        var prefersNext = layout.isLiteral(before: difference.start)
        if inserted.isEmpty {
            let hasDeletedLiterals = difference.start < difference.end && layout.tokens.count == head.count + tail.count
            if isLaidOut, hasDeletedLiterals {
                var code = (
                    head: layout.tokens(from: 0, to: difference.start),
                    tail: layout.tokens(from: difference.end, to: layout.end)
                )
                Self.deleteNext(&code.head, &code.tail, isForward: difference.deletesForward)
                (head, tail) = (TextUnits(code.head.text), TextUnits(code.tail.text))
            }
            caret = head.end
        } else {
            // Typing the literal that comes next moves the caret over it.
            let isNext = old.unit(after: difference.end) == inserted.unit(after: 0)
            prefersNext = typed.tokens.isEmpty && (prefersNext || isNext)
            // A separator at the end belongs to the part before it, so the parts before that one stay apart too. In a mask
            // with alternatives, and where digits of the mask may be typed, the parts are not known yet.
            let knowsParts = shared.rule.mask.hasOneAlternative && shared.rule.countryPrefix.isEmpty
            if isLaidOut, knowsParts, tail.isEmpty, typed.hasLiterals(after: 0) {
                let first = layout.offset(before: TokenIndex(0), prefersNext: true)
                head = layout.units(from: first, to: difference.start, withLiterals: true)
            }
            let isInside = difference.caret < difference.inserted.end
            caret = head.end + (isInside ? min(difference.caret.utf16, inserted.count) : inserted.count)
            head = head + inserted
        }
        return arranged(head + tail, caret: caret, prefersNext: prefersNext)
    }

    /// Deletes the character next to a literal or separator that was deleted: the one after it if the key deletes
    /// forward, else the one before it.
    static func deleteNext(_ head: inout TextTokens, _ tail: inout TextTokens, isForward: Bool) {
        if isForward {
            tail = tail.from(TokenIndex(1))
        } else {
            head = head.before(TokenIndex(head.count - 1))
        }
    }

    /// The text as it is shown: between the literals of the mask if it fits the mask, else as it is. A text that fits is read
    /// here, and not again.
    private func arranged(_ text: TextUnits, caret: TextOffset, prefersNext: Bool) -> EditedText {
        let reading = maskReading(of: text, caret: caret)
        guard reading.fits else { return Self.settled(text, caret) }
        let shown = shared.rule.mask.layout(reading.code)
        var edited = Self.settled(shown.units, shown.offset(before: reading.caret, prefersNext: prefersNext))
        edited.answer = .text(kept(reading.code))
        return edited
    }

    /// An answer as it is shown.
    func laidOut(_ text: String) -> String { arranged(TextUnits(text), caret: 0, prefersNext: false).text }

    /// Separates the literals in a text from the typed characters.
    func layout(of text: TextUnits) -> TextLayout {
        if isNumber { return numberLayout(of: text) }
        var layout = TextLayout()
        var lead: UInt16?
        for unit in text.list {
            if UTF16.isLeadSurrogate(unit) {
                lead = unit
                layout.append(unit, .other)
                continue
            }
            var code = UInt32(unit)
            if let lead { code = 0x10000 &+ (UInt32(lead) & 0x3FF) << 10 | code & 0x3FF }
            layout.append(unit, lead == nil ? token(Unicode.Scalar(code)) : .other)
            lead = nil
        }
        return shared.rule.mask.reading(of: layout) ?? layout
    }

    private func token(_ scalar: Unicode.Scalar?) -> TextToken {
        guard let scalar else { return .other }
        // A mark that combines with the character before it is not a character of the code.
        if scalar.value >= 0x300, !Invisible.contains(scalar), ("x" + String(scalar)).characterCount == 1 {
            return .other
        }
        if let canonical = shared.rule.canonical(scalar) { return TextToken(canonical) }
        let isLiteral = MaskReading.isSeparator(scalar) || shared.rule.mask.literals.contains(scalar)
        return isLiteral ? .literal : .other
    }
}
