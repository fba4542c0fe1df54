// Text that is kept as typed, as far as the rule takes its characters and has room for them.

extension TextControl {
    func editPlain(_ old: [UInt16], _ difference: TextDifference) -> EditedText {
        let inserted = filtered(difference.inserted)
        let head = TextUnits.part(old, 0, difference.start)
        let tail = TextUnits.part(old, difference.end, old.count)
        var count = inserted.count
        if shared.rule.maximumLength > 0, old.count + count > shared.rule.maximumLength {
            // The most that fits, found by halving: every character more makes the text longer.
            var (low, high) = (0, count + 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                let text = TextUnits.text(head + TextUnits.part(inserted, 0, middle) + tail)
                if text.characterCount > shared.rule.maximumLength { high = middle } else { low = middle }
            }
            count = low < count ? TextUnits.boundary(inserted, low, isUp: false) : low
        }
        var caret = difference.start + count
        if difference.caret < difference.inserted.count { caret = min(caret, difference.start + difference.caret) }
        return Self.settled(head + TextUnits.part(inserted, 0, count) + tail, caret)
    }

    /// The text without the characters that the rule does not take.
    func filtered(_ units: [UInt16]) -> [UInt16] {
        if shared.rule.characters.isEmpty, shared.rule.furtherCharacters.isEmpty { return units }
        let further = TextUnits.units(shared.rule.furtherCharacters)
        var result = ""
        for scalar in TextUnits.text(units).scalarList {
            let unit = UInt16(truncatingIfNeeded: scalar.value)
            let code = shared.rule.canonical(scalar)
            if let kept = Unicode.Scalar(code), code != 0 {
                result.append(scalar: kept)
            } else if scalar.value == UInt32(unit), TextUnits.place(of: unit, in: further) >= 0 {
                result.append(scalar: scalar)
            }
        }
        return TextUnits.units(result)
    }
}
