import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// The table of a pattern gives the same results as the simulation that it replaces.
struct PatternTableTests {
    @Test(arguments: 1...24)
    func tableAndSimulationAgree(seed: Int) throws {
        var maker = RandomPattern(random: SeededGenerator(share: UInt64(seed)))
        var compared = 0
        for _ in 0..<200 {
            let source = maker.alternatives(depth: 2)
            let automaton = try Pattern(source, ignoresCase: Bool.random(using: &maker.random)).automaton
            guard automaton.table != nil else { continue }
            compared += 1
            for _ in 0..<8 {
                let text = maker.text()
                for isWhole in [false, true] {
                    let limit = Bool.random(using: &maker.random) ? .max : Int.random(in: 0...20, using: &maker.random)
                    let simulation = automaton.simulate(text, isWhole: isWhole, limit: limit)
                    let result = automaton.matches(text, isWhole: isWhole, limit: limit)
                    #expect(
                        result == simulation,
                        "/\(source)/, \(text.debugDescription), \(isWhole), \(limit), seed \(seed)")
                }
            }
        }
        #expect(compared > 50)
    }

    @Test func whatIsReadAgainTakesTheSameSteps() throws {
        let pattern = try Pattern("[^@ ]+@[^@ ]+\\.[a-z]{2,}")
        let copy = try #require(Pattern(json: pattern.json))
        for text in ["", "a@b.cd", "someone@example.org", "no address", "é@中.ab"] {
            let (first, second) = (
                pattern.automaton.matches(text, isWhole: true), copy.automaton.matches(text, isWhole: true)
            )
            #expect(first == second)
            #expect(first.steps <= (pattern.automaton.weight ?? 0) * text.unicodeScalars.count)
        }
    }

    @Test(arguments: [
        ("[A-Z]{3}-[0-9]{4}", true), ("^(\\+?[0-9 ]{7,15}|$)$", true), ("\\p{Lu}.{63}", true), (".{65}", false),
        ("\\bword", false), ("(?m)^line$", false), ("(?=.*\\d).*", false), ("(?!a)b", false),
        ("(?:(?:(?:(?:|)|)|)|){200}", false),
    ])
    func whatHasATable(source: String, hasTable: Bool) throws {
        #expect((try Pattern(source).automaton.table != nil) == hasTable)
    }

    @Test func aTableStopsAtItsLimit() throws {
        let automaton = try Pattern("(a?){30}b").automaton
        #expect(automaton.table != nil)
        let text = String(repeating: "a", count: 10_000)
        let result = automaton.matches(text, isWhole: false, limit: 1_000)
        #expect(!result.isMatch)
        #expect((1_000..<1_000 + (automaton.weight ?? 0)).contains(result.steps))
    }
}
