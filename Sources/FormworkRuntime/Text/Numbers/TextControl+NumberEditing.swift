// Numbers while they are typed.
//
// A control puts separators between groups of digits and shows the digits of the locale. As soon as a person types any
// other character, the control removes its own separators and does not change the text until the focus leaves it. So
// the text is exactly what was typed, and is read like a text that was pasted or posted.

extension TextControl {
    func editNumber(_ old: EditedText, _ units: TextUnits, _ difference: TextDifference) -> EditedText {
        if difference.inserted.isEmpty, difference.start == difference.end { return unchanged(old, units, difference) }
        let edited = changed(old, units, difference)
        guard !difference.inserted.isEmpty, exceedsCeiling(edited.text, after: old.text) else { return edited }
        return unchanged(old, units, difference)
    }

    /// The text as it was before the change.
    private func unchanged(_ old: EditedText, _ units: TextUnits, _ difference: TextDifference) -> EditedText {
        var same = Self.settled(units, difference.end)
        same.isAsTyped = old.isAsTyped
        return same
    }

    private func changed(_ old: EditedText, _ units: TextUnits, _ difference: TextDifference) -> EditedText {
        let layout = numberLayout(of: units)
        let isWhole = difference.start == 0 && difference.end == units.end
        if isWhole, difference.inserted.count > 1 { return exchanged(difference) }
        if !isWhole, old.isAsTyped || layout.hasOther {
            // An amount whose digits shift to the left is laid out again only after the person has deleted it.
            return inserted(
                difference, into: layout, isFormatted: false, wasGrouped: false,
                staysAsTyped: shared.rule.kind == .shifted
            )
        }
        if difference.inserted.isEmpty { return deleted(layout, difference) }
        if movesOver(layout, difference) { return Self.settled(units, difference.end + 1) }
        let isFormatted =
            shared.rule.kind == .number || difference.start == units.end || plainTokens(of: difference.inserted) != nil
        return inserted(
            difference, into: layout, isFormatted: isFormatted, wasGrouped: isGrouped(layout), staysAsTyped: false)
    }

    /// The result for a text that was exchanged as a whole. An amount whose digits shift to the left is written anew if
    /// the text is a number.
    private func exchanged(_ difference: TextDifference) -> EditedText {
        let isShifted = shared.rule.kind == .shifted
        if isShifted, let number = number(in: difference.inserted.text), let tokens = tokens(of: number) {
            let layout = typedLayout(tokens, wasGrouped: true)
            return Self.settled(layout.units, layout.end)
        }
        return finished(
            TextUnits(), TextUnits(), difference, wasGrouped: false, staysAsTyped: isShifted)
    }

    /// Deletes a part. Deleting only a separator deletes the digit on the other side of it.
    private func deleted(_ layout: TextLayout, _ difference: TextDifference) -> EditedText {
        var head = layout.tokens(from: 0, to: difference.start)
        var tail = layout.tokens(from: difference.end, to: layout.end)
        if layout.tokens.count == head.count + tail.count {
            Self.deleteNext(&head, &tail, isForward: difference.deletesForward)
        }
        return laidOut(
            head + tail, caret: head.end, wasGrouped: isGrouped(layout),
            prefersNext: layout.isLiteral(before: difference.start))
    }

    /// Whether the person typed the separator that comes next. The caret then moves over it.
    private func movesOver(_ layout: TextLayout, _ difference: TextDifference) -> Bool {
        guard difference.start == difference.end, difference.end < layout.end, difference.inserted.count == 1,
            let typed = difference.inserted.unit(after: 0)
        else { return false }
        let next = layout[difference.end]
        return (!next.token.isTyped || next.token == .decimal) && typed == next.unit && !token(typed).isDigit
    }

    /// Whether the control has put separators between the digits. Direction marks around a sign before the digits do
    /// not count.
    private func isGrouped(_ layout: TextLayout) -> Bool { layout.hasLiterals(after: 1) }

    /// The text with the typed characters between its two parts. If it was formatted, the control's separators are left out.
    private func inserted(
        _ difference: TextDifference, into layout: TextLayout, isFormatted: Bool, wasGrouped: Bool, staysAsTyped: Bool
    ) -> EditedText {
        let head = layout.units(from: 0, to: difference.start, withLiterals: !isFormatted)
        let tail = layout.units(from: difference.end, to: layout.end, withLiterals: !isFormatted)
        return finished(head, tail, difference, wasGrouped: wasGrouped, staysAsTyped: staysAsTyped)
    }

    /// The text after an insertion. It is laid out as long as there are only digits, a minus and a decimal separator.
    private func finished(
        _ head: TextUnits, _ tail: TextUnits, _ difference: TextDifference, wasGrouped: Bool, staysAsTyped: Bool
    ) -> EditedText {
        let units = head + difference.inserted + tail
        let caret = head.end + difference.caret.utf16
        if !staysAsTyped, let tokens = plainTokens(of: units) {
            let before = plainTokens(of: units.part(from: 0, to: caret))?.end ?? TokenIndex(0)
            return laidOut(tokens, caret: before, wasGrouped: wasGrouped, prefersNext: false)
        }
        var edited = Self.settled(units, caret)
        // A pasted number is laid out further if the control would write it in the same way.
        let isWhole = head.isEmpty && tail.isEmpty && difference.inserted.count > 1
        edited.isAsTyped = !isWhole || staysAsTyped || !numberLayout(of: units).hasLiterals(after: 0)
        return edited
    }

    /// The number laid out, with the caret before one of its tokens.
    private func laidOut(_ tokens: TextTokens, caret: TokenIndex, wasGrouped: Bool, prefersNext: Bool) -> EditedText {
        var (tokens, caret) = (tokens, caret)
        if shared.rule.kind == .shifted {
            // The control inserts the zeros in front of an amount again, so these are removed.
            let first = TokenIndex(tokens.first == .minus ? 1 : 0)
            var next = first
            while next.next < tokens.end, tokens[next] == .digit(0) { next = next.next }
            tokens = tokens.before(first) + tokens.from(next)
            if caret > first { caret = max(TokenIndex(caret.position - next.position + first.position), first) }
        }
        let layout = typedLayout(tokens, wasGrouped: wasGrouped)
        return Self.settled(layout.units, layout.offset(before: caret, prefersNext: prefersNext))
    }

    /// The number, with separators if they appear now.
    private func typedLayout(_ tokens: TextTokens, wasGrouped: Bool) -> TextLayout {
        switch shared.rule.grouping {
        case .never: numberLayout(tokens, isGrouped: false)
        case .whileTyping: numberLayout(tokens, isGrouped: true)
        case .onLeaving: numberLayout(tokens, isGrouped: wasGrouped || shared.rule.kind == .shifted)
        }
    }

    /// Whether a number became larger, and larger than the largest number that can be typed.
    private func exceedsCeiling(_ text: String, after before: String) -> Bool {
        guard let ceiling = shared.rule.ceiling, let new = number(in: text), new > ceiling else { return false }
        guard let old = number(in: before), old > ceiling else { return true }
        return new > old
    }
}
