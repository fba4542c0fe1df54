// Text that is kept as typed, as far as the rule takes its characters. It is never cut: what is too long is an error.

extension TextControl {
    func editPlain(_ old: [UInt16], _ difference: TextDifference) -> EditedText {
        let inserted = cleaned(filtered(difference.inserted, keepsOthers: shared.rule.isImplied))
        var caret = difference.start + inserted.count
        if difference.caret < difference.inserted.count { caret = min(caret, difference.start + difference.caret) }
        let (head, tail) = (TextUnits.part(old, 0, difference.start), TextUnits.part(old, difference.end, old.count))
        return Self.settled(head + inserted + tail, caret)
    }

    /// What was typed or pasted without characters that have no place in a text. In one line, line breaks and tabs between
    /// words become spaces; those at the end, which often come along with what is copied, go.
    private func cleaned(_ units: [UInt16]) -> [UInt16] {
        let hasLines = shared.rule.hasLines
        var scalars = TextUnits.text(units).scalarList
        var isClean = true
        for scalar in scalars where Invisible.isRefused(scalar, inLines: hasLines) { isClean = false }
        if isClean { return units }
        while let last = scalars.last, Invisible.isRefused(last, inLines: hasLines) { scalars.removeLast() }
        var text = ""
        for (index, scalar) in scalars.enumerated() {
            if !Invisible.isRefused(scalar, inLines: hasLines) {
                text.append(scalar: scalar)
            } else if WhiteSpace.contains(scalar),
                scalar.value != 0x0A || index == 0 || scalars[index - 1].value != 0x0D
            {
                text.append(scalar: " ")
            }
        }
        return TextUnits.units(text)
    }

    /// The text in the characters that the rule takes, without others unless they are to be kept.
    func filtered(_ units: [UInt16], keepsOthers: Bool = false) -> [UInt16] {
        if shared.rule.characters.isEmpty, shared.rule.furtherCharacters.isEmpty { return units }
        let further = TextUnits.units(shared.rule.furtherCharacters)
        var result = ""
        for scalar in TextUnits.text(units).scalarList {
            let unit = UInt16(truncatingIfNeeded: scalar.value)
            let code = shared.rule.canonical(scalar)
            if let kept = Unicode.Scalar(code), code != 0 {
                result.append(scalar: kept)
            } else if keepsOthers || scalar.value == UInt32(unit) && TextUnits.place(of: unit, in: further) >= 0 {
                result.append(scalar: scalar)
            }
        }
        return TextUnits.units(result)
    }
}
