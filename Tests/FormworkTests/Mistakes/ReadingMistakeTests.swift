import Formwork
import Foundation
import Synchronization
import Testing

/// Whoever reads a form from JSON hears of what it warns of.
struct ReadingMistakeTests {
    private let json = Data(
        """
        { "titel": "Loan",
          "fields": [ { "id": "a", "title": "A", "requird": true, "type": "biography" } ] }
        """.utf8)

    @Test func theResultHasTheWarnings() throws {
        let reading = try CompiledForm.reading(json, fileName: "loan.json")
        #expect(reading.form.definition.id == "loan")
        #expect(reading.warnings.map(\.code.name) == ["unknown_key", "unknown_key", "unknown_type"])
        #expect(reading.report.contains("loan.json:2:"))
    }

    @Test func onMistakeHearsOfEachOnce() throws {
        let heard = Mutex<[String]>([])
        let environment = FormEnvironment(onMistake: { mistake in
            heard.withLock { $0.append(mistake.localizedDescription) }
        })
        let form = try CompiledForm.read(json, fileName: "loan.json", environment: environment)
        #expect(heard.withLock { $0.count } == 3)
        #expect(
            heard.withLock { $0.first }
                == "loan.json:1:3: `titel` means nothing here and is ignored. Did you mean `title`?")
        _ = FormSession(form, environment: environment)
        #expect(heard.withLock { $0.count } == 3)
        var own: [FormMistake] = []
        _ = try CompiledForm.read(json, fileName: "loan.json", onMistake: { own.append($0) })
        #expect(own.count == 3)
        _ = try CompiledForm.read(Data(#"{"fields":[{"id":"a","title":"A"}]}"#.utf8), fileName: "a.json") {
            own.append($0)
        }
        #expect(own.count == 3)
    }

    @Test func aWarningOfTheFormItselfIsToldByItsSession() throws {
        let heard = Mutex<[String]>([])
        let environment = FormEnvironment(onMistake: { mistake in
            heard.withLock { $0.append(mistake.localizedDescription) }
        })
        let json = Data(#"{"fields":[{"id":"a","title":"A","mask":"00","type":"switch"}]}"#.utf8)
        let reading = try CompiledForm.reading(json, fileName: "a.json")
        let form = try CompiledForm.read(json, fileName: "a.json", environment: environment)
        _ = FormSession(form, environment: environment)
        #expect(heard.withLock { $0.count } == reading.warnings.count && !reading.warnings.isEmpty)
    }

    @Test func aMisspeltTypeDoesNotRun() {
        let json = Data(#"{"fields":[{"id":"a","title":"A","type":"txt"}]}"#.utf8)
        let error = #expect(throws: UnreadableForm.self) { try CompiledForm.read(json, fileName: "a.json") }
        #expect(error?.description.contains("Did you mean `text`?") == true)
    }
}
