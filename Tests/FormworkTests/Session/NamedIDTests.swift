import Formwork
import Testing

/// Ids are text; code that wants to be checked by the compiler names them by an enum.
@Suite struct NamedIDTests {
    private enum Question: String, CaseIterable {
        case amount
        case start = "first-day"
    }

    @Test func rawValuesOfAnEnumAreIDs() throws {
        let form = FormDefinition("loan") {
            FormSection {
                Field.number(Question.amount.rawValue, "Amount")
                Field.date(Question.start.rawValue, "First day")
            }
        }
        let session = FormSession(try CompiledForm(form))
        session.load()
        session.set(Question.amount.rawValue, to: 12)
        session.set(Question.start.rawValue, to: "2026-11-21")
        #expect(session.value(Question.amount.rawValue) == 12)
        let answered = Question.allCases.filter { !session.value($0.rawValue).isBlank }
        #expect(answered == [.amount, .start])
    }
}
