import Formwork
import Foundation
import Testing

/// What had no effect, and nobody said so, is said once where it can be mended.
struct SilentMistakeTests {
    private let mistakes = Mistakes()

    private func session(
        _ environment: FormEnvironment = FormEnvironment(), @FormBuilder _ content: () -> [FormNode]
    ) throws -> FormSession {
        var environment = environment
        environment.onMistake = mistakes.hear
        return FormSession(try CompiledForm(FormDefinition("f", content: content)), environment: environment)
    }

    // MARK: Paths of an environment

    @Test func anEnvironmentsPathThatTheFormLacksIsReportedWithTheNearest() throws {
        let environment = FormEnvironment()
            .onChange("cty") { _, _ in }
            .transform("guests[].nam") { $0 }
            .display("price") { _ in nil }
            .onTap("scna") { _, _ in }
            .options(of: "town") { _ in OptionPage([]) }
            .onChange("city") { _, _ in }
            .onTap("guests") { _, _ in }
            .display("guests[0].name") { _ in nil }
        let session = try session(environment) {
            Field.select("city", options: [])
            Field.button("scan", "Scan")
            FormSection("guests") { Field.name("name") }.repeating(0...3)
        }
        let paths = mistakes.all.map { mistake -> String in
            guard case .unknownPath(let path, let nearest) = mistake else { return "\(mistake)" }
            return path + " " + nearest.joined(separator: " ")
        }
        #expect(paths == ["cty city", "guests[].nam guests[].name", "price ", "scna scan", "town "])
        session.load()
        #expect(mistakes.all.count == 5)
    }

    // MARK: Loading and setting

    @Test func loadReturnsAndReportsWhatDoesNotFit() throws {
        let session = try session {
            Field.name("name")
            Field.integer("age")
            Field.select("size", options: [FieldOption("s", "S"), FieldOption("l", "L")])
            FormSection("guests") { Field.name("name") }.repeating(0...2)
        }
        let misfits = session.load([
            "nmae": "a secret", "age": "a secret", "size": "a secret",
            "guests": [["name": "A"], ["name": "B"], ["nam": "C"]],
        ])
        #expect(
            misfits.map { "\($0.path) \($0.code.rawValue)" } == [
                "nmae unknown_field", "age wrong_type", "size unknown_option", "guests[2].nam unknown_field",
            ])
        #expect(mistakes.all.first == .unknownPath("nmae", nearest: ["name"]))
        #expect(mistakes.all.count == 4)
        for mistake in mistakes.all { #expect(!mistake.localizedDescription.contains("secret")) }
        #expect(session.load(["name": "Ada", "age": 3]).isEmpty && mistakes.all.count == 4)
    }

    @Test func choicesOfALoaderAreNotKnownYet() async throws {
        let environment = FormEnvironment()
            .options(of: "city") { _ in OptionPage([FieldOption("ulm", "Ulm")]) }
            .options(of: "guests[].city") { _ in OptionPage([FieldOption("ulm", "Ulm")]) }
        let session = try session(environment) {
            Field.select("city", options: [])
            FormSection("guests") { Field.select("city", options: []) }.repeating(0...2)
        }
        #expect(session.load(["city": "ulm", "guests": [["city": "jena"]]]).isEmpty)
        session.set("guests[0].city", to: "ulm")
        await session.settle()
        #expect(mistakes.all.isEmpty)
    }

    @Test func aModelMayHavePropertiesThatTheFormDoesNotAskFor() throws {
        struct Guest: Codable {
            var id = 7
            var name = "Ada"
            var age = "old"
        }
        let session = try session {
            Field.name("name")
            Field.integer("age")
        }
        let misfits = try session.load(from: Guest())
        #expect(misfits.map(\.path) == ["age"])
        #expect(mistakes.all == misfits.map { .misfit($0) })
    }

    @Test func anEarlierMisfitIsNotReportedForAnAnswerThatIsNotTaken() throws {
        let session = try session {
            Field.select("size", options: [FieldOption("s", "S")]).disabled()
        }
        session.load(["size": "xl"])
        let before = mistakes.all.count
        session.set("size", to: "s")
        #expect(Array(mistakes.all.dropFirst(before)) == [.takesNoAnswer(path: "size")])
    }

    @Test func setReportsWhatCannotBeSetOrDoesNotFit() throws {
        let session = try session {
            Field.integer("a")
            Field.info("total", "Total", formula: "$a * 2")
            Field.text("off").disabled()
            Field.text("gone").visible(when: "$a > 5")
            Field.button("press", "Press")
            Field.select("size", options: [FieldOption("s", "S")])
            FormSection("guests") { Field.name("name") }.repeating(0...2)
        }
        session.load()
        for path in ["total", "off", "gone", "press", "guests"] { session.set(path, to: "a secret") }
        #expect(mistakes.all == ["total", "off", "gone", "press", "guests"].map { .takesNoAnswer(path: $0) })
        session.set("a", to: "a secret")
        session.set("size", to: "a secret")
        #expect(
            mistakes.all.dropFirst(5).map(\.localizedDescription) == [
                "The answer to `a` does not fit its field. It is kept, and is an error.",
                "The answer to `size` is not one of the options. It is kept, and is an error.",
            ])
        // What fits, what is cleared, and what a person types are no mistakes of the code.
        session.set("a", to: 7)
        session.set("gone", to: "there")
        session.set("off", to: FormValue.blank)
        let node = try #require(session.node(atRow: "a"))
        session.perform(.edit(node, TextEdit("not a number")))
        #expect(mistakes.all.count == 7)
    }

    // MARK: Handlers

    @Test(.timeLimit(.minutes(1))) func aHandlerThatChangesWhatItObservesIsStoppedAndReported() throws {
        let environment = FormEnvironment().onChange("a") { session, change in
            guard let number = Int(change.new.canonicalText) else { return }
            session.set("a", to: number + 1)
        }
        let session = try session(environment) {
            Field.integer("a")
            Field.integer("twice").formula("$a * 2").disabled()
        }
        session.load()
        let seen = Seen()
        session.observe(owner: seen) { seen, change in seen.numbers.append(change.number) }
        session.set("a", to: 1)
        #expect(mistakes.all == [.endlessHandlers(path: "a")])
        // Others got every change, and the session goes on.
        #expect(seen.numbers == Array(2...(seen.numbers.count + 1)) && seen.numbers.count < 100)
        #expect(session.value("twice") == .number(DecimalNumber(seen.numbers.count * 2)))
        session.set("a", to: FormValue.blank)
        #expect(session.value("a") == .blank && mistakes.all.count == 1)
    }

    @Test(.timeLimit(.minutes(1))) func twoHandlersThatAnswerEachOtherAreStopped() throws {
        let session = try session {
            Field.integer("a")
            Field.integer("b")
        }
        session.load()
        let owner = Seen()
        for (path, other) in [("a", "b"), ("b", "a")] {
            session.onChange(path, owner: owner) { [weak session] _, change in
                guard let number = Int(change.new.canonicalText) else { return }
                session?.set(other, to: number + 1)
                session?.set(path, to: number + 1)
            }
        }
        session.set("a", to: 1)
        #expect(mistakes.all.count == 2)
        #expect(mistakes.all.allSatisfy { if case .endlessHandlers = $0 { true } else { false } })
    }

    @Test func aHandlerMayChangeMuchAtOnce() throws {
        let session = try session {
            Field.integer("a")
            FormSection("items") { Field.integer("n") }.repeating(0...500)
        }
        session.load(["items": .array((0..<500).map { _ in ["n": 0] })])
        let owner = Seen()
        session.onChange("a", owner: owner) { [weak session] _, change in
            for index in 0..<500 { session?.set("items[\(index)].n", to: change.new) }
        }
        session.set("a", to: 1)
        #expect(mistakes.all.isEmpty)
        #expect(session.value("items[499].n") == 1)
    }

    // MARK: Running

    private var cities: FormEnvironment {
        FormEnvironment().options(of: "city") { _ in OptionPage([FieldOption("ulm", "Ulm")]) }
            .check("free") { _ in nil }
    }

    @Test func aSessionWithLoadersThatNobodyRunsSaysSo() throws {
        var session: FormSession? = try session(cities) { Field.select("city", options: []) }
        session?.load()
        #expect(mistakes.all.isEmpty)
        #expect(session?.options(at: "city") == [])
        #expect(mistakes.all == [.notRun(path: "city")])
        _ = session?.options(at: "city")
        session = nil
        #expect(mistakes.all == [.notRun(path: "city")])
    }

    @Test func aSessionThatEndsUnrunSaysSo() throws {
        var first: FormSession? = try session(cities) { Field.select("city", options: []) }
        first?.load()
        #expect(first != nil)
        first = nil
        #expect(mistakes.all == [.notRun(path: "city")])
        let checks = FormEnvironment().check("free") { _ in nil }
        var second: FormSession? = try session(checks) { Field.text("user").asyncChecks("free") }
        second?.load(["user": "ada"])
        second?.blur("user")
        second = nil
        #expect(mistakes.all == [.notRun(path: "city"), .notRun(path: "user")])
    }

    @Test func aSessionThatIsRunSaysNothing() async throws {
        var session: FormSession? = try session(cities) {
            Field.select("city", options: [])
            Field.text("user").asyncChecks("free")
        }
        session?.load()
        await session?.settle()
        session?.focus("city")
        #expect(session?.options(at: "city").count == 1)
        session?.set("user", to: "ada")
        session?.blur("user")
        session = nil
        #expect(mistakes.all.isEmpty)
    }
}

private final class Seen {
    var numbers: [Int] = []
}
