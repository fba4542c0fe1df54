import Formwork
import FormworkPresentation
import FormworkTestSupport
import FormworkTesting
import Testing

/// What screens show of a chosen option that is not on offer any more: nothing is ticked, and one sentence says why.
struct WithdrawnOptionTests {
    private func form(isMultiple: Bool, isRequired: Bool = false) -> FormDefinition {
        var gone = FieldOption("chur", "Chur").info("In the mountains")
        gone.visibleWhen = "$all"
        let options = [FieldOption("bern", "Bern"), gone]
        var field = Field.select("town", "Town", options: options)
        field.multiple = isMultiple
        if isRequired { field = field.required() }
        return FormDefinition("f", locale: "en") {
            Field.toggle("all").value(true)
            field
        }
    }

    private func shown(_ session: FormSession) throws -> FieldPresentation {
        try #require(session.engine.node(at: "town").flatMap { session.presentation(of: $0) })
    }

    private func session(isMultiple: Bool, isRequired: Bool = false) throws -> FormSession {
        let session = FormSession(try CompiledForm(form(isMultiple: isMultiple, isRequired: isRequired)))
        session.load()
        session.set("town", to: isMultiple ? .list(["bern", "chur"]) : "chur")
        session.set("all", to: .bool(false))
        return session
    }

    @Test(arguments: [true, false]) func itIsNotListedAndOneSentenceSaysSo(isMultiple: Bool) throws {
        let shown = try shown(session(isMultiple: isMultiple))
        #expect(shown.options.map(\.id) == ["bern"])
        #expect(shown.listedOptions.map(\.id) == ["bern"] && shown.listedOptions[0].isChosen == isMultiple)
        #expect(shown.hint == MessageCatalogs.english.text("ui.choice_gone"))
    }

    @Test(arguments: [true, false]) func itIsTickedAgainAsSoonAsItIsOffered(isMultiple: Bool) throws {
        let session = try session(isMultiple: isMultiple)
        session.set("all", to: .bool(true))
        let shown = try shown(session)
        #expect(shown.listedOptions.map(\.isChosen) == [isMultiple, true] && shown.hint.isEmpty)
    }

    @Test func ofSeveralOthersAreChosenWithoutIt() throws {
        let session = try session(isMultiple: true)
        let bern = try shown(session).listedOptions[0].option
        session.perform(try shown(session).toggle(bern))
        #expect(session.value("town") == .blank, "what is gone does not count")
        #expect(try shown(session).listedOptions.map(\.isChosen) == [false])
        session.set("all", to: .bool(true))
        #expect(session.value("town") == .list(["chur"]), "it was kept")
    }

    @Test(arguments: [true, false]) func ofOneItIsTakenBackUnlessAnAnswerIsNeeded(isRequired: Bool) throws {
        let session = try session(isMultiple: false, isRequired: isRequired)
        #expect(try shown(session).isClearable == !isRequired)
        session.perform(.set(try shown(session).state.node, .blank))
        #expect(try shown(session).state.notice == nil)
    }

    @Test func anOptionThatTheFormSwitchedOffIsTakenBackToo() throws {
        let options = [FieldOption("bern", "Bern"), FieldOption("chur", "Chur").disabled()]
        let session = FormSession(
            try CompiledForm(FormDefinition("f") { Field.checkGroup("town", "Town", options: options) }))
        session.load(["town": ["chur"]])
        let listed = try shown(session).listedOptions
        #expect(listed.map(\.id) == ["bern", "chur"] && listed.map(\.isOffered) == [true, false])
        #expect(listed.map(\.isEnabled) == [true, true])
        session.perform(try shown(session).toggle(listed[1].option))
        #expect(session.value("town") == .blank)
        #expect(try shown(session).listedOptions.map(\.isEnabled) == [true, false])
    }

    @Test func anAnswerThatNoOptionHasIsListedByItsId() throws {
        let session = FormSession(try CompiledForm(form(isMultiple: true)))
        session.load(["town": ["bern", "atlantis"]])
        #expect(try shown(session).listedOptions.map(\.title) == ["Bern", "Chur", "atlantis"])
        #expect(try shown(session).listedOptions.map(\.info) == ["", "In the mountains", "No longer offered"])
        session.replaceOptions(at: "town", with: [])
        // Options may still be on their way.
        #expect(try shown(session).listedOptions.map(\.title) == ["Bern"])
    }
}
