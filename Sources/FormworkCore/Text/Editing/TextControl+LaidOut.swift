// Text that is laid out: only some of its characters carry meaning. They are taken out, changed, and laid out anew.

extension TextControl {
    /// More characters than any code or number has; what is pasted beyond them is left out.
    private static let longest = 100

    func editLaidOut(_ old: [UInt16], _ difference: TextDifference) -> EditedText {
        let tokens = tokens(of: old)
        var head = TextUnits.significant(tokens, 0, difference.start)
        var tail = TextUnits.significant(tokens, difference.end)
        // Next to what was not taken, or was a literal, the caret stays on its side of the literals.
        var prefersNext = difference.start > 0 && tokens[difference.start - 1] == 0
        let before = TextUnits.significant(tokens)
        if difference.inserted.isEmpty {
            // Whoever deletes a literal means what stands on the other side of it.
            if difference.start < difference.end, before.count == head.count + tail.count {
                if difference.deletesForward {
                    tail = TextUnits.part(tail, min(1, tail.count), tail.count)
                } else if !head.isEmpty {
                    head.removeLast()
                }
            }
        } else {
            let count = head.count
            guard insert(difference, into: &head, before: tail) else { return Self.settled(old, difference.end) }
            // Whoever types the literal that comes next moves over it.
            let next = difference.end < old.count ? old[difference.end] : 0
            prefersNext = head.count == count && (prefersNext || next == difference.inserted[0])
        }
        var raw = head + tail
        var caret = head.count
        if difference.caret < difference.inserted.count {
            let rest = TextUnits.part(difference.inserted, difference.caret, difference.inserted.count)
            caret -= TextUnits.significant(self.tokens(of: rest)).count
        }
        if isNumber, !difference.inserted.isEmpty, isTooMuch(raw, after: before) {
            raw = before
            caret = before.count - tail.count
        }
        let layout =
            isNumber
            ? typedLayout(&raw, &caret, wasGrouped: isGrouped(old, tokens, difference)) : shared.rule.mask.layout(raw)
        return Self.settled(layout.units, layout.position(after: max(caret, 0), prefersNext: prefersNext))
    }

    /// Takes what can stand between the characters before and after it; `false` if nothing of it makes sense.
    private func insert(_ difference: TextDifference, into head: inout [UInt16], before tail: [UInt16]) -> Bool {
        let isWhole = head.isEmpty && tail.isEmpty && difference.inserted.count > 1
        var inserted: [UInt16]
        if isNumber {
            guard let found = typedNumber(difference.inserted, isWhole: isWhole) else { return false }
            inserted = found
        } else {
            inserted = TextUnits.significant(tokens(of: difference.inserted))
            if isWhole {
                inserted = withoutPrefix(inserted, difference.inserted)
                // A text that was exchanged as a whole loses nothing: what is wrong with it can be seen.
                if inserted.count <= Self.longest {
                    head = inserted
                    return true
                }
            }
        }
        for token in inserted {
            guard head.count + tail.count < Self.longest else { break }
            if fits(head + [token] + tail) || !fits(head + tail) { head.append(token) }
        }
        return true
    }

    /// The characters of a code without the prefix of its country, if it was pasted with one.
    private func withoutPrefix(_ found: [UInt16], _ inserted: [UInt16]) -> [UInt16] {
        let prefix = TextUnits.units(shared.rule.countryPrefix)
        let hasPlus = TextUnits.place(of: 0x2B, in: inserted) >= 0 || TextUnits.place(of: 0xFF0B, in: inserted) >= 0
        guard !prefix.isEmpty, hasPlus || found.count > shared.rule.mask.capacity else { return found }
        let zeros = hasPlus || found.count < 2 || found[0] != 0x30 || found[1] != 0x30 ? 0 : 2
        let end = zeros + prefix.count
        if end <= found.count, TextUnits.part(found, zeros, end) == prefix {
            return TextUnits.part(found, end, found.count)
        }
        return found
    }

    /// What each unit of a text stands for, 0 for what carries no meaning.
    func tokens(of text: [UInt16]) -> [UInt16] {
        if isNumber { return numberTokens(of: text) }
        var canonical: [UInt16] = []
        for unit in text {
            let scalar = Unicode.Scalar(unit)
            // An accent that joins the letter before it has no place of its own.
            let isJoined = unit >= 0x300 && TextUnits.text([0x78, unit]).characterCount == 1
            canonical.append(
                isJoined ? 0 : scalar.map { UInt16(truncatingIfNeeded: shared.rule.canonical($0)) } ?? 0)
        }
        let tokens = shared.rule.mask.tokens(of: text, canonical: canonical)
        return tokens.isEmpty ? canonical : tokens
    }

    private func fits(_ raw: [UInt16]) -> Bool {
        isNumber ? isNumberStart(raw) : shared.rule.mask.fit(raw).start >= 0
    }
}
