import FormworkCore
import FormworkDefinition
import Testing

/// What is read of a field.
struct FieldReadingTests {
    private func field(_ json: String) -> DefinitionReading {
        read(#"{"fields":[\#(json)]}"#)
    }

    @Test func everyKeyIsRead() {
        let reading = field(
            #"""
            { "id": "f", "type": "select", "title": "T", "info": "I", "placeholder": "P", "accessibility_label": "A",
              "value": 1, "options": [{"id": 1, "title": "One", "info": "first", "value": 1.5, "default": true}],
              "style": "radio", "multiple": true, "size": {"width": 33.4, "height": 2}, "hidden": true, "disabled": true,
              "visible_when": "true", "enabled_when": "true", "required_when": "true", "formula": "1",
              "autocomplete": "name", "parameter": "p", "send": "value",
              "validations": { "required": true, "messages": {"required.select": "Please"} } }
            """#)
        #expect(reading.diagnostics.isEmpty)
        let option = FieldOption(
            id: .number(1), title: "One", info: "first", value: .number(DecimalNumber("1.5") ?? 0), isDefault: true)
        #expect(
            reading.firstField
                == Field(
                    id: "f", type: .select, title: "T", info: "I", placeholder: "P", accessibilityLabel: "A",
                    value: .number(1), options: [option], style: .radio, multiple: true,
                    size: FieldSize(width: 33, height: 2), hidden: true, disabled: true, visibleWhen: "true",
                    enabledWhen: "true", requiredWhen: "true", formula: "1",
                    validations: Validations(
                        required: true, messages: [MessageOverride(code: "required.select", text: "Please")]),
                    autocomplete: "name", parameterName: "p", send: .value))
    }

    @Test func limitsAreRead() {
        let text = field(#"{"id":"a","validations":{"min_length":1,"max_length":2.0}}"#)
        #expect(text.firstField?.validations == Validations(minLength: 1, maxLength: 2))
        let number = field(#"{"id":"a","type":"decimal","validations":{"min_value":-0.5,"max_value":1e3}}"#)
        #expect(
            number.firstField?.validations
                == Validations(minValue: DecimalNumber("-0.5"), maxValue: DecimalNumber(1000)))
    }

    @Test func optionsMayBeCalledValues() {
        let reading = field(#"{"id":"a","type":"select","values":[{"id":"x","title":"X"},{"id":false,"title":"No"}]}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.options.map(\.id) == [.text("x"), .bool(false)])
    }

    @Test(arguments: [FieldType.text, .integer, .decimal, .toggle, .select, .info, .button])
    func everyTypeIsReadByItsName(_ type: FieldType) {
        let reading = field(#"{"id":"a","type":"\#(type.rawValue)"}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.type == type)
    }

    @Test(arguments: [
        ("email", FieldType.text), ("date", .text), ("currency", .decimal), ("stepper", .integer), ("check", .toggle),
        ("image", .info), ("password", .unknown), ("segment", .select),
    ])
    func aTypeOfALaterVersionIsShownAsItsRelative(_ name: String, _ type: FieldType) {
        let reading = field(#"{"id":"a","type":"\#(name)"}"#)
        #expect(reading.summary == ["1:29 unsupported_type fields[0].type"])
        #expect(reading.firstField?.type == type)
    }

    @Test func anUnknownTypeIsAPlaceholderAndASuggestion() {
        let reading = field(#"{"id":"a","type":"txet","value":[1,"b"]}"#)
        #expect(reading.summary == ["1:29 unknown_type fields[0].type"])
        #expect(reading.diagnostics.first?.expected.first == "text")
        #expect(reading.firstField?.type == .unknown)
        #expect(reading.firstField?.value == .list([.number(1), .text("b")]))
    }

    @Test func anUnknownStyleIsTheUsualOne() {
        let reading = field(#"{"id":"a","type":"select","style":"popover"}"#)
        #expect(reading.summary == ["1:46 unsupported_style fields[0].style"])
        #expect(reading.firstField?.style == .automatic)
    }
}
