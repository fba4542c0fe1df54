import FormworkCore
import FormworkHTML
import Testing

/// Controls for text and numbers, and their attributes for browsers and assistive technology.
struct ControlTests {
    private func control(_ field: Field, answers: JSONValue = [:]) throws -> HTMLElement {
        try #require(try row(field, answers: answers).element(id: "fw-f2-control"))
    }

    @Test(
        arguments: [
            (FieldType.name, "text", nil, "words", "name"), (.email, "text", "email", "none", "email"),
            (.url, "text", "url", "none", "url"), (.username, "text", nil, "none", "username"),
            (.address, "text", nil, "words", "address-line1"), (.phone, "tel", "tel", "none", "tel"),
            (.password, "password", nil, "none", nil), (.count, "text", "numeric", "none", nil),
            (.currency, "text", "decimal", "none", nil), (.number, "text", nil, "none", nil),
            (.date, "date", nil, nil, nil), (.time, "time", nil, nil, nil),
            (.dateTime, "datetime-local", nil, nil, nil),
        ] as [(FieldType, String, String?, String?, String?)])
    func linesHaveTheirTraits(
        type: FieldType, input: String, mode: String?, capitalization: String?, purpose: String?
    ) throws {
        let control = try control(Field(id: "f", type: type, title: "F"))
        #expect(control["type"] == input)
        #expect(control["inputmode"] == mode)
        #expect(control["autocapitalize"] == capitalization)
        #expect(control["autocomplete"] == purpose)
        #expect(control["name"] == "v.f")
        #expect(control["dir"] == ([.email, .url, .phone].contains(type) ? "ltr" : nil))
    }

    @Test func codesAreWrittenFromLeftToRightAndNotCorrected() throws {
        let card = try control(Field(id: "f", type: .text, title: "F", textFormat: "credit_card"))
        #expect(card["dir"] == "ltr" && card["inputmode"] == "numeric" && card["autocomplete"] == "cc-number")
        let iban = try control(Field(id: "f", type: .text, title: "F", textFormat: "iban"))
        #expect(iban["autocapitalize"] == "characters" && iban["spellcheck"] == "false" && iban["dir"] == "ltr")
        let name = try control(Field(id: "f", type: .text, title: "F", textFormat: "letters_only"))
        #expect(name["dir"] == nil && name["spellcheck"] == nil)
    }

    @Test func peopleOfARepeatAreNotOfferedThePersonsOwnAnswers() throws {
        let section = FormSection(
            id: "friends", title: "Friends", repeats: Repetition(min: 1),
            elements: [.field(Field(id: "email", type: .email, title: "E-mail"))])
        let input = try #require(try page(engine(section)).first { $0["name"] == "v.friends[0].email" })
        #expect(input["autocomplete"] == nil && input["inputmode"] == "email")
    }

    @Test func textOfSeveralLinesKeepsItsFirstLineBreak() throws {
        let area = try control(
            Field(id: "t", type: .textView, title: "T", size: FieldSize(height: 4)), answers: ["t": "\nb <i>\n"])
        #expect(area.name == "textarea" && area["rows"] == "4" && area["name"] == "v.t")
        #expect(area.text == "\nb <i>\n")
    }

    @Test func amountsSayTheirCurrency() throws {
        let row = try row(Field(id: "a", type: .currency, title: "A", info: "Net", currency: "CNY"))
        #expect(row.element(id: "fw-f2-unit")?.text == "CNY")
        #expect(row.element(id: "fw-f2-control")?["aria-describedby"] == "fw-f2-unit fw-f2-hint")
    }

    @Test func countersHaveButtonsWithNames() throws {
        let row = try row(Field(id: "c", type: .count, title: "Guests"))
        let buttons = row.descendants.filter { $0.name == "button" }
        #expect(buttons.map { $0["value"] } == ["step:-:c", "step:+:c"])
        #expect(buttons.map(\.text) == ["Decrease Guests", "Increase Guests"])
        #expect(buttons.allSatisfy { $0["name"] == "fw.action" && $0["type"] == "submit" })
    }

    @Test func stepperSaysThatItIsNotAnswered() throws {
        let field = Field(id: "s", type: .stepper, title: "S", minimum: 6)
        #expect(try control(field)["placeholder"] == "Not answered")
        #expect(try control(field)["value"] == "")
        #expect(try control(field, answers: ["s": 12])["value"] == "12")
    }

    @Test func sliderStandsBelowItsScaleUntilItIsMoved() throws {
        let field = Field(
            id: "s", type: .slider, title: "S", minimum: 2, maximum: 10, step: 2,
            validations: Validations(required: true))
        let blank = try row(field)
        let range = try #require(blank.element(id: "fw-f2-control"))
        #expect([range["min"], range["max"], range["step"], range["value"]] == ["0", "10", "2", "0"])
        #expect(range["aria-valuetext"] == "Not answered")
        #expect(blank.slot("output")?.text == "Not answered" && blank.slot("output")?["aria-hidden"] == "true")
        // The role has no attribute for it, so the name says it.
        #expect(range["aria-required"] == nil)
        #expect(blank.slot("label")?.text.hasSuffix("must be answered") == true)
        let set = try control(field, answers: ["s": 8])
        #expect(set["value"] == "8" && set["aria-valuetext"] == "8")
    }

    @Test func daysAndTimesHaveLimits() throws {
        let day = try control(
            Field(id: "d", type: .date, title: "D", minimumDate: "2026-01-01", maximumDate: "2026-12-31"),
            answers: ["d": "2026-11-21"])
        #expect(day["value"] == "2026-11-21" && day["min"] == "2026-01-01" && day["max"] == "2026-12-31")
        #expect(try control(Field(id: "t", type: .time, title: "T"), answers: ["t": "8:05"])["value"] != nil)
    }

    @Test func passwordCanBeShownOnlyByTheScript() throws {
        let row = try row(Field(id: "p", type: .password, title: "P"))
        let button = try #require(row.first { $0["data-fw-reveal"] != nil })
        #expect(button["type"] == "button" && button["aria-pressed"] == "false" && button["name"] == nil)
        #expect(button.text == "Show P")
    }

    @Test func checkIsNoSwitch() throws {
        let box = try control(Field(id: "c", type: .check, title: "C", validations: Validations(required: true)))
        #expect(box["type"] == "checkbox" && box["role"] == nil && box["aria-required"] == "true")
    }

    @Test func hiddenIsNotDrawn() throws {
        let page = try page(engine(Field(id: "h", type: .hidden, value: .text("x")), Field(id: "a", type: .text)))
        #expect(page.row("f2") == nil)
        #expect(page.first { $0["name"] == "v.h" || $0["value"] == "h" } == nil)
    }

    @Test func whatTakesNoInputHasNoControl() throws {
        #expect(try row(Field(id: "r", type: .separator)).first { $0.name == "hr" } != nil)
        #expect(try row(Field(id: "s", type: .spacer, title: "Unseen")).text == "")
        let picture = Field(id: "i", type: .image, title: "Map", image: "https://example.org/m.png")
        let image = try #require(try row(picture).first { $0.name == "img" })
        #expect(image["alt"] == "Map" && image["src"] == "https://example.org/m.png" && image["loading"] == "lazy")
    }

    @Test(arguments: [
        "http://example.org/a.png", "javascript:alert(1)", "data:image/png;base64,AA", "//example.org/a.png", "a\\b",
        "",
        "https://", "x y.png",
    ])
    func onlySafePicturesAreShown(address: String) throws {
        let row = try row(Field(id: "i", type: .image, title: "Map", image: address))
        #expect(row.first { $0.name == "img" } == nil && row.text == "Map")
        #expect(
            try FormworkHTMLTests.row(Field(id: "t", type: .text, title: "T", image: address)).first {
                $0.name == "img"
            } == nil)
    }

    @Test func picturesStandBeforeTitles() throws {
        let label = try #require(try row(Field(id: "t", type: .text, title: "T", image: "t:1.svg?v=2")).slot("label"))
        #expect(label.elements.isEmpty, "a colon before any slash could be a scheme")
        let safe = try #require(try row(Field(id: "t", type: .text, title: "T", image: "icons/t:1.svg")).slot("label"))
        #expect(safe.elements.first?["alt"] == "" && safe.text == "T")
    }

    /// A page that is changed unticks it, because no value is called so.
    @Test func aSwitchThatIsNeitherYesNorNoIsOff() throws {
        let odd = try row(Field(id: "a", type: .toggle, title: "A"), answers: ["a": "perhaps"])
        #expect(odd.own { $0["role"] == "switch" }.map { $0["checked"] } == [nil])
        let on = try row(Field(id: "a", type: .toggle, title: "A"), answers: ["a": true])
        #expect(on.own { $0["role"] == "switch" }.map { $0["checked"] } == [""])
    }
}
