import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// The rules for all texts, whether they are typed, posted or set by a program.
struct TextRuleTests {
    private func engine(_ type: FieldType, _ rules: Validations = Validations(), format: String = "") throws
        -> FormEngine
    {
        let field = Field(id: "a", type: type, textFormat: format, validations: rules)
        let form = FormDefinition(
            id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
        return FormEngine(try CompiledForm(form))
    }

    /// The code of the error that a text gives, however it arrives.
    private func code(
        _ text: String, _ type: FieldType = .text, _ rules: Validations = Validations(), format: String = ""
    ) throws -> String {
        var codes: [String] = []
        for way in 0..<3 {
            let engine = try engine(type, rules, format: format)
            let node = try #require(engine.node(at: "a"))
            switch way {
            case 0: _ = engine.perform(.edit(node, TextEdit(text)))
            case 1: _ = engine.perform(.set(node, .text(text)))
            default: _ = engine.perform(.replaceAnswers(["a": .string(text)]))
            }
            _ = engine.perform(.submit)
            codes.append(engine.errors.first?.code ?? "")
            #expect(text.utf8.count < 3 || engine.errors.allSatisfy { !$0.message.contains(text) })
        }
        #expect(Set(codes).count == 1, "\(codes)")
        return codes[0]
    }

    @Test(arguments: [
        "a\nb", "a\rb", "a\tb", "a\u{0}", "\u{1B}[2Ja", "a\u{7F}", "a\u{80}b", "a\u{85}b", "a\u{9F}b", "a\u{2028}b",
        "a\u{2029}b", "a\u{202A}b", "a\u{202E}b", "a\u{2066}b", "a\u{2069}b", "a\u{206A}b", "a\u{FFF9}b", "a\u{FFFF}b",

    ])
    func oneLineHasNoControls(text: String) throws {
        for type in [FieldType.text, .name, .address, .password] {
            #expect(try code(text, type) == "characters", "\(type)")
        }
        // In numbers, addresses and user names marks of direction are dropped.
        if text.unicodeScalars.contains(where: { (0x202A...0x206F).contains($0.value) }) { return }
        for type in [FieldType.phone, .email, .url, .username] {
            #expect(try code(text, type) == "characters", "\(type)")
        }
    }

    @Test(arguments: [
        "نمی\u{200C}خواهم", "क्\u{200D}ष", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "שלום\u{200E}!",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "co\u{AD}operate", "é",
    ])
    func whatWritingNeedsStays(text: String) throws {
        #expect(try code(text) == "")
        let engine = try engine(.text)
        engine.set("a", .string(text))
        #expect(engine.values["a"]?.stringValue?.isSame(as: text) == true)
    }

    @Test func severalLinesHaveLineBreaks() throws {
        for text in ["a\nb\r\n\tc", "a\u{2029}b", "x \u{2067}y\u{2069}"] { #expect(try code(text, .textView) == "") }
        for text in ["a\u{0}", "a\u{1B}", "a\u{9B}b", "a\u{FFFE}"] {
            #expect(try code(text, .textView) == "characters")
        }
    }

    @Test(arguments: [
        "", " ", "\u{200B}", "\u{0}", "\u{FEFF}\u{2060}", "\u{AD}", "\u{180E}", "\u{115F}\u{1160}", "\u{3164}",
        "\u{FFA0}",
        "\u{2800}", "\u{FE0F}", "\u{E0100}", "\u{200D}\u{200C}", "\u{202E}", "\n\t", "\u{3000}", "\u{34F}", "\u{1D173}",
        "\u{85}", "\u{E0020}",
    ])
    func whatNobodySeesIsNoAnswer(text: String) throws {
        for type in [FieldType.text, .textView, .password, .email] {
            #expect(try code(text, type, Validations(required: true)) == "required", "\(type)")
            #expect(try code(text, type) == "")
        }
        for type in [FieldType.integer, .number, .currency, .date, .phone] {
            #expect(try code(text, type) == "", "\(type)")
        }
    }

    @Test(arguments: ["Ⅷ", "　字", "⠿", "한", "ﾡ", "🏳", "\u{1D174}♪", "ा"])
    func whatCanBeSeenIsAnAnswer(text: String) throws {
        #expect(try code(text, .text, Validations(required: true)) == "")
    }

    @Test func shortTextsAreShortInBytesToo() throws {
        let marks = String(repeating: "\u{301}", count: 500_000)
        #expect(try code("a" + marks, .text, Validations(maxLength: 10)) == "too_long")
        #expect(try code("a" + marks) == "too_long")
        #expect(try code("a\u{301}", .text, Validations(maxLength: 1)) == "")
        #expect(try code("👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👩🏼", .text, Validations(maxLength: 1)) == "")
        #expect(try code("ཧྐྵྨླྺྼྻྂ", .text, Validations(maxLength: 1)) == "")
        #expect(try code(String(repeating: "a", count: 11), .text, Validations(maxLength: 10)) == "max_length")
    }

    @Test func everyTextHasALimit() throws {
        func text(_ count: Int) -> String { String(repeating: "a", count: count) }
        #expect(try code(text(8_192)) == "" && code(text(8_193)) == "too_long")
        #expect(try code(text(65_536), .textView) == "" && code(text(65_537), .textView) == "too_long")
        #expect(try code(text(100_000), .textView, Validations(maxLength: 100_000)) == "")
        #expect(try code(text(100_001), .textView, Validations(maxLength: 100_000)) == "max_length")
    }

    @Test func addressesAreCheckedUnlessTheFormSaysOtherwise() throws {
        for (type, right, wrong) in [
            (FieldType.email, "ada@例子.公司", "ada"), (.url, "https://例子.公司/a", "javascript:alert(1)"),
        ] {
            #expect(try code(right, type) == "" && code(wrong, type) == "text_format")
            #expect(try code(wrong, type, format: "optional") == "")
            // The form's own rules come first.
            #expect(try code(wrong, type, Validations(pattern: "[0-9]+")) == "pattern")
            #expect(try code(right, type, Validations(format: "^[0-9]+$")) == "format")
        }
        #expect(try code("mailto:a@b.cd", .url) == "text_format")
        #expect(try code("mailto:a@b.cd", .url, format: "uri") == "")
        #expect(try code("javascript:alert(1)", .url, format: "uri") == "text_format")
    }

    @Test func whatIsPastedIsCleanedAndNeverCut() throws {
        let engine = try engine(.text, Validations(maxLength: 4))
        let node = try #require(engine.node(at: "a"))
        _ = engine.perform(.edit(node, TextEdit("one\ttwo\r\n", selection: 9..<9, before: 0..<0)))
        #expect(engine.field(node)?.text == "one two" && engine.values["a"] == "one two")
        _ = engine.perform(.submit)
        #expect(engine.errors.map(\.code) == ["max_length"])
        let code = try self.engine(.text, format: "pin6")
        let place = try #require(code.node(at: "a"))
        _ = code.perform(.edit(place, TextEdit("1299", selection: 4..<4, before: 0..<0)))
        _ = code.perform(.edit(place, TextEdit("1212345699", selection: 8..<8, before: 2..<2)))
        _ = code.perform(.submit)
        #expect(code.errors.map(\.code) == ["text_format"])
    }
}
