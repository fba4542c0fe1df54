import Formwork
import FormworkTestSupport
import FormworkTesting
import Foundation
import Testing

/// The code in the articles of the reference documentation runs, and does what they say.
@MainActor @Suite(.tags(.waiting)) struct ArticleTests {
    private final class Screen {
        var greeted: [FormValue] = []
        var drawn = 0
        func greet(_ name: FormValue) { greeted.append(name) }
        func apply(_ changes: ChangeSet) { drawn += 1 }
    }

    private struct Booking: Codable, Equatable {
        var name: String
        var arrival: Date?
    }

    private let signUp = FormDefinition("sign-up", title: "Sign up") {
        FormSection("account", "Your account") {
            Field.name("name", "Name").required()
            Field.email("email", "E-mail").required()
            Field.date("birth", "Date of birth").required()
                .rule("age($birth) >= 18", message: "You must be 18 or older")
        }
        FormSection("news", "News") {
            Field.toggle("letter", "Send me the newsletter")
            Field.select("topic", "About", options: [FieldOption("food", "Food"), FieldOption("travel", "Travel")])
                .visible(when: "$letter")
        }
    }

    @Test func theFirstFormIsFilledAndRefused() async throws {
        let form = try CompiledForm(signUp)
        let session = FormSession(form)
        session.load()
        session.set("name", to: "Ada")
        session.set("letter", to: true)
        let topic = try #require(session.engine.node(at: "topic"))
        #expect(session.value("topic").isBlank && session.engine.isRelevant(topic))
        var sent: [JSONValue] = []
        var shown: [ShownError] = []
        func send(_ values: JSONValue) { sent.append(values) }
        func show(_ errors: [ShownError]) { shown += errors }
        switch await session.submit() {
        case .accepted(let values): send(values)
        case .refused(let errors): show(errors)
        case .unchecked, .cancelled: break
        }
        #expect(sent.isEmpty && shown.map(\.path) == ["email", "birth"])
    }

    @Test func theTripOfTheOverviewIsSubmitted() async throws {
        let form = try CompiledForm(
            FormDefinition("trip", title: "Book a trip") {
                Field.name("name", "Name").required()
                Field.date("from", "From").required()
            })
        let session = FormSession(form)
        session.set("name", to: "Ada")
        let result = await session.submit()
        guard case .refused(let errors) = result else { return #expect(Bool(false), "a day is missing") }
        #expect(errors.map(\.path) == ["from"])
    }

    @Test func rulesHideDisableCalculateAndRefuse() async throws {
        let taken: FormValue = "ada_l"
        @Sendable func isFree(_ name: FormValue) async throws -> Bool { name != taken }
        let environment = FormEnvironment().check("free") { answer in
            try await isFree(answer.value) ? nil : CustomError(code: "taken", message: "Somebody has this name")
        }
        let form = FormDefinition("rules") {
            Field.text("ticket", "Ticket")
            Field.text("school", "School").visible(when: "$ticket == 'student'").required()
            Field.text("arrival", "Arrival")
            Field.toggle("late", "I come later").enabled(when: "present($arrival)")
            Field.integer("price", "Price")
            Field.integer("seats", "Seats")
            Field.info("total", "Total", formula: "$price * $seats")
            Field.text("old_code", "Old code")
            Field.text("code", "Code").required().length(4...8).pattern("[A-Z]+")
                .rule("$code != $old_code", message: "Take another code")
            Field.username("user", "User name").asyncChecks("free")
        }
        let session = FormSession(try CompiledForm(form), environment: environment)
        session.load(["price": 7, "seats": 3, "code": "ABCD", "old_code": "ABCD", "user": "ada_l"])
        #expect(session.value("total") == 21)
        #expect(session.field(at: "late")?.isEnabled == false)
        guard case .refused(let errors) = await session.submit() else { return #expect(Bool(false), "the code is old") }
        #expect(errors.map(\.message).contains("Take another code"))
        session.set("code", to: "EFGH")
        guard case .refused(let others) = await session.submit() else {
            return #expect(Bool(false), "the name is taken")
        }
        #expect(others.map(\.code) == ["taken"])
    }

    @Test func guestsAreCountedAndGreeted() throws {
        let screen = Screen()
        let form = FormDefinition("party") {
            FormSection("guests", "Guests") {
                Field.name("name", "Name").required()
                Field.integer("age", "Age")
            }
            .repeating(0...4, addTitle: "Add a guest").reorderable()
            FormSection("sum") {
                Field.info("count", "Guests", formula: "count($guests[])")
            }
        }
        let session = FormSession(try CompiledForm(form))
        session.onChange("guests[].name", owner: screen) { screen, change in screen.greet(change.new) }
        session.load(["guests": [["name": "Ada"], ["name": "Grace"]]])
        session.set("guests[0].name", to: "Alan")
        #expect(screen.greeted == ["Alan"] && session.value("count") == 2)
    }

    @Test func itemsAreAddedMovedAndRemoved() throws {
        let form = FormDefinition("party") {
            FormSection("guests", "Guests") { Field.name("name", "Name") }.repeating(0...4).reorderable()
        }
        let session = FormSession(try CompiledForm(form))
        session.load(["guests": [["name": "Ada"]]])
        session.addItem(to: "guests")
        session.moveItem("guests[0]", to: 1)
        session.removeItem("guests[1]")
        #expect(session.engine.values(ValueOptions(blanks: .null)) == ["guests": [["name": .null]]])
    }

    @Test func answersAreReadAndWrittenAsTypes() throws {
        let form = try CompiledForm(
            FormDefinition("booking") {
                Field.name("name", "Name")
                Field.date("arrival", "Arrival")
            })
        let session = FormSession(form)
        let arrival: FieldKey<Date> = "arrival"
        session[arrival] = Date()
        let day = session[arrival]
        #expect(day != nil)
        let booking = Booking(name: "Ada", arrival: day)
        try session.load(from: booking)
        let edited = try session.updated(booking)
        #expect(edited == booking)
    }

    @Test func screensDrawRowsAndChanges() throws {
        let form = try CompiledForm(signUp)
        var drawn: [RowID] = []
        func draw(_ row: RowModel) { drawn.append(row.id) }
        let model = FormModel(form)
        for section in model.sections {
            for row in section.rows { draw(row) }
        }
        model.row(at: "name")?.edit(TextEdit("Ada"))
        #expect(drawn.count == 4 && model.row(at: "name")?.text == "Ada")
        let (screen, session) = (Screen(), model.session)
        session.observe(owner: screen) { screen, change in screen.apply(change.changes) }
        session.set("letter", to: true)
        #expect(screen.drawn == 1)
    }

    @Test func testsHaveAFixedDay() throws {
        let form = try CompiledForm(signUp)
        let session = FormSession(form, context: .fixed(for: form, at: "2026-11-21T09:00"))
        session.load(["birth": "2008-11-22"])
        session.perform(.submit)
        #expect(session.engine.errors.map(\.message).contains("You must be 18 or older"))
    }

    @Test func theTesterExpectsErrors() async throws {
        let form = try FormTester(signUp)
        try form.type("Ada", into: "name")
        try await form.expectRefused(["email": "required", "birth": "required"])
    }

    // MARK: The articles

    private func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }

    @Test func everyLineOfTheArticlesStandsInATest() throws {
        let files = [
            "FormworkTests/ArticleTests.swift", "FormworkTests/FurtherArticleTests.swift",
            "FormworkTests/TutorialTests.swift", "FormworkTests/ReadmeTests.swift",
            "FormworkTests/Session/SessionsPageTests.swift", "FormworkTests/Typed/TypedFormsPageTests.swift",
            "FormworkServerTests/ServingArticleTests.swift", "TrialServer/TrialServer.swift",
            "Apple/FormworkSwiftUITests/TutorialInSwiftUITests.swift",
        ]
        var code: Set<String> = []
        for file in files {
            let file = RepositoryFolder.root.appending(path: "Tests/" + file)
            code.formUnion(lines(try String(contentsOf: file, encoding: .utf8)))
        }
        let articles = [
            "README", "Documentation/Formwork.docc/Formwork", "Documentation/Tutorial", "Documentation/Screens",
            "Documentation/Testing", "Documentation/Isolation",
        ]
        for article in articles {
            let text = try String(
                contentsOf: RepositoryFolder.root.appending(path: article + ".md"), encoding: .utf8)
            let blocks = text.components(separatedBy: "```swift\n").dropFirst()
            #expect(!blocks.isEmpty, "\(article)")
            for block in blocks {
                for line in lines(block.components(separatedBy: "\n```")[0]) where !line.hasPrefix("import ") {
                    let plain = line.components(separatedBy: " //")[0].replacing("public ", with: "")
                    let isThere =
                        code.contains(plain) || code.contains("private " + plain) || code.contains("#expect(" + plain)
                    #expect(isThere || plain.hasPrefix("session.value("), "\(article): \(line)")
                }
            }
        }
    }

    @Test func everyCallAtAGlanceStandsInATest() throws {
        let root = RepositoryFolder.root
        let tests = FileManager.default.enumerator(
            at: root.appending(path: "Tests"), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        var code: [String] = []
        for case let file as URL in try #require(tests) where file.pathExtension == "swift" {
            code.append(try String(contentsOf: file, encoding: .utf8))
        }
        let page = try String(
            contentsOf: root.appending(path: "Documentation/API-at-a-glance.md"), encoding: .utf8)
        let calls = page.matches(of: /`([^`]+)`/).map { String($0.output.1) }
        #expect(calls.count > 50)
        for call in calls { #expect(code.contains { $0.contains(call) }, "\(call)") }
    }
}
