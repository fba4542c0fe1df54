import Formwork
import FormworkCore
import FormworkLawSupport
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Random forms, played at random, on the screen: what UIKit shows is what the engine has.
@MainActor struct AdapterLawTests {
    @Test(arguments: LawPlay.seeds) func theScreenShowsTheRows(seed: UInt64) throws {
        guard let play = Play(seed: seed, width: seed % 3 == 0 ? 800 : 390) else { return }
        var player = RandomPlayer(seed: seed)
        var pick = SeededGenerator(seed: seed &+ 99)
        defer { play.person.close() }
        for step in 0..<LawPlay.steps {
            let place = "seed \(seed), step \(step), "
            if step % 3 == 0 { play.touchSomething(&pick) }
            let held = play.heldField?.row
            let before = play.table.work
            let feed = play.feed.count
            let refused = Refusals.collect {
                _ = player.play(play.session.engine)
                play.person.settle()
            }
            try #require(refused == [], "\(place)\(player.last)")
            play.requireRows(place + player.last)
            play.requireTexts(place + player.last)
            play.requireWork(since: before, Array(play.feed[feed...]), place + player.last)
            play.requireHeld(held, Array(play.feed[feed...]), place + player.last)
        }
    }

    @Test(arguments: LawPlay.seeds) func theScreenShowsTheRowsWhileItIsEdited(seed: UInt64) async throws {
        guard let play = Play(seed: seed, width: 390) else { return }
        var player = RandomPlayer(seed: seed)
        var pick = SeededGenerator(seed: seed &+ 7)
        defer { play.person.close() }
        for step in 0..<LawPlay.steps {
            let place = "seed \(seed), step \(step), "
            let refused = Refusals.collect {
                if step % 4 == 1 { play.table.setEditing(!play.table.isEditing, animated: true) }
                if step % 4 == 3 { play.dragSomething(&pick) }
                _ = player.play(play.session.engine)
                play.person.settle()
            }
            try #require(refused == [], "\(place)\(player.last)")
            await Task { @MainActor in }.value
            play.person.settle()
            play.requireRows(place + player.last)
            play.requireTexts(place + player.last)
        }
    }
}
