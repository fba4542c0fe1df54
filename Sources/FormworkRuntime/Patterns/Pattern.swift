/// A compiled regular expression. Matching takes time that grows linearly with the text.
///
/// There is no backtracking. An automaton follows every way of matching at once, so no pattern and no text can make it
/// slow. Lookaheads are matched first, from the text's end to its start, which finds all positions where they match.
/// Back-references, which cannot be matched in this way, and lookbehind are problems.
///
/// **What patterns may contain**
/// - Literals, `.`, sets such as `[a-z\d_]` and `[^,]`, groups `( )`, `(?: )` and `(?<name> )`, and `|`.
/// - Repeats `*` `+` `?` `{m}` `{m,}` `{m,n}` up to 1000. A lazy repeat (`*?`) is the same as a plain one: a pattern
///   only decides whether a text matches, not which part.
/// - `^`, `$`, `\A`, `\z`, `\b` and `\B`. `$` is the very end, never before a last line break.
/// - `(?= )` and `(?! )`, inside each other too, at most 64. They cannot be repeated.
/// - `\d` (category Nd), `\w` (Unicode's words: letters, marks, decimal digits, connectors, joiners), `\s` (white
///   space) and `\D`, `\W`, `\S`.
/// - `\p{Lu}`, `\pL`, `\P{N}`: general categories by their short names; and the scripts Arabic, Cyrillic, Devanagari,
///   Greek, Han, Hangul, Hebrew, Hiragana, Katakana, Latin and Thai, as the blocks of their letters.
/// - `\t \n \r \f \v \xHH \x{H…} \uHHHH \u{H…}` and a backslash before anything that is no letter or digit.
/// - Flags `(?i)`, `(?-i)`, `(?i: )` for case, `m` (`^` and `$` at lines), `s` (`.` matches line ends too) and `x`
///   (white space and `#` comments are ignored, white space in sets too).
///
/// Texts are compared by Unicode scalars as they are; ignoring case pairs single characters (`ß` is not `ss`).
public struct Pattern: Equatable, Sendable {
    /// The compiled pattern.
    let automaton: PatternAutomaton

    package init(code: InstructionArray, sets: PatternSetArray) {
        automaton = PatternAutomaton(code: code, sets: sets)
    }

    /// Whether some part of the text matches.
    ///
    /// - Complexity: O(length of the text × length of the pattern with its repeats written out).
    public func isFound(in text: String) -> Bool { automaton.matches(text, isWhole: false).isMatch }

    /// Whether the text matches from its start to its end.
    ///
    /// - Complexity: As `isFound(in:)`.
    public func matchesWhole(_ text: String) -> Bool { automaton.matches(text, isWhole: true).isMatch }

    /// Does the same as `isFound`, and counts the steps in a session. If too few steps are left, the text does not
    /// match.
    package func isFound(in text: String, _ context: inout some ExpressionContext) -> Bool {
        runs(on: text, isWhole: false, &context)
    }

    package func matchesWhole(_ text: String, _ context: inout some ExpressionContext) -> Bool {
        runs(on: text, isWhole: true, &context)
    }

    private func runs(on text: String, isWhole: Bool, _ context: inout some ExpressionContext) -> Bool {
        let left = context.stepsLeft
        let result = automaton.matches(text, isWhole: isWhole, limit: left < .max / 8 ? left * 8 : .max)
        // A step of an automaton is cheaper than a step of a program.
        context.count(steps: result.steps / 8)
        return result.isMatch
    }

    /// Whether both patterns have the same automaton.
    public static func == (left: Pattern, right: Pattern) -> Bool {
        left.automaton === right.automaton
            || left.automaton.code == right.automaton.code && left.automaton.sets == right.automaton.sets
    }
}
