/// How a text is read with a mask.
///
/// All ways in read a text like this: a key, a paste, a post and an answer from elsewhere.
struct MaskReading {
    /// The characters of the code, without the digits with which the mask begins.
    var code = TextTokens()
    /// How the characters fit into the mask.
    var fit = Mask.Fit()
    /// Whether the text can be shown in the mask: there are characters, they fit, and each is in the part of the mask in
    /// which it was written.
    var fits = false
    /// The caret among the characters.
    var caret = TokenIndex(0)

    /// Whether a character stands between the parts of a code. Others that a mask does not take are not what the mask
    /// is for, so a text with them is wrong: a plus sign begins the number of another country, and a fraction is a number.
    static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        var code = scalar.value
        // Characters in full width mean the same.
        if code >= 0xFF01, code <= 0xFF5E { code -= 0xFEE0 }
        switch code {
        // White space, quotes, brackets and `# , - . / : ; \ _ | ·`.
        case 0...0x20, 0x22, 0x23, 0x27...0x29, 0x2C...0x2F, 0x3A, 0x3B, 0x5B...0x5D, 0x5F, 0x60, 0x7B...0x7D,
            0x7F...0xA0,
            0xAB, 0xAD, 0xB4, 0xB7, 0xBB:
            return true
        case 0x60C, 0x2010...0x202F, 0x2035...0x203A, 0x2043, 0x2044, 0x2212, 0x3000...0x3003, 0x3008...0x3011,
            0x3014...0x301F, 0x30FB, 0xFF61...0xFF65:
            return true
        default: return Invisible.contains(scalar)
        }
    }
}

extension TextControl {
    /// Reads a text with the mask. The caret may be `nil` if the caller does not need it.
    @inline(never)
    func maskReading(of text: TextUnits, caret: TextOffset? = nil) -> MaskReading {
        let layout = layout(of: text)
        var reading = MaskReading()
        /// How many characters there are before each separator.
        var separators = TextUnits()
        for index in 0..<layout.count {
            if TextOffset(index) == caret { reading.caret = reading.code.end }
            let cell = layout[TextOffset(index)]
            if cell.token.isTyped {
                reading.code.append(cell.token)
            } else if endsPart(cell.unit) {
                fillPart(of: &reading.code, after: separators.list.last)
                let count = UInt16(clamping: reading.code.count)
                if separators.list.last != count { separators.append(count) }
            }
        }
        if caret.map({ $0 >= layout.end }) ?? true { reading.caret = reading.code.end }
        let prefix = prefixCount(reading.code)
        // A digit that is typed in the middle is not one of the digits at the start.
        let isKnown = reading.caret == reading.code.end || reading.caret.position == prefix
        let known = isKnown ? prefix : 0
        reading.code = reading.code.from(TokenIndex(known))
        reading.caret = TokenIndex(reading.caret.position - known)
        reading.fit = shared.rule.mask.fit(reading.code)
        guard let start = reading.fit.start, !reading.code.isEmpty else { return reading }
        reading.fits = true
        for separator in separators.list {
            let place = Int(separator) - known
            if place <= 0 || place == reading.code.count && reading.fit.isFull { continue }
            if !shared.rule.mask.isBoundary(place, from: start) { reading.fits = false }
        }
        return reading
    }

    /// Whether a character ends a part of the code. People write the groups of a telephone number or an account in
    /// different ways, so there only the mask's own signs do.
    private func endsPart(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return false }
        let isSpace = WhiteSpace.contains(scalar)
        if shared.rule.joinsGroups { return !isSpace && shared.rule.mask.literals.contains(scalar) }
        return isSpace || !Invisible.contains(scalar)
    }

    /// Puts a zero before the only digit of a part of two, such as the month in 1/27, if the mask is one of a day or a
    /// time.
    private func fillPart(of code: inout TextTokens, after separator: UInt16?) {
        let (mask, count) = (shared.rule.mask, code.count)
        guard shared.rule.fillsParts, Int(separator ?? 0) == count - 1, !mask.isBoundary(count, from: MaskIndex(0)),
            mask.isBoundary(count + 1, from: MaskIndex(0)), let digit = code.last?.digit
        else { return }
        code = code.before(TokenIndex(count - 1))
        code.append(.digit(0))
        code.append(.digit(digit))
    }

    /// The number of characters at the start that are the digits with which the mask begins, such as those of a country, and
    /// the signs before them. Without a plus sign they count only if the code does not fit the mask and the rest fills it.
    private func prefixCount(_ code: TextTokens) -> Int {
        let mask = shared.rule.mask
        let prefix = shared.rule.countryPrefix.scalarList
        let hasPlus = code.first == .plus
        if prefix.isEmpty || !hasPlus && mask.fit(code).start != nil { return 0 }
        for start in hasPlus ? 1...1 : 0...2 where start != 1 || hasPlus {
            let end = start + prefix.count
            guard end < code.count else { return 0 }
            if start == 2, code.first != .digit(0) || code[TokenIndex(1)] != .digit(0) { return 0 }
            var isSame = true
            for index in prefix.indices where code[TokenIndex(start + index)] != TextToken(prefix[index]) {
                isSame = false
            }
            let fit = mask.fit(code.from(TokenIndex(end)))
            if isSame, hasPlus ? fit.start != nil : fit.isFull { return end }
        }
        return 0
    }
}
