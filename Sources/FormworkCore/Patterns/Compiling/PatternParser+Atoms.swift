/// A part of a pattern that can be followed by a repeat.
enum PatternAtom {
    /// A part that can be repeated.
    case repeatable(PatternFragment)
    /// An assertion, which cannot be repeated.
    case assertion(PatternInstruction)
    /// Flags or a comment, which make no code.
    case nothing
}

extension PatternParser {
    /// Reads the next atom; there has to be one.
    mutating func atom() throws(PatternProblem) -> PatternAtom {
        let start = position
        switch take() {
        case "(": return try group(from: start)
        case "[": return .repeatable(fragment(try set(from: start)))
        case ".": return .repeatable(fragment(flags.dotTakesLineEnds ? .all : .allInLine))
        case "^": return .assertion(.assertion(flags.isMultiline ? .lineStart : .start))
        case "$": return .assertion(.assertion(flags.isMultiline ? .lineEnd : .end))
        case "*", "+", "?", "{": throw problem(.nothingToRepeat, from: start)
        case "}": throw problem(.unopened, from: start)
        case "\\": return try escapedAtom(from: start)
        case let scalar?: return .repeatable(literal(scalar))
        case nil: return .nothing
        }
    }

    private mutating func escapedAtom(from start: ScalarOffset) throws(PatternProblem) -> PatternAtom {
        if takes("A") { return .assertion(.assertion(.start)) }
        if takes("z") { return .assertion(.assertion(.end)) }
        if takes("b") { return .assertion(.boundary(index(of: PatternMembers(traits: CharacterTraits.word).set))) }
        if takes("B") { return .assertion(.noBoundary(index(of: PatternMembers(traits: CharacterTraits.word).set))) }
        switch try escape(from: start) {
        case .character(let scalar): return .repeatable(literal(scalar))
        case .members(let members): return .repeatable(fragment(members.set))
        }
    }

    /// Makes code that takes one character, or any of its case variants with flag `i`.
    private mutating func literal(_ scalar: Unicode.Scalar) -> PatternFragment {
        guard flags.ignoresCase, CaseVariants.of(scalar.value) != nil else {
            return PatternFragment(.character(scalar.value))
        }
        var members = PatternMembers()
        members.insert(scalar.value...scalar.value)
        members.closeOverCase()
        return fragment(members.set)
    }

    /// Reads the repeat after a part, if there is one.
    mutating func repeated(_ part: PatternFragment) throws(PatternProblem) -> PatternFragment {
        skipSpace()
        let start = position
        let (least, most): (Int, Int?)
        switch next {
        case "*": (least, most) = (0, nil)
        case "+": (least, most) = (1, nil)
        case "?": (least, most) = (0, 1)
        case "{": (least, most) = try counts()
        default: return part
        }
        // Reading the counts has left only the closing brace.
        position += 1
        // A lazy repeat matches the same texts as a plain one.
        if !takes("?"), takes("+") { throw problem(.possessive, from: start) }
        guard part.countRepeated(least, most) < PatternInstruction.limit else { throw problem(.tooLarge, from: start) }
        return part.repeated(least, most)
    }

    private mutating func counts() throws(PatternProblem) -> (Int, Int?) {
        let start = position
        position += 1
        let least = try count(from: start)
        var most = least
        if takes(",") { most = sees("}") ? nil : try count(from: start) }
        guard let least, sees("}"), least <= most ?? least else { throw problem(.badRepeat, from: start) }
        return (least, most)
    }

    /// Reads a number in ASCII digits; `nil` if absent.
    private mutating func count(from start: ScalarOffset) throws(PatternProblem) -> Int? {
        var count: Int?
        while let scalar = next, ("0"..."9").contains(scalar) {
            count = (count ?? 0) * 10 + Int(scalar.value) - 0x30
            position += 1
            guard let count, count <= PatternParser.repeatLimit else { throw problem(.repeatTooLarge, from: start) }
        }
        return count
    }
}

extension PatternSet {
    /// The set of `.` with flag `s`: all characters.
    static let all = PatternSet(bounds: [0], parts: [], isNegated: false)
    /// The set of `.`: all characters but the ends of lines.
    static let allInLine = PatternSet(
        bounds: [0, 0xA, 0xE, 0x85, 0x86, 0x2028, 0x202A], parts: [], isNegated: false)
}
