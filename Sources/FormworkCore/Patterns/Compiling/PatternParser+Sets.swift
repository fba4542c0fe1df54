extension PatternParser {
    /// Reads a set after its opening bracket.
    mutating func set(from start: ScalarOffset) throws(PatternProblem) -> PatternSet {
        let isNegated = takes("^")
        var members = PatternMembers()
        var parts: [SetIndex] = []
        skipSetSpace()
        if takes("]") { throw problem(.emptySet, from: start) }
        while !takes("]") {
            let first = position
            switch try member(ofSetFrom: start) {
            case .members(let some):
                let part = index(of: some.set)
                if !parts.contains(part) { parts.append(part) }
            case .character(let lower):
                // At the end of a set a hyphen is a plain character.
                guard sees("-"), !sees("-]") else {
                    members.insert(lower.value...lower.value)
                    break
                }
                guard !sees("--") else { throw ambiguous(2) }
                position += 1
                guard case .character(let upper) = try member(ofSetFrom: start), lower <= upper else {
                    throw problem(.badRange, from: first)
                }
                members.insert(lower.value...upper.value)
            }
        }
        if flags.ignoresCase { members.closeOverCase() }
        return PatternSet(bounds: members.set.bounds, parts: parts.sorted(), isNegated: isNegated)
    }

    /// Reads one member and, with flag `x`, the white space after it.
    private mutating func member(ofSetFrom start: ScalarOffset) throws(PatternProblem) -> PatternEscape {
        defer { skipSetSpace() }
        if sees("[") { throw ambiguous(1) }
        if sees("&&") || sees("--") { throw ambiguous(2) }
        let first = position
        guard let scalar = take() else { throw problem(.unclosed, from: start) }
        return scalar == "\\" ? try escape(from: first) : .character(scalar)
    }

    /// With flag `x`, skips white space. A `#` is a plain member in sets.
    private mutating func skipSetSpace() {
        guard flags.isSpaced else { return }
        while let scalar = next, WhiteSpace.contains(scalar) { _ = take() }
    }

    private mutating func ambiguous(_ count: Int) -> PatternProblem {
        let start = position
        for _ in 0..<count { _ = take() }
        return problem(.ambiguousSet, from: start)
    }
}
