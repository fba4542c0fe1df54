import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

/// A chosen option that is not on offer any more does not count: nothing is ticked, and one sentence says so.
@MainActor struct WithdrawnOptionsInSwiftUITests {
    private func open(_ way: ChoiceStyle? = nil, multiple: Bool = false) throws -> Stage {
        var style = FormworkStyle()
        style.choice = { $0.id == "n" ? way : nil }
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "all", "type": "switch", "title": "All", "value": true},
                  {"id": "n", "type": "select", "title": "Town", "multiple": \(multiple), "options": [
                    {"id": "a", "title": "Aachen"}, {"id": "b", "title": "Bern"},
                    {"id": "c", "title": "Chur", "visible_when": "$all"}]}]}]}
                """
        ) { $0.formworkStyle(style) }
        stage.session.set("n", to: multiple ? .list(["a", "c"]) : "c")
        stage.session.set("all", to: .bool(false))
        stage.host.settle()
        return stage
    }

    private func chosen(_ stage: Stage) -> [String?] {
        stage.host.all(.button, in: "n").filter { $0.traits.contains(.isSelected) }.map(\.spokenLabel)
    }

    @Test(arguments: [nil, ChoiceStyle.chips]) func ofSeveralTheOthersAreTicked(way: ChoiceStyle?) throws {
        let stage = try open(way, multiple: true)
        #expect(chosen(stage) == ["Aachen"])
        #expect(stage.host.tap("Bern", in: "n") && stage.session.value("n") == .list(["a", "b"]))
        stage.session.set("all", to: .bool(true))
        stage.host.settle()
        #expect(chosen(stage) == ["Aachen", "Bern", "Chur"], "it was kept")
    }

    @Test func oneSentenceSaysThatTheOptionIsGone() throws {
        let stage = try open(multiple: true)
        #expect(stage.texts("n").contains { $0.contains(stage.session.engine.words("ui.choice_gone")) })
    }

    @Test func aMenuDoesNotShowIt() throws {
        let stage = try open(.menu)
        #expect(stage.host.all(.picker, in: "n").first?.element.shows("Chur") == false)
        #expect(stage.host.pick("Clear", in: "n") && stage.session.value("n") == .blank)
    }

    @Test(arguments: [ChoiceStyle.rows, .chips]) func ofOneNothingIsTicked(way: ChoiceStyle) throws {
        let stage = try open(way)
        #expect(chosen(stage).isEmpty)
        stage.session.set("all", to: .bool(true))
        stage.host.settle()
        #expect(chosen(stage) == ["Chur"])
    }

    @Test func anAlertOffersWhatIsOnOffer() throws {
        let stage = try open(.alert)
        #expect(stage.host.tap("Town Choose…", in: "n"))
        #expect(stage.host.all(.button).map(\.words) == ["Aachen", "Bern", "Clear", "Cancel"])
        #expect(stage.host.tap("Clear") && stage.session.value("n") == .blank)
    }

    @Test func aRowOfAMatrixHasNoColumnForIt() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "all", "type": "switch", "title": "All", "value": true},
                  {"id": "m", "type": "matrix", "cell": "check",
                   "rows": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}],
                   "columns": [{"id": "x", "title": "X"}, {"id": "y", "title": "Y", "visible_when": "$all"}]}]}]}
                """, width: 700)
        func heads(_ path: String) -> [String] {
            stage.host.all(.text, in: path).filter { $0.isHiddenFromSpeech && $0.styles.contains("footnote") }
                .map(\.words).filter { $0 != stage.session.engine.words("ui.choice_gone") }
        }
        stage.session.set("m.a", to: .list(["y"]))
        stage.session.set("all", to: .bool(false))
        stage.host.settle()
        #expect(heads("m.a") == ["X"] && heads("m.b").isEmpty)
    }
}
