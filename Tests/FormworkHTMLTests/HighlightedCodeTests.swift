import FormworkHTML
import Testing

@testable import FormworkPages

struct HighlightedCodeTests {
    @Test func wordsOfSwiftHaveTheirKinds() {
        let code = HighlightedCode("let it = Field.number(\"n\", in: 1...9).value(8_982.5) // \"x\" 1", .swift)
        #expect(Self.words(.name, code) == ["let", "it", "Field", "number", "value"])
        #expect(Self.words(.text, code) == ["\"n\""])
        #expect(Self.words(.number, code) == ["1...9", "8_982.5"])
        #expect(Self.words(.comment, code) == ["// \"x\" 1"])
    }

    @Test func keysOfJSONDifferFromTexts() {
        let code = HighlightedCode("{ \"type\": \"a \\\" b\", \"value\" : [2.5, true] }", .json)
        #expect(Self.words(.name, code) == ["\"type\"", "\"value\"", "true"])
        #expect(Self.words(.text, code) == ["\"a \\\" b\""])
        #expect(Self.words(.number, code) == ["2.5"])
    }

    /// Whatever the code is, it is shown whole, and nothing of it becomes markup.
    @Test(arguments: ["", "<b>\"</b>", "é\"ü\"\u{1F600}", "\"a\\", "//", "/", "1.", "a.b.c", "\n\"no end"])
    func theTextStaysTheSame(_ text: String) {
        for language in HighlightedCode.Language.allCases {
            let code = HighlightedCode(text, language)
            #expect(code.words.map(\.text).joined() == text)
            #expect(!HTMLWriter.string { code.write(to: &$0) }.contains("<b>"))
        }
    }

    private static func words(_ kind: HighlightedCode.Kind, _ code: HighlightedCode) -> [String] {
        code.words.filter { $0.kind == kind }.map(\.text)
    }
}
