/// A text as a control shows it, with what each of its UTF-16 units stands for.
struct TextLayout {
    /// One unit of the text.
    struct Cell {
        var unit: UInt16
        var token: TextToken
    }

    /// The cells, each with its unit in the low bits and its token in the high bits: a list of cells would cost the page
    /// code.
    private var packed: [UInt32] = []

    @inline(never)
    mutating func append(_ unit: UInt16, _ token: TextToken) {
        packed.append(UInt32(token.unit) << 16 | UInt32(unit))
    }

    var count: Int { packed.count }

    subscript(index: Int) -> Cell {
        Cell(
            unit: UInt16(truncatingIfNeeded: packed[index]),
            token: TextToken(unit: UInt16(truncatingIfNeeded: packed[index] >> 16)))
    }

    /// The place after the last unit.
    var end: TextOffset { TextOffset(count) }

    /// The text as it is shown.
    var units: TextUnits { units(from: 0, to: end, withLiterals: true) }

    /// The units between two places, with or without those that the control put there.
    @inline(never)
    func units(from start: TextOffset, to end: TextOffset, withLiterals: Bool) -> TextUnits {
        var units = TextUnits()
        for index in start.utf16..<max(start.utf16, end.utf16) where withLiterals || self[index].token.isTyped {
            units.append(self[index].unit)
        }
        return units
    }

    /// What a person typed.
    var tokens: TextTokens { tokens(from: 0, to: end) }

    /// What a person typed between two places.
    @inline(never)
    func tokens(from start: TextOffset, to end: TextOffset) -> TextTokens {
        var tokens = TextTokens()
        for index in start.utf16..<max(start.utf16, end.utf16) where self[index].token.isTyped {
            tokens.append(self[index].token)
        }
        return tokens
    }

    /// Whether the unit before a place is one that the control put there.
    func isLiteral(before offset: TextOffset) -> Bool { offset > 0 && !self[offset.utf16 - 1].token.isTyped }

    /// Whether the control put anything into the text after a place.
    func hasLiterals(after offset: TextOffset) -> Bool {
        for index in offset.utf16..<max(offset.utf16, count) where !self[index].token.isTyped { return true }
        return false
    }

    /// Whether a person typed anything into a number that is not a part of a number.
    var hasOther: Bool {
        for index in 0..<count where self[index].token == .other { return true }
        return false
    }

    /// The place after a number of tokens: right after the last of them or, if asked for and at the start, before the
    /// next one.
    func offset(after tokens: Int, prefersNext: Bool) -> TextOffset {
        var seen = 0
        var last: TextOffset = 0
        for index in 0..<count where self[index].token.isTyped {
            if seen == tokens { return prefersNext || tokens == 0 ? TextOffset(index) : last }
            seen += 1
            last = TextOffset(index + 1)
        }
        return prefersNext ? end : last
    }
}
