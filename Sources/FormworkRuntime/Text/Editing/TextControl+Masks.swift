// Codes with a mask. The characters of the code are taken out of the text, changed, and put between their literals again.

extension TextControl {
    /// The most characters of a code that are kept. No code has as many, so a longer one is wrong anyway.
    private static let longest = 100

    func editMasked(_ old: TextUnits, _ difference: TextDifference) -> EditedText {
        let layout = layout(of: old)
        var head = layout.tokens(from: 0, to: difference.start)
        var tail = layout.tokens(from: difference.end, to: layout.end)
        // If the caret was after a literal, or the typed key was refused there, it stays after the literal.
        var prefersNext = layout.isLiteral(before: difference.start)
        if difference.inserted.isEmpty {
            let hasDeletedLiterals = difference.start < difference.end && layout.tokens.count == head.count + tail.count
            if hasDeletedLiterals { Self.deleteNext(&head, &tail, isForward: difference.deletesForward) }
        } else {
            let count = head.count
            insert(difference, into: &head, before: tail)
            // Typing the literal that comes next moves the caret over it.
            let isNext = old.unit(after: difference.end) == difference.inserted.unit(after: 0)
            prefersNext = head.count == count && (prefersNext || isNext)
        }
        var caret = head.count
        if difference.caret < difference.inserted.end {
            let rest = difference.inserted.part(from: difference.caret, to: difference.inserted.end)
            caret -= self.layout(of: rest).tokens.count
        }
        let whole = head + tail
        let code = withoutPrefix(whole)
        caret -= whole.count - code.count
        let shown = shared.rule.mask.layout(code)
        return Self.settled(shown.units, shown.offset(before: TokenIndex(max(caret, 0)), prefersNext: prefersNext))
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

    /// Inserts typed or pasted characters between those before and after them, as far as the mask has room for them.
    private func insert(
        _ difference: TextDifference, into head: inout TextTokens, before tail: TextTokens
    ) {
        let isWhole = head.isEmpty && tail.isEmpty && difference.inserted.count > 1
        let inserted = layout(of: difference.inserted).tokens
        let isTooLong = inserted.count + head.count + tail.count > shared.rule.mask.capacity
        // A pasted text that is too long is not cut, so that the person sees what is wrong with it.
        if isWhole || inserted.count > 1, isTooLong {
            head = head + inserted.before(TokenIndex(max(Self.longest - head.count - tail.count, 0)))
            return
        }
        if isWhole {
            head = inserted
            return
        }
        for index in inserted.indices where head.count + tail.count < Self.longest {
            var longer = head
            longer.append(inserted[index])
            if fits(longer + tail) || !fits(head + tail) { head = longer }
        }
    }

    /// The characters of a code without the prefix of its country, if it has one.
    func withoutPrefix(_ code: TextTokens) -> TextTokens {
        let prefix = shared.rule.countryPrefix.scalarList
        var start = 0
        if code.first == .plus {
            start = 1
        } else if prefix.isEmpty || code.count <= shared.rule.mask.capacity {
            return code
        } else if code.first == .digit(0), code[TokenIndex(1)] == .digit(0) {
            start = 2
        }
        let end = start + prefix.count
        guard end < code.count else { return code }
        for index in prefix.indices where code[TokenIndex(start + index)] != TextToken(prefix[index]) { return code }
        let rest = code.from(TokenIndex(end))
        return shared.rule.mask.fit(rest).start == nil ? code : rest
    }

    /// Separates the literals in a text from what a person typed.
    func layout(of text: TextUnits) -> TextLayout {
        if isNumber { return numberLayout(of: text) }
        var layout = TextLayout()
        for unit in text.list {
            // An accent that combines with the letter before it is not a character of the code.
            let isJoined = unit >= 0x300 && Self.joinsLetter(unit)
            let canonical = isJoined ? nil : Unicode.Scalar(unit).flatMap { shared.rule.canonical($0) }
            layout.append(unit, canonical.map { TextToken($0) } ?? .literal)
        }
        return shared.rule.mask.reading(of: layout) ?? layout
    }

    /// Whether a unit and a letter before it are one character.
    private static func joinsLetter(_ unit: UInt16) -> Bool {
        var units = TextUnits("x")
        units.append(unit)
        return units.text.characterCount == 1
    }

    private func fits(_ code: TextTokens) -> Bool {
        code.first == .plus || shared.rule.mask.fit(code).start != nil
    }
}
