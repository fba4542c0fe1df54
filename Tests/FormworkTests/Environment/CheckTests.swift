import Formwork
import FormworkTesting
import Testing

/// Checks in code: groups of validators, and checks that begin while a person types.
@MainActor
@Suite(.tags(.waiting)) struct CheckTests {
    private let form = FormDefinition("account") {
        FormSection { Field.text("user").validators("account").asyncChecks("free") }
    }

    @Test func aGroupStopsAtItsFirstError() throws {
        let asked = Asked()
        let environment = FormEnvironment()
            .validator("short", message: "Too long") { answer in
                asked.note("short")
                return answer.value.canonicalText.count < 5
            }
            .validator("polite", message: "Be polite") { answer in
                asked.note("polite")
                return answer.value != "rude"
            }
            .validators("basics", inOrder: "short", "polite", "account")
            .validators("account", inOrder: "basics", "polite")
            .check("free") { _ in nil }
        #expect(environment.missingChecks(of: form).isEmpty)
        #expect(FormEnvironment().validators("account", inOrder: "x").missingChecks(of: form) == ["x", "free"])
        let session = FormSession(try CompiledForm(form), environment: environment)
        session.set("user", to: "anything")
        session.perform(.submit)
        #expect(session.engine.errors.map(\.code) == ["short"] && !asked.list.contains("polite"))
        session.set("user", to: "rude")
        #expect(session.engine.errors.map(\.message) == ["Be polite"])
    }

    @Test func aDelayedCheckWaitsUntilNothingMoreIsTyped() async throws {
        let asked = Asked()
        let environment = FormEnvironment()
            .check("free", afterTyping: .milliseconds(300)) { answer in
                asked.note(answer.value.canonicalText)
                return answer.value == "anna" ? CustomError(code: "taken", message: "Taken") : nil
            }
        let form = try FormTester(form, environment: environment)
        let running = Task { await form.session.run() }
        form.session.set("user", to: "ann")
        await form.clock.advance(by: .milliseconds(200), whenWaiting: 1)
        form.session.set("user", to: "anna")
        while form.clock.deadlines != [.milliseconds(500)] { await Task.yield() }
        form.clock.advance(by: .milliseconds(200))
        #expect(asked.list.isEmpty && form.session.validity("user") == .pending)
        form.clock.advance(by: .milliseconds(100))
        await form.session.settle()
        #expect(asked.list == ["anna"])
        try form.expect("user", hasError: "taken")
        running.cancel()
        await running.value
    }

    @Test func aFieldThatIsLeftBeforeAnybodyWaitedIsCheckedAtOnce() async throws {
        let asked = Asked()
        let environment = FormEnvironment()
            .check("free", afterTyping: .seconds(9)) { answer in
                asked.note(answer.value.canonicalText)
                return nil
            }
        let form = try FormTester(form, environment: environment)
        try form.type("ann", into: "user")
        await form.session.settle()
        #expect(asked.list == ["ann"] && form.session.validity("user") == .valid)
        #expect(form.clock.now.offset == .zero)
    }

    @Test func leavingTheFieldAndSubmittingEndTheWait() async throws {
        let asked = Asked()
        let environment = FormEnvironment()
            .check("free", afterTyping: .seconds(9)) { answer in
                asked.note(answer.value.canonicalText)
                return nil
            }
        let form = try FormTester(form, environment: environment)
        let running = Task { await form.session.run() }
        form.session.set("user", to: "ann")
        await form.clock.waitForSleepers(1)
        form.session.perform(.blur(try #require(form.session.engine.node(at: "user"))))
        await form.session.settle()
        #expect(asked.list == ["ann"])
        form.session.set("user", to: "bea")
        await form.clock.waitForSleepers(1)
        try await form.expectAccepted()
        #expect(asked.list == ["ann", "bea"])
        running.cancel()
        await running.value
    }
}
