extension Mask {
    /// The most alternatives of a mask.
    static let alternativeLimit = 16
    /// The most UTF-16 units of an alternative.
    static let lengthLimit = 100

    /// Reads a mask. `0` is a slot for a digit, `A` for a letter, and `*` for either. `|` begins another alternative.
    /// Any other character is a literal, and so is the character after a `\`.
    ///
    /// - Throws: A `MaskProblem` with the offset of the first problem.
    init(_ source: String) throws(MaskProblem) {
        self.init()
        var alternatives = 0
        var length = 0
        var hasSlot = false
        var isEscaped = false
        var offset: ByteOffset = 0
        var start: ByteOffset = 0
        func finish() throws(MaskProblem) {
            guard !isEscaped else { throw MaskProblem(.nothingEscaped, offset: offset - 1) }
            guard hasSlot else { throw MaskProblem(.noPlace, offset: start) }
            guard alternatives < Self.alternativeLimit else { throw MaskProblem(.tooLong, offset: start) }
            append(.end)
            alternatives += 1
            length = 0
            hasSlot = false
        }
        for scalar in source.unicodeScalars {
            if !isEscaped, let place = Self.place(scalar) {
                append(place)
                length += 1
                hasSlot = true
            } else if !isEscaped, scalar == "\\" {
                isEscaped = true
                offset += 1
                continue
            } else if !isEscaped, scalar == "|" {
                try finish()
                start = offset + 1
            } else {
                let isJoining = scalar.properties.isGraphemeExtend || scalar.value == 0x200D
                guard !isJoining, scalar.value >= 0x20, !(0xE000...0xF8FF ~= scalar.value) else {
                    throw MaskProblem(.unusable, offset: offset)
                }
                for unit in String(scalar).utf16 { append(MaskElement(unit: unit)) }
                length += UTF16.width(scalar)
            }
            guard length <= Self.lengthLimit else { throw MaskProblem(.tooLong, offset: offset) }
            isEscaped = false
            offset += UTF8.width(scalar)
        }
        try finish()
    }

    /// The slot for a character in the text of a mask; `nil` if the character is a literal.
    private static func place(_ scalar: Unicode.Scalar) -> MaskElement? {
        switch scalar {
        case "0": .digit
        case "A": .letter
        case "*": .digitOrLetter
        default: nil
        }
    }

    /// The digits among the literals at the start of the mask, if there is a `+` too: the prefix of a country.
    var countryPrefix: String {
        var hasPlus = false
        var digits = ""
        for index in indices {
            let element = self[index]
            if element.isSlot { break }
            if element.unit == UInt16(UInt8(ascii: "+")) { hasPlus = true }
            if let digit = Unicode.Scalar(element.unit), ("0"..."9").contains(digit) {
                digits.unicodeScalars.append(digit)
            }
        }
        return hasPlus ? digits : ""
    }

    /// The kinds of characters that the slots take.
    var characters: CharacterKinds {
        var kinds = CharacterKinds()
        for index in indices where self[index].isSlot {
            switch self[index] {
            case .letter: kinds.insert(.letters)
            case .digitOrLetter: kinds.formUnion([.letters, .digits])
            case .digitOrX: kinds.formUnion([.digits, .x])
            default: kinds.insert(.digits)
            }
        }
        return kinds
    }
}
