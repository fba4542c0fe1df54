import FormworkCore
import FormworkTestSupport
import Testing

/// Validation.
struct ValidationTests {
    @Test func oneErrorPerFieldIsShownAfterSubmitInPageOrderAndMendsLive() throws {
        let engine = try Sample.session(Sample.loan)
        engine.type("name", "L")
        engine.type("amount", "5")
        #expect(engine.errors.isEmpty)
        let refused = engine.play(["op": "submit"])
        #expect(refused.submission == .refused)
        #expect(refused.focus == .errorSummary)
        #expect(engine.errors.map(\.path) == ["name", "amount"])
        #expect(engine.errors.map(\.code) == ["min_length", "min_value"])
        let mended = engine.type("name", "Li")
        #expect(mended.updates.first?.aspects.contains(.error) == true)
        #expect(engine.errors.map(\.path) == ["amount"])
        engine.type("amount", "5000")
        #expect(engine.play(["op": "submit"]).submission == .accepted)
    }

    @Test(arguments: [
        ("name", "", "required"), ("name", "L", "min_length"), ("name", "12345678901", "max_length"),
        ("amount", "x", "type"), ("amount", "999.99", "min_value"), ("amount", "5000000.01", "max_value"),
        ("months", "1.5", "type"),
    ])
    func rulesAreCheckedInTheirOrder(path: String, text: String, code: String) throws {
        let engine = try Sample.session(Sample.loan)
        engine.type(path, text)
        engine.play(["op": "submit"])
        #expect(engine.errors.first { $0.path == path }?.code == code)
    }

    /// Opening a group queues the fields in it for validation again, while the queue is read.
    @Test func anErrorThatOpensItsGroupGoesAwayWithItsReason() throws {
        var form = FormDefinition(fields: [Field(id: "a", type: .text)])
        form.validateOn = .change
        form.groups.append(
            FormGroup(
                id: "g", title: "G", collapsible: true,
                sections: [FormSection(elements: [.field(Field(id: "x", type: .text, requiredWhen: "$a == 'yes'"))])]))
        let engine = try Sample.session(form)
        engine.type("x", "q")
        engine.type("x", "")
        let group = try #require(engine.group(called: "g"))
        _ = engine.perform(.collapse(group, true))
        engine.set("a", "yes")
        #expect(engine.errors.map(\.path) == ["x"] && !engine.isCollapsed(group))
        #expect(engine.checkInvariants() == [])
        engine.type("x", "here")
        #expect(engine.errors.isEmpty)
    }

    @Test func charactersAreCountedAsPeopleDo() throws {
        let engine = try Sample.session(Sample.loan)
        engine.type("name", "👩‍👩‍👧‍👦é")
        engine.play(["op": "submit"])
        #expect(!engine.errors.contains { $0.path == "name" })
    }

    @Test func whatIsNotRelevantIsSkippedAndItsErrorsForgotten() throws {
        let engine = try Sample.session(Sample.loan)
        engine.set("name", "Li")
        engine.set("amount", 2000)
        engine.set("guaranteed", true)
        #expect(engine.play(["op": "submit"]).submission == .refused)
        #expect(engine.errors.map(\.path) == ["guarantors[0].name"])
        engine.set("guaranteed", false)
        #expect(engine.errors.isEmpty)
        #expect(engine.play(["op": "submit"]).submission == .accepted)
    }

    @Test func errorsFoundElsewhereAreShownUntilTheFieldChanges() throws {
        let engine = try Sample.session(Sample.loan)
        engine.set("name", "Li")
        engine.play([
            "op": "report_errors", "errors": [["path": "name", "code": "taken", "message": "Name is taken"]],
        ])
        #expect(engine.state("name")?.error == "Name is taken")
        engine.type("name", "Wu")
        #expect(engine.state("name")?.error == nil)
    }

    @Test func errorsNeverRepeatWhatWasTyped() throws {
        let engine = try Sample.session(Sample.loan)
        engine.type("amount", "secret-4711")
        engine.play(["op": "submit"])
        for error in engine.errors { #expect(!error.json.text().contains("4711")) }
    }
}
