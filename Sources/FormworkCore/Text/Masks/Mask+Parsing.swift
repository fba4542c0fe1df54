extension Mask {
    /// The most alternatives a mask has.
    static let alternativeLimit = 16
    /// The most UTF-16 units an alternative has.
    static let lengthLimit = 100

    /// Reads a mask: `0` is a place for a digit, `A` for a letter, `*` for either, `|` begins another alternative,
    /// anything else stands for itself, as does what follows a `\`.
    init(_ source: String) throws(MaskProblem) {
        self.init()
        var alternatives = 0
        var length = 0
        var isEscaped = false
        var offset = 0
        var start = 0
        var hasPlace = false
        func finish() throws(MaskProblem) {
            guard !isEscaped else { throw MaskProblem(.nothingEscaped, offset: offset - 1) }
            guard hasPlace else { throw MaskProblem(.noPlace, offset: start) }
            guard alternatives < Self.alternativeLimit else { throw MaskProblem(.tooLong, offset: start) }
            units.append(Self.end)
            alternatives += 1
            length = 0
            hasPlace = false
        }
        for scalar in source.unicodeScalars {
            let place = isEscaped ? 0 : Self.place(scalar)
            if place != 0 {
                units.append(place)
                length += 1
                hasPlace = true
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
                units += Array(String(scalar).utf16)
                length += UTF16.width(scalar)
            }
            guard length <= Self.lengthLimit else { throw MaskProblem(.tooLong, offset: offset) }
            isEscaped = false
            offset += UTF8.width(scalar)
        }
        try finish()
    }

    private static func place(_ scalar: Unicode.Scalar) -> UInt16 {
        switch scalar {
        case "0": digit
        case "A": letter
        case "*": either
        default: 0
        }
    }

    /// The digits of the literals that an alternative begins with if there is a `+` among them: a country's prefix.
    var countryPrefix: [UInt16] {
        let literals = units.prefix { !Self.isPlace($0) }
        return literals.contains(0x2B) ? literals.filter { $0 &- 0x30 < 10 } : []
    }

    /// The kinds of characters that the places take.
    var characters: CharacterKinds {
        var kinds = CharacterKinds()
        for unit in units where Self.isPlace(unit) {
            switch unit {
            case Self.letter: kinds.insert(.letters)
            case Self.either: kinds.formUnion([.letters, .digits])
            case Self.digitOrX: kinds.formUnion([.digits, .x])
            default: kinds.insert(.digits)
            }
        }
        return kinds
    }
}
