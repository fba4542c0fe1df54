import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// The same questions for several things.
struct MatrixReadingTests {
    private static let rows = #""rows":[{"id":"room","title":"Room"},{"id":"food","title":"Food","info":"All meals"}]"#
    private static let columns =
        #""columns":[{"id":"bad","title":"Bad","value":1},{"id":"good","title":"Good","value":2}]"#

    private func matrix(_ keys: String) -> DefinitionReading {
        read(#"{"fields":[{"id":"m","title":"M","type":"matrix",\#(keys)},{"id":"after"}]}"#)
    }

    private func section(_ reading: DefinitionReading) throws -> FormSection {
        let element = try #require(reading.definition, "\(reading.report)").groups[0].sections[0].elements.first
        guard case .section(let section) = element else { return FormSection(elements: []) }
        return section
    }

    @Test func rowsAreChoicesInANestedSection() throws {
        let reading = matrix(Self.rows + "," + Self.columns)
        #expect(reading.diagnostics.isEmpty)
        let section = try section(reading)
        #expect(section.isMatrix && section.isNested && section.id == "m")
        let fields = section.allFields
        #expect(fields.map(\.id) == ["room", "food"] && fields.map(\.info) == ["", "All meals"])
        #expect(fields.allSatisfy { $0.type == .select && $0.options.map(\.title) == ["Bad", "Good"] })
        #expect(fields.allSatisfy { !$0.multiple && $0.look == .matrix })
    }

    /// A few megabytes would be billions of cells. They are counted before they are made.
    @Test func matricesHaveALimitOfCells() throws {
        let rows = (0..<1_000).map { #"{"id":"r\#($0)","title":"R"}"# }.joined(separator: ",")
        let columns = (0..<101).map { #"{"id":"c\#($0)","title":"C"}"# }.joined(separator: ",")
        let reading = matrix(#""rows":[\#(rows)],"columns":[\#(columns)]"#)
        #expect(
            reading.diagnostics.map { "\($0.code.name) \($0.path) \($0.found)" } == [
                "wrong_value fields[0].rows 101000"
            ])
        #expect(reading.diagnostics.first?.expected == ["at most 100000 cells in all matrices of a form"])
        #expect(reading.definition == nil)
        let half = #"{"id":"m","type":"matrix","rows":[\#(rows)],"columns":["#
        let sixty = (0..<60).map { #"{"id":"c\#($0)","title":"C"}"# }.joined(separator: ",") + "]}"
        let both = read(#"{"fields":[\#(half)\#(sixty),\#(half)\#(sixty)]}"#)
        #expect(both.diagnostics.map(\.path) == ["fields[1].rows"])
    }

    @Test func aCellCanBeABox() throws {
        let reading = matrix(Self.rows + "," + Self.columns + #","cell":"check","validations":{"required":true}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(try section(reading).allFields.allSatisfy { $0.multiple && $0.validations.required })
    }

    @Test func cellsCanBeFields() throws {
        let columns = #""columns":[{"id":"price","title":"Price"},{"id":"since","title":"Since","type":"date"}]"#
        let reading = matrix(Self.rows + "," + columns + #","cell":"number""#)
        #expect(reading.diagnostics.isEmpty)
        let section = try section(reading)
        #expect(section.isMatrix && section.elements.count == 2)
        let fields = section.allFields
        #expect(fields.map(\.type) == [.number, .date, .number, .date])
        #expect(fields.allSatisfy { $0.size.width == 50 })
    }

    @Test func answersAreAnObjectOfRows() throws {
        let reading = matrix(Self.rows + "," + Self.columns)
        let engine = FormEngine(try CompiledForm(#require(reading.definition)), context: SessionContext())
        _ = engine.perform(.load(["m": ["room": "good"]]))
        #expect(engine.values["m"]?["room"] == "good")
        #expect(engine.node(at: "m.food") != nil)
    }

    private static let samples: [String] = [
        "\(rows),\(columns)",
        #"\#(rows),\#(columns),"cell":"check","required_when":"present($after)""#,
        #"\#(rows),\#(columns),"info":"I","hidden":true,"validations":{"required":true}"#,
        #"\#(rows),"columns":[{"id":"a","title":"A"}],"cell":"text""#,
        #"\#(rows),"columns":[{"id":"a","title":"A"},{"id":"b","title":"B","type":"count"}],"cell":"text""#,
    ]

    @Test(arguments: samples)
    func itIsWrittenAsItsRowsAndColumns(_ keys: String) throws {
        let definition = try #require(matrix(keys).definition)
        let json = DefinitionWriter.json(definition)
        #expect(json["fields"]?.arrayValue?.first?["type"] == "matrix")
        #expect(read(json.text()).definition?.groups == definition.groups)
    }

    @Test func rowsThatDifferAreWrittenAsASection() throws {
        var section = FormSection.matrix(
            "m", rows: [FieldOption(id: .text("a"), title: "A"), FieldOption(id: .text("b"), title: "B")],
            columns: [FieldOption(id: .text("x"), title: "X")])
        section.elements[1] = .field(Field(id: "b", type: .select, title: "B").look(.matrix))
        let form = FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(elements: [.section(section)])])])
        let written = DefinitionWriter.json(form)["fields"]?.arrayValue?.first
        #expect(written?["type"] == nil && written?["fields"]?.arrayValue?.count == 2)
    }

    private static let mistakes: [(keys: String, problem: String)] = [
        ("\(columns)", "missing_key fields[0]"),
        ("\(rows)", "missing_key fields[0]"),
        ("\(rows),\(columns),\"colour\":1", "unknown_key fields[0]"),
        (#""rows":[{"title":"A"}],\#(columns)"#, "missing_key fields[0].rows[0]"),
        (#""rows":[{"id":"a","type":"text"}],\#(columns)"#, "unknown_key fields[0].rows[0]"),
        (#"\#(rows),\#(columns),"cell":"numbr""#, "misspelt_type fields[0].cell"),
    ]

    @Test(arguments: mistakes)
    func mistakesAreReported(_ mistake: (keys: String, problem: String)) {
        let found = matrix(mistake.keys).diagnostics.map { "\($0.code.name) \($0.path)" }
        #expect(found.contains(mistake.problem), "\(found)")
    }

    @Test func problemsOfItsPartsHaveTheirPlaces() {
        let rows = #""rows":[{"id":"a","title":"A"},{"id":"a","title":"B"}]"#
        let reading = matrix(rows + "," + Self.columns)
        #expect(reading.diagnostics.contains { $0.path.hasPrefix("fields[0].rows[1]") }, "\(reading.report)")
        #expect(matrix(Self.rows + "," + Self.columns + #","visible_when":"$nothing""#).diagnostics.count == 1)
    }
}
