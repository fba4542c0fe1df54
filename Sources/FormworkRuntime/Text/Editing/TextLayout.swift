/// A text as a control shows it, with the meaning of each of its UTF-16 units.
struct TextLayout {
    /// One unit of the text, with its meaning.
    struct Cell {
        var unit: UInt16
        var token: TextToken
    }

    /// The cells. Each has its unit in the low bits and its token in the high bits, because a list of structures would
    /// make the page larger.
    private var packed: [UInt32] = []

    @inline(never)
    mutating func append(_ unit: UInt16, _ token: TextToken) {
        packed.append(UInt32(token.unit) << 16 | UInt32(unit))
    }

    var count: Int { packed.count }

    /// The cell after a position.
    subscript(offset: TextOffset) -> Cell {
        let packed = packed[offset.utf16]
        return Cell(
            unit: UInt16(truncatingIfNeeded: packed), token: TextToken(unit: UInt16(truncatingIfNeeded: packed >> 16)))
    }

    /// The position after the last unit.
    var end: TextOffset { TextOffset(count) }

    /// The text as it is shown.
    var units: TextUnits { units(from: 0, to: end, withLiterals: true) }

    /// The units between two positions, with or without those that the control inserted.
    @inline(never)
    func units(from start: TextOffset, to end: TextOffset, withLiterals: Bool) -> TextUnits {
        var units = TextUnits()
        for index in start.utf16..<max(start.utf16, end.utf16)
        where withLiterals || self[TextOffset(index)].token.isTyped {
            units.append(self[TextOffset(index)].unit)
        }
        return units
    }

    /// The tokens that a person typed.
    var tokens: TextTokens { tokens(from: 0, to: end) }

    /// The tokens that a person typed between two positions.
    @inline(never)
    func tokens(from start: TextOffset, to end: TextOffset) -> TextTokens {
        var tokens = TextTokens()
        for index in start.utf16..<max(start.utf16, end.utf16) where self[TextOffset(index)].token.isTyped {
            tokens.append(self[TextOffset(index)].token)
        }
        return tokens
    }

    /// Whether the control inserted the unit before a position.
    func isLiteral(before offset: TextOffset) -> Bool { offset > 0 && !self[offset - 1].token.isTyped }

    /// Whether the control inserted anything after a position.
    func hasLiterals(after offset: TextOffset) -> Bool {
        for index in offset.utf16..<max(offset.utf16, count) where !self[TextOffset(index)].token.isTyped {
            return true
        }
        return false
    }

    /// Whether a person typed characters into a number that are not a part of a number.
    var hasOther: Bool {
        for index in 0..<count where self[TextOffset(index)].token == .other { return true }
        return false
    }

    /// The position of a caret before a token. It is right after the token before that one, or right before the token
    /// itself if `prefersNext` is `true` or there are no tokens before it.
    func offset(before token: TokenIndex, prefersNext: Bool) -> TextOffset {
        var seen = TokenIndex(0)
        var last: TextOffset = 0
        for index in 0..<count where self[TextOffset(index)].token.isTyped {
            if seen == token { return prefersNext || token.position == 0 ? TextOffset(index) : last }
            seen = seen.next
            last = TextOffset(index + 1)
        }
        return prefersNext ? end : last
    }
}
