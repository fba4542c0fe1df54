import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

/// Random patterns match the same texts as in another engine, if both support them.
struct PatternDifferentialTests {
    @Test(arguments: 1...LawPlay.tries(8))
    func bothEnginesAgree(seed: Int) throws {
        var random = SeededGenerator(share: UInt64(seed))
        var compared = 0
        for _ in 0..<150 {
            var maker = RandomPattern(random: random)
            let source = maker.alternatives(depth: 3)
            random = maker.random
            let ignoresCase = Bool.random(using: &random)
            let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
            // A start can only be found there after loops whose turns took nothing, which the other engine does not
            // count as turns. See `aTurnOfALoopMayTakeNothing`.
            if source.contains(/[+*?})]\^/) { continue }
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

    /// ECMAScript finds this, and the engine of `NSRegularExpression` does not.
    @Test func aTurnOfALoopMayTakeNothing() throws {
        #expect(try Pattern("(?:[A-B]{0,2}(c|[^0-9b]{0,2})+|[^_])+^").isFound(in: "@ab"))
    }

    /// Any text is a pattern or a problem, and every pattern can be used.
    @Test(arguments: 1...4)
    func anythingIsAPatternOrAProblem(seed: Int) {
        var random = SeededGenerator(share: UInt64(seed))
        let parts = Array("ab(()[]{}*+?|^$\\.,-&#:<>=!imsxpdDwWbBuxLu0129é😀 \n").map(String.init)
        for _ in 0..<LawPlay.tries(800) {
            let length = Int.random(in: 0...14, using: &random)
            let source = (0..<length).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            do {
                let pattern = try Pattern(source)
                _ = pattern.isFound(in: "ab1 é\n")
                #expect(Pattern(json: pattern.json) == pattern)
            } catch {
                #expect((0...source.utf8.count).contains(error.offset.utf8))
                let rest = Array(source.utf8.dropFirst(error.offset.utf8))
                #expect(rest.starts(with: error.found.utf8), "\(source): \(error)")
            }
        }
    }
}
