import FormworkCore
import FormworkTestSupport
import Testing

/// Random documents. Written values can be read, and nothing traps.
struct JSONFuzzTests {
    static func value(_ random: inout SeededGenerator, depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .number(DecimalLawTests.number(&random, spread: 6_000))
        case 3: return .number(Int.random(in: -1_000...1_000, using: &random))
        case 4: return .string(text(&random))
        case 5: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(&random, depth: depth - 1) })
        default:
            let count = Int.random(in: 0...12, using: &random)
            return .object((0..<count).map { JSONMember("\($0)" + text(&random), value(&random, depth: depth - 1)) })
        }
    }

    static func text(_ random: inout SeededGenerator) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            let limit: UInt32 = [0x80, 0x800, 0x11_0000].randomElement(using: &random) ?? 0x80
            if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) { scalars.append(scalar) }
        }
        return String(scalars)
    }

    @Test func whatIsWrittenIsRead() throws {
        var random = SeededGenerator(share: 40)
        for _ in 0..<600 {
            let value = Self.value(&random, depth: 5)
            var bytes: [UInt8] = []
            value.write(into: &bytes)
            let read = try JSONParser.parse(bytes)
            #expect(read == value)
            #expect(read.text() == value.text())
            #expect(!bytes.contains(UInt8(ascii: "<")))
        }
    }

    @Test func randomBytesNeverTrap() {
        var random = SeededGenerator(share: 41)
        let alphabet =
            Array(#"[]{}:,"\/ntfu0123456789eE+-.dD8c<a"#.utf8) + [0, 0x1F, 0x80, 0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0xFF]
        for round in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                round % 2 == 0
                    ? alphabet[Int.random(in: alphabet.indices, using: &random)]
                    : UInt8.random(in: 0...255, using: &random)
            }
            check(bytes)
        }
    }

    @Test func damagedDocumentsNeverTrap() {
        var random = SeededGenerator(share: 42)
        for _ in 0..<1_500 {
            var bytes: [UInt8] = []
            Self.value(&random, depth: 4).write(into: &bytes)
            for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: place)
                default: bytes.removeSubrange(place...)
                }
            }
            check(bytes)
        }
    }

    /// Any bytes give a value that can be read back, or a problem with a place inside the document.
    private func check(_ bytes: [UInt8]) {
        do throws(JSONProblem) {
            let value = try JSONParser.parse(bytes, allowsTrailingCommas: true)
            #expect(try JSONParser.parse(Array(value.text().utf8)) == value)
        } catch {
            #expect(error.offset.utf8 >= 0 && error.offset.utf8 <= bytes.count)
        }
    }
}
