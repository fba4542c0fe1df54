import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Form filtered names and grouped telephone numbers by the type of the field.
struct OriginalFilterTests {
    private func form(_ fields: String, _ root: (String, String) = ("[", "]")) throws -> FormEngine {
        let json = root.0 + #"{"id":"g","title":"G","sections":[{"id":"s","fields":[\#(fields)]}]}"# + root.1
        let reading = DefinitionReader.read(Array(json.utf8), fileName: "f.json")
        return FormEngine(try #require(reading.form), context: SessionContext())
    }

    private func code(_ engine: FormEngine, _ path: String, _ answer: String) throws -> String? {
        _ = engine.perform(.load(.object([JSONMember(path, .string(answer))])))
        _ = engine.perform(.submit)
        return engine.errors.first { $0.path == path }?.code
    }

    @Test(arguments: [("[", "]"), (#"{"groups":["#, "]}"), (#"{"templates":{},"groups":["#, "]}")])
    func namesOfFormTakeNoDigits(root: (String, String)) throws {
        for type in [#""type":"name""#, #""type":"text","input_type":"name""#] {
            let engine = try form(#"{"id":"n","title":"N",\#(type)}"#, root)
            for name in [
                "Ada", "Ada Lovelace", "Anne-Marie", "O’Brien", "O'Brien", "José", "J. R. Smith", "王小明", "عمر", "",
            ] {
                #expect(try code(engine, "n", name) == nil, "\(name)")
            }
            for name in ["Ada1", "4da", "Ada@home", "Ada_L", "A/B"] {
                #expect(try code(engine, "n", name) == "text_format", "\(name)")
            }
        }
    }

    @Test func namesOfFormworkTakeAnything() throws {
        let engine = try form(#"{"id":"n","title":"N","type":"name"}"#, (#"{"id":"f","groups":["#, "]}"))
        #expect(try code(engine, "n", "Ada1") == nil)
        let masked = try form(#"{"id":"n","title":"N","type":"name","mask":"A0"}"#)
        #expect(try code(masked, "n", "B7") == nil)
    }

    @Test(arguments: [
        ("12345678", "123 45 678"), ("123", "123"), ("1234", "123 4"), ("5551234567", "555 12 34567"),
        ("004712345678", "0047 12345678"), ("+4712345678", "+47 12345678"),
    ])
    func telephoneNumbersAreGroupedAndStoredBare(number: String, shown: String) throws {
        let engine = try form(#"{"id":"companies[0].tel","title":"T","type":"phone_number"}"#)
        let node = try #require(engine.node(at: "companies[0].tel"))
        _ = engine.perform(.set(node, .text(number)))
        #expect(engine.field(node)?.display == shown)
        _ = engine.perform(.edit(node, TextEdit(shown)))
        #expect(engine.field(node)?.value == .text(number) && engine.field(node)?.text == shown)
        #expect(engine.allErrors.isEmpty)
    }

    @Test func whatIsNoTelephoneNumberIsAnError() throws {
        let engine = try form(#"{"id":"t","title":"T","type":"phone_number"}"#)
        #expect(try code(engine, "t", "call me") == "text_format")
        #expect(try code(engine, "t", "1234567890123456") == "text_format")
    }
}
