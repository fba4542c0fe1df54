// Numbers while they are typed. A control changes nothing of what a person types but to put groups between digits, and
// to write those in the language's script. As soon as anything else is typed it leaves the text alone, without groups
// of its own, so that what stands there is what was typed, and is read as the same text is when it is pasted or posted.

extension TextControl {
    func editNumber(_ old: EditedText, _ units: [UInt16], _ difference: TextDifference) -> EditedText {
        if difference.inserted.isEmpty, difference.start == difference.end {
            var same = Self.settled(units, difference.end)
            same.isAsTyped = old.isAsTyped
            return same
        }
        let edited = changed(old, units, difference)
        guard !difference.inserted.isEmpty, isTooMuch(edited.text, after: old.text) else { return edited }
        var refused = Self.settled(units, difference.end)
        refused.isAsTyped = old.isAsTyped
        return refused
    }

    private func changed(_ old: EditedText, _ units: [UInt16], _ difference: TextDifference) -> EditedText {
        let tokens = numberTokens(of: units)
        let isWritten = TextUnits.place(of: NumberToken.other, in: tokens) >= 0
        var head = TextUnits.part(units, 0, difference.start)
        var tail = TextUnits.part(units, difference.end, units.count)
        let isWhole = head.isEmpty && tail.isEmpty
        if isWhole, difference.inserted.count > 1 { return exchanged(difference) }
        // An amount that shifts in is typed by hand until it is gone.
        if !isWhole, old.isAsTyped || isWritten {
            return finished(head, tail, difference, wasGrouped: false, isByHand: shared.rule.kind == .shifted)
        }
        if difference.inserted.isEmpty { return deleted(tokens, difference) }
        if movesOver(units, tokens, difference) { return Self.settled(units, difference.end + 1) }
        let isAtEnd = difference.start == units.count
        if shared.rule.kind == .number || isAtEnd || plainTokens(of: difference.inserted) != nil {
            head = meaning(units, tokens, 0, difference.start)
            tail = meaning(units, tokens, difference.end, units.count)
        }
        let wasGrouped = isGrouped(tokens)
        return finished(head, tail, difference, wasGrouped: wasGrouped, isByHand: false)
    }

    /// A text that was exchanged as a whole: an amount that shifts in is written as what was pasted says.
    private func exchanged(_ difference: TextDifference) -> EditedText {
        let text = TextUnits.text(difference.inserted)
        if shared.rule.kind == .shifted, let number = number(in: text), let raw = tokens(of: number) {
            let layout = typedLayout(raw, wasGrouped: true)
            return Self.settled(layout.units, layout.units.count)
        }
        return finished([], [], difference, wasGrouped: false, isByHand: shared.rule.kind == .shifted)
    }

    /// Takes away what was deleted; whoever deletes a separator means the digit on the other side of it.
    private func deleted(_ tokens: [UInt16], _ difference: TextDifference) -> EditedText {
        var head = TextUnits.significant(tokens, 0, difference.start)
        var tail = TextUnits.significant(tokens, difference.end)
        if TextUnits.significant(tokens).count == head.count + tail.count {
            if difference.deletesForward {
                tail = TextUnits.part(tail, min(1, tail.count), tail.count)
            } else if !head.isEmpty {
                head.removeLast()
            }
        }
        let prefersNext = difference.start > 0 && tokens[difference.start - 1] == 0
        return laidOut(head + tail, caret: head.count, wasGrouped: isGrouped(tokens), prefersNext: prefersNext)
    }

    /// Whoever types the separator that comes next moves over it.
    private func movesOver(_ units: [UInt16], _ tokens: [UInt16], _ difference: TextDifference) -> Bool {
        guard difference.start == difference.end, difference.end < units.count, difference.inserted.count == 1 else {
            return false
        }
        let next = tokens[difference.end]
        return (next == 0 || next == NumberToken.decimal) && difference.inserted[0] == units[difference.end]
            && !NumberToken.isDigit(token(difference.inserted[0]))
    }

    /// The characters of a part that a person typed.
    private func meaning(_ units: [UInt16], _ tokens: [UInt16], _ start: Int, _ end: Int) -> [UInt16] {
        var part: [UInt16] = []
        for index in start..<max(start, end) where tokens[index] != 0 { part.append(units[index]) }
        return part
    }

    /// Whether the control has put separators between the digits. In front a sign may have characters of its own.
    private func isGrouped(_ tokens: [UInt16]) -> Bool {
        for index in 0..<tokens.count where index > 0 && tokens[index] == 0 { return true }
        return false
    }

    /// The text with what was put in: laid out while it is nothing but digits, a minus and a decimal separator.
    private func finished(
        _ head: [UInt16], _ tail: [UInt16], _ difference: TextDifference, wasGrouped: Bool, isByHand: Bool
    ) -> EditedText {
        let units = head + difference.inserted + tail
        let caret = head.count + difference.caret
        let plain = plainTokens(of: units)
        if let plain, !isByHand {
            let before = plainTokens(of: TextUnits.part(units, 0, caret)) ?? []
            return laidOut(plain, caret: before.count, wasGrouped: wasGrouped, prefersNext: false)
        }
        var edited = Self.settled(units, caret)
        // What was pasted as the control writes it goes on like that.
        let isWhole = head.isEmpty && tail.isEmpty && difference.inserted.count > 1
        edited.isAsTyped = !isWhole || isByHand || TextUnits.place(of: 0, in: numberTokens(of: units)) < 0
        return edited
    }

    private func laidOut(_ raw: [UInt16], caret: Int, wasGrouped: Bool, prefersNext: Bool) -> EditedText {
        var (raw, caret) = (raw, caret)
        if shared.rule.kind == .shifted {
            let first = raw.first == NumberToken.minus ? 1 : 0
            while raw.count > first + 1, raw[first] == NumberToken.zero {
                raw.remove(at: first)
                if caret > first { caret -= 1 }
            }
        }
        let layout = typedLayout(raw, wasGrouped: wasGrouped)
        return Self.settled(layout.units, layout.position(after: max(caret, 0), prefersNext: prefersNext))
    }

    private func typedLayout(_ raw: [UInt16], wasGrouped: Bool) -> TextLayout {
        switch shared.rule.grouping {
        case .never: numberLayout(raw, isGrouped: false)
        case .whileTyping: numberLayout(raw, isGrouped: true)
        case .onLeaving: numberLayout(raw, isGrouped: wasGrouped || shared.rule.kind == .shifted)
        }
    }

    /// Whether a number grew above the most that can be typed.
    private func isTooMuch(_ text: String, after before: String) -> Bool {
        guard let ceiling = shared.rule.ceiling, let new = number(in: text), new > ceiling else { return false }
        guard let old = number(in: before), old > ceiling else { return true }
        return new > old
    }
}
