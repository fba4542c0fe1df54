import FormworkCore
import FormworkDialect
import FormworkPresentation
import Testing

/// Replies to commands.
struct BrowserSessionTests {
    @Test func hydrationDataThatIsNoneIsRefused() {
        for json in [[:], .null, "x", ["form": [:], "locale": [:]]] as [JSONValue] {
            #expect(BrowserSession(hydration: json) == nil)
        }
    }

    @Test func nonsenseIsAnsweredWithNothing() throws {
        let session = try session(lively)
        let commands: [JSONValue] = [
            .null, [], "x", [:], ["op": "fly"], ["op": "edit", "row": "f999", "text": "x"], ["op": "edit", "row": "g"],
        ]
        for command in commands {
            #expect(session.send(command).text() == "{}")
        }
    }

    @Test func typingOrdinaryTextChangesNothingInThePage() throws {
        let session = try session(Field(id: "a", type: .text, title: "A"))
        #expect(session.send(["op": "edit", "row": "f2", "text": "hello"]).text() == "{}")
    }

    @Test func calculatedOutputIsOnePart() throws {
        let session = try session(
            Field(id: "a", type: .integer, title: "A"), Field(id: "b", type: .info, title: "B", formula: "$a * 2"))
        let reply = session.send(["op": "edit", "row": "f2", "text": "1500"])
        #expect(reply.text() == #"{"rows":[{"row":"f3","display":"3,000","blank":false}]}"#)
    }

    /// The value is the same, but the sum looks like one of all parts.
    @Test func aSumWithoutAPartSaysSo() throws {
        let session = try session(
            Field(id: "a", type: .number, title: "A"), Field(id: "b", type: .number, title: "B"),
            Field(id: "s", type: .info, title: "S", formula: "$a + $b"))
        _ = session.send(["op": "edit", "row": "f2", "text": "3"])
        let broken = session.send(["op": "edit", "row": "f3", "text": "abc"])
        #expect(broken.text().contains(#"{"row":"f4","display":"3 (incomplete)","#))
        let mended = session.send(["op": "edit", "row": "f3", "text": "4"])
        #expect(mended.text().contains(#"{"row":"f4","display":"7","#))
    }

    @Test func answersInTitlesOfFieldsSectionsAndPagesAreParts() throws {
        var form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        title: "About {a|you}", info: "Hello {a}",
                        elements: [
                            .field(Field(id: "a", type: .text, title: "A")),
                            .field(Field(id: "b", type: .text, title: "B of {a}")),
                        ])
                ])
            ])
        form.pages = [FormPage(id: "p", title: "Page of {a|you}", groups: form.groups)]
        let session = try session(form)
        let reply = session.send(["op": "edit", "row": "f2", "text": "Ann"])
        let rows = reply["rows"]?.arrayValue ?? []
        #expect(rows.first { $0["row"] == "s1" }?["name"] == "About Ann")
        #expect(rows.first { $0["row"] == "s1" }?["hint"] == "Hello Ann")
        #expect(rows.first { $0["row"] == "f3" }?["name"] == "B of Ann")
        #expect(reply["pages"] == [["g0", "Page of Ann"]])
    }

    @Test func rowThatAppearsIsInsertedInItsPlace() throws {
        let session = try session(
            Field(id: "t", type: .toggle, title: "T"),
            Field(id: "a", type: .info, title: "A", visibleWhen: "$t"), Field(id: "z", type: .info, title: "Z"))
        let reply = session.send(["op": "edit", "row": "f2", "text": "true"])
        let row = try #require(reply["rows"]?.arrayValue?.first)
        #expect(row["insert"]?.stringValue == "f3" && row["after"]?.stringValue == "f2")
        #expect(row["name"] == "A" && row["path"] == "a")
        let back = session.send(["op": "edit", "row": "f2", "text": ""])
        #expect(back["rows"]?.arrayValue?.first?.text() == #"{"remove":"f3"}"#)
    }

    @Test func firstRowOfAParentGoesIntoIt() throws {
        let session = try session(
            FormSection(
                title: "S", visibleWhen: "!$t",
                elements: [
                    .field(Field(id: "a", type: .info, title: "A", visibleWhen: "!$u"))
                ]),
            FormSection(elements: [
                .field(Field(id: "t", type: .toggle, title: "T")), .field(Field(id: "u", type: .toggle, title: "U")),
            ]))
        _ = session.send(["op": "set", "field": "u", "value": true])
        let field = session.send(["op": "set", "field": "u", "value": false])["rows"]?.arrayValue?.first
        #expect(field?["insert"]?.stringValue == "f2" && field?["first"]?.stringValue == "s1")
        let removal = session.send(["op": "set", "field": "t", "value": true])["rows"]?.arrayValue ?? []
        #expect(removal.compactMap { $0["remove"]?.stringValue } == ["s1"], "rows inside go with it")
        let section = session.send(["op": "set", "field": "t", "value": false])["rows"]?.arrayValue ?? []
        #expect(section.compactMap { $0["insert"]?.stringValue } == ["s1", "f2"], "rows inside come with it")
        #expect(section.first?["first"]?.stringValue == "")
        #expect(section.first { $0["insert"] == "f2" }?["last"]?.stringValue == "s1")
    }

    @Test func refusalFillsTheSummaryAndMovesTheFocusThere() throws {
        let session = try session(Field(id: "a", type: .text, title: "A", validations: Validations(required: true)))
        let reply = session.send(["op": "submit"])
        #expect(reply["focus"] == "fw-summary")
        #expect(reply["title"] == "Error: Form")
        #expect(reply["submit"] == nil)
        #expect(reply["announce"] == nil, "the summary is an alert already")
        #expect(reply["refused"] == true)
        #expect(reply["summary"]?.arrayValue?.first?.arrayValue?.first == "fw-f2-control")
        #expect(reply["rows"]?.arrayValue?.first?["error"]?.stringValue?.isEmpty == false)

        let mended = session.send(["op": "edit", "row": "f2", "text": "x"])
        #expect(mended["summary"] == [])
        #expect(mended["title"] == "Form")
        #expect(mended["focus"] == nil)
        #expect(mended["rows"]?.arrayValue?.first?["error"]?.isNull == true)
        #expect(session.send(["op": "submit"])["submit"] == #"{"protocol":3,"overridden":[],"tapped":[],"texts":{}}"#)
    }

    @Test func shorterSummaryIsNotAnAlert() throws {
        let required = Validations(required: true)
        let session = try session(
            Field(id: "a", type: .text, title: "A", validations: required),
            Field(id: "b", type: .text, title: "B", validations: required))
        _ = session.send(["op": "submit"])
        let shorter = session.send(["op": "edit", "row": "f2", "text": "x"])
        #expect(shorter["summary"]?.arrayValue?.count == 1 && shorter["refused"] == false)
        #expect(session.send(["op": "submit"])["refused"] == true)
    }

    @Test func itemsAreAnnouncedAndFocused() throws {
        let session = try session(
            FormSection(
                id: "p", title: "Person", repeats: Repetition(min: 1, max: 3),
                elements: [
                    .field(Field(id: "n", type: .text, title: "N"))
                ]))
        let added = session.send(["op": "add_item", "row": "a1"])
        #expect(added["announce"] == "Person 2 added")
        let second = try #require(added["rows"]?.arrayValue?.first { $0["insert"] != nil }?["insert"]?.stringValue)
        let identity = second.dropFirst(3)
        #expect(added["focus"]?.stringValue == "fw-f2.\(identity)-control")
        let first = try #require(added["rows"]?.arrayValue?.first { $0["after"] != nil }?["after"]?.stringValue)
        let removed = session.send(["op": "remove_item", "row": .string(first)])
        #expect(removed["announce"] == "Person 1 removed")
        let renamed = removed["rows"]?.arrayValue?.first { $0["row"]?.stringValue == "f2.\(identity)" }
        #expect(renamed?["path"] == "p[0].n")
        let item = removed["rows"]?.arrayValue?.first { $0["row"]?.stringValue == second }
        #expect(item?["name"] == "Person 1" && item?["path"] == "p[0]")
    }

    @Test func whatWasTypedIsKeptAndComesBack() throws {
        let form = FormDefinition(
            id: "form", title: "Form",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        id: "p", title: "Person", repeats: Repetition(min: 1, max: 3),
                        elements: [.field(Field(id: "n", type: .text, title: "N"))])
                ])
            ])
        let left = try session(form)
        let added = left.send(["op": "add_item", "row": "a1"])
        let row = try #require(added["focus"]?.stringValue?.dropFirst(3).dropLast(8))
        _ = left.send(["op": "edit", "row": .string(String(row)), "text": "Bo"])
        let snapshot = try #require(left.send(["op": "keep"])["snapshot"])

        let back = try session(form)
        let reply = back.send(["op": "restore", "snapshot": snapshot])
        #expect(reply["rows"]?.arrayValue?.contains { $0["insert"] != nil && $0["text"] == "Bo" } == true)
        #expect(back.send(["op": "keep"])["snapshot"] == snapshot)
    }

    @Test func manyErrorsFromElsewhereAreOneMessage() throws {
        let session = try session(Field(id: "a", type: .text, title: "A"), Field(id: "b", type: .text, title: "B"))
        let errors = ["a", "b"].map { ["path": .string($0), "code": "x", "message": "No"] as JSONValue }
        let reply = session.send(["op": "report_errors", "errors": .array(errors)])
        #expect(reply["announce"] == "2 answers need attention")
        #expect(reply["summary"]?.arrayValue?.last?.arrayValue?.first == "fw-f3-control")
    }

    @Test func anErrorThatIsFoundMeanwhileLeavesTheFocusWhereItIs() throws {
        let session = try session(Field(id: "user", type: .text, title: "User"))
        let error = ["path": "user", "code": "taken", "message": "Taken", "live": true] as JSONValue
        let reply = session.send(["op": "report_errors", "errors": [error]])
        #expect(reply["focus"] == nil && reply["summary"] == nil)
        #expect(reply["rows"]?.text().contains("Taken") == true)
    }

    @Test func theNumberOfErrorsHasThePluralFormOfThePage() throws {
        let fields = ["a", "b", "c"].map { FormElement.field(Field(id: $0, type: .text, title: $0)) }
        let form = FormDefinition(
            id: "form", groups: [FormGroup(sections: [FormSection(elements: fields)])])
        let context = SessionContext(messages: MessageCatalogs.catalog(for: "ru"))
        let data = HydrationData(FormEngine(try CompiledForm(form), context: context))
        let session = try #require(BrowserSession(hydration: data.json))
        let errors = ["a", "b", "c"].map { ["path": .string($0), "code": "x", "message": "Нет"] as JSONValue }
        let reply = session.send(["op": "report_errors", "errors": .array(errors)])
        #expect(reply["announce"] == "Нужно исправить 3 ответа")
    }
}

/// The session in the browser of a page with one untitled section.
private func session(_ fields: Field...) throws -> BrowserSession {
    let definition = FormDefinition(
        id: "form", title: "Form", groups: [FormGroup(sections: [FormSection(elements: fields.map { .field($0) })])])
    return try session(definition)
}

private func session(_ sections: FormSection...) throws -> BrowserSession {
    try session(FormDefinition(id: "form", title: "Form", groups: [FormGroup(sections: sections)]))
}

private func session(_ definition: FormDefinition) throws -> BrowserSession {
    try #require(BrowserSession(hydration: HydrationData(engine(definition)).json))
}
