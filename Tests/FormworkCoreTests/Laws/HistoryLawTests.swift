import FormworkCore
import FormworkTestSupport
import Testing

/// Ways back: what is undone, done again, or restored is what it was.
@Suite("Whatever is taken back")
struct HistoryLawTests {
    @Test("is what it was before, and done again it is what it was after")
    func undone() throws {
        for seed in SessionLawTests.seeds {
            guard var engine = SessionLawTests.session(seed) else { continue }
            var player = RandomPlayer(seed: seed)
            for step in 0..<SessionLawTests.steps {
                // A session that was just opened has no history: at most one step is to be taken back.
                engine = try #require(try engine.reopened())
                let before = SessionPicture(engine, errors: false, editors: false)
                _ = player.play(engine)
                let after = SessionPicture(engine)
                let content = engine.content
                guard engine.canUndo else { continue }
                let place = "seed \(seed), step \(step): \(player.last)"
                let old = engine.rows
                try #require(engine.undo().applied(to: old) == engine.rows, "\(place)")
                let undone = SessionPicture(engine, errors: false, editors: false).difference(from: before)
                try #require(undone.isEmpty, "\(place) undone: \(undone)")
                _ = engine.redo()
                let redone = SessionPicture(engine).difference(from: after)
                try #require(redone.isEmpty, "\(place) redone: \(redone)")
                try #require(engine.content == content, "\(place)")
            }
        }
    }

    @Test("everything that can be undone can be done again, and leads to where it was")
    func journeys() throws {
        for seed in SessionLawTests.seeds {
            guard let engine = SessionLawTests.session(seed) else { continue }
            var player = RandomPlayer(seed: seed)
            for _ in 0..<SessionLawTests.steps { _ = player.play(engine) }
            var pictures = [SessionPicture(engine, errors: false, texts: false, editors: false)]
            while engine.canUndo {
                _ = engine.undo()
                pictures.append(SessionPicture(engine, errors: false, texts: false, editors: false))
            }
            // When the focus leaves a field its text is tidied, which is no step.
            for picture in pictures.dropLast().reversed() {
                _ = engine.redo()
                let difference = SessionPicture(engine, errors: false, texts: false, editors: false).difference(
                    from: picture)
                try #require(difference.isEmpty, "seed \(seed): \(difference)")
            }
        }
    }

    @Test("a snapshot that is restored is the session that it was made of")
    func restored() throws {
        for seed in SessionLawTests.seeds {
            guard let engine = SessionLawTests.session(seed) else { continue }
            var player = RandomPlayer(seed: seed)
            for _ in 0..<SessionLawTests.steps / 2 { _ = player.play(engine) }
            let (form, memory) = (engine.form, engine.snapshot())
            let picture = SessionPicture(engine, errors: false, editors: false)
            for _ in 0..<SessionLawTests.steps / 2 where engine.form === form {
                let input = CommandReader.input(player.answer(engine), for: engine)
                if let input { _ = engine.perform(input) }
            }
            _ = engine.restore(memory)
            let difference = SessionPicture(engine, errors: false, editors: false).difference(from: picture)
            try #require(difference.isEmpty, "seed \(seed): \(difference)")
            try #require(engine.snapshot().text() == memory.text(), "seed \(seed)")
        }
    }
}
