import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Texts in composed and in decomposed letters are the same.
struct ComposedTextTests {
    private static let composed = "Jos\u{E9}"
    private static let decomposed = "Jose\u{301}"

    private func engine(_ fields: [Field]) throws -> FormEngine {
        let section = FormSection(elements: fields.map { .field($0) })
        return FormEngine(try CompiledForm(FormDefinition(id: "f", groups: [FormGroup(sections: [section])])))
    }

    private func value(_ formula: String, _ answer: String) throws -> FormValue? {
        let engine = try engine([Field(id: "a", type: .text), Field(id: "i", type: .info, formula: formula)])
        engine.set("a", .string(answer))
        return engine.state("i")?.value
    }

    @Test(arguments: [
        ("Jose\u{301}", "Jos\u{E9}"), ("Ho\u{302}\u{300}ng", "H\u{1ED3}ng"), ("o\u{300}\u{302}", "\u{F2}\u{302}"),
        ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"), ("\u{212B}", "\u{C5}"), ("\u{958}", "\u{915}\u{93C}"),
        ("a\u{323}\u{302}", "\u{1EAD}"), ("a\u{302}\u{323}", "\u{1EAD}"), ("\u{FEFF}x", "\u{FEFF}x"), ("汉字", "汉字"),
        ("ﾊ\u{FF9E}", "ﾊ\u{FF9E}"), ("ハ\u{3099}", "バ"), ("Ａ", "Ａ"), ("", ""), ("é", "é"),
    ])
    func textsHaveOneWriting(_ text: String, _ composed: String) {
        #expect(text.composed.isSame(as: composed))
        #expect(composed.composed.isSame(as: composed))
    }

    @Test func aLongRowOfMarksStays() {
        let marks = String(repeating: "\u{301}\u{323}", count: 200_000)
        #expect(("a" + marks).composed.isSame(as: "a" + marks))
    }

    @Test func answersAreComposedInEveryWay() throws {
        for type in [FieldType.text, .name, .textView, .address] {
            for way in 0..<3 {
                let engine = try engine([Field(id: "a", type: type)])
                let node = try #require(engine.node(at: "a"))
                switch way {
                case 0: _ = engine.perform(.set(node, .text(Self.decomposed)))
                case 1: _ = engine.perform(.replaceAnswers(["a": .string(Self.decomposed)]))
                default: _ = engine.perform(.edit(node, TextEdit(Self.decomposed)))
                }
                #expect(engine.state("a")?.value == .text(Self.composed), "\(type) \(way)")
            }
        }
    }

    @Test func theControlKeepsWhatWasTyped() throws {
        let engine = try engine([Field(id: "a", type: .text)])
        let node = try #require(engine.node(at: "a"))
        _ = engine.perform(.edit(node, TextEdit(Self.decomposed)))
        #expect(engine.state("a")?.text.isSame(as: Self.decomposed) == true)
    }

    @Test func passwordsStayAsTyped() throws {
        let engine = try engine([Field(id: "a", type: .password)])
        engine.set("a", .string(Self.decomposed))
        #expect(engine.state("a")?.value == .text(Self.decomposed))
    }

    @Test func definitionsAreComposedToo() throws {
        for (literal, answer) in [(Self.composed, Self.decomposed), (Self.decomposed, Self.composed)] {
            #expect(try value("$a == '\(literal)'", answer) == .bool(true))
            #expect(try value("$a in ['x', '\(literal)']", answer) == .bool(true))
            #expect(try value("contains($a, '\(literal.dropFirst(2))')", answer) == .bool(true))
            #expect(try value("starts_with($a, '\(literal)')", answer) == .bool(true))
            #expect(try value("matches($a, '\(literal)')", answer) == .bool(true))
            #expect(try value("length($a)", answer) == .number(4))
        }
        #expect(try value("contains($a, 'Jose')", Self.decomposed) == .bool(false))
    }

    @Test func optionsAndComparisonsAreTheSame() throws {
        for (id, answer) in [(Self.composed, Self.decomposed), (Self.decomposed, Self.composed)] {
            let options = [FieldOption(id: .text(id), title: "J"), FieldOption(id: .text("x"), title: "X")]
            let engine = try engine([
                Field(id: "s", type: .select, options: options),
                Field(id: "m", type: .checkGroup, options: options),
                Field(id: "a", type: .text), Field(id: "b", type: .text, validations: Validations(compareTo: "a")),
                Field(id: "p", type: .text, validations: Validations(pattern: id)),
            ])
            let answers: JSONValue = [
                "s": .string(answer), "m": .array([.string(answer)]), "a": .string(answer), "b": .string(id),
                "p": .string(answer),
            ]
            _ = engine.perform(.replaceAnswers(answers))
            _ = engine.perform(.submit)
            #expect(engine.errors.isEmpty)
            #expect(engine.state("s")?.value == .text(Self.composed))
            #expect(engine.state("m")?.value == .list([.text(Self.composed)]))
        }
    }

    @Test func namesAreTheSame() throws {
        let engine = try engine([
            Field(id: Self.decomposed, type: .text), Field(id: "i", type: .info, formula: "$\(Self.composed)"),
        ])
        _ = engine.perform(.replaceAnswers(JSONValue(.object([JSONMember(Self.decomposed, "x")]))))
        #expect(engine.state("i")?.value == .text("x"))
    }
}
