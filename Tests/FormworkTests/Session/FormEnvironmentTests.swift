import Formwork
import FormworkTestSupport
import FormworkTesting
import Testing

@Suite(.tags(.waiting)) struct FormEnvironmentTests {
    private let form = FormDefinition("account", title: "Account") {
        FormSection("who", "Who") {
            Field.text("user", "User").required().validators("polite").asyncChecks("free")
            Field.text("city", "City")
        }
    }

    private func session(_ clock: VirtualClock) throws -> FormSession {
        FormSession(
            try CompiledForm(form),
            environment: FormEnvironment(
                validators: ["polite": Polite()], asyncChecks: ["free": Free(clock: clock)]))
    }

    @Test func validatorsHaveTheirOwnCodeAndWords() throws {
        let session = try session(VirtualClock())
        session.set("user", to: .text("rude"))
        session.perform(.submit)
        #expect(session.engine.errors.map(\.code) == ["rude"])
        #expect(session.engine.errors.map(\.message) == ["Be polite"])
        #expect(session.validity("user") == .invalid)
    }

    @Test @MainActor func aSubmissionWaitsForItsChecks() async throws {
        let clock = VirtualClock()
        let session = try session(clock)
        session.set("user", to: .text("anna"))
        #expect(session.perform(.submit).submission == .waiting)
        #expect(session.validity("user") == .pending)
        var submissions = session.submissions.makeAsyncIterator()
        let settled = Task { @MainActor in await session.settle() }
        await clock.advance(by: .seconds(1), whenWaiting: 1)
        await settled.value
        #expect(await submissions.next()?.errors.map(\.code) == ["taken"])
        #expect(session.engine.errors.map(\.code) == ["taken"])
    }

    @Test @MainActor func aSlowOutcomeForAnOldAnswerIsDropped() async throws {
        let clock = VirtualClock()
        let session = try session(clock)
        let user = try #require(session.engine.node(at: "user"))
        let running = Task { @MainActor in await session.run() }
        session.set("user", to: .text("anna"))
        session.perform(.blur(user))
        await clock.waitForSleepers(1)
        session.set("user", to: .text("bert"))
        session.perform(.blur(user))
        await clock.advance(by: .seconds(1), whenWaiting: 2)
        await session.settle()
        #expect(session.engine.errors.isEmpty)
        #expect(session.perform(.submit).submission == .accepted)
        running.cancel()
        await running.value
    }

    @Test func missingChecksAreNamed() {
        #expect(FormEnvironment().missingChecks(of: form) == ["polite", "free"])
        #expect(FormEnvironment(validators: ["polite": Polite()]).missingChecks(of: form) == ["free"])
    }
}

private struct Polite: FieldValidator {
    func error(in answer: FieldAnswer) -> CustomError? {
        answer.value == .text("rude") ? CustomError(code: "rude", message: "Be polite") : nil
    }
}

/// A check that finds that the name Anna is taken. It takes a second of virtual time.
private struct Free: AsyncCheck {
    let clock: VirtualClock

    func error(in answer: FieldAnswer) async -> CustomError? {
        // Nobody can stop this check, so that its outcome comes late.
        let clock = clock
        await Task { try? await clock.sleep(for: .seconds(1)) }.value
        return answer.value == .text("anna") ? CustomError(code: "taken", message: "Taken") : nil
    }
}
