import FormworkTestSupport

/// Makes patterns that have the same meaning in this engine and in `NSRegularExpression`.
struct RandomPattern {
    static let letters = Array("aabbcAB1_- é@中")
    var random: SeededGenerator

    /// A short text of letters that patterns have, too.
    mutating func text() -> String {
        (0..<Int.random(in: 0...8, using: &random)).map { _ in letter() }.joined()
    }

    mutating func alternatives(depth: Int) -> String {
        (0...Int.random(in: 0...1, using: &random)).map { _ in sequence(depth: depth) }.joined(separator: "|")
    }

    private mutating func sequence(depth: Int) -> String {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in part(depth: depth) }.joined()
    }

    private mutating func part(depth: Int) -> String {
        if depth > 0, Int.random(in: 0..<6, using: &random) == 0 {
            return (Bool.random(using: &random) ? "(?=" : "(?!") + alternatives(depth: depth - 1) + ")"
        }
        let assertions = ["^", "$", "\\b", "\\B"]
        if Int.random(in: 0..<8, using: &random) == 0 { return assertions.randomElement(using: &random) ?? "" }
        let greedy = ["", "", "", "*", "+", "?", "{2}", "{0,2}", "{1,}", "{0}"]
        guard depth == 0 || Int.random(in: 0..<4, using: &random) > 0 else {
            return group(depth: depth) + (greedy.randomElement(using: &random) ?? "")
        }
        // The other engine loses matches, or never ends, in lazy repeats of groups that can be empty.
        let repeats = greedy + ["*?", "+?", "??", "{2,3}?"]
        return atom() + (repeats.randomElement(using: &random) ?? "")
    }

    private mutating func group(depth: Int) -> String {
        let heads = ["(", "(", "(?:", "(?i:", "(?-i:", "(?s:"]
        return (heads.randomElement(using: &random) ?? "") + alternatives(depth: depth - 1) + ")"
    }

    private mutating func atom() -> String {
        let classes = [".", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "\\p{L}", "\\P{Lu}"]
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2: return letter()
        case 3: return classes.randomElement(using: &random) ?? ""
        default: return set()
        }
    }

    private mutating func letter() -> String {
        String(Self.letters.randomElement(using: &random) ?? "a")
    }

    private mutating func set() -> String {
        let members = ["a", "b", "a-c", "A-B", "é", "\\d", "\\w", "\\s", "_", "\\W", "\\-", "0-9", "\\p{Ll}", "中"]
        let count = Int.random(in: 1...3, using: &random)
        let some = (0..<count).map { _ in members.randomElement(using: &random) ?? "" }.joined()
        return (Bool.random(using: &random) ? "[" : "[^") + some + "]"
    }
}
