import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// The ways in which a form can be written.
struct FormShapeTests {
    private let name = #"{"id":"name","title":"Name"}"#
    private let expected = Field(id: "name", type: .text, title: "Name")

    @Test(arguments: [
        #"{"groups":[{"sections":[{"fields":[FIELD]}]}]}"#, #"{"sections":[{"fields":[FIELD]}]}"#,
        #"{"fields":[FIELD]}"#, #"[{"sections":[{"fields":[FIELD]}]}]"#,
    ])
    func everyRootShapeGivesTheSameForm(_ shape: String) throws {
        let reading = read(shape.replacing("FIELD", with: name), file: "forms/Loan Form.json")
        let form = try #require(reading.definition)
        #expect(reading.diagnostics.isEmpty)
        let section = FormSection(elements: [.field(expected)])
        #expect(form == FormDefinition(id: "loan-form", groups: [FormGroup(sections: [section])]))
    }

    @Test func everyHeaderKeyIsRead() throws {
        let reading = read(
            #"""
            { "id": "loan", "title": "Loan", "description": "About", "locale": "zh-Hans", "time_zone": "Asia/Shanghai",
              "submit_title": "Apply", "success": {"url": "/thanks"}, "validate_on": "blur", "when_hidden": "keep",
              "messages": {"required": "Please", "ui.submit": "Go"}, "fields": [] }
            """#)
        let form = try #require(reading.definition)
        #expect(reading.diagnostics.isEmpty)
        #expect(
            form
                == FormDefinition(
                    id: "loan", title: "Loan", info: "About", locale: "zh-Hans", timeZone: "Asia/Shanghai",
                    groups: [FormGroup(sections: [FormSection(elements: [])])], submitTitle: "Apply",
                    success: .url("/thanks"), validateOn: .blur, whenHidden: .keep,
                    messages: [
                        MessageOverride(code: "required", text: "Please"),
                        MessageOverride(code: "ui.submit", text: "Go"),
                    ]))
    }

    @Test func everyGroupAndSectionKeyIsRead() throws {
        let reading = read(
            #"""
            [{ "id": "g", "title": "G", "collapsible": false, "collapsed": true, "visible_when": "1 < 2", "sections": [
               { "id": "s", "title": "S", "info": "I", "footer": "F", "visible_when": "$on", "enabled_when": "$on",
                 "hidden": true, "disabled": true,
                 "repeat": {"min": 1, "max": 3, "add_title": "Add", "item_title": "No {index}"},
                 "fields": [{"id": "inner", "fields": [{"id": "x"}]}] } ] },
             { "sections": [{ "fields": [{"id": "on", "type": "switch"}] }] }]
            """#)
        let form = try #require(reading.definition)
        #expect(reading.diagnostics.map(\.code) == [.definition(.cannotOpen)])
        let inner = FormSection(id: "inner", elements: [.field(Field(id: "x", type: .text))])
        let section = FormSection(
            id: "s", title: "S", info: "I", footer: "F", visibleWhen: "$on", enabledWhen: "$on", hidden: true,
            disabled: true, repeats: Repetition(min: 1, max: 3, addTitle: "Add", itemTitle: "No {index}"),
            elements: [.section(inner)])
        let other = FormSection(elements: [.field(Field(id: "on", type: .toggle))])
        #expect(
            form.groups == [
                FormGroup(
                    id: "g", title: "G", collapsible: false, collapsed: true, visibleWhen: "1 < 2",
                    sections: [section]),
                FormGroup(sections: [other]),
            ])
    }

    @Test func nullAndBlankTextCountAsAbsent() {
        let reading = read(
            #"{"id":null,"title":"","success":null,"validate_on":"","fields":[{"id":"a","value":"","size":null}]}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.definition?.id == "form")
        #expect(reading.firstField == Field(id: "a", type: .text))
    }

    @Test(arguments: [
        (#""Thanks""#, SuccessReply.text("Thanks")), (#"{"text":"Thanks"}"#, .text("Thanks")),
        (#"{"url":"https://example.org/?a=1"}"#, .url("https://example.org/?a=1")),
    ])
    func successIsATextOrAnAddress(_ json: String, _ expected: SuccessReply) {
        #expect(read(#"{"fields":[],"success":\#(json)}"#).definition?.success == expected)
    }

    @Test(arguments: ["javascript:alert(1)", "//host/path", "/\\\\host", "data:text/html,x", "https://a b"])
    func successFollowsNoOtherAddress(_ address: String) {
        let reading = read(#"{"fields":[],"success":{"url":"\#(address)"}}"#)
        #expect(reading.definition == nil)
        #expect(reading.diagnostics.map(\.code.name) == ["address"])
    }
}
