import Formwork
import FormworkTestSupport
import Observation
import Synchronization
import Testing

/// Limits that move, in Swift.
struct MovingLimitTests {
    private struct Stay: Codable {
        var arrival: CivilDate
        var departure: CivilDate
        var beds: Int
        var guests: Int?
    }

    private static let json = #"""
        { "id": "stay", "fields": [
          { "id": "arrival", "type": "date", "minimum_date": "today()" },
          { "id": "departure", "type": "date", "minimum_date": "add_days($arrival, 1)",
            "maximum_date": "add_months($arrival, 1)" },
          { "id": "beds", "type": "integer" },
          { "id": "guests", "type": "stepper", "min": 1, "max": "$beds * 2", "step": 1,
            "validations": { "min_value": "$beds", "max_value": 9 } } ] }
        """#

    @Test func aFormInSwiftIsTheSameInJSON() throws {
        let written = FormDefinition("stay") {
            Field.date("arrival").dates(notBefore: "today()")
            Field.date("departure").dates(from: "2026-01-01", to: "2026-02-01")
                .dates(notBefore: "add_days($arrival, 1)").dates(notAfter: "add_months($arrival, 1)")
            Field.integer("beds")
            Field.stepper("guests", in: 1...4).scale(atMost: "$beds * 2").range(atLeast: "$beds")
                .range(atMost: "$beds").range(...9)
        }
        let read = try #require(DefinitionReader.read(Array(Self.json.utf8), fileName: "stay.json").definition)
        #expect(DefinitionWriter.text(written) == DefinitionWriter.text(read))
        #expect(try CompiledForm(written).warnings.isEmpty)
    }

    @Test func aLimitOfAModelIsAnExpressionOfItsProperties() throws {
        let form = FormDefinition("stay", of: Stay.self) { field, its in
            field.date(\.arrival).dates(notBefore: .today)
            field.date(\.departure).dates(notBefore: its.arrival.adding(days: 1)).dates(
                notAfter: its.arrival.adding(months: 1))
            field.integer(\.beds)
            field.integer(\.guests).range(atLeast: its.beds).range(atMost: its.beds * 2)
        }
        let text = DefinitionWriter.text(form)
        #expect(text.contains(#""minimum_date": "today()""#))
        #expect(text.contains(#""minimum_date": "add_days($arrival, 1)""#))
        #expect(text.contains(#""max_value": "$beds * 2""#))
        #expect(try CompiledForm(form).warnings.isEmpty)
    }

    @Test func aConstantLimitTakesThePlaceOfAnExpression() {
        let field = Field.number("n").range(atLeast: "$a").range(atMost: "$b").range(1...2)
        #expect(field.movingLimits.isEmpty && field.validations.minValue == 1)
        #expect(Field.number("n").scale(atLeast: "$a").scale(1...).movingLimits.isEmpty)
        #expect(Field.date("d").dates(notAfter: "$a").dates(to: "2026-01-01").movingLimits.isEmpty)
        #expect(Field.date("d").dates(to: "2026-01-01").dates(notAfter: "$a").maximumDate.isEmpty)
    }

    @MainActor @Test func aViewOfARowIsDrawnAgainWhenItsLimitMoves() throws {
        let model = FormModel(
            try CompiledForm(
                FormDefinition("f") {
                    Field.date("a")
                    Field.date("b").dates(notBefore: "$a")
                    Field.date("c")
                }))
        let row = try #require(model.row(at: "b"))
        let isWoken = Mutex(false)
        withObservationTracking {
            _ = row.presentation
        } onChange: {
            isWoken.withLock { $0 = true }
        }
        model.row(at: "c")?.set("2026-03-01")
        #expect(!isWoken.withLock { $0 })
        model.row(at: "a")?.set("2026-03-01")
        #expect(isWoken.withLock { $0 } && row.presentation?.dateLimits?.first == "2026-03-01")
    }

    @Test func changingAFormKeepsAnswersAndMovesLimits() throws {
        let session = FormSession(try CompiledForm(FormDefinition("f") { Field.integer("n").range(atMost: "3 + 1") }))
        session.set("n", to: 9)
        let changes = session.change(
            to: try CompiledForm(FormDefinition("f") { Field.integer("n").range(atMost: "4 + 1") }))
        #expect(changes.insertions.isEmpty && changes.updates.contains { $0.aspects.contains(.limits) })
        #expect(session.allErrors.first?.parameters == [ErrorParameter("max", .number(5))])
    }
}
