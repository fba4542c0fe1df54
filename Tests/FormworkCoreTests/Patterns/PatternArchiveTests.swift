import FormworkCore
import FormworkTestSupport
import Testing

/// Patterns as JSON. A written pattern is read back equal, and a damaged one is refused.
struct PatternArchiveTests {
    static let pattern = "^(?!a(?=b(?!c))|d*)(?=.)(?i)[\\w._%+-]+@([^\\s\\p{Lu}]|\\P{L}{2,3})\\b(?m)$|😀|\\W"

    @Test func aPatternIsReadBack() throws {
        let pattern = try Pattern(Self.pattern)
        let json = try JSONParser.parse(Array(pattern.json.text().utf8))
        #expect(Pattern(json: json) == pattern)
    }

    @Test(arguments: [
        "null", "[]", "{}", "[0]", "[\"\"]", "[\"8\"]", "[\"0 \"]", "[\"-\"]", "[\"a\"]", "[\"9999999999\"]",
        "[\"0\",0]",
        "[\"17 0\"]", "[\"-15 0\"]", "[\"18 0\"]", "[\"5 0\"]", "[\"-3 0\",\"0 0 0\"]", "[\"6 0\"]", "[\"7 0\"]",
        "[\"51 0\"]",
        "[\"-5 0\"]", "[\"5 0\",\"0\"]", "[\"5 0\",\"2 0\"]", "[\"5 0\",\"0 1\"]", "[\"5 0\",\"0 1 0\"]",
        "[\"5 0\",\"0 -1\"]",
        "[\"5 0\",\"0 1 -1\"]", "[\"5 0\",\"0 0 5 0\"]", "[\"5 0\",\"0 0 5 -1\"]", "[\"5 0\",\"0 0 1114112 1\"]",
        "[\"0 2\"]",
        "[\"35 0\"]", "[\"0 35 0\"]", "[\"51 0 0\"]", "[\"0 35 0 0\"]", "[\"18 0 0\"]", "[\"0 -6 0\"]",

        "[\"5 0\",\"0 0\",\"0 1 0\",\"0 1 1\"]",
    ])
    func otherJSONIsRefused(text: String) throws {
        #expect(Pattern(json: try JSONParser.parse(Array(text.utf8))) == nil)
    }

    @Test func moreLookaheadsThanBitsAreRefused() {
        func ends(_ count: Int) -> JSONValue { [.string(Array(repeating: "0", count: count).joined(separator: " "))] }
        #expect(Pattern(json: ends(65)) != nil)
        #expect(Pattern(json: ends(66)) == nil)
    }

    /// Whatever number is changed, reading and matching end.
    @Test func changedArchivesDoNotTrap() throws {
        var random = SeededGenerator(share: 8)
        let json = try Pattern(Self.pattern).json
        for _ in 0..<300 {
            let changed = change(json, &random)
            if let pattern = Pattern(json: changed) {
                _ = pattern.isFound(in: "ab@c.\n😀")
                _ = pattern.matchesWhole("ab@c.\n😀")
            }
        }
    }

    private func change(_ json: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        var lists = (json.arrayValue ?? []).map { ($0.stringValue ?? "").split(separator: " ").map(String.init) }
        let list = Int.random(in: 0..<lists.count, using: &random)
        let index = Int.random(in: 0..<lists[list].count, using: &random)
        let number = Int.random(in: -20...200, using: &random) << (7 * Int.random(in: 0...4, using: &random))
        lists[list][index] = String(number)
        return .array(lists.map { .string($0.joined(separator: " ")) })
    }
}
