import FormworkCore
import FormworkLawSupport
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Random forms while the device is turned, somebody types, and what was done is undone and done again, in any order.
@MainActor struct TurningLawTests {
    private static let widths: [CGFloat] = [320, 390, 744, 844, 1_024]

    @Test(arguments: LawPlay.seeds) func theScreenKeepsUp(seed: UInt64) async throws {
        guard let play = Play(seed: seed, width: 390) else { return }
        var player = RandomPlayer(seed: seed)
        var pick = SeededGenerator(seed: seed &+ 1_234)
        defer { play.person.close() }
        for step in 0..<LawPlay.steps {
            var done = ""
            let refused = Refusals.collect {
                done = act(&pick, &player, play)
                play.person.settle()
            }
            let place = "seed \(seed), step \(step), \(done)"
            try #require(refused == [], "\(place)")
            // What has the keyboard gets it back in the next turn.
            await Task { @MainActor in }.value
            play.person.settle()
            play.requireRows(place)
            play.requireTexts(place)
        }
    }

    /// One thing that a person or a program does, and what it was.
    private func act(_ pick: inout SeededGenerator, _ player: inout RandomPlayer, _ play: Play) -> String {
        let person = play.person
        switch Int.random(in: 0..<14, using: &pick) {
        case 0, 1:
            let width = Self.widths.randomElement(using: &pick) ?? 390
            person.window.frame.size.width = width
            return "turned to \(width)"
        case 2, 3:
            play.touchSomething(&pick)
            return "touched"
        case 4, 5:
            let text = ["7", "abc", "12,5", "é", "2026"].randomElement(using: &pick) ?? ""
            person.type(text)
            return "typed \(text)"
        case 6:
            person.select(Int.random(in: 0...3, using: &pick))
            person.deleteBackward()
            return "deleted"
        case 7, 8:
            person.undo()
            return "undone"
        case 9:
            person.redo()
            return "done again"
        case 10:
            person.undoInControl()
            return "undone in the control"
        default:
            _ = player.play(play.session.engine)
            return player.last
        }
    }
}
