import Formwork
import FormworkTesting
import Synchronization
import Testing

/// `submit` waits for checks and gives one answer.
@MainActor
@Suite(.tags(.waiting)) struct SubmittingTests {
    private struct Offline: Error {}

    /// A form with a check that waits for the clock; `anna` is taken, `carl` cannot be found out.
    private func tester(asked: Asked = Asked()) throws -> FormTester {
        let clock = Box<VirtualClock>()
        let environment = FormEnvironment().check("free") { answer in
            asked.note(answer.value.canonicalText)
            try await clock.value?.sleep(for: .seconds(1))
            switch answer.value {
            case "anna": return CustomError(code: "taken", message: "Taken")
            case "carl": throw Offline()
            default: return nil
            }
        }
        let tester = try FormTester(
            FormDefinition("account") {
                FormSection {
                    Field.text("user").required().asyncChecks("free")
                    Field.text("city").required()
                }
            }, answers: ["city": "Bern"], environment: environment)
        clock.value = tester.clock
        return tester
    }

    @Test func acceptedValuesOrErrorsComeBack() async throws {
        let form = try tester()
        try await form.expectRefused(["user": "required"])
        try form.fill(["user": "bert"])
        let submission = Task { await form.session.submit() }
        await form.clock.advance(by: .seconds(1), whenWaiting: 1)
        #expect(await submission.value == .accepted(["user": "bert", "city": "Bern"]))
        try form.fill(["user": "anna"])
        let second = Task { await form.session.submit() }
        await form.clock.advance(by: .seconds(1), whenWaiting: 1)
        #expect(await second.value.errors.map(\.code) == ["taken"])
    }

    @Test func anAnswerThatCouldNotBeCheckedIsNamedAndAskedAboutAgain() async throws {
        let asked = Asked()
        let form = try tester(asked: asked)
        try form.fill(["user": "carl"])
        for _ in 1...2 {
            let submission = Task { await form.session.submit() }
            await form.clock.advance(by: .seconds(1), whenWaiting: 1)
            #expect(await submission.value == .unchecked(["user"]))
        }
        #expect(asked.list == ["carl", "carl"])
    }

    @Test func callsAtOnceGetOneAnswer() async throws {
        let asked = Asked()
        let form = try tester(asked: asked)
        var count = 0
        let owner = Asked()
        form.session.onSubmit(owner: owner) { _, _ in count += 1 }
        try form.fill(["user": "bert"])
        var begun = 0
        let calls = (1...3).map { _ in
            Task {
                begun += 1
                return await form.session.submit()
            }
        }
        await eventually { begun == 3 && form.clock.sleeperCount == 1 }
        form.clock.advance(by: .seconds(1))
        for call in calls { #expect(await call.value.isAccepted) }
        #expect(count == 1 && asked.list == ["bert"])
    }

    @Test func aChangeMeanwhileIsWhatIsDecidedOn() async throws {
        let asked = Asked()
        let form = try tester(asked: asked)
        try form.fill(["user": "bert"])
        let submission = Task { await form.session.submit() }
        await form.clock.waitForSleepers(1)
        form.session.set("user", to: "anna")
        await eventually { asked.list.count == 2 && form.clock.sleeperCount == 1 }
        form.clock.advance(by: .seconds(1))
        #expect(await submission.value.errors.map(\.code) == ["taken"])
        #expect(asked.list == ["bert", "anna"])
    }

    @Test func aChangeOfAnotherAnswerMeanwhileIsDecidedOnToo() async throws {
        let form = try tester()
        try form.fill(["user": "bert"])
        let submission = Task { await form.session.submit() }
        await form.clock.waitForSleepers(1)
        form.session.set("city", to: .blank)
        form.clock.advance(by: .seconds(1))
        #expect(await submission.value.errors.map(\.path) == ["city"])
    }

    @Test func whatACheckFindsComesTogetherWithOtherErrors() async throws {
        let asked = Asked()
        let form = try tester(asked: asked)
        var told = 0
        form.session.onSubmit(owner: asked) { _, _ in told += 1 }
        try form.fill(["user": "anna", "city": .blank])
        let first = Task { await form.session.submit() }
        await form.clock.advance(by: .seconds(1), whenWaiting: 1)
        #expect(await first.value.errors.map { "\($0.path) \($0.code)" } == ["user taken", "city required"])
        // What was found is known, and is not asked again.
        #expect(await form.session.submit().errors.count == 2)
        #expect(asked.list == ["anna"] && told == 2)
        // An answer that cannot be checked does not hide the others, and is asked about again.
        try form.fill(["user": "carl"])
        for _ in 1...2 {
            let next = Task { await form.session.submit() }
            await form.clock.advance(by: .seconds(1), whenWaiting: 1)
            #expect(await next.value.errors.map(\.path) == ["city"])
        }
        #expect(asked.list == ["anna", "carl", "carl"])
    }

    @Test func citiesThatAreNotLoadedYetAreJudgedAtTheFirstPress() async throws {
        let environment = FormEnvironment()
            .options(of: "city") { _ in OptionPage([FieldOption("bern", "Bern")]) }
            .check("free") { _ in CustomError(code: "taken", message: "Taken") }
        let form = FormDefinition("f") {
            Field.text("name").required()
            Field.text("user").asyncChecks("free")
            Field.select("city", options: []).required()
        }
        let session = FormSession(try CompiledForm(form), environment: environment)
        session.load(["user": "anna", "city": "paris"])
        #expect(
            await session.submit().errors.map { "\($0.path) \($0.code)" } == [
                "name required", "user taken", "city option",
            ])
    }

    @Test func aCallThatIsCancelledDecidesNothing() async throws {
        let form = try tester()
        try form.fill(["user": "bert"])
        let submission = Task { await form.session.submit() }
        await form.clock.waitForSleepers(1)
        submission.cancel()
        #expect(await submission.value == .cancelled)
        var decided = 0
        form.session.onSubmit(owner: form) { _, _ in decided += 1 }
        form.clock.advance(by: .seconds(1))
        await form.session.settle()
        #expect(decided == 0 && form.session.validity("user") == .valid)
        #expect(await form.session.submit().isAccepted)
    }

    @Test func whoJoinedGoesOnWhenTheFirstIsCancelled() async throws {
        let form = try tester()
        try form.fill(["user": "bert"])
        let first = Task { await form.session.submit() }
        await form.clock.waitForSleepers(1)
        var hasJoined = false
        let second = Task {
            hasJoined = true
            return await form.session.submit()
        }
        await eventually { hasJoined }
        first.cancel()
        #expect(await first.value == .cancelled)
        form.clock.advance(by: .seconds(1))
        #expect(await second.value.isAccepted)
    }

    @Test func aRunningSessionChecksWhenTheFocusLeaves() async throws {
        let form = try tester()
        let running = Task { await form.session.run() }
        try form.type("anna", into: "user")
        #expect(form.session.validity("user") == .pending)
        await form.clock.advance(by: .seconds(1), whenWaiting: 1)
        var validities = form.session.validityUpdates(of: "user").makeAsyncIterator()
        while let validity = await validities.next(), validity != .invalid {}
        try form.expect("user", hasError: "taken")
        running.cancel()
        await running.value
    }

    private func eventually(_ holds: () -> Bool) async {
        while !holds() { await Task.yield() }
    }
}

/// What a check was asked, in order.
final class Asked: Sendable {
    private let texts = Mutex<[String]>([])

    var list: [String] { texts.withLock { $0 } }

    func note(_ text: String) { texts.withLock { $0.append(text) } }
}

/// Something that is known later.
final class Box<Value: Sendable>: Sendable {
    private let content = Mutex<Value?>(nil)

    var value: Value? {
        get { content.withLock { $0 } }
        set { content.withLock { $0 = newValue } }
    }
}
