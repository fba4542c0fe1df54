import Formwork
import FormworkTestSupport
import Testing

struct FormEnvironmentTests {
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
        let checks = Task { @MainActor in await session.runChecks() }
        await clock.advance(by: 1, whenWaiting: 1)
        #expect(await checks.value.map(\.submission) == [.refused])
        #expect(session.engine.errors.map(\.code) == ["taken"])
    }

    @Test @MainActor func aSlowOutcomeForAnOldAnswerIsDropped() async throws {
        let clock = VirtualClock()
        let session = try session(clock)
        let user = try #require(session.engine.node(at: "user"))
        session.set("user", to: .text("anna"))
        session.perform(.blur(user))
        let first = Task { @MainActor in await session.runChecks() }
        await clock.advance(by: 0, whenWaiting: 1)
        session.set("user", to: .text("bert"))
        session.perform(.blur(user))
        let second = Task { @MainActor in await session.runChecks() }
        await clock.advance(by: 1, whenWaiting: 2)
        let outcomes = await (first.value, second.value)
        #expect(outcomes.0.allSatisfy { $0.isEmpty })
        #expect(session.engine.errors.isEmpty)
        #expect(session.perform(.submit).submission == .accepted)
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
        await clock.sleep(for: 1)
        return answer.value == .text("anna") ? CustomError(code: "taken", message: "Taken") : nil
    }
}

/// A clock that stands still until a test moves it.
private actor VirtualClock {
    private var now = 0
    private var sleepers: [(until: Int, wake: CheckedContinuation<Void, Never>)] = []

    func sleep(for seconds: Int) async {
        await withCheckedContinuation { sleepers.append((now + seconds, $0)) }
    }

    /// Waits until this many tasks sleep, and then moves the clock.
    func advance(by seconds: Int, whenWaiting count: Int) async {
        while sleepers.count < count { await Task.yield() }
        now += seconds
        for sleeper in sleepers where sleeper.until <= now { sleeper.wake.resume() }
        sleepers.removeAll { $0.until <= now }
    }
}
