import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Which views are drawn again by a change: those of the rows that the change set names, and no others.
@MainActor struct RedrawTests {
    private let form = """
        {"id": "f", "locale": "en", "sections": [
         {"id": "a", "title": "A", "fields": [
          {"id": "name", "type": "text", "title": "Name", "validations": {"required": true}},
          {"id": "price", "type": "integer", "title": "Price"},
          {"id": "double", "type": "info", "title": "Twice", "formula": "$price * 2"},
          {"id": "flag", "type": "switch", "title": "Flag"},
          {"id": "why", "type": "text", "title": "Why", "visible_when": "$flag"}]},
         {"id": "b", "title": "B", "fields": [
          {"id": "choice", "type": "select", "title": "Choice", "style": "radio",
           "options": [{"id": "x", "title": "X"}, {"id": "y", "title": "Y"}]},
          {"id": "other", "type": "text", "title": "Other"}]}]}
        """

    @Test func typingDrawsOneRowAgain() throws {
        let stage = try Stage(reading: form)
        stage.host.fill("name", "A")
        _ = stage.redrawn()
        stage.host.person.type("d")
        #expect(stage.redrawn() == ["name"])
    }

    @Test func whatDependsOnAnAnswerIsDrawnAgain() throws {
        let stage = try Stage(reading: form)
        stage.host.fill("price", "1")
        _ = stage.redrawn()
        stage.host.person.type("5")
        #expect(stage.redrawn() == ["price", "double"])
        #expect(stage.texts("double").contains("30"))
    }

    @Test func aRowThatComesDrawsItsSectionAndNoOtherRow() throws {
        let stage = try Stage(reading: form)
        _ = stage.redrawnViews()
        #expect(stage.host.flip(in: "flag"))
        let views = stage.host.evaluations
        #expect(views.filter { $0.view is SectionView }.count == 1)
        #expect(stage.redrawn() == ["flag", "why"])
    }

    @Test func movingTheFocusDrawsTheTwoRows() throws {
        let stage = try Stage(reading: form)
        stage.host.fill("name", "A")
        _ = stage.redrawn()
        stage.model.focus("other")
        #expect(stage.redrawn() == ["name", "other"])
    }

    @Test func anErrorIsDrawnWhereItIs() async throws {
        let stage = try Stage(reading: form)
        _ = stage.redrawn()
        await stage.submit()
        #expect(stage.redrawn() == ["name"])
        #expect(stage.texts("name").contains("Fill in “Name”"))
    }

    /// Plays changes, and compares the rows that were drawn with those that the change sets name.
    @Test func noRowIsDrawnThatAChangeSetDoesNotName() throws {
        let stage = try Stage(reading: form)
        var named: Set<String> = []
        stage.session.observe(owner: stage) { _, change in
            MainActor.assumeIsolated {
                for update in change.changes.updates { named.insert(stage.path(update.id)) }
                for insertion in change.changes.insertions { named.insert(stage.path(insertion.row.id)) }
                if case .input(.edit(let node, _)) = change.cause { named.insert(stage.path(RowID(.field, node))) }
            }
        }
        _ = stage.redrawn()
        let steps: [() -> Void] = [
            { stage.session.set("price", to: 4) }, { stage.session.set("flag", to: true) },
            { stage.session.set("choice", to: "y") }, { stage.session.set("why", to: "because") },
            { stage.session.undo() }, { stage.session.set("price", to: 5) }, { stage.session.set("flag", to: false) },
            { stage.model.perform(.submit) }, { stage.session.set("name", to: "Ada") },
            { stage.session.perform(.reset) },
        ]
        for (number, step) in steps.enumerated() {
            named = []
            step()
            let drawn = stage.redrawn()
            #expect(drawn.isSubset(of: named), "step \(number)")
            #expect(!drawn.isEmpty, "step \(number)")
        }
    }

    @Test func aClosedScreenLetsEverythingGo() async throws {
        weak var model: FormModel?
        weak var screen: FormScreen?
        try await {
            let stage = try Stage(reading: form)
            stage.host.fill("name", "Ada")
            await stage.submit()
            model = stage.model
            screen = stage.host.all(.hosted).first?.element.environment.formScreen
            #expect(screen != nil)
            stage.host.close()
        }()
        let end = ContinuousClock.now + .seconds(1_200)
        while model != nil || screen != nil, ContinuousClock.now < end { await Task.yield() }
        #expect(model == nil && screen == nil)
    }

    /// The double counts what SwiftUI would do only as far as it tells bodies apart: a view whose properties are the same is
    /// not evaluated, one with another property is.
    @Test func theDoubleEvaluatesWhatIsOutOfDate() throws {
        let stage = try Stage(reading: form)
        _ = stage.redrawnViews()
        stage.host.settle()
        #expect(stage.redrawnViews() == [])
        stage.session.set("choice", to: "x")
        let views = stage.redrawnViews()
        #expect(views.contains("OptionButton") && !views.contains("SectionView"))
        #expect(views.filter { $0 == "OptionButton" }.count <= 2)
    }
}

extension Stage {
    func path(_ row: RowID) -> String { session.engine.field(row.node)?.path ?? "" }
}
