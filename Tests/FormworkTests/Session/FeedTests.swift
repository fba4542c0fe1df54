import Formwork
import FormworkTestSupport
import Testing

/// Whatever changes a session reaches its observers, once and in order.
struct FeedTests {
    private final class Listener {
        var heard: [SessionChange] = []
        var words: [String] = []
    }

    static let form = FormDefinition("f") {
        FormSection("main") {
            Field.decimal("amount").value(10)
            Field.info("double", formula: "$amount * 2")
            Field.button("scan", "Scan")
            Field.text("code").disabled()
        }
        FormSection("people") { Field.text("name").required() }.repeating(1...5)
    }

    private func session(_ form: FormDefinition = FeedTests.form) throws -> FormSession {
        let session = FormSession(try CompiledForm(form))
        session.load()
        return session
    }

    private func listener(_ session: FormSession) -> Listener {
        let listener = Listener()
        session.observe(owner: listener) { $0.heard.append($1) }
        return listener
    }

    @Test func everyDoorLeadsToTheObservers() throws {
        let session = try session()
        let draft = session.snapshot()
        let listener = listener(session)
        session.set("amount", to: 7)
        session.undo()
        session.redo()
        try session.change { $0.title = "Another" }
        session.change(to: try CompiledForm(Self.form))
        session.restore(draft)
        session.load(["amount": 3])
        #expect(
            listener.heard.map { "\($0.cause)" }
                == ["input", "undo", "redo", "definition", "definition", "restore", "input"])
        #expect(listener.heard.map(\.number) == Array(2...8))
        #expect(listener.heard.map(\.replacesAnswers) == [false, false, false, true, true, true, true])
        #expect(listener.heard.map(\.isLoad) == [false, false, false, false, false, false, true])
        let undone = listener.heard[1].valueChanges
        #expect(undone.map { "\($0.path) \($0.new.canonicalText)" } == ["amount 10", "double 20"])
    }

    @Test func whatTheEngineIsToldDirectlyIsHeardToo() throws {
        let session = try session()
        let listener = listener(session)
        _ = session.engine.set("amount", 8)
        _ = session.engine.undo()
        #expect(listener.heard.map { $0.valueChanges.first?.new } == [8, 10])
    }

    @Test func aChangeThatIsMadeOfSeveralTransactionsIsToldOnce() throws {
        var checked = Self.form
        checked.updateFields(["people[].name"]) { $0.validations.asyncChecks = ["free"] }
        let session = try session(checked)
        session.set("people[0].name", to: "Ann")
        let listener = listener(session)
        session.perform(.submit)
        #expect(listener.heard.map(\.changes.submission) == [.waiting])
        #expect(listener.heard[0].submission == nil)
        #expect(listener.heard[0].validityChanges.contains { $0.path == "people[0].name" && $0.new == .pending })
    }

    @Test func theRowsThatAreToldAreThoseOfTheSession() throws {
        let session = try session()
        var rows = session.engine.rows
        let listener = Listener()
        session.observe(owner: listener) { _, change in rows = change.changes.applied(to: rows) }
        let people = try #require(session.engine.node(at: "people"))
        session.perform(.addItem(people))
        session.undo()
        session.redo()
        try session.change { definition in _ = definition.remove(.field("code")) }
        #expect(rows == session.engine.rows)
    }

    @Test func whoIsToldAndChangesTheFormIsHeardAfterTheRound() throws {
        let session = try session()
        let (first, second) = (Listener(), Listener())
        session.observe(owner: first) { [unowned session] first, change in
            first.heard.append(change)
            if change.number == 2 { session.set("people[0].name", to: "rich") }
        }
        session.observe(owner: second) { second, change in second.heard.append(change) }
        session.set("amount", to: 1000)
        #expect(second.heard.map { $0.valueChanges.first?.path } == ["amount", "people[0].name"])
        #expect(first.heard.map(\.number) == second.heard.map(\.number))
    }

    @Test func anObserverHearsNothingOfWhatHappenedBeforeItCame() throws {
        let session = try session()
        let (first, late) = (Listener(), Listener())
        session.observe(owner: first) { [unowned session] _, change in
            guard change.number == 2 else { return }
            session.set("amount", to: 2)
            session.observe(owner: late) { late, change in late.heard.append(change) }
        }
        session.set("amount", to: 1)
        #expect(late.heard.isEmpty)
        session.set("amount", to: 3)
        #expect(late.heard.map(\.number) == [4])
    }

    @Test func aSilentChangeIsDrawnButNoHandlerOfValuesHears() throws {
        let session = try session()
        let listener = listener(session)
        session.onChange("double", owner: listener) { listener, _ in listener.words.append("double") }
        session.observe(owner: listener) { [unowned session] _, change in
            if change.number == 2 { session.set("amount", to: 2) }
        }
        session.set("amount", to: 1, notifying: false)
        #expect(listener.heard.map(\.isSilent) == [true, false])
        #expect(listener.words == ["double"])
    }

    @Test func loadingResettingAndRestoringAreHeardAsSuch() throws {
        let session = try session()
        let listener = Listener()
        session.onLoad(owner: listener) { $0.words.append("loaded") }
        session.load()
        session.set("amount", to: 4)
        session.perform(.reset)
        session.undo()
        #expect(session.value("amount") == 4)
        #expect(listener.words == ["loaded", "loaded", "loaded"])
    }

    @Test func submissionsAreHeardWithValuesOrErrors() throws {
        let session = try session()
        let listener = Listener()
        session.onSubmit(owner: listener) { $0.words.append("\($1)") }
        session.perform(.submit)
        session.set("people[0].name", to: "Ann")
        session.perform(.submit)
        #expect(listener.words == ["refused: people[0].name required", "accepted"])
    }

    @Test func tapsOnEveryRowAreHeardUnlessItIsDisabled() throws {
        let session = try session()
        let listener = Listener()
        session.onTap(owner: listener) { $0.words.append($1.path) }
        session.onTap("scan", owner: listener) { listener, _ in listener.words.append("!") }
        session.tap("scan")
        session.tap("main")
        session.tap("code")
        for row in session.engine.rows where row.id.kind == .itemHeader { session.tap(row.id) }
        #expect(listener.words == ["scan", "!", "main", "people[0]"])
    }

    @Test func validityIsHeardWhenItBecomesAnother() throws {
        let session = try session(FormDefinition("f") { FormSection { Field.text("name").required() } })
        let listener = Listener()
        session.onValidity("name", owner: listener) { $0.words.append("\($1.old) > \($1.new)") }
        session.perform(.submit)
        session.set("name", to: "Ann")
        session.set("name", to: "Anna")
        session.load()
        #expect(listener.words == ["clear > invalid", "invalid > valid", "valid > clear"])
    }

    @Test func validityIsHeardThoughNothingOfTheRowChanged() throws {
        let session = try session(
            FormDefinition("f") { FormSection { Field.text("name") } }.validating(on: .change))
        session.load(["name": "Ann"])
        let listener = Listener()
        session.onValidity("name", owner: listener) { $0.words.append("\($1.old) > \($1.new)") }
        let name = try #require(session.engine.node(at: "name"))
        session.perform(.editAll([(name, TextEdit("Anna"))]))
        #expect(listener.words == ["clear > valid"])
    }

    @Test func aNewItemIsNotTakenForOneThatWasRemoved() throws {
        let session = try session()
        let snapshot = session.snapshot()
        let listener = listener(session)
        let people = try #require(session.engine.node(at: "people"))
        session.perform(.addItem(people))
        session.set("people[1].name", to: "Ann")
        session.perform(.submit)
        let last = try #require(session.engine.node(at: "people[1].name"))
        session.restore(snapshot)
        #expect(session.engine.path(of: last).isEmpty)
        session.perform(.addItem(people))
        #expect(session.engine.node(at: "people[1].name") == last)
        #expect(session.validity(of: last) == .clear)
        listener.heard = []
        session.perform(.submit)
        #expect(listener.heard[0].validityChanges.first { $0.node == last }?.old == .clear)
    }

    @Test func nothingThatWasTypedIsInADescription() throws {
        let session = try session()
        let listener = listener(session)
        session.set("people[0].name", to: "Geheim")
        session.perform(.submit)
        for change in listener.heard { #expect(!"\(change) \(change.submission as Any)".contains("Geheim")) }
    }
}
