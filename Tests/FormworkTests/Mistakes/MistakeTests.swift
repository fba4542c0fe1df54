import Formwork
import Foundation
import Testing

/// What code gets wrong around a form is said, and nothing traps.
struct MistakeTests {
    private let form = FormDefinition("f") {
        Field.integer("amount")
        FormSection("address") { Field.text("street") }.nested()
        FormSection("guests") { Field.name("name") }.repeating(1...3)
    }

    private func session(_ mistakes: Mistakes) throws -> FormSession {
        FormSession(try CompiledForm(form), environment: FormEnvironment(onMistake: mistakes.hear))
    }

    @Test func aPathThatTheFormDoesNotHaveIsReportedWhereverItIsUsed() throws {
        let expected = FormMistake.unknownPath("amonut", nearest: ["amount"])
        let uses: [(FormSession, Mistakes) -> Void] = [
            { session, _ in session.set("amonut", to: 1) }, { session, _ in _ = session.value("amonut") },
            { session, _ in _ = session.validity("amonut") }, { session, _ in _ = session.options(at: "amonut") },
            { session, owner in session.onChange("amonut", owner: owner) { _, _ in } },
            { session, _ in session[FieldKey<Int>("amonut")] = 1 },
            { session, _ in
                let value: Int? = session["amonut"]
                #expect(value == nil)
            },
        ]
        for use in uses {
            let mistakes = Mistakes()
            let session = try session(mistakes)
            use(session, mistakes)
            // The same mistake is said once.
            use(session, mistakes)
            #expect(mistakes.all == [expected])
        }
        #expect(expected.localizedDescription == "The form has no field `amonut`. Did you mean `amount`?")
    }

    @Test(arguments: [
        ("guest[0].name", "guests[].name"), ("guests[0].nam", "guests[].name"), ("address.stret", "address.street"),
    ])
    func theNearestPathIsFoundInItemsAndNestedForms(_ path: String, _ nearest: String) throws {
        let mistakes = Mistakes()
        _ = try session(mistakes).value(path)
        #expect(mistakes.all == [.unknownPath(path, nearest: [nearest])])
    }

    @Test func anItemThatIsNotThereHasNoAnswerAndCannotBeWritten() throws {
        let mistakes = Mistakes()
        let session = try session(mistakes)
        #expect(session.value("guests[2].name") == .blank)
        #expect(mistakes.all.isEmpty)
        session.set("guests[2].name", to: "Ada")
        #expect(mistakes.all == [.missingItem(path: "guests[2].name")])
    }

    @Test func aGroupOfValidatorsIsNotMissingAndItsMembersMayBe() throws {
        let mistakes = Mistakes()
        let form = try CompiledForm(FormDefinition("f") { Field.text("user").validators("good") })
        let environment = FormEnvironment(onMistake: mistakes.hear)
            .validator("long", message: "Too short") { $0.value.canonicalText.count > 3 }
        _ = FormSession(form, environment: environment.validators("good", inOrder: "long"))
        #expect(mistakes.all.isEmpty)
        _ = FormSession(form, environment: environment.validators("good", inOrder: "long", "digit"))
        #expect(mistakes.all == [.missingCheck(name: "digit")])
    }

    @Test func itemsThatTheFormDoesNotHaveAreReported() throws {
        let mistakes = Mistakes()
        let session = try session(mistakes)
        session.load()
        session.addItem(to: "guest")
        session.removeItem("guests[7]")
        session.moveItem("guest[0]", to: 1)
        session.replaceOptions(at: "amonut", with: [])
        #expect(
            mistakes.all == [
                .unknownPath("guest", nearest: ["guests"]), .missingItem(path: "guests[7]"),
                .unknownPath("guest[0]", nearest: ["guests"]), .unknownPath("amonut", nearest: ["amount"]),
            ])
    }

    @Test func knownPathsAreNoMistakes() throws {
        let mistakes = Mistakes()
        let session = try session(mistakes)
        session.onChange("guests[].name", owner: mistakes) { _, _ in }
        session.onChange("guests[1].name", owner: mistakes) { _, _ in }
        session.set("guests[0].name", to: "Ada")
        session.set("address.street", to: "Hill 1")
        #expect(mistakes.all.isEmpty)
    }

    @Test func checksThatTheEnvironmentDoesNotHaveAreReportedOnce() throws {
        struct Polite: FieldValidator {
            func error(in answer: FieldAnswer) -> CustomError? { nil }
        }
        let mistakes = Mistakes()
        let form = FormDefinition("f") {
            Field.text("a").validators("polite", "short").asyncChecks("free")
            Field.text("b").validators("short")
        }
        let environment = FormEnvironment(validators: ["polite": Polite()], onMistake: mistakes.hear)
        _ = FormSession(try CompiledForm(form), environment: environment)
        #expect(mistakes.all == [.missingCheck(name: "short"), .missingCheck(name: "free")])
    }

    @Test func warningsOfTheFormAreReportedWhenASessionOpens() throws {
        let mistakes = Mistakes()
        let form = FormDefinition("f") {
            Field.toggle("advanced").target(.show, section: "detials")
            FormSection("details") { Field.text("more") }
        }
        _ = FormSession(try CompiledForm(form), environment: FormEnvironment(onMistake: mistakes.hear))
        #expect(
            mistakes.all == [
                .definition(
                    "`advanced` (`targets[0].id`): The target `detials` names nothing that it can act on. Did you mean "
                        + "`details`?")
            ])
    }
}

/// The errors of a form are sentences with ids and guesses, in Swift as in JSON.
struct DefinitionSentenceTests {
    private func sentences(_ form: FormDefinition) -> String {
        do { _ = try CompiledForm(form) } catch { return error.localizedDescription }
        return ""
    }

    @Test func anErrorNamesTheFieldAndTheNearestName() {
        let form = FormDefinition("f") {
            Field.integer("months")
            FormSection("guests") { Field.info("price", formula: "$monhts * 2") }.repeating()
        }
        #expect(
            sentences(form)
                == "`guests[].price` (`formula`): There is no field `$monhts` that can be read here. Did you mean `$months`?"
        )
    }

    @Test func everyErrorIsALine() {
        let form = FormDefinition("f") {
            Field.text("a").visible(when: "$b")
            Field.text("")
            Field.time("c").every(minutes: 7)
        }
        #expect(
            sentences(form).split(separator: "\n") == [
                "`a` (`visible_when`): There is no field `$b` that can be read here. Did you mean `$a`?",
                "`groups[0].sections[0].fields[1]`: An `id` is missing here: it names the answer among the values.",
                "`c` (`minute_interval`): `minute_interval` takes a number of minutes that divides an hour, not 7.",
            ])
    }

    /// What the reader of JSON refuses, a form in Swift is refused for too.
    @Test(arguments: [
        (Field.date("a").dates(from: "01/01/2026"), DefinitionProblem.Code.unreadableDate, "minimum_date"),
        (Field.time("a").dates(to: "25:00"), .unreadableDate, "maximum_date"),
        (Field.time("a").every(minutes: 7), .wrongValue, "minute_interval"),
        (Field.time("a").every(minutes: -5), .wrongValue, "minute_interval"),
        (Field.text("a").size(width: 0), .wrongValue, "width"),
        (Field.text("a").size(width: .max), .wrongValue, "width"),
        (Field.text("a").size(height: 101), .wrongValue, "height"),
        (Field.text("a").length(...(-1)), .wrongValue, "max_length"),
        (Field.slider("a", in: 0...1).step(0), .wrongValue, "step"),
    ])
    func aValueThatNoKeyTakesIsAnError(_ field: Field, _ code: DefinitionProblem.Code, _ key: String) {
        let problems = CompiledForm.problems(in: FormDefinition("f") { field })
        #expect(problems.map(\.code) == [code])
        #expect(problems.map(\.key) == [key])
        #expect(sentences(FormDefinition("f") { field }).hasPrefix("`a` (`\(key)`): "))
    }

    @Test(arguments: [
        Field.integer("a").value("many"), Field.integer("a").value(1.5), Field.number("a").value(true),
        Field.toggle("a").value("perhaps"), Field.date("a").value("01/01/2026"), Field.text("a").value(["x", "y"]),
        Field.select("a", options: [FieldOption("single")]).value("singel"),
        Field.checkGroup("a", options: [FieldOption("x")]).value(["x", "z"]),
    ])
    func aDefaultThatIsNoAnswerIsAWarning(_ field: Field) {
        #expect(CompiledForm.problems(in: FormDefinition("f") { field }).map(\.code) == [.wrongDefault])
    }

    @Test(arguments: [
        Field.integer("a").value("12"), Field.number("a").value(1.5), Field.toggle("a").value(1),
        Field.date("a").value("2026-01-01T08:00:00Z"), Field.text("a").value(3), Field.hidden("a", value: ["x"]),
        Field.select("a", options: [FieldOption(1, "One")]).value("1"),
        Field.checkGroup("a", options: [FieldOption("x")]).value("x"), Field.select("a", options: []).value("later"),
        Field.dateTime("a").dates(from: "2026-01-01", to: "2026-12-31"),
    ])
    func aDefaultThatASessionTakesIsNone(_ field: Field) {
        #expect(CompiledForm.problems(in: FormDefinition("f") { field }).isEmpty)
    }
}
