import Formwork
import Foundation
import Testing

/// The app's words for answers are in the language of the session.
struct DisplayLanguageTests {
    private let form = FormDefinition("f", locale: "de") {
        Field.decimal("price")
        Field.date("day")
        Field.text("name")
        Field.decimal("weight")
    }

    private func shown(_ path: String, _ language: String, _ environment: FormEnvironment) throws -> String? {
        let form = try CompiledForm(form)
        let session = FormSession(
            form, context: SessionContext(for: form, language: language), environment: environment)
        session.load(["price": 1250.5, "day": "2026-11-26", "name": "Ada", "weight": 1250.5])
        return session.field(at: path)?.display
    }

    @Test func formatsSpeakTheSessionsLanguage() throws {
        let environment = FormEnvironment()
            .display("price", as: .currency(code: "EUR"))
            .display("day", as: Date.FormatStyle(date: .complete, time: .omitted, timeZone: .gmt), in: .gmt)
            .display("weight", with: decimals())
        #expect(try shown("price", "de", environment) == "1.250,50\u{A0}€")
        #expect(try shown("price", "en", environment) == "€1,250.50")
        #expect(try shown("day", "de", environment) == "Donnerstag, 26. November 2026")
        #expect(try shown("day", "fr", environment)?.contains("novembre") == true)
        #expect(try shown("weight", "de", environment) == "1.250,5")
    }

    private func decimals() -> Formatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    @Test func aLocaleOfItsOwnIsKept() throws {
        let environment = FormEnvironment()
            .display("price", as: .currency(code: "EUR").locale(Locale(identifier: "ja_JP")))
        #expect(
            try shown("price", "de", environment) == "€\u{200B}1,250.50"
                || shown("price", "de", environment) == "€1,250.50")
    }

    @Test func aClosureGetsTheLocale() throws {
        let environment = FormEnvironment()
            .display("name") { value, locale in
                "\(value.canonicalText) \(locale.language.languageCode?.identifier ?? "")"
            }
        #expect(try shown("name", "de", environment) == "Ada de")
        #expect(try shown("name", "fr", environment) == "Ada fr")
        let words = environment.answerWords(in: SessionContext(for: try CompiledForm(form), language: "sv"))
        #expect(words?("name", "Bo") == "Bo sv")
    }
}
