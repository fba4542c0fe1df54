import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// The compiler warns of exactly the defaults that a session does not read as an answer.
struct ValueFitTests {
    static let texts = [
        "a", " 12 ", "12", "12.5", "1e3", "99999999999999999999", "true", "false", "0", "1", "yes",
        "2026-11-21", "08:30", "24:00", "2026-11-21T08:30", "2026-02-30", "2026-11-21T08:30:00Z",
        "2026-11-21 08:30 +01:00",
    ]

    static let values: [FormValue] =
        texts.map { .text($0) } + texts.compactMap { DecimalNumber($0).map { .number($0) } }
        + [.bool(true), .bool(false), .list([.text("a")])]

    @Test(arguments: FieldType.allCases)
    func warnsOfTheDefaultsThatASessionDoesNotRead(_ type: FieldType) throws {
        let form = FormDefinition(
            id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(Field(id: "a", type: type))])])])
        let engine = FormEngine(try CompiledForm(form))
        let field = try #require(engine.form.fields.first)
        for value in Self.values {
            var state = engine.state
            let isRead = state.read(value, for: field).malformedText == nil
            #expect(value.fits(field.valueKind) == isRead, "\(type): \(value)")
        }
    }
}
