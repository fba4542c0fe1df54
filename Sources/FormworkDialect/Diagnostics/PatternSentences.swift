import FormworkCore

/// The sentences for patterns that cannot be used. A sentence describes the problem and what to do.
enum PatternSentences {
    static func sentence(for diagnostic: Diagnostic) -> String {
        let found = diagnostic.found.isEmpty ? "the end of the pattern" : "`\(diagnostic.found)`"
        guard let code = diagnostic.expected.first.flatMap({ PatternProblem.Code(word: $0) }) else {
            return "The pattern cannot be used; see \(found)."
        }
        return sentence(for: code, found)
    }

    private static func sentence(for code: PatternProblem.Code, _ found: String) -> String {
        switch code {
        case .unclosed: "What \(found) opens is never closed."
        case .unopened: "\(found) closes nothing. To mean the character, put a backslash before it."
        case .unknownEscape: "\(found) means nothing in a pattern. To mean a backslash, write two."
        case .unknownCharacter: "\(found) is the number of no character."
        case .unknownProperty:
            "\(found) is no category (such as `\\p{L}`) and no script (such as `\\p{Han}`) that is known."
        case .unknownGroup: "\(found) starts no kind of group and sets no flag. Flags are i, m, s and x."
        case .nothingToRepeat: "Before \(found) there is nothing that can be repeated."
        case .badRepeat:
            "\(found) is no number of repeats; write {3}, {3,} or {3,5}. To mean a brace, put a backslash before it."
        case .repeatTooLarge: "\(found) repeats more than 1000 times."
        case .emptySet: "The set \(found) has no members."
        case .badRange: "\(found) is no range: it ends before it starts, or at something that is not one character."
        case .ambiguousSet:
            "\(found) in a set means different things to different people. Put a backslash before each of its characters."
        case .tooDeep: "Groups stand inside each other too deeply here; the limit is 64."
        case .tooLarge:
            "With all repeats written out the pattern is too large from here on: more than 10000 steps or 64 lookaheads."
        case .backReference: "\(found) is a back-reference. No pattern can have one: it could take forever to match."
        case .lookbehind: "\(found) looks behind, which patterns cannot. Lookahead, `(?=…)` and `(?!…)`, they can."
        case .possessive:
            "\(found) forbids to go back, which patterns never do. A plain repeat or group matches as fast."
        }
    }
}
