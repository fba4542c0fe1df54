// Text that is laid out: only some of its characters carry meaning. They are taken out, changed, and laid out anew.

extension TextControl {
    /// More characters than any code or number has; what is pasted beyond them is left out.
    private static let longest = 100

    func editLaidOut(_ old: [UInt16], _ difference: TextDifference) -> EditedText {
        let tokens = tokens(of: old)
        var head = tokens[..<difference.start].filter { $0 != 0 }
        var tail = tokens[difference.end...].filter { $0 != 0 }
        // Next to what was not taken, or was a literal, the caret stays on its side of the literals.
        var prefersNext = difference.start > 0 && tokens[difference.start - 1] == 0
        let before = head + tokens[difference.start..<difference.end].filter { $0 != 0 } + tail
        if difference.inserted.isEmpty {
            // Whoever deletes a literal means what stands on the other side of it.
            if difference.start < difference.end, before.count == head.count + tail.count {
                if difference.deletesForward {
                    if !tail.isEmpty { tail.removeFirst() }
                } else if !head.isEmpty {
                    head.removeLast()
                }
            }
        } else {
            let count = head.count
            guard insert(difference, into: &head, before: tail) else {
                return Self.settled(String(decoding: old, as: UTF16.self), difference.start, difference.end)
            }
            // Whoever types the literal that comes next moves over it.
            let next = difference.end < old.count ? old[difference.end] : 0
            prefersNext = head.count == count && (prefersNext || next == difference.inserted[0])
        }
        var raw = head + tail
        var caret = head.count
        if difference.caret < difference.inserted.count {
            caret -= self.tokens(of: Array(difference.inserted[difference.caret...])).count { $0 != 0 }
        }
        if isNumber {
            if !difference.inserted.isEmpty, isTooMuch(raw, after: before) {
                raw = before
                caret = before.count - tail.count
            }
        }
        let layout =
            isNumber
            ? numberLayout(&raw, &caret, wasGrouped: isGrouped(old, tokens, difference)) : rule.mask.layout(raw)
        let position = layout.position(after: max(caret, 0), prefersNext: prefersNext)
        return Self.settled(String(decoding: layout.units, as: UTF16.self), position, position)
    }

    /// Takes what can stand between the characters before and after it; `false` if nothing of it makes sense.
    private func insert(_ difference: TextDifference, into head: inout [UInt16], before tail: [UInt16]) -> Bool {
        let isWhole = head.isEmpty && tail.isEmpty && difference.inserted.count > 1
        let inserted: [UInt16]
        if isNumber {
            guard let found = typedNumber(difference.inserted, isWhole: isWhole) else { return false }
            inserted = found
        } else {
            inserted = withoutPrefix(difference.inserted, isWhole: isWhole)
            if isWhole, inserted.count <= Self.longest {
                // A text that was exchanged as a whole loses nothing: what is wrong with it can be seen.
                head = inserted
                return true
            }
        }
        for token in inserted.prefix(Self.longest) where fits(head + [token] + tail) || !fits(head + tail) {
            guard head.count + tail.count < Self.longest else { break }
            head.append(token)
        }
        return true
    }

    /// The characters of a code without the prefix of its country, if it was pasted with one.
    private func withoutPrefix(_ inserted: [UInt16], isWhole: Bool) -> [UInt16] {
        var found = tokens(of: inserted).filter { $0 != 0 }
        let prefix = Array(rule.countryPrefix.utf16)
        let hasPlus = inserted.contains(0x2B) || inserted.contains(0xFF0B)
        guard isWhole, !prefix.isEmpty, hasPlus || found.count > rule.mask.capacity else { return found }
        if !hasPlus, found.starts(with: [0x30, 0x30] + prefix) { found.removeFirst(2) }
        if found.starts(with: prefix) { found.removeFirst(prefix.count) }
        return found
    }

    /// What each unit of a text stands for, 0 for what carries no meaning.
    func tokens(of text: [UInt16]) -> [UInt16] {
        if isNumber { return numberTokens(of: text) }
        return rule.mask.tokens(of: text, canonical: canonical) ?? text.map(canonical)
    }

    private func canonical(_ unit: UInt16) -> UInt16 {
        guard let scalar = Unicode.Scalar(unit) else { return 0 }
        // An accent that joins the letter before it has no place of its own.
        if unit >= 0x300, String(decoding: [0x78, unit], as: UTF16.self).count == 1 { return 0 }
        return UInt16(truncatingIfNeeded: rule.characters.canonical(scalar, isUppercase: rule.isUppercase))
    }

    private func fits(_ raw: [UInt16]) -> Bool {
        isNumber ? isNumberStart(raw) : rule.mask.alternative(for: raw) != nil
    }
}
