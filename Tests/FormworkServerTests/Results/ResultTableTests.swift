#if Server
import Formwork
import FormworkCore
import Foundation
@testable import FormworkServer
import Testing

struct ResultTableTests {
    private static let trip = FormDefinition("trip", title: "Trip") {
        FormSection("you", "You") {
            Field.name("name", "Name")
            Field.password("code", "Code").stored(.nothing)
            Field.decimal("pay", "Pay")
            Field.select(
                "size", "Size", options: [.init(id: .text("s"), title: "Small"), .init(id: .text("l"), title: "Large")])
            Field.file("photo", "Photo")
            Field.button("go", "Go")
        }
        FormSection("guests", "Guests") {
            Field.name("name", "Name")
            Field.select(
                "likes", "Likes",
                options: [.init(id: .text("a"), title: "Apples"), .init(id: .text("b"), title: "Bread")]
            )
            .multiple()
        }
        .repeating(0...3)
    }

    private func table(
        _ values: [String], form: FormDefinition? = nil, _ change: (inout ResultTable) -> Void = { _ in }
    ) async throws -> String {
        let store = try SQLiteSubmissionStore.inMemory()
        for (number, values) in values.enumerated() {
            _ = try await store.store(
                Submission(
                    id: "\(number)", form: "trip", definition: "h", created: 1_795_246_200_000 + Int64(number),
                    values: values))
        }
        var table = ResultTable(
            SubmissionQuery(form: "trip"), form: try form.map { try CompiledForm($0) }, titled: form != nil)
        change(&table)
        var bytes: [UInt8] = []
        let count = try await table.write(from: store) { bytes += $0 }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasSuffix("\r\n"))
        // Every test has no line breaks in cells but one, which counts its own lines.
        if !values.contains(where: { $0.contains("\\n") }) {
            #expect(text.split(separator: "\r\n").count == count + 1)
        }
        return text
    }

    /// The cells after reference number, time and id.
    private func rows(_ text: String) -> [String] {
        text.split(separator: "\r\n").map { line in
            line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false).last.map { String($0) } ?? ""
        }
    }

    @Test func columnsHaveTheTitlesOfTheFormAndItemsAreNumbered() async throws {
        let text = try await table(
            [
                #"{"name":"Ada","pay":12.50,"size":"l","guests":[{"name":"Bo","likes":["a","b"]},{"name":"Cy"}]}"#,
                #"{"name":"Eve","pay":-3,"photo":{"id":"f","name":"cat.png","size":1,"type":"image/png","checksum":"0"}}"#,
            ], form: Self.trip)
        #expect(
            rows(text) == [
                "Name,Pay,Size,Photo,Guests 1: Name,Guests 1: Likes,Guests 2: Name,Guests 2: Likes",
                "Ada,12.5,Large,,Bo,\"Apples; Bread\",Cy,", "Eve,-3,,cat.png,,,,",
            ])
        #expect(text.hasPrefix("Reference,Stored (UTC),Id,"))
        let stored = Submission(id: "0", form: "", definition: "", created: 0, values: "")
        #expect(text.contains("\r\n\(stored.reference),2026-11-21 07:30:00,0,Ada,"))
    }

    @Test func withoutTheFormColumnsAreWhatTheSubmissionsHave() async throws {
        let text = try await table([
            #"{"b":1,"a":{"x":true}}"#, #"{"b":2,"list":["p","q"],"items":[{"c":1},{"d":[{"e":2}]}]}"#,
        ])
        #expect(
            rows(text) == [
                "b,a.x,list,items[0].c,items[0].d[0].e,items[1].c,items[1].d[0].e", "1,true,,,,,", "2,,\"p; q\",1,,,2",
            ])
    }

    @Test func idsCanBeHeadsAlthoughThereIsAForm() async throws {
        let text = try await table([#"{"size":"l"}"#], form: Self.trip) { $0.titled = false }
        #expect(rows(text) == ["name,pay,size,photo,guests[0].name,guests[0].likes", ",,l,,,"])
    }

    @Test func itemsCanBeRows() async throws {
        let values = [
            #"{"name":"Ada","guests":[{"name":"Bo"},{"name":"Cy","likes":["b"]}]}"#, #"{"name":"Eve"}"#,
        ]
        let text = try await table(values, form: Self.trip) { $0.items = "guests" }
        #expect(rows(text) == ["guests no.,Name,Likes", "1,Bo,", "2,Cy,Bread"])
        let nested = try await table([#"{"f":[{"p":[{"n":1},{"n":2}]},{"p":[{"n":3}]}]}"#]) { $0.items = "f[].p" }
        #expect(rows(nested) == ["f,p,n", "1,1,1", "1,2,2", "2,1,3"])
        for items in ["name", "nothing", "guests[].name", "a\"b"] {
            await #expect(throws: ResultTableProblem.self) {
                try await table(values, form: Self.trip) { $0.items = items }
            }
        }
    }

    @Test func noAnswerIsLostThatTheFormDoesNotAskForAnyMore() async throws {
        let text = try await table([#"{"name":"Ada","old":"x","guests":[{"name":"Bo","was":1}]}"#], form: Self.trip)
        let heads = "Name,Pay,Size,Photo,Guests 1: Name,Guests 1: Likes,guests[0].was,old"
        #expect(rows(text) == [heads, "Ada,,,,Bo,,1,x"])
    }

    @Test func sameTitlesAreToldApart() async throws {
        let form = FormDefinition("trip") {
            FormSection("a", "From") {
                Field.text("x", "City")
                Field.text("z", "Day")
            }
            FormSection("b", "To") { Field.text("y", "City") }
            FormSection("c", "To") { Field.text("w", "City") }
        }
        let text = try await table([], form: form)
        #expect(rows(text) == ["From: City,Day,To: City (y),To: City (w)"])
    }

    @Test func cellsAreQuotedAsTheStandardSays() async throws {
        let text = try await table([#"{"a":"x,y","b":"say \"hi\"","c":"one\ntwo","d":"plain","e":""}"#])
        #expect(text.hasSuffix(#","x,y","say ""hi""","# + "\"one\ntwo\",plain,\r\n"))
    }

    @Test func separatorAndMarkAreChosen() async throws {
        let text = try await table([#"{"a":"x,y","b":"p;q"}"#]) {
            $0.separator = .semicolon
            $0.marked = true
        }
        #expect(text.hasPrefix("\u{FEFF}reference;created;id;a;b\r\n"))
        #expect(text.hasSuffix("\"x,y\";\"p;q\"\r\n"))
        #expect(try await table([#"{"a":1}"#]) { $0.separator = .tab }.hasPrefix("reference\tcreated\tid\ta\r\n"))
    }

    @Test func itemsThatNeedTooManyColumnsAreCountedAndHaveATableOfTheirOwn() async throws {
        let items = (0..<200).map { _ in "{\"v\":1}" }.joined(separator: ",")
        let wide = "{\"a\":[\((0..<100).map { _ in "{\"b\":[\(items)]}" }.joined(separator: ","))],\"c\":2}"
        #expect(rows(try await table([wide, #"{"c":3}"#])) == ["a[],c", "100,2", ",3"])
        let outer = rows(try await table([wide]) { $0.items = "a" })
        #expect(outer.count == 101 && outer[0].hasPrefix("a,b[0].v,b[1].v,"))
        let text = try await table([wide]) { $0.items = "a[].b" }
        #expect(text.split(separator: "\r\n").count == 20_001)
    }

    /// The longest list decides for the whole table, so a row never has other columns than the heads.
    @Test func oneLongListDoesNotHinderTheTableOfTheForm() async throws {
        let fields = (0..<60).map { "\"f\($0)\":1" }.joined(separator: ",")
        let long =
            "{\"name\":\"Ada\",\"guests\":[\(Array(repeating: "{\(fields)}", count: 299).joined(separator: ","))]}"
        let text = try await table([#"{"name":"Bo","guests":[{"name":"Cy"}]}"#, long], form: Self.trip)
        #expect(rows(text) == ["Name,Pay,Size,Photo,Guests (items)", "Bo,,,,1", "Ada,,,,299"])
        let guests = try await table([long], form: Self.trip) { $0.items = "guests" }
        #expect(guests.split(separator: "\r\n").count == 300)
    }

    @Test func answersBeyondTheColumnsOfSpreadsheetsStandTogether() async throws {
        let many = "{\((0..<20_000).map { "\"a\($0)\":\($0)" }.joined(separator: ","))}"
        let text = try await table([many])
        let heads = text.prefix { $0 != "\r\n" }.split(separator: ",")
        #expect(heads.count <= ResultTable.columnLimit && heads.last == "further")
        #expect(text.contains("\"\"a19999\"\":\"\"19999\"\""), "no answer is lost")
    }

    @Test func aDamagedSubmissionHasARowThatSaysSo() async throws {
        let values = [#"{"name":"Ada","guests":[{"name":"Bo"}]}"#, #"{"name":"Bo"#, #"{"name":"Cy"}"#]
        let text = try await table(values, form: Self.trip)
        #expect(
            rows(text) == [
                "Name,Pay,Size,Photo,Guests 1: Name,Guests 1: Likes,Damaged", "Ada,,,,Bo,,", ",,,,,,Yes", "Cy,,,,,,",
            ])
        let guests = try await table(values, form: Self.trip) { $0.items = "guests" }
        #expect(rows(guests) == ["guests no.,Name,Likes,Damaged", "1,Bo,,", ",,,Yes"])
    }

    @Test func everyRepeatingSectionIsNamed() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        _ = try await store.store(
            Submission(id: "1", form: "trip", definition: "h", created: 1, values: #"{"f":[{"p":[{"n":1}]}]}"#))
        let table = ResultTable(SubmissionQuery(form: "trip"), form: try CompiledForm(Self.trip))
        #expect(try await table.lists(in: store) == ["guests", "f", "f[].p"])
    }

    @Test func whatComesWhileATableIsWrittenIsInTheNext() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        func add(_ id: String, _ values: String) async throws {
            _ = try await store.store(
                Submission(id: id, form: "trip", definition: "h", created: 1, values: values))
        }
        try await add("1", #"{"a":[{"b":1}]}"#)
        var text = ""
        try await ResultTable(SubmissionQuery(form: "trip"), titled: false).write(from: store) { bytes in
            // The heads come first, when the columns are known.
            if text.isEmpty {
                try await add("2", #"{"a":[{"b":2}]}"#)
                try await add("3", #"{"a":[{"b":3},{"b":4}]}"#)
            }
            text += String(decoding: bytes, as: UTF8.self)
        }
        #expect(rows(text) == ["a[0].b", "1", "2"])
    }
}
#endif
