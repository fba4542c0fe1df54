import Formwork
import FormworkTestSupport
import Testing

struct PresentationTests {
    private func field(_ field: Field, answers: JSONValue = [:]) throws -> FieldPresentation {
        let form = FormDefinition("form") { FormSection("section") { field } }
        let session = FormSession(try CompiledForm(form), context: SessionContext(messages: MessageCatalogs.english))
        session.load(answers)
        return try #require(session.engine.node(at: field.id).flatMap { session.engine.presentation(of: $0) })
    }

    @Test(arguments: [
        (Field.email("a", "A"), TypingTraits.Keyboard.email, TypingTraits.Capitalization.none, "email"),
        (Field.phone("a", "A"), .telephone, .none, "tel"),
        (Field.name("a", "A"), .usual, .words, "name"),
        (Field.text("a", "A"), .usual, .sentences, ""),
        (Field.url("a", "A"), .url, .none, "url"),
        (Field.username("a", "A"), .usual, .none, "username"),
        (Field.address("a", "A"), .usual, .words, "address-line1"),
        (Field.password("a", "A"), .usual, .none, ""),
        (Field.integer("a", "A"), .usual, .none, ""),
        (Field.integer("a", "A").range(0...), .numeric, .none, ""),
        (Field.decimal("a", "A").range(0...), .decimal, .none, ""),
        (Field.text("a", "A").autocomplete("postal-code"), .usual, .none, "postal-code"),
    ])
    func keyboardsCapitalsAndPurposesComeFromTheField(
        asked: Field, keyboard: TypingTraits.Keyboard, capitals: TypingTraits.Capitalization, purpose: String
    ) throws {
        let typing = try field(asked).typing
        #expect(typing.keyboard == keyboard && typing.capitalization == capitals && typing.purpose == purpose)
    }

    @Test func otherPeoplesFieldsAreNotFilledInWithOnesOwn() throws {
        let form = FormDefinition("form") {
            FormSection("guests") { Field.email("mail", "Mail") }.repeating(1...2)
        }
        let session = FormSession(try CompiledForm(form))
        let node = try #require(session.engine.node(at: "guests[0].mail"))
        #expect(session.engine.presentation(of: node)?.typing.purpose == "")
    }

    @Test func sixOptionsAreShownAtOnceAndSevenInAMenu() throws {
        let options = (1...7).map { FieldOption(id: .number(DecimalNumber($0)), title: "Option \($0)") }
        #expect(try field(Field.select("a", "A", options: Array(options.prefix(6)))).control == .radios)
        let menu = try field(Field.select("a", "A", options: options))
        #expect(menu.control == .menu && menu.placeholder == "Choose…")
    }

    @Test(arguments: [(1, 1), (8, 1), (25, 3), (33, 4), (50, 6), (66, 8), (99, 12), (100, 12)])
    func widthsAreTwelfths(width: Int, columns: Int) throws {
        #expect(try field(Field.text("a", "A").size(width: width)).columns == columns)
    }

    @Test func picturesAreAddressesSymbolsOrAssets() {
        #expect(ImageSource("symbol:star.fill") == .symbol("star.fill"))
        #expect(ImageSource("asset:Logo") == .asset("Logo"))
        #expect(ImageSource("/logo.png") == .address("/logo.png"))
        #expect(ImageSource("") == nil)
    }

    @Test func secretsAreNotSpoken() throws {
        let secret = try field(Field.password("a", "A"), answers: ["a": "hunter2"])
        #expect(secret.spokenValue.isEmpty)
        #expect(try field(Field.text("a", "A"), answers: ["a": "Ada"]).spokenValue == "Ada")
    }

    @Test func theLastFieldSubmitsAndThoseBeforeGoOn() throws {
        let form = FormDefinition("form") {
            Field.text("a", "A")
            Field.toggle("more", "More").value(true)
            Field.text("b", "B").visible(when: "$more")
        }
        let session = FormSession(try CompiledForm(form))
        session.load()
        var presentation = FormPresentation(session.engine)
        let row = { (path: String) in RowID(.field, session.engine.node(at: path)!) }
        #expect(presentation.returnKey(of: row("a")) == .next && presentation.returnKey(of: row("b")) == .send)
        presentation.note(session.set("more", to: false))
        #expect(presentation.returnKey(of: row("more")) == .send)
    }
}
