import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

/// Laws of every session of every form, played at random with the seed in the failure's text.
@Suite("Whatever the form is and whatever happens to it")
struct SessionLawTests {
    /// How many transactions each law plays; `Scripts/laws` asks for many more.
    static let transactions = environment["FORMWORK_LAW_TRANSACTIONS"].flatMap { Int($0) } ?? 600
    static let steps = 30
    /// One form and one course of play each; `FORMWORK_LAW_SEED` asks for a single one.
    static let seeds: ClosedRange<UInt64> =
        environment["FORMWORK_LAW_SEED"].flatMap { UInt64($0) }.map { $0...$0 }
        ?? 1...UInt64(max(transactions / steps, 1))
    private static let environment = ProcessInfo.processInfo.environment

    /// A session of a random form with an empty load done; `nil` for a form that has errors.
    static func session(_ seed: UInt64, _ features: RandomForm.Features = .all) -> FormEngine? {
        var forms = RandomForm(seed: seed, features: features)
        guard let form = try? CompiledForm(forms.definition()) else { return nil }
        let context = SessionContext(clock: 1_772_323_200_000, opensInlineEditors: true)
        let engine = FormEngine(form, context: context)
        _ = engine.perform(.load([:]))
        return engine
    }

    @Test("most random forms compile, and a compiled form gives its definition back")
    func source() throws {
        var compiled = 0
        for seed in Self.seeds {
            var forms = RandomForm(seed: seed)
            let definition = forms.definition()
            do throws(DefinitionProblems) {
                #expect(try CompiledForm(definition).source == definition, "seed \(seed)")
                compiled += 1
            } catch {
                #expect(!error.problems.isEmpty)
            }
        }
        #expect(compiled * 2 > Self.seeds.count, "\(compiled) of \(Self.seeds.count)")
    }

    @Test("its state equals evaluation from scratch, and change sets replay")
    func incremental() throws {
        for seed in Self.seeds {
            guard let engine = Self.session(seed) else { continue }
            var player = RandomPlayer(seed: seed)
            // Errors that were found elsewhere are not in snapshots.
            var isReported = false
            // A form that was changed is numbered anew where another process opens it.
            var isNumberedAnew = false
            for step in 0..<Self.steps {
                let old = engine.rows
                let changes = player.play(engine)
                let place = "seed \(seed), step \(step): \(player.last)"
                if player.last.contains("report_errors") { isReported = true }
                if player.last.contains("change") { isNumberedAnew = true }
                try #require(changes.applied(to: old) == engine.rows, "\(place)")
                let fresh = try #require(try engine.reopened())
                let open = player.editor.field.flatMap { fresh.node(at: engine.path(of: $0)) }
                if let open { _ = fresh.perform(.focus(open)) }
                let difference = SessionPicture(fresh, identities: !isNumberedAnew, errors: !isReported)
                    .difference(from: SessionPicture(engine, identities: !isNumberedAnew, errors: !isReported))
                try #require(difference.isEmpty, "\(place) \(difference)")
                try #require(fresh.snapshot().text() == engine.snapshot().text(), "\(place)")
            }
        }
    }
}
