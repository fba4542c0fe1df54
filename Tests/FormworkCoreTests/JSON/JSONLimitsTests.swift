import FormworkCore
import Testing

/// Bytes, depth, nodes and names, up to the limits and beyond.
struct JSONLimitsTests {
    private func nested(_ depth: Int) -> [UInt8] {
        [UInt8](repeating: UInt8(ascii: "["), count: depth) + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    }

    @Test func depth() throws {
        #expect(try JSONParser.parse(nested(32)).arrayValue?.count == 1)
        #expect(throws: JSONProblem(.tooDeep, offset: 32)) { try JSONParser.parse(nested(33)) }
        #expect(try JSONParser.parse(nested(64), limits: .definition).arrayValue?.count == 1)
        #expect(throws: JSONProblem(.tooDeep, offset: 64)) { try JSONParser.parse(nested(65), limits: .definition) }
        let objects = String(repeating: #"{"a":"#, count: 33)
        #expect(throws: JSONProblem(.tooDeep, offset: 160)) { try JSONParser.parse(Array(objects.utf8)) }
    }

    @Test func depthHasAnAbsoluteLimit() {
        var limits = JSONLimits(maxBytes: 1 << 20, maxDepth: .max, maxNodes: .max)
        #expect(limits.maxDepth == JSONLimits.deepest)
        limits.maxDepth = .max
        let open = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
        #expect(throws: JSONProblem(.tooDeep, offset: 128)) { try JSONParser.parse(open, limits: limits) }
    }

    @Test func siblingsAreNotDepth() throws {
        let document = "[" + String(repeating: "[],", count: 1_000) + "{}]"
        #expect(try JSONParser.parse(Array(document.utf8)).arrayValue?.count == 1_001)
    }

    @Test func bytesAndNodes() throws {
        let limits = JSONLimits(maxBytes: 7, maxDepth: 2, maxNodes: 3)
        #expect(try JSONParser.parse(Array("[1, 2 ]".utf8), limits: limits) == [1, 2])
        #expect(throws: JSONProblem(.tooLarge, offset: 7)) {
            try JSONParser.parse(Array("[1, 2 ] ".utf8), limits: limits)
        }
        #expect(throws: JSONProblem(.tooManyNodes, offset: 5)) {
            try JSONParser.parse(Array("[1,2,3]".utf8), limits: limits)
        }
    }

    @Test func manyKeysAreStillToldApart() throws {
        for count in [7, 8, 9, 23, 24, 25, 20_000] {
            let members = (0..<count).map { #""key\#($0)":\#($0)"# }
            let value = try JSONParser.parse(Array("{\(members.joined(separator: ","))}".utf8))
            #expect(value.objectValue?.count == count)
            for position in [0, count / 2, count - 1] {
                let twice = "{" + (members + [#""key\#(position)":0"#]).joined(separator: ",") + "}"
                #expect(throws: JSONProblem.self) { try JSONParser.parse(Array(twice.utf8)) }
            }
        }
    }

    @Test func longStringsAndNumbers() throws {
        let text = String(repeating: "é", count: 200_000)
        #expect(try JSONParser.parse(Array("\"\(text)\"".utf8)).stringValue == text)
        let digits = String(repeating: "7", count: 500_000)
        // A number that cannot be kept exactly is a text, so that nobody loses a digit.
        #expect(try JSONParser.parse(Array("0.\(digits)".utf8)).stringValue == "0.\(digits)")
        #expect(throws: JSONProblem(.numberOutOfRange, offset: 0)) { try JSONParser.parse(Array(digits.utf8)) }
        let escapes = String(repeating: #"\u0041"#, count: 100_000)
        #expect(try JSONParser.parse(Array("\"\(escapes)\"".utf8)).stringValue?.utf8.count == 100_000)
    }

    /// Comparing such names by canonical equivalence would take minutes: this test would seem to hang.
    @Test func namesOfCombiningMarksCostWhatTheyWeigh() throws {
        let marks = (0..<20).map { String(repeating: "\u{301}\u{316}", count: 10_000) + "\($0)" }
        let document = "{" + marks.map { "\"a\($0)\":1" }.joined(separator: ",") + "}"
        let value = try JSONParser.parse(Array(document.utf8))
        #expect(value == value && value["a" + marks[19]] == 1)
    }
}
