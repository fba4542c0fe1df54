// Text that is laid out: only some of its characters carry meaning. They are taken out, changed, and laid out anew.

extension TextControl {
    /// More characters than any code has: what has so many is wrong, whatever is pasted beyond them.
    private static let longest = 100
    /// What the prefix of a country begins with.
    private static let plus: UInt16 = 0x2B

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
            insert(difference, into: &head, before: tail)
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
        let count = raw.count
        raw = withoutPrefix(raw)
        caret -= count - raw.count
        let layout = shared.rule.mask.layout(raw)
        return Self.settled(layout.units, layout.position(after: max(caret, 0), prefersNext: prefersNext))
    }

    /// Takes what can stand between the characters before and after it.
    private func insert(_ difference: TextDifference, into head: inout [UInt16], before tail: [UInt16]) {
        let isWhole = head.isEmpty && tail.isEmpty && difference.inserted.count > 1
        let inserted = TextUnits.significant(tokens(of: difference.inserted))
        // What is exchanged or pasted loses nothing: what is wrong with it can be seen.
        if isWhole || inserted.count > 1, inserted.count + head.count + tail.count > shared.rule.mask.capacity {
            head += TextUnits.part(inserted, 0, min(inserted.count, max(Self.longest - head.count - tail.count, 0)))
            return
        }
        if isWhole {
            head = inserted
            return
        }
        for token in inserted {
            guard head.count + tail.count < Self.longest else { break }
            if fits(head + [token] + tail) || !fits(head + tail) { head.append(token) }
        }
    }

    /// The characters of a code without the prefix of its country, if it has one.
    func withoutPrefix(_ raw: [UInt16]) -> [UInt16] {
        let prefix = TextUnits.units(shared.rule.countryPrefix)
        var start = 0
        if raw.first == Self.plus {
            start = 1
        } else if prefix.isEmpty || raw.count <= shared.rule.mask.capacity {
            return raw
        } else if raw[0] == 0x30, raw[1] == 0x30 {
            start = 2
        }
        let end = start + prefix.count
        guard end < raw.count, TextUnits.part(raw, start, end) == prefix else { return raw }
        let rest = TextUnits.part(raw, end, raw.count)
        return shared.rule.mask.fit(rest).start >= 0 ? rest : raw
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
        raw.first == Self.plus || shared.rule.mask.fit(raw).start >= 0
    }
}
