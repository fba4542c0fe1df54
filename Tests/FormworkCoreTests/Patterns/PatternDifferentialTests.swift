import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

/// Random patterns mean what they mean to another engine, as far as both go.
@Suite("Patterns: against NSRegularExpression")
struct PatternDifferentialTests {
    @Test(arguments: 1...24)
    func agree(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var compared = 0
        for _ in 0..<150 {
            var maker = RandomPattern(random: random)
            let source = maker.alternatives(depth: 3)
            random = maker.random
            let ignoresCase = Bool.random(using: &random)
            let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
            // The other engine refuses some, such as the empty one.
            guard let found = try? NSRegularExpression(pattern: source, options: options),
                let whole = try? NSRegularExpression(pattern: "^(?:\(source))$", options: options)
            else { continue }
            compared += 1
            let pattern = try Pattern(source, ignoresCase: ignoresCase)
            for _ in 0..<6 {
                let length = Int.random(in: 0...8, using: &random)
                let text = (0..<length).map { _ in String(RandomPattern.letters.randomElement(using: &random) ?? "a") }
                    .joined()
                let range = NSRange(location: 0, length: text.utf16.count)
                let isFound = found.firstMatch(in: text, range: range) != nil
                let isWhole = whole.firstMatch(in: text, range: range) != nil
                #expect(pattern.isFound(in: text) == isFound, "/\(source)/ in \(text.debugDescription), seed \(seed)")
                #expect(pattern.matchesWhole(text) == isWhole, "/\(source)/ is \(text.debugDescription), seed \(seed)")
            }
        }
        #expect(compared > 100)
    }

    /// Anything at all is a pattern or a problem, and a pattern can be used.
    @Test(arguments: 1...4)
    func anythingIsAPatternOrAProblem(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = Array("ab(()[]{}*+?|^$\\.,-&#:<>=!imsxpdDwWbBuxLu0129é😀 \n").map(String.init)
        for _ in 0..<1_500 {
            let length = Int.random(in: 0...14, using: &random)
            let source = (0..<length).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            do {
                let pattern = try Pattern(source)
                _ = pattern.isFound(in: "ab1 é\n")
                #expect(Pattern(json: pattern.json) == pattern)
            } catch {
                #expect((0...source.utf8.count).contains(error.offset))
                let rest = Array(source.utf8.dropFirst(error.offset))
                #expect(rest.starts(with: error.found.utf8), "\(source): \(error)")
            }
        }
    }
}

/// Makes patterns of what both engines understand alike.
private struct RandomPattern {
    static let letters = Array("aabbcAB1_- é@中")
    var random: SeededGenerator

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
