extension Mask {
    /// The maximum number of alternatives of a mask.
    static let alternativeLimit = 16
    /// The maximum number of UTF-16 units of an alternative.
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

    /// The literals before the first slot.
    private var start: String.UnicodeScalarView {
        var literals = String.UnicodeScalarView()
        for index in indices {
            if self[index].isSlot { break }
            if let literal = Unicode.Scalar(self[index].unit) { literals.append(literal) }
        }
        return literals
    }

    /// The digits among the literals at the start of the mask, such as those of a country.
    var countryPrefix: String { String(start.filter { ("0"..."9").contains($0) }) }

    /// Whether the mask begins with the digits of a country, as a `+` says.
    var isTelephone: Bool { start.contains("+") && !countryPrefix.isEmpty }

    /// The masks of days and times that are written without zeros too.
    static let filled = [
        "00/00", "00/0000", "00/00/00", "00/00/0000", "00.00.0000", "00:00", "00:00:00",
    ]

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
