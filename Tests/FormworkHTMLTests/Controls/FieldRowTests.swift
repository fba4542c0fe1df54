import FormworkCore
import FormworkHTML
import Testing

/// The rows of each type of field in a page.
struct FieldRowTests {
    @Test func textHasALabelledInput() throws {
        let row = try row(Field(id: "name", type: .text, title: "Name", placeholder: "Ada"), answers: ["name": "Grace"])
        let input = try #require(row.first { $0.name == "input" && $0["type"] == "text" })
        let label = try #require(row.first { $0.name == "label" })
        #expect(label["for"] == input["id"])
        #expect(label.text == "Name")
        #expect(input["id"] == "fw-f2-control")
        #expect(input["name"] == "v.name")
        #expect(input["value"] == "Grace")
        #expect(input["placeholder"] == "Ada")
        #expect(input["aria-invalid"] == nil && input["required"] == nil && input["disabled"] == nil)
    }

    @Test func everyInputSaysThatItWasSeen() throws {
        for type in FieldType.allCases where type.isDrawn {
            let row = try row(Field(id: "f", type: type, title: "F"))
            let seen = row.descendants.filter { $0["name"] == "fw.seen" }.map { $0["value"] }
            #expect(seen == (type.takesInput ? ["f"] : []), "\(type)")
        }
    }

    @Test func keyboardsFitTheAnswer() throws {
        func mode(_ type: FieldType, least: DecimalNumber? = nil, purpose: String = "") throws -> String? {
            let field = Field(
                id: "n", type: type, title: "N", validations: Validations(minValue: least), autocomplete: purpose)
            return try row(field).element(id: "fw-f2-control")?["inputmode"]
        }
        #expect(try mode(.integer, least: 0) == "numeric")
        #expect(try mode(.decimal, least: 5) == "decimal")
        // The numeric keyboards of phones have no minus sign.
        #expect(try mode(.integer) == nil)
        #expect(try mode(.decimal, least: -1) == nil)
        #expect(try mode(.text) == nil)
        #expect(try mode(.text, purpose: "work email") == "email")
        #expect(try mode(.text, purpose: "one-time-code") == "numeric")
    }

    @Test func codesAreNotCorrected() throws {
        let number = try #require(try row(Field(id: "n", type: .integer, title: "N")).element(id: "fw-f2-control"))
        #expect(number["type"] == "text")
        #expect(number["autocorrect"] == "off" && number["spellcheck"] == "false")
        #expect(number["autocapitalize"] == "none")
        // "off" would make browsers forget the number when a person goes away and comes back.
        #expect(number["autocomplete"] == nil)
        let name = Field(id: "n", type: .text, title: "N", autocomplete: "given-name")
        let text = try #require(try row(name).element(id: "fw-f2-control"))
        #expect(text["spellcheck"] == nil && text["autocapitalize"] == "words" && text["autocomplete"] == "given-name")
    }

    @Test func returnKeyGoesOnAndFinallySends() throws {
        let (a, b) = (Field(id: "a", type: .text, title: "A"), Field(id: "b", type: .integer, title: "B"))
        func hints(_ fields: Field...) throws -> [String?] {
            let page = try page(engine(FormSection(elements: fields.map { .field($0) })))
            return ["fw-f2-control", "fw-f3-control"].map { page.element(id: $0)?["enterkeyhint"] }
        }
        #expect(try hints(a, b) == ["next", "send"])
        // It moves to a switch too, and skips fields that nobody can answer.
        #expect(try hints(a, b, Field(id: "c", type: .toggle, title: "C")) == ["next", "next"])
        #expect(try hints(a, b, Field(id: "c", type: .text, title: "C", disabled: true)) == ["next", "send"])
        #expect(try hints(a, b, Field(id: "c", type: .info, title: "C")) == ["next", "send"])
    }

    @Test func toggleIsASwitch() throws {
        let field = Field(id: "t", type: .toggle, title: "T")
        let off = try #require(try row(field, answers: ["t": false]).element(id: "fw-f2-control"))
        let on = try #require(try row(field, answers: ["t": true]).element(id: "fw-f2-control"))
        #expect(off["type"] == "checkbox" && off["role"] == "switch" && off["value"] == "true")
        #expect(off["checked"] == nil)
        #expect(on["checked"] != nil)
    }

    @Test func selectIsAFieldsetOfRadios() throws {
        let options = [
            FieldOption(id: .number(1), title: "One", info: "The first"), FieldOption(id: .text("b"), title: "Two"),
        ]
        let field = Field(
            id: "s", type: .select, title: "S", options: options, validations: Validations(required: true))
        let row = try row(field, answers: ["s": "1"])
        let fieldset = try #require(row.elements.first { $0.name == "fieldset" })
        #expect(fieldset.elements.first?.name == "legend")
        #expect(fieldset["role"] == "radiogroup" && fieldset["aria-required"] == "true")
        let radios = row.descendants.filter { $0["type"] == "radio" }
        #expect(radios.map { $0["id"] } == ["fw-f2-control", "fw-f2-control-1"])
        #expect(radios.map { $0["name"] } == ["v.s", "v.s"])
        #expect(radios.map { $0["value"] } == ["1", "b"])
        #expect(radios.map { $0["checked"] != nil } == [true, false])
        #expect(row.descendants.filter { $0.name == "label" }.map(\.text) == ["OneThe first", "Two"])
    }

    @Test func infoIsAnOutput() throws {
        let row = try row(Field(id: "i", type: .info, title: "Total", formula: "1000 + 234.5"))
        let output = try #require(row.first { $0.name == "output" })
        #expect(output.text == "1,234.5")
        #expect(row.first { $0.name == "label" }?["for"] == output["id"])
        #expect(row.first { $0.name == "input" } == nil)
    }

    @Test func buttonPostsItsPath() throws {
        let button = try #require(try row(Field(id: "b", type: .button, title: "Go")).first { $0.name == "button" })
        #expect(button["name"] == "fw.action" && button["value"] == "tap:b" && button["type"] == "submit")
        #expect(button.text == "Go")
    }

    @Test func unknownTypeSaysSo() throws {
        let row = try row(Field(id: "u", type: .unknown, title: "Signature"))
        #expect(row.text.contains("Signature"))
        #expect(row.text.contains("cannot be shown"))
        #expect(row.first { $0.name == "label" } == nil, "there is no control to label")
    }

    @Test func fieldWithoutTitleStillHasAName() throws {
        for field in [
            Field(id: "plain", type: .text), Field(id: "x", type: .toggle, accessibilityLabel: "plain"),
            Field(id: "x", type: .integer, placeholder: "plain"), Field(id: "plain", type: .select),
        ] {
            let control = try row(field).own { $0["data-fw-control"] != nil }.first
            #expect(control?["aria-label"] == "plain")
        }
    }

    @Test func disabledControlKeepsItsAnswerInThePost() throws {
        for (type, answer, posted) in [
            (FieldType.text, "a" as JSONValue, "a"), (.toggle, true, "true"), (.toggle, false, ""), (.select, 2, "2"),
        ] {
            let field = Field(
                id: "d", type: type, title: "D", value: FormValue(answer),
                options: [FieldOption(id: .number(2), title: "Two")], disabled: true)
            let row = try row(field)
            #expect(row.own { $0["data-fw-control"] != nil }.first?["disabled"] != nil)
            #expect(row.classes.contains("fw-disabled"))
            #expect(row.first { $0["type"] == "hidden" && $0["name"] == "v.d" }?["value"] == posted)
        }
    }

    @Test func requiredIsSaidNotOnlyMarked() throws {
        let row = try row(Field(id: "r", type: .text, title: "R", validations: Validations(required: true)))
        #expect(row.element(id: "fw-f2-control")?["aria-required"] == "true")
        #expect(row.first { $0.classes.contains("fw-mark") }?["aria-hidden"] == "true")
    }

    @Test(arguments: [
        (1, "8"), (8, "8"), (25, "25"), (30, "33"), (50, "50"), (67, "67"), (99, "100"), (100, "100"),
    ])
    func widthsAreRoundedToTwelfths(width: Int, name: String) throws {
        let field = Field(id: "w", type: .text, title: "W", size: FieldSize(width: width, height: 3))
        #expect(try row(field).classes.contains("fw-w-" + name))
        #expect(try row(field).classes.contains("fw-h-3"))
    }
}
