import FormworkTestSupport
import FormworkTesting
import Foundation
import Testing

/// What Documentation/Sessions.md and Testing.md show compiles, and does what the pages say.
@MainActor
@Suite(.tags(.waiting)) struct SessionsPageTests {
    private let order = FormDefinition("order") {
        FormSection {
            Field.decimal("amount")
            Field.text("country")
            Field.text("zip")
            Field.text("code")
            Field.decimal("price")
            Field.button("scan", "Scan")
            Field.select("city", options: [])
            Field.text("user").validators("nickname").asyncChecks("free")
        }
        FormSection("guests") { Field.name("name") }.repeating(0...3).reorderable()
    }

    private let account = FormDefinition("account") { FormSection { Field.name("name").required() } }

    private final class Screen {
        var seen: [String] = []
        func apply(_ changes: ChangeSet) { seen.append("changes") }
        func show(_ value: FormValue) { seen.append(value.canonicalText) }
        func showEverything() { seen.append("everything") }
        func end(_ result: SubmissionResult) { seen.append("\(result)") }
        func openCamera() { seen.append("camera") }
        func mark(_ validity: FieldValidity) { seen.append(validity.rawValue) }
    }

    private struct Accounts {
        func has(_ name: FormValue) async throws -> Bool { name == "anna" }
    }

    @Test func observersHearWhatThePageSays() throws {
        let screen = Screen()
        let session = FormSession(try CompiledForm(order))
        session.load(["amount": 10])
        session.set("amount", to: 7)
        session.undo()
        #expect(session.value("amount") == 10)

        session.observe(owner: screen) { screen, change in screen.apply(change.changes) }  // everything
        session.onChange("amount", owner: screen) { screen, change in screen.show(change.new) }  // old and new value
        session.onLoad(owner: screen) { screen in screen.showEverything() }  // all answers were replaced
        session.onSubmit(owner: screen) { screen, result in screen.end(result) }  // accepted or refused
        session.onTap("scan", owner: screen) { screen, _ in screen.openCamera() }  // any row
        session.onValidity("user", owner: screen) { screen, change in screen.mark(change.new) }  // being checked, wrong
        session.set("amount", to: 7)
        session.tap("scan")
        session.perform(.submit)
        session.load()
        #expect(
            screen.seen == [
                "changes", "7", "changes", "camera", "changes", "accepted", "changes", "everything",
            ])
    }

    @Test func whatDoesNotFitIsReturned() throws {
        final class Logger {
            var warnings: [String] = []
            func warning(_ text: String) { warnings.append(text) }
        }
        let logger = Logger()
        let session = FormSession(try CompiledForm(order), environment: FormEnvironment(onMistake: { _ in }))
        let record: JSONValue = ["amuont": 10]
        for misfit in session.load(record) { logger.warning("\(misfit.path): \(misfit.code)") }
        #expect(logger.warnings == ["amuont: unknownField"])
    }

    @Test func aSessionAnswersWhatIsAsked() throws {
        let session = FormSession(try CompiledForm(order))
        session.load(["amount": 10])
        session.set("amount", to: 7)
        print(session.answers)  // all answers as JSON; `parameters` has the names for other programs
        print(session.isValid)  // whether no answer has an error, shown or not
        print(session.errors)  // the errors that are shown; `allErrors` has the others too
        print(session.isDirty)  // whether anything differs from what was loaded
        print(session.isVisible("guests"))  // also `isEnabled`, `isRequired`, `error(at:)`, `itemCount(of:)`
        print(session.explain("guests"))  // sentences: why it is hidden, disabled, required or wrong
        session.reset()  // back to what was loaded
        #expect(session.value("amount") == 10)
    }

    @Test func itemsAndOptionsHavePaths() throws {
        let session = FormSession(try CompiledForm(order))
        session.load()
        session.addItem(to: "guests")
        session.addItem(to: "guests")
        session.set("guests[0].name", to: "Ada")
        session.moveItem("guests[0]", to: 1)
        #expect(session.value("guests[1].name") == "Ada")
        session.removeItem("guests[1]")
        #expect(session.value("guests[1].name").isBlank && session.value("guests[0].name").isBlank)
        session.replaceOptions(at: "city", with: [FieldOption("be", "Bern")])
        #expect(session.options(at: "city").map(\.title) == ["Bern"])
    }

    @Test func controlsHavePaths() throws {
        let form = FormDefinition("f") {
            FormSection("s") {
                Field.stepper("nights", "Nights", in: 1...5)
                Field.text("code", "Code").length(4...)
            }
            .deletable()
        }
        .validating(on: .blur)
        let session = FormSession(try CompiledForm(form))
        session.step("nights", by: 1)
        session.step("nights", by: 2)
        #expect(session.value("nights") == 3)
        session.focus("code")
        session.set("code", to: "ab")
        #expect(session.engine.errors.isEmpty)
        session.blur("code")
        #expect(session.engine.errors.map(\.path) == ["code"])
        session.deleteField("code")
        #expect(session.engine.values == ["nights": 3])
    }

    @Test func aDraftIsKeptInAFile() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let form = try CompiledForm(order)
        do {
            let session = FormSession(form)
            session.load(["guests": [["name": "Ada"]]])
            session.set("amount", to: 7)
            try session.snapshot().data.write(to: file)
        }
        let session = FormSession(form)
        let mismatches = session.restore(try JSONValue(Data(contentsOf: file)))
        #expect(mismatches.isEmpty)
        #expect(session.engine.values == ["amount": 7, "guests": [["name": "Ada"]]])
        #expect(throws: JSONProblem.self) { try JSONValue(Data("{".utf8)) }
    }

    @Test func theTesterWaitsForChecksAndLooksIntoDelays() async throws {
        let environment = FormEnvironment()
            .validators("nickname", inOrder: "short")
            .validator("short", message: "Too long") { $0.value.canonicalText.count < 20 }
            .check("free", afterTyping: .milliseconds(300)) { answer in
                answer.value == "anna" ? CustomError(code: "taken", message: "Taken") : nil
            }
        let form = try FormTester(order.validating(on: .blur), environment: environment)
        try form.fill(["user": "anna"])
        await form.settle()
        try form.expect("user", hasError: "taken")
        let running = Task { await form.session.run() }
        try form.fill(["user": "bert"])
        await form.clock.advance(by: .milliseconds(200), whenWaiting: 1)
        #expect(form.session.validity("user") == .pending)
        await form.settle()
        #expect(form.session.validity("user") == .valid)
        running.cancel()
        await running.value
    }

    @Test func theEnvironmentDoesWhatThePageSays() async throws {
        let accounts = Accounts()
        let (cities, streets) = (Cities(), Cities())
        let environment = FormEnvironment()
            .validator("polite", message: "Be polite") { $0.value != "rude" }
            .validator("short", message: "Too long") { $0.value.canonicalText.count < 20 }
            .validators("nickname", inOrder: "short", "polite")
            .check("free", afterTyping: .milliseconds(300)) { answer in
                try await accounts.has(answer.value) ? CustomError(code: "taken", message: "Taken") : nil
            }
            .options(of: "city", dependingOn: ["country"], from: cities)
            .loader("streets", streets)
            .transform("code") { $0.uppercased() }
            .display("price", as: .currency(code: "EUR"))
            .onChange("country") { session, change in session.set("zip", to: .blank) }
            .onTap("scan") { session, _ in session.set("code", to: "x1") }
        let order = try FormTester(order, environment: environment)
        let session = order.session
        let running = Task { await session.run() }
        try order.fill(["zip": "3000", "country": "ch", "user": "anna", "price": 2])
        try order.tap("scan")
        try order.expect("code", is: "X1")
        try order.expect("zip", is: .blank)
        #expect(session.field(at: "price")?.display.contains("€") == true)
        var seen: [String] = []
        func send(_ values: JSONValue) { seen.append("sent") }
        func show(_ errors: [ShownError]) { seen += errors.map(\.code) }
        func askAgain(_ paths: [String]) { seen += paths }
        for user in ["anna", "rude", "bert"] {
            session.set("user", to: .text(user))
            switch await session.submit() {
            case .accepted(let values): send(values)
            case .refused(let errors): show(errors)
            case .unchecked(let paths): askAgain(paths)
            case .cancelled: break
            }
        }
        #expect(seen == ["taken", "polite", "sent"])
        try order.expect("city", offers: ["be", "ge"])
        running.cancel()
        await running.value
    }

    @Test func theTesterDoesWhatThePageSays() async throws {
        let environment = FormEnvironment()
        let form = try FormTester(account, environment: environment)
        try form.type("Ann", into: "name")
        let values = try await form.expectAccepted()
        #expect(values == ["name": "Ann"])
    }

    @Test func everyLineOfThePageIsHere() throws {
        func lines(_ text: some StringProtocol) -> [String] {
            text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
        }
        let page = try String(
            contentsOf: RepositoryFolder.root.appending(path: "Documentation/Sessions.md"), encoding: .utf8)
        let own = RepositoryFolder.root.appending(path: "Tests/FormworkTests/Session/SessionsPageTests.swift")
        let code = Set(lines(try String(contentsOf: own, encoding: .utf8)))
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
        #expect(blocks.count == 9)
        for line in blocks.flatMap({ lines($0) }) { #expect(code.contains(line), "\(line)") }
    }
}
