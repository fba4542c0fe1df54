import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// What cannot be read as it is written is told, and not changed silently.
struct LongNumberTests {
    private func problems(_ json: String) -> [String] {
        read(json).diagnostics.map { $0.code.name + " " + $0.path + " " + $0.found + " " + $0.expected.joined() }
    }

    @Test func digitsThatAreCutAreAWarning() {
        let nines = String(repeating: "9", count: 35)
        #expect(
            problems(#"{"fields":[{"id":"a","type":"number","validations":{"max_value":\#(nines)}}]}"#)
                == ["converted_value fields[0].validations.max_value \(nines) 100000000000000000000000000000000000"])
        let third = "0.33333333333333333333333333333333333"
        #expect(
            problems(#"{"fields":[{"id":"a","type":"number","value":\#(third)}]}"#)
                == ["converted_value fields[0].value \(third) \(third.dropLast())"])
    }

    @Test(arguments: [
        "1e30", "1.50000000000000000000000000000000000000000", "100000000000000000000000000000000000000000",
        "0.000000000000000000000000000000000000001", "-1234567890123456789012345678901234",
    ])
    func zerosAreNoDigitsThatCount(_ number: String) {
        #expect(problems(#"{"fields":[{"id":"a","type":"number","value":\#(number)}]}"#) == [])
    }

    @Test func filesOfWideCharactersAreNamedAsSuch() {
        let text = #"{"fields":[{"id":"a"}]}"#
        for mark: [UInt8] in [[], [0xFF, 0xFE]] {
            let bytes = mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            #expect(DefinitionReader.read(bytes, fileName: "f.json").diagnostics.map(\.code.name) == ["invalid_utf8"])
        }
    }
}
