import Formwork
import FormworkTesting
import Foundation
import Testing

/// What is typed becomes something else, and answers are shown in words of their own.
struct TransformedTextTests {
    private let form = FormDefinition("order") {
        FormSection {
            Field.text("code")
            Field.decimal("price")
            Field.date("day")
            Field.text("name")
        }
        FormSection("items") { Field.text("code") }.repeating(1...2)
    }

    private func tester() throws -> FormTester {
        let english = Locale(identifier: "en_US")
        let environment = FormEnvironment()
            .transform("code") { $0.uppercased() }
            .transform("items[].code") { $0.filter { $0 != "-" } }
            .display("price", as: .currency(code: "EUR").locale(english))
            .display("day", as: Date.ISO8601FormatStyle(timeZone: .gmt).year().weekOfYear(), in: .gmt)
            .display("name") { value in value == "me" ? "myself" : nil }
        return try FormTester(form, environment: environment)
    }

    @Test func typedTextIsTransformedAndTheControlIsTold() throws {
        let form = try tester()
        let code = try #require(form.session.engine.node(at: "code"))
        var heard: [ChangeSet] = []
        form.session.observe(owner: form) { _, change in heard.append(change.changes) }
        let changes = form.session.perform(.edit(code, TextEdit("ab", selection: 1..<1, before: 0..<0)))
        #expect(form.session.value("code") == "AB")
        #expect(changes.updates.contains { $0.id.node == code && $0.aspects.contains(.text) } && changes.caret == 1)
        #expect(heard == [changes])
        form.session.perform(.edit(code, TextEdit("AB", selection: 2..<2, before: 2..<2)))
        #expect(heard.last?.updates.contains { $0.aspects.contains(.text) } == false)
    }

    @Test func theCaretStaysBehindWhatStandsBeforeIt() throws {
        let form = try tester()
        let code = try #require(form.session.engine.node(at: "items[0].code"))
        let changes = form.session.perform(.edit(code, TextEdit("a-b-c", selection: 3..<3, before: 0..<0)))
        #expect(form.session.value("items[0].code") == "abc" && changes.caret == 2)
    }

    @Test func programsAreTransformedToButLoadedAnswersAreNot() throws {
        let form = try tester()
        form.session.load(["code": "kept"])
        try form.expect("code", is: "kept")
        form.session.set("code", to: "given")
        try form.expect("code", is: "GIVEN")
    }

    @Test func answersAreShownByFormats() throws {
        let form = try tester()
        try form.fill(["price": 1234.5, "day": "2026-01-15", "name": "me"])
        try form.expect("price", shows: "€1,234.50")
        try form.expect("day", shows: "2026-W03")
        try form.expect("name", shows: "myself")
        form.session.set("name", to: "you")
        try form.expect("name", shows: "you")
    }

    @Test func optionsSayWhatAFunctionMakesOfThem() throws {
        let sizes = [FieldOption("s", "small").value(36), FieldOption("l", "large").value(44), FieldOption("x")]
        let form = FormDefinition("shop") {
            Field.select("one", options: sizes).optionTitles { "\($0.title.capitalized) (\($0.value.canonicalText))" }
            Field.select("many", options: sizes, multiple: true)
        }
        let environment = FormEnvironment().display("many") { value in
            if case .list(let chosen) = value { "\(chosen.count) sizes" } else { nil }
        }
        let tester = try FormTester(form, environment: environment)
        let options = try #require(
            tester.session.engine.node(at: "one").flatMap { tester.session.presentation(of: $0) }
        ).options
        #expect(options.map(\.title) == ["Small (36)", "Large (44)", "X ()"])
        try tester.fill(["one": "l", "many": ["s", "x"]])
        try tester.expect("one", shows: "Large (44)")
        try tester.expect("many", shows: "2 sizes")
    }

    @Test func formattersOfFoundationShowNumbersToo() throws {
        let environment = FormEnvironment().display("price", with: ordinals())
        let form = try FormTester(form, environment: environment)
        try form.fill(["price": 3])
        try form.expect("price", shows: "3rd")
    }
}

private func ordinals() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .ordinal
    return formatter
}
