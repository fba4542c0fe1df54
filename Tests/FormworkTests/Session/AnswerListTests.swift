import Formwork
import FormworkPresentation
import FormworkTestSupport
import Testing

struct AnswerListTests {
    private func session(_ form: FormDefinition, _ answers: JSONValue) throws -> FormEngine {
        let context = SessionContext(messages: MessageCatalogs.catalog(for: "en"))
        let engine = FormEngine(try CompiledForm(form), context: context)
        _ = engine.perform(.load(answers))
        return engine
    }

    private let trip = FormDefinition("trip", title: "Trip") {
        FormPage("you", "You") {
            Field.name("name", "Name")
            Field.password("code", "Code")
            Field.text("fixed", "Fixed").disabled()
            Field.button("go", "Go")
        }
        FormPage("party", "Party") {
            FormSection("guests", "Guests") { Field.name("name", "Name") }.repeating(0...3)
            FormSection("more", "More") { Field.text("wish", "Wish").visible(when: "present($name)") }
        }
    }
    .review()

    @Test func secretsAndMissingAnswersHaveNoWordsOfTheApp() throws {
        let engine = try session(trip, ["name": "Ada", "code": "secret"])
        let texts = AnswerList(engine) { path, _ in path == "fixed" ? "wrong" : "of \(path)" }.blocks.flatMap(\.answers)
        #expect(texts.first { $0.path == "name" }?.text == "of name")
        #expect(texts.first { $0.path == "code" }?.text == "••••••••")
        #expect(texts.first { $0.path == "fixed" }?.text == "")
    }

    @MainActor @Test func theReviewOfAModelHasTheWordsOfTheApp() async throws {
        let environment = FormEnvironment().display("name") { "Dear \($0.canonicalText)" }
        let model = FormModel(FormSession(try CompiledForm(trip), environment: environment))
        model.session.set("name", to: "Ada")
        model.goOn()
        model.goOn()
        #expect(model.review.flatMap(\.answers).first { $0.path == "name" }?.text == "Dear Ada")
    }

    @Test func answersStandUnderTheirTitlesWithTheStepThatChangesThem() throws {
        let engine = try session(trip, ["name": "Ada", "code": "secret", "guests": [["name": "Bo"]]])
        let blocks = AnswerList(engine).blocks
        #expect(blocks.map(\.title) == ["You", "Party", "Guests 1", "More"])
        #expect(blocks.map(\.depth) == [0, 0, 1, 1])
        let you = try #require(blocks.first).answers
        #expect(you.map(\.title) == ["Name", "Code", "Fixed"])
        #expect(you.map(\.text) == ["Ada", "••••••••", ""], "of a secret it says that there is one")
        #expect(you.map(\.step) == [.page("you"), .page("you"), nil])
        #expect(blocks.flatMap(\.answers).map(\.path) == ["name", "code", "fixed", "guests[0].name", "wish"])
    }

    @Test func whatIsHiddenHasNoAnswerAndASectionWithoutItemsIsOneLine() throws {
        let engine = try session(trip, .object([]))
        let answers = AnswerList(engine).blocks.flatMap(\.answers)
        #expect(answers.map(\.title) == ["Name", "Code", "Fixed", "Guests"])
        let guests = try #require(answers.last)
        #expect(guests.row.kind == .addItem && guests.step == .page("party") && guests.text.isEmpty)
    }

    @Test func aFormWithoutPagesHasNoStepsToGoTo() throws {
        let engine = try session(
            FormDefinition("f") { FormSection("s", "Section") { Field.text("a", "A") } }, ["a": "x"])
        let blocks = AnswerList(engine).blocks
        #expect(blocks.map(\.title) == ["Section"])
        #expect(blocks.flatMap(\.answers).map(\.step) == [nil])
        #expect(blocks.flatMap(\.answers).map(\.text) == ["x"])
    }
}
