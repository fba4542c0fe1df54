import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Problems that the compiler finds, at their places in the file.
struct DefinitionProblemTests {
    @Test func elementsAreCountedAsTheCompilerDoes() {
        let reading = read(
            """
            [ { "sections": [ { "fields": [ { "id": "a" },
                  { "id": "inner", "repeat": {}, "fields": [ { "id": "a" },
                  { "id": "a" } ] },
                  { "id": "inner" } ] } ] },
              { "sections": [ { "id": "g" }, { "id": "g", "fields": [
                  { } ] } ] } ]
            """)
        #expect(
            reading.summary == [
                "3:15 duplicate_id [0].sections[0].fields[1].fields[1].id",
                "4:15 duplicate_id [0].sections[0].fields[2].id", "5:42 duplicate_id [1].sections[1].id",
                "6:7 missing_id [1].sections[1].fields[0]",
            ])
    }

    @Test func formsWithoutGroupsAndSectionsAreCountedToo() {
        #expect(read(#"{"fields":[{"id":"a"},{"id":"a"}]}"#).summary == ["1:29 duplicate_id fields[1].id"])
        #expect(
            read(#"{"sections":[{"fields":[{"id":"a"},{"id":"a"}]}]}"#).summary
                == ["1:42 duplicate_id sections[0].fields[1].id"])
    }

    @Test func keysInsideValidationsAreFound() {
        let reading = read(
            #"{"fields":[{"id":"a","type":"switch","validations":{"min_value":1,"min_length":3,"max_length":2}}]}"#)
        #expect(reading.summary.contains("1:80 empty_range fields[0].validations.min_length"))
        #expect(reading.summary.contains("1:65 rule_cannot_apply fields[0].validations.min_value"))
    }

    @Test func theSecondOfTwoEqualOptionsIsFound() {
        let reading = read(
            #"{"fields":[{"id":"a","type":"select","values":["#
                + #"{"title":"A","id":0},{"title":"B","id":1},{"title":"C","id":"0"}]}]}"#)
        #expect(reading.summary == ["1:108 duplicate_option fields[0].values[2].id"])
    }

    @Test func optionsNeedTitles() {
        for key in ["options", "values"] {
            let reading = read(
                #"{"fields":[{"id":"a","type":"select","\#(key)":[{"id":0,"title":"0"},{"id":1},{"id":2,"title":" "}]}]}"#
            )
            #expect(
                reading.summary.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                    "missing_title fields[0].\(key)[1]", "missing_title fields[0].\(key)[2]",
                ])
            #expect(reading.definition == nil || reading.diagnostics.allSatisfy { $0.severity == .error })
        }
    }

    @Test func whatNobodyCanAnswerIsNotRequired() {
        func codes(_ type: String, _ rest: String = "") -> [String] {
            read(#"{"fields":[{"id":"a","title":"A","type":"\#(type)"\#(rest)}]}"#).diagnostics.map {
                "\($0.severity) \($0.code.name)"
            }.sorted()
        }
        #expect(codes("chart") == ["warning unknown_type"])
        for rest in [#","validations":{"required":true}"#, #","required_when":"true""#] {
            #expect(codes("chart", rest) == ["error cannot_be_answered", "warning unknown_type"])
        }
        for type in ["files", "photo", "attachments"] {
            #expect(codes(type) == ["error unanswered_type"])
        }
    }

    @Test func aPlaceInAnExpressionIsFoundBehindEscapes() throws {
        let json = #"{"fields":[{"id":"a","visible_when":"'\u00e9\"\ud83d\ude00' == $nowhere"}]}"#
        let reading = read(json)
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.code == .definition(.unknownReference))
        let place = try #require(json.firstRange(of: "$nowhere"))
        #expect(diagnostic.column == json.distance(from: json.startIndex, to: place.lowerBound) + 1)
    }

    @Test func sectionsMayStandInsideEachOtherToALimit() {
        func nested(_ depth: Int) -> DefinitionReading {
            var section = #"{"id":"x"}"#
            for _ in 0..<depth { section = #"{"fields":[\#(section)]}"# }
            return read(#"{"sections":[\#(section)]}"#)
        }
        #expect(nested(8).diagnostics.isEmpty)
        #expect(nested(9).diagnostics.map(\.code) == [.definition(.nestingTooDeep)])
        #expect(nested(20).diagnostics.first?.path == "sections[0]" + String(repeating: ".fields[0]", count: 8))
    }

    @Test func rulesAreCheckedWhereTheReaderFoundOtherMistakes() {
        let typo = read(#"{"fields":[{"id":"a","hidden":{},"visible_when":"$b"}]}"#)
        #expect(typo.diagnostics.map(\.code.name) == ["wrong_type", "unknown_reference"])
        // There is no problem if the field that the rule may refer to could not be read.
        let lost = read(#"{"fields":[{"id":"a","visible_when":"$b"},{"id":5}]}"#)
        #expect(lost.diagnostics.map(\.code.name) == ["wrong_type"])
    }

    @Test func formsWrittenInSwiftNamePlacesByID() {
        let inner = FormSection(elements: [.field(Field(id: "b", type: .text))])
        let form = FormDefinition(
            id: "f", groups: [FormGroup(sections: [FormSection(id: "s", elements: [.section(inner)])])])
        let diagnostics = form.diagnostics(of: [
            DefinitionProblem(.cycle, at: ElementIndex(3), key: "formula", found: "b → b"),
            DefinitionProblem(.missingID, at: ElementIndex(2)),
        ])
        #expect(diagnostics.map(\.path) == ["groups[0].s.sections[0].b.formula", "groups[0].s.sections[0]"])
    }
}
