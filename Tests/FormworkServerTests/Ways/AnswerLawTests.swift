#if Server
import Formwork
import FormworkCore
import FormworkRuntime
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServer

/// The same answers mean the same, however they come to a form: the same values are stored, or the same errors are told.
///
/// Each course makes a random form in one of five languages, with thirty questions, and gives each of them a good, an odd or a bad
/// text. A transaction is what one question is given, in every way.
struct AnswerLawTests {
    @Test(arguments: LawPlay.seeds) func textsMeanTheSameInEveryWayIn(seed: UInt64) async throws {
        let form = try AnsweredForm(seed: seed, hasControls: false)
        let ways = try AnswerWays(form)
        let app = ways.app()
        try require(ways.replay(), app, "posted without scripts", form, seed)
        let server = try await ServedForms([form.definition], options: .law)
        try await server.test { client in
            let page = ServedAnswers(ways, client, server.store)
            try require(await page.engine(), app, "in the engine of a page", form, seed)
            let (stored, words) = try await page.postWithoutScripts()
            try check(stored, words, app, "posted without scripts", form, seed)
            if app.isAccepted {
                try check(await page.postFromEngine(), [], app, "posted by a page with an engine", form, seed)
            }
        }
    }

    @Test(arguments: LawPlay.seeds) func valuesMeanTheSameInEveryWayIn(seed: UInt64) async throws {
        let form = try AnsweredForm(seed: seed, hasControls: true)
        let ways = try AnswerWays(form)
        let answers = ways.answers(seed: seed)
        let (validated, misfits) = ways.validate(answers)
        try require(ways.load(answers).without(misfits), validated.without(misfits), "loaded", form, seed)
        try require(ways.set(answers).without(misfits), validated.without(misfits), "set", form, seed)
        try await ServedForms([form.definition], options: .law).test { client in
            let reply = try await client.postJSON("/law", answers.text(), header("Accept-Language", form.reader))
            try require(
                AnswerWays.Outcome(values: reply.json?["values"], errors: reply.json?["errors"]), validated,
                "posted as JSON", form, seed)
        }
    }

    private struct DifferentAnswers: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    private func require(
        _ found: AnswerWays.Outcome, _ expected: AnswerWays.Outcome, _ way: String, _ form: AnsweredForm, _ seed: UInt64
    ) throws {
        if found == expected { return }
        throw DifferentAnswers("seed \(seed), \(form.reader), \(way): " + form.difference(found, expected))
    }

    private func check(
        _ values: JSONValue?, _ errors: [String], _ expected: AnswerWays.Outcome, _ way: String, _ form: AnsweredForm,
        _ seed: UInt64
    ) throws {
        if expected.isAccepted {
            if values?.text() != expected.values {
                throw DifferentAnswers(
                    "seed \(seed), \(form.reader), \(way): stored \(values?.text() ?? "nothing"), not \(expected.values)"
                )
            }
        } else if errors != expected.words {
            throw DifferentAnswers("seed \(seed), \(form.reader), \(way): says \(errors), not \(expected.words)")
        }
    }
}
#endif
