import Formwork
import FormworkCore
import FormworkLawSupport
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Random forms on the screen of SwiftUI, while the device is turned, somebody types, and what was done is undone. The actions of one update
/// run in random order.
@MainActor struct ScreenLawTests {
    private static let widths: [CGFloat] = [320, 390, 744, 844, 1_024]

    @Test(arguments: LawPlay.fewSeeds) func theScreenShowsTheRows(seed: UInt64) throws {
        guard let stage = LawStage(seed: seed) else { return }
        var player = RandomPlayer(seed: seed)
        var pick = SeededGenerator(seed: seed &+ 4_321)
        defer { stage.display.close() }
        for step in 0..<LawPlay.steps {
            var done = ""
            let refused = Refusals.collect {
                done = act(&pick, &player, stage)
                stage.display.settle()
            }
            let place = "seed \(seed), step \(step), \(done)"
            try #require(refused == [], "\(place)")
            stage.requireRows(place)
            stage.requireTexts(place)
        }
    }

    /// One thing that a person or a program does, and what it was.
    private func act(_ pick: inout SeededGenerator, _ player: inout RandomPlayer, _ stage: LawStage) -> String {
        let person = stage.display.person
        switch Int.random(in: 0..<12, using: &pick) {
        case 0, 1:
            let width = Self.widths.randomElement(using: &pick) ?? 390
            stage.turn(to: width)
            return "turned to \(width)"
        case 2, 3:
            stage.touchSomething(&pick)
            return "touched"
        case 4, 5:
            let text = ["7", "abc", "12,5", "é", "2026"].randomElement(using: &pick) ?? ""
            person.type(text)
            return "typed \(text)"
        case 6, 7:
            person.undo()
            return "undone"
        case 8:
            person.redo()
            return "done again"
        default:
            _ = player.play(stage.model.session.engine)
            return player.last
        }
    }
}

/// A form on a screen that a law plays with.
@MainActor private final class LawStage {
    let model: FormModel
    let display: Display

    init?(seed: UInt64) {
        var forms = RandomForm(seed: seed)
        let form = seed % 10 == 0 ? Sample.everything : forms.definition()
        guard let compiled = try? CompiledForm(form) else { return nil }
        let context = SessionContext(clock: 1_772_323_200_000, opensInlineEditors: true)
        let session = FormSession(FormEngine(compiled, context: context))
        session.load()
        model = FormModel(session)
        display = Display(FormworkForm(model), seed: seed)
    }

    private var fields: [RowModel] { model.sections.flatMap(\.rows).filter { $0.id.kind == .field } }

    /// Turns the device. No field gets another view by that.
    func turn(to width: CGFloat) {
        display.made = []
        display.resize(width: width)
        let made = display.made.compactMap { ($0.view as? FieldRow)?.row.path }
        #expect(made == [], "turned to \(width)")
    }

    /// Puts the cursor into one of the text fields.
    func touchSomething(_ pick: inout SeededGenerator) {
        let texts = texts.values.filter { $0.isEnabled }.sorted {
            $0.accessibilityLabel ?? "" < $1.accessibilityLabel ?? ""
        }
        if let one = texts.randomElement(using: &pick) { display.person.tap(one) }
    }

    /// The text fields by the paths of their answers.
    private var texts: [String: UITextField] {
        var texts: [String: UITextField] = [:]
        for found in display.all(.hosted) {
            guard case .hosting(let view) = found.element.action, let field = view as? UITextField else { continue }
            for identifier in found.identifiers { texts[identifier] = field }
        }
        return texts
    }

    func requireRows(_ place: String) {
        let shown = Set(display.foundBehindSheets.flatMap(\.identifiers))
        let paths = model.sections.flatMap(\.rows).map(\.path).filter { !$0.isEmpty }
        #expect(shown.isSubset(of: paths), "\(place): \(shown.subtracting(paths)) is shown")
        let missing = fields.filter { !shown.contains($0.path) && $0.control != .custom }.map(\.path)
        #expect(missing == [], "\(place): missing")
    }

    func requireTexts(_ place: String) {
        let texts = texts
        for row in fields {
            guard let field = texts[row.path], let presentation = row.presentation else { continue }
            let resting = field.isFirstResponder ? nil : model.session.restingText(of: presentation)
            #expect(field.text == resting ?? row.text, "\(place) in \(row.path)")
            #expect(row.text == model.session.engine.field(row.id.node)?.text, "\(place) in the model of \(row.path)")
        }
    }
}
