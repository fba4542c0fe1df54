import Formwork
import FormworkTestSupport
import Testing

struct SuccessTextTests {
    @Test func answersAreFilledInAsPeopleReadThem() throws {
        let form = FormDefinition(
            "f", success: .text("{first} pays {price} on {day}, {plan}. {missing}{address.street} {pin} {braces")
        ) {
            Field.text("first")
            Field.currency("price", code: "EUR")
            Field.date("day")
            Field.select("plan", options: [FieldOption("a", "Plan A")])
            Field.text("missing")
            Field.password("pin")
            FormSection("address") { Field.text("street") }.nested()
        }
        .successTitle("Bye {first}")
        let context = SessionContext(locale: LocaleRecord(languageTag: "en", currencies: ["EUR"]))
        let engine = FormEngine(try CompiledForm(form), context: context)
        _ = engine.perform(
            .load([
                "first": "Ada", "price": 1200, "day": "2026-11-21", "plan": "a", "pin": "1234",
                "address": ["street": "Main St"],
            ]))
        #expect(engine.successTitle == "Bye Ada")
        #expect(engine.successText == "Ada pays €1,200.00 on November 21, 2026, Plan A. Main St •••••••• {braces")
    }

    @Test func calculatedAmountsAndDaysAreFilledInAsTheirOwnFieldsShowThem() throws {
        let form = FormDefinition("f", success: .text("{gross} is due by {due}.")) {
            Field.currency("net", code: "EUR")
            Field.info("gross").formula("$net * 1.19")
            Field.hidden("due").formula("add_days(date('2026-11-21'), 14)")
            Field.info("total").formula("Total {gross}")
        }
        let context = SessionContext(locale: LocaleRecord(languageTag: "en", currencies: ["EUR"]))
        let session = FormSession(try CompiledForm(form), context: context)
        session.load(["net": 1.56])
        #expect(session.successWords.text == "€1.86 is due by December 5, 2026.")
        let total = try #require(session.engine.node(at: "total"))
        #expect(session.engine.field(total)?.display == "Total €1.86")
        session.load(["net": 1000])
        #expect(session.engine.field(total)?.display == "Total €1,190.00")
    }

    @Test func aFormThatSaysNothingHasTheWordsOfItsCatalog() throws {
        let context = SessionContext(messages: MessageCatalogs.catalog(for: "en"))
        let silent = FormSession(try CompiledForm(FormDefinition("f") { Field.text("a") }), context: context)
        #expect(silent.successWords.title == "Thank you")
        #expect(silent.successWords.text == "Your answers have been saved.")
        let form = FormDefinition("f", success: .text("Bye {a}")) { Field.text("a") }.successTitle("Well done, {a}")
        let session = FormSession(try CompiledForm(form), context: context)
        session.load(["a": "Ada"])
        #expect(session.successWords.title == "Well done, Ada" && session.successWords.text == "Bye Ada")
    }

    @Test func answersAreInTheWordsOfTheApp() throws {
        let form = FormDefinition("f", success: .text("Painted {color}, {pin}.")) {
            Field.text("color")
            Field.password("pin")
        }
        .successTitle("{color}!")
        let environment = FormEnvironment().display("color") { $0 == "#ff0000" ? "Red" : nil }.display("pin") { _ in "X"
        }
        let session = FormSession(try CompiledForm(form), environment: environment)
        session.load(["color": "#ff0000", "pin": "1234"])
        #expect(session.successWords.title == "Red!" && session.successWords.text == "Painted Red, ••••••••.")
        session.load(["color": "#00ff00", "pin": "1234"])
        #expect(session.successWords.title == "#00ff00!")
        let words = session.engine.successWords(in: environment.answerWords, hiding: ["color"])
        #expect(words.title == "••••••••!")
    }

    @Test func aTextWithoutNamesStaysAsItIs() throws {
        let engine = FormEngine(try CompiledForm(FormDefinition("f", success: .text("Thanks")) { Field.text("a") }))
        #expect(engine.successText == "Thanks" && engine.successTitle.isEmpty)
        #expect(!engine.form.definition.namesAnswersAfterSubmission)
    }
}
