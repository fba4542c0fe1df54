/// The meaning of an escape sequence.
enum PatternEscape {
    /// One character.
    case character(Unicode.Scalar)
    /// Any of some characters.
    case members(PatternMembers)
}

extension PatternParser {
    /// Reads the escape after a backslash, in a set or outside.
    mutating func escape(from start: ScalarOffset) throws(PatternProblem) -> PatternEscape {
        guard let scalar = take() else { throw problem(.unknownEscape, from: start) }
        switch scalar {
        case "d": return .members(PatternMembers(traits: CharacterTraits.digit))
        case "D": return .members(PatternMembers(traits: CharacterTraits.digit).complement)
        case "w": return .members(PatternMembers(traits: CharacterTraits.word))
        case "W": return .members(PatternMembers(traits: CharacterTraits.word).complement)
        case "s": return .members(.whiteSpace)
        case "S": return .members(PatternMembers.whiteSpace.complement)
        case "p": return .members(try property(from: start))
        case "P": return .members(try property(from: start).complement)
        case "t": return .character("\t")
        case "n": return .character("\n")
        case "r": return .character("\r")
        case "f": return .character("\u{C}")
        case "v": return .character("\u{B}")
        case "x", "u": return .character(try numbered(scalar == "x" ? 2 : 4, from: start))
        case "1"..."9": throw problem(.backReference, from: start)
        case "k": throw problem(.backReference, from: start)
        default:
            guard !scalar.isLetterOrDigit else { throw problem(.unknownEscape, from: start) }
            return .character(scalar)
        }
    }

    /// Reads a character by its number: exactly `count` hexadecimal digits, or any number of them in braces.
    private mutating func numbered(_ count: Int, from start: ScalarOffset) throws(PatternProblem) -> Unicode.Scalar {
        let isBraced = takes("{")
        guard var value = hexadecimal(isBraced ? 1...6 : count...count), !isBraced || takes("}") else {
            throw problem(.unknownEscape, from: start)
        }
        // JavaScript and JSON write characters above U+FFFF as two halves.
        if !isBraced, 0xD800...0xDBFF ~= value, takes("\\u"), let low = hexadecimal(4...4), 0xDC00...0xDFFF ~= low {
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw problem(.unknownCharacter, from: start) }
        return scalar
    }

    private mutating func hexadecimal(_ counts: ClosedRange<Int>) -> UInt32? {
        var value: UInt32 = 0
        var count = 0
        while count < counts.upperBound, let scalar = next, scalar.isASCII, let digit = Character(scalar).hexDigitValue
        {
            value = value << 4 | UInt32(truncatingIfNeeded: digit)
            count += 1
            position += 1
        }
        return counts.contains(count) ? value : nil
    }

    /// Reads a category or script after `\p`, which is one letter or a name in braces.
    private mutating func property(from start: ScalarOffset) throws(PatternProblem) -> PatternMembers {
        var name = String.UnicodeScalarView()
        if takes("{") {
            while let scalar = next, scalar != "}" {
                name.append(scalar)
                position += 1
            }
            guard takes("}") else { throw problem(.unclosed, from: start) }
        } else if let letter = take() {
            name.append(letter)
        }
        var members: PatternMembers
        if let bits = CategoryNames.bits(String(name)) {
            members = PatternMembers(traits: bits)
        } else if let ranges = ScriptRanges.named(String(name)) {
            members = PatternMembers()
            for range in ranges { members.insert(range) }
        } else {
            throw problem(.unknownProperty, from: start)
        }
        // Case variants are added before `\P` takes the complement.
        if flags.ignoresCase { members.closeOverCase() }
        return members
    }
}
