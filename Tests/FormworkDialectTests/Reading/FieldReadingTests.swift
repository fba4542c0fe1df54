import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Reading fields.
struct FieldReadingTests {
    private func field(_ json: String) -> DefinitionReading {
        read(#"{"fields":[\#(json)]}"#)
    }

    @Test func everyKeyIsRead() {
        let reading = field(
            #"""
            { "id": "f", "type": "select", "title": "T", "info": "I", "placeholder": "P", "accessibility_label": "A",
              "value": 1, "options": [{"id": 1, "title": "One", "info": "first", "value": 1.5, "default": true,
                "accessibility_label": "The first", "targets": [{"id": "f", "action": "clear"}]}],
              "input_type": "number", "empty_text": "none", "currency": "EUR",
              "image_url": "/i.png", "data": {"any": [1]},
              "targets": [{"id": "f", "type": "field", "action": "update", "target_value": 1, "condition": "true"}],
              "style": "radio", "multiple": true, "size": {"width": 33.4, "height": 2}, "hidden": true, "disabled": true,
              "visible_when": "true", "enabled_when": "true", "required_when": "true", "formula": "1",
              "autocomplete": "name", "parameter": "p", "send": "value",
              "validations": { "required": true, "messages": {"required.select": "Please"} } }
            """#)
        #expect(reading.diagnostics.map(\.code) == [.definition(.unusedValue)])
        let option = FieldOption(
            id: .number(1), title: "One", info: "first", accessibilityLabel: "The first",
            value: .number(DecimalNumber("1.5") ?? 0), isDefault: true, targets: [FieldTarget(.clear, id: "f")])
        #expect(
            reading.firstField
                == Field(
                    id: "f", type: .select, inputType: .number, title: "T", info: "I", placeholder: "P",
                    emptyText: "none", accessibilityLabel: "A", value: .number(1), options: [option], style: .radio,
                    multiple: true, currency: "EUR", image: "/i.png", size: FieldSize(width: 33, height: 2),
                    hidden: true, disabled: true, visibleWhen: "true",
                    enabledWhen: "true", requiredWhen: "true", formula: "1",
                    validations: Validations(
                        required: true, messages: [MessageOverride(code: "required.select", text: "Please")]),
                    targets: [FieldTarget(.update, id: "f", value: .number(1), condition: "true")],
                    autocomplete: "name", parameterName: "p", send: .value, data: ["any": [1]]))
    }

    @Test func limitsAreRead() {
        let text = field(#"{"id":"a","validations":{"min_length":1,"max_length":2.0}}"#)
        #expect(text.firstField?.validations == Validations(minLength: 1, maxLength: 2))
        let number = field(#"{"id":"a","type":"decimal","validations":{"min_value":-0.5,"max_value":1e3}}"#)
        #expect(
            number.firstField?.validations
                == Validations(minValue: DecimalNumber("-0.5"), maxValue: DecimalNumber(1000)))
    }

    @Test func limitsOfControlsAreRead() {
        let slider = field(#"{"id":"a","type":"slider","min":1,"max":9.5,"step":"0.5"}"#).firstField
        #expect(slider?.minimum == 1)
        #expect(slider?.maximum == DecimalNumber("9.5"))
        #expect(slider?.step == DecimalNumber("0.5"))
        let rules = #""format":"^a","pattern":"a+","compare_to":"a","compare_rule":">=""#
        #expect(
            field(#"{"id":"a","validations":{\#(rules)}}"#).firstField?.validations
                == Validations(format: "^a", pattern: "a+", compareTo: "a", compareRule: .greaterOrEqual))
    }

    @Test(arguments: [
        ("date", "2014-10-31", "2014-10-31", 0), ("date", "2014-10-31 23:00:00", "2014-10-31", 0),
        ("time", "08:30", "08:30", 0), ("time", "2014-10-31T08:30", "08:30", 0),
        ("date_time", "2014-10-31T08:30", "2014-10-31T08:30", 0), ("date_time", "2014-10-31", "2014-10-31T00:00", 0),
        ("date", "2014-10-31 23:00:00 +00:00", "2014-10-31", 1), ("time", "2014-10-31T23:00:00Z", "23:00", 1),
    ])
    func daysAndTimesAreReadAsCivilOnes(_ type: String, _ written: String, _ meant: String, _ warnings: Int) {
        let keys = #""value":"\#(written)","minimum_date":"\#(written)","maximum_date":"\#(written)""#
        let reading = field(#"{"id":"a","type":"\#(type)",\#(keys)}"#)
        #expect(reading.diagnostics.map(\.code) == Array(repeating: .dialect(.instant), count: warnings * 3))
        #expect(reading.firstField?.value == .text(meant))
        #expect(reading.firstField?.minimumDate == meant)
        // The latest day is over at midnight.
        let isWholeDay = type == "date_time" && !written.contains("T")
        #expect(reading.firstField?.maximumDate == (isWholeDay ? written + "T23:59:59" : meant))
    }

    @Test func instantsAreSeenFromTheFormsZone() {
        let field = #"{"id":"a","type":"date","value":"2014-10-31T23:00:00Z"}"#
        let reading = read(#"{"time_zone":"Asia/Shanghai","fields":[\#(field)]}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.value == .text("2014-11-01"))
    }

    @Test func optionsMayBeCalledValues() {
        let reading = field(#"{"id":"a","type":"select","values":[{"id":"x","title":"X"},{"id":false,"title":"No"}]}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.options.map(\.id) == [.text("x"), .bool(false)])
    }

    @Test(arguments: FieldType.allCases.filter { $0 != .unknown })
    func everyTypeIsReadByItsName(_ type: FieldType) {
        let reading = field(#"{"id":"a","type":"\#(type.rawValue)"}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.type == type)
    }

    @Test(arguments: [
        ("float", FieldType.decimal, FieldStyle.automatic), ("phone_number", .phone, .automatic),
        ("segment", .select, .segmented), ("counter", .count, .automatic), ("remove", .button, .automatic),
    ])
    func formsNamesOfTypesAreUnderstood(_ name: String, _ type: FieldType, _ style: FieldStyle) {
        let reading = field(#"{"id":"a","type":"\#(name)"}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.type == type)
        #expect(reading.firstField?.style == style)
    }

    @Test(arguments: FieldStyle.allCases.filter { $0 != .ordered })
    func everyStyleIsReadByItsName(_ style: FieldStyle) {
        let reading = field(#"{"id":"a","type":"select","style":"\#(style.rawValue)"}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.style == style)
    }

    @Test(arguments: [
        ("", "text"), ("txet", "text"), ("txt", "text"), ("text_feild", "text"), ("Text", "text"), ("emial", "email"),
        ("numbr", "number"),
        ("dropdwon", "select"), ("text-view", "text_view"), ("phone_numer", "phone_number"), ("checkbox", "check"),
        ("swich", "switch"), ("matirx", "matrix"), ("dat", "date"),
    ])
    func aMisspeltTypeIsAnErrorWithTheNearest(_ word: String, _ nearest: String) {
        let reading = field(#"{"id":"a","type":"\#(word)"}"#)
        #expect(reading.summary == ["1:29 misspelt_type fields[0].type"])
        #expect(reading.diagnostics.first?.severity == .error)
        #expect(reading.report.contains("Did you mean `\(nearest)`?"), "\(reading.report)")
        #expect(reading.form == nil && reading.definition == nil)
    }

    @Test func aFormMayNameTypesOfAnApp() {
        let fields = #""fields":[{"id":"a","type":"account"},{"id":"b","type":"txt"}]"#
        let both = read(#"{"types":["account"],\#(fields)}"#)
        #expect(both.diagnostics.map(\.code.name) == ["unknown_type", "misspelt_type"])
        let named = read(#"{"types":["account","txt"],\#(fields)}"#)
        #expect(named.diagnostics.allSatisfy { $0.severity == .warning } && named.form != nil)
        #expect(read(#"{"types":[5],"fields":[]}"#).diagnostics.map(\.code.name) == ["wrong_type"])
    }

    @Test func anUnknownTypeIsAPlaceholder() {
        let reading = field(#"{"id":"a","type":"biography","value":[1,"b"]}"#)
        #expect(reading.summary == ["1:29 unknown_type fields[0].type"])
        #expect(reading.firstField?.type == .unknown)
        #expect(reading.firstField?.value == .list([.number(1), .text("b")]))
    }

    @Test func anUnknownStyleIsTheUsualOne() {
        let reading = field(#"{"id":"a","type":"select","style":"popover"}"#)
        #expect(reading.summary == ["1:46 unsupported_style fields[0].style"])
        #expect(reading.firstField?.style == .automatic)
    }
}
