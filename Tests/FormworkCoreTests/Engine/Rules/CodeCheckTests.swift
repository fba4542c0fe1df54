import FormworkCore
import FormworkTestSupport
import Testing

/// Checks in expressions and in code.
struct CodeCheckTests {
    private static let form = FormDefinition(
        id: "trip",
        groups: [
            FormGroup(sections: [
                FormSection(
                    id: "stay",
                    elements: [
                        .field(Field(id: "start", type: .date)),
                        .field(
                            Field(
                                id: "end", type: .date, title: "End",
                                validations: Validations(rules: [
                                    AssertionRule("$end > $start", message: "“{title}” comes after the start"),
                                    AssertionRule("$end != '2026-12-25'"),
                                ]))),
                    ]),
                FormSection(
                    id: "account",
                    elements: [
                        .field(
                            Field(
                                id: "user", type: .username,
                                validations: Validations(
                                    minLength: 2, validators: ["polite", "short"], asyncChecks: ["free"]))),
                        .field(Field(id: "city", type: .text, validations: Validations(required: true))),
                    ]),
            ])
        ])

    private func session() throws -> CodeCheckedSession {
        CodeCheckedSession(try Sample.session(Self.form)) { name, field in
            switch (name, field.value) {
            case ("polite", .text("rude")): CustomError(code: "rude", message: "Be polite")
            case ("short", .text(let text)) where text.count > 8: CustomError(code: "long", message: "Too long")
            default: nil
            }
        }
    }

    @Test func aRuleHasItsOwnWordsWaitsForAnAnswerAndClearsWhenTheOtherFieldMendsIt() throws {
        let engine = try Sample.session(Self.form)
        engine.set("start", "2026-12-01")
        engine.set("end", "2026-11-01")
        engine.play(["op": "submit"])
        let error = try #require(engine.errors.first)
        #expect(error.path == "end" && error.code == "rule" && error.message == "“End” comes after the start")
        engine.set("start", "2026-10-01")
        #expect(!engine.errors.contains { $0.path == "end" })
        engine.set("end", "2026-12-25")
        #expect(engine.errors.first { $0.path == "end" }?.parameters == [ErrorParameter("rule", .number(1))])
        engine.set("end", .null)
        #expect(!engine.errors.contains { $0.path == "end" })
    }

    @Test func rulesSurviveTheWayToTheBrowser() throws {
        let engine = FormEngine(try CompiledForm(archive: CompiledForm(Self.form).archive()))
        engine.set("start", "2026-12-01")
        engine.set("end", "2026-12-25")
        engine.play(["op": "submit"])
        #expect(engine.errors.first?.parameters == [ErrorParameter("rule", .number(1))])
        engine.set("end", "2026-11-01")
        #expect(engine.errors.first?.message == "“End” comes after the start")
    }

    @Test func validatorsRunInOrderAfterTheRulesUntilOneFails() throws {
        let session = try session()
        let engine = session.engine
        engine.set("user", "rude")
        #expect(engine.error(at: try #require(engine.node(at: "user")))?.code == "rude")
        engine.set("user", "x")
        #expect(engine.error(at: try #require(engine.node(at: "user")))?.code == "min_length")
        engine.set("user", "much too long")
        #expect(engine.error(at: try #require(engine.node(at: "user")))?.message == "Too long")
        engine.set("user", "anna")
        #expect(engine.error(at: try #require(engine.node(at: "user"))) == nil)
    }

    @Test func aFormIsAskedForAllErrorsTheFirstThoseOfASectionOrTheRightValues() throws {
        let session = try session()
        let engine = session.engine
        engine.set("user", "rude")
        #expect(engine.errors.isEmpty)
        #expect(engine.allErrors.map(\.path) == ["user", "city"])
        #expect(throws: ShownError.self) { try engine.validValues() }
        let stay = RowID(.sectionHeader, NodeID(element: 1))
        let account = RowID(.sectionHeader, NodeID(element: 4))
        #expect(engine.allErrors(in: stay).isEmpty && engine.allErrors(in: account).count == 2)
        engine.set("start", "2026-12-01")
        let subset = engine.validSubset()
        #expect(subset.values == ["start": "2026-12-01"] as JSONValue && subset.errors.count == 2)
        let sent = engine.validSubset(ValueOptions(names: .parameters, blanks: .null))
        #expect(sent.values["start"] == "2026-12-01" && sent.values["user"] == nil && sent.errors.count == 2)
        engine.set("user", "anna")
        engine.set("city", "Bern")
        #expect(try engine.validValues()["city"] == "Bern")
    }

    @Test func aCheckThatTakesTimeBeginsWhenTheFocusLeavesAFieldThatPasses() throws {
        let session = try session()
        let user = try #require(session.engine.node(at: "user"))
        _ = session.perform(.blur(user))
        #expect(session.takeRequests().isEmpty)
        _ = session.perform(.edit(user, TextEdit("rude")))
        _ = session.perform(.blur(user))
        #expect(session.takeRequests().isEmpty)
        _ = session.perform(.edit(user, TextEdit("anna")))
        _ = session.perform(.blur(user))
        let requests = session.takeRequests()
        #expect(requests.map(\.names) == [["free"]] && session.takeRequests().isEmpty)
        #expect(session.validity(of: user) == .pending)
        let changes = session.resolve(requests[0], CustomError(code: "taken", message: "Taken"))
        #expect(changes.updates.map(\.id.node) == [user])
        #expect(session.validity(of: user) == .invalid && session.engine.errors.map(\.code) == ["taken"])
        _ = session.perform(.edit(user, TextEdit("bert")))
        #expect(session.engine.errors.isEmpty && session.validity(of: user) == .valid)
    }

    @Test func aSubmissionDoesNotWaitForChecksOfHiddenFields() throws {
        var form = Self.form
        form.updateFields(["user"]) { $0.visibleWhen = "$city != 'Bern'" }
        let session = CodeCheckedSession(try Sample.session(form))
        session.engine.set("user", "anna")
        session.engine.set("city", "Bern")
        #expect(session.perform(.submit).submission == .accepted && session.takeRequests().isEmpty)
    }

    @Test func anOutcomeForAnAnswerThatHasChangedIsDropped() throws {
        let session = try session()
        let user = try #require(session.engine.node(at: "user"))
        var requests: [CheckRequest] = []
        for name in ["anna", "bert", "anna"] {
            _ = session.perform(.edit(user, TextEdit(name)))
            _ = session.perform(.blur(user))
            requests += session.takeRequests()
        }
        #expect(requests.count == 3)
        for old in requests.dropLast() {
            #expect(session.resolve(old, CustomError(code: "taken", message: "Taken")).isEmpty)
        }
        #expect(session.validity(of: user) == .pending)
        _ = session.resolve(requests[2], nil)
        #expect(session.validity(of: user) != .pending && session.engine.errors.isEmpty)
    }

    @Test func aSubmissionWaitsForChecksAndCompletesByItselfAndAnEditCancelsIt() throws {
        let session = try session()
        let user = try #require(session.engine.node(at: "user"))
        session.engine.set("user", "anna")
        session.engine.set("city", "Bern")
        #expect(session.perform(.submit).submission == .waiting)
        let request = try #require(session.takeRequests().first)
        #expect(session.resolve(request, nil).submission == .accepted)
        #expect(session.perform(.submit).submission == .accepted)

        _ = session.perform(.set(user, .text("bert")))
        #expect(session.perform(.submit).submission == .waiting)
        let second = try #require(session.takeRequests().first)
        #expect(session.resolve(second, CustomError(code: "taken", message: "Taken")).submission == .refused)

        _ = session.perform(.set(user, .text("carl")))
        #expect(session.perform(.submit).submission == .waiting)
        let third = try #require(session.takeRequests().first)
        _ = session.perform(.set(try #require(session.engine.node(at: "city")), .text("Basel")))
        #expect(session.resolve(third, nil).submission == nil)
    }
}
