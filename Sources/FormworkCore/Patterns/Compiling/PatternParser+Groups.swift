extension PatternParser {
    /// Reads a group of any kind after its opening parenthesis.
    mutating func group(from start: ScalarOffset) throws(PatternProblem) -> PatternAtom {
        guard takes("?") else { return .repeatable(try nested(from: start)) }
        if takes(":") { return .repeatable(try nested(from: start)) }
        if takes("=") { return try lookahead(isNegated: false, from: start) }
        if takes("!") { return try lookahead(isNegated: true, from: start) }
        if takes("<=") || takes("<!") { throw problem(.lookbehind, from: start) }
        if takes(">") { throw problem(.possessive, from: start) }
        if takes("<") {
            try name(from: start)
            return .repeatable(try nested(from: start))
        }
        if takes("#") {
            while let scalar = take() {
                if scalar == ")" { return .nothing }
            }
            throw problem(.unclosed, from: start)
        }
        return try flagged(from: start)
    }

    /// Reads the name of a group. The name is not used, because patterns have no captures.
    private mutating func name(from start: ScalarOffset) throws(PatternProblem) {
        guard let first = next, !("0"..."9").contains(first), first != ">" else {
            throw problem(.unknownGroup, from: start)
        }
        while let scalar = next, scalar == "_" || scalar.isLetterOrDigit { position += 1 }
        guard takes(">") else { throw problem(.unknownGroup, from: start) }
    }

    /// Reads flags. They are valid up to the end of the group around them, or, after a colon, for their own group.
    private mutating func flagged(from start: ScalarOffset) throws(PatternProblem) -> PatternAtom {
        let outer = flags
        let isOn = !takes("-")
        try letters(isOn, from: start)
        if isOn, takes("-") { try letters(false, from: start) }
        if takes(")") { return .nothing }
        guard takes(":") else { throw problem(next == nil ? .unclosed : .unknownGroup, from: start) }
        let group = try nested(from: start)
        flags = outer
        return .repeatable(group)
    }

    private mutating func letters(_ value: Bool, from start: ScalarOffset) throws(PatternProblem) {
        let first = position
        while let letter = next, flags.set(letter, to: value) { position += 1 }
        guard position > first else {
            position += 1
            throw problem(.unknownGroup, from: start)
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is an ASCII letter or digit.
    var isLetterOrDigit: Bool {
        ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
    }
}
