import Formwork
import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Options that change, forms that change while somebody looks at them, and what takes time.
@MainActor struct ChangingInSwiftUITests {
    private let choices = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
          {"id": "kind", "type": "select", "title": "Kind", "style": "radio",
           "options": [{"id": "a", "title": "Apple", "info": "Red"}, {"id": "b", "title": "Bread"}]},
          {"id": "sort", "type": "select", "title": "Sort", "style": "radio", "options_when": "$option.value == $kind",
           "options": [{"id": "g", "title": "Gala", "value": "a"}, {"id": "r", "title": "Rye", "value": "b"}]},
          {"id": "text", "type": "text", "title": "Text", "placeholder": "Old"}]}]}
        """

    private func offered(_ path: String, _ stage: Stage) -> [String] {
        stage.host.all(.button, in: path).map(\.label)
    }

    @Test func whatIsChosenDecidesWhatElseIsOffered() throws {
        let stage = try Stage(reading: choices)
        #expect(stage.host.tap("Apple", in: "kind"))
        #expect(offered("sort", stage) == ["Gala"])
        #expect(stage.host.tap("Bread", in: "kind"))
        #expect(offered("sort", stage) == ["Rye"])
        #expect(stage.host.all(.button, in: "kind").map { $0.traits.contains(.isSelected) } == [false, true, false])
        let node = try #require(stage.session.engine.node(at: "kind"))
        stage.session.perform(.replaceOptions(node, [FieldOption(id: .text("c"), title: "Cheese")]))
        stage.host.settle()
        #expect(offered("kind", stage).contains("Cheese"))
    }

    @Test func touchingAChoiceAgainTakesItBack() throws {
        let stage = try Stage(reading: choices)
        #expect(stage.host.tap("Apple", in: "kind") && stage.host.tap("Apple", in: "kind"))
        #expect(stage.session.value("kind") == .blank)
        #expect(stage.host.tap("Bread", in: "kind") && stage.host.tap("Clear, Kind", in: "kind"))
        #expect(stage.session.value("kind") == .blank)
    }

    @Test func aFieldBecomesAnotherTypeInPlace() throws {
        let stage = try Stage(reading: choices)
        try stage.session.change { form in
            guard case .field(var field) = form.groups[0].sections[0].elements[0] else { return }
            field.type = .toggle
            field.options = []
            field.style = .automatic
            form.groups[0].sections[0].elements[0] = .field(field)
        }
        stage.host.settle()
        #expect(stage.host.all(.toggle, in: "kind").count == 1 && offered("kind", stage).isEmpty)
    }

    @Test func aQuestionIsPutInOtherWords() throws {
        let stage = try Stage(reading: choices)
        let field = try #require(stage.host.hosted(in: "text", UITextField.self))
        #expect(field.placeholder == "Old")
        try stage.session.change { form in
            guard case .field(var field) = form.groups[0].sections[0].elements[2] else { return }
            field.placeholder = "New"
            field.info = "A hint"
            form.groups[0].sections[0].elements[2] = .field(field)
        }
        stage.host.settle()
        #expect(field.placeholder == "New" && stage.texts("text").contains("A hint"))
    }

    @Test func sectionsAndManyFieldsComeAndGoAtOnce() throws {
        let stage = try Stage(reading: choices)
        try stage.session.change { form in
            form.groups[0].sections[0].elements = (0..<30).map { .field(Field(id: "x\($0)", type: .text, title: "X")) }
            form.groups[0].sections.append(
                FormSection(id: "t", title: "T", elements: [.field(Field(id: "y", type: .text))]))
        }
        stage.host.settle()
        #expect(stage.shows("x29") && stage.shows("y") && !stage.shows("kind"))
        try stage.session.change { $0.groups[0].sections.remove(at: 0) }
        stage.host.settle()
        #expect(!stage.shows("x0") && stage.shows("y"))
    }

    @Test func aSpinnerTurnsWhileAnAnswerIsChecked() async throws {
        let gate = Gate()
        let environment = FormEnvironment().check("free") { _ in
            await gate.pass()
            return CustomError(code: "taken", message: "Somebody has this name")
        }
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "user", "type": "username", "title": "User", "validations": {"async": ["free"]}},
                  {"id": "other", "type": "text", "title": "Other"}]}]}
                """, environment: environment)
        #expect(stage.host.fill("user", "ada"))
        #expect(stage.host.fill("other", "x"), "leaving the field begins the check")
        await stage.wait { !stage.host.all(.progress, in: "user").isEmpty }
        #expect(stage.model.row(at: "user")?.validity == .pending)
        await gate.open()
        await stage.wait { stage.texts("user").contains("Somebody has this name") }
        #expect(stage.host.all(.progress, in: "user").isEmpty)
    }

    @Test func optionsAreLoadedAndSearchedFor() async throws {
        let environment = FormEnvironment().options(of: "city", searchingAfter: .zero) { request in
            let all = ["Ulm", "Jena", "Bonn"].filter { request.search.isEmpty || $0.hasPrefix(request.search) }
            return OptionPage(all.map { FieldOption(id: .text($0), title: $0) })
        }
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "city", "type": "select", "title": "City", "multiple": true, "options": [
                   \((0..<9).map { #"{"id": \#($0), "title": "C\#($0)"}"# }.joined(separator: ","))]}]}]}
                """, environment: environment)
        #expect(stage.host.tap("City Choose…", in: "city"))
        await stage.wait { stage.host.all(.button).map(\.words) == ["Ulm", "Jena", "Bonn"] }
        stage.host.search("J")
        await stage.wait { stage.host.all(.button).map(\.words) == ["Jena"] }
        #expect(stage.host.tap("Jena"))
        #expect(stage.session.value("city") == .list(["Jena"]))
    }
}

/// A door that tests open.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }
    func open() {
        isOpen = true
        for one in waiting { one.resume() }
        waiting = []
    }
}

extension Stage {
    /// Lets tasks run until a condition holds; a test that waits in vain fails.
    func wait(until isDone: () -> Bool) async {
        // Only a process that hangs waits that long.
        let end = ContinuousClock.now + .seconds(1_200)
        while ContinuousClock.now < end {
            host.settle()
            if isDone() { return }
            await Task.yield()
        }
        Issue.record("This did not come to pass.")
    }
}
