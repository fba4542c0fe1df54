import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Choices that are made in several lists.
struct ComponentReadingTests {
    private static let time = #"""
        {"id":"start","title":"Start","type":"select","display_format":"{hour}:{minute}","components":[
          {"id":"hour","title":"Hour","options":["8","9"]},
          {"id":"minute","title":"Minute","options":["00",{"id":"30","title":"half"}]}]}
        """#
    private static let car = #"""
        {"id":"car","type":"select","components":[
          {"id":"make","options":[{"id":"f","title":"Fiat"},{"id":"v","title":"Volvo"}]},
          {"id":"model","options":[{"id":"p","title":"Panda","of":["f"]},{"id":"x","title":"XC40","of":["v"]},"other"]}]}
        """#

    private func form(_ field: String) -> DefinitionReading { read(#"{"id":"f","fields":[\#(field)]}"#) }

    private func field(_ json: String) throws -> Field {
        let reading = form(json)
        #expect(reading.diagnostics.isEmpty, Comment(rawValue: reading.report))
        return try #require(reading.definition?.allFields.first)
    }

    @Test func eachCombinationIsAnOption() throws {
        let field = try field(Self.time)
        #expect(field.options.map(\.id.canonicalText) == ["8:00", "8:30", "9:00", "9:30"])
        #expect(field.options.map(\.title) == ["8:00", "8:half", "9:00", "9:half"])
        #expect(field.look == .components && field.components.map(\.title) == ["Hour", "Minute"])
    }

    @Test func optionsCanGoWithSomeOfTheListBefore() throws {
        let field = try field(Self.car)
        #expect(field.options.map(\.title) == ["Fiat Panda", "Fiat other", "Volvo XC40", "Volvo other"])
        #expect(field.options.map(\.id.canonicalText) == ["f p", "f other", "v x", "v other"])
    }

    @Test(arguments: [time, car]) func whatIsReadIsWritten(_ json: String) throws {
        let definition = try #require(form(json).definition)
        let written = DefinitionWriter.json(definition)
        #expect(read(written.text()).definition == definition)
        #expect(written["fields"]?.arrayValue?.first?["options"] == nil)
        #expect(try field(Self.car).components != field(Self.time).components)
    }

    @Test func swiftSaysTheSame() throws {
        let built = Field.select(
            "start", "Start",
            components: [
                ChoiceComponent("hour", "Hour", options: [.init("8"), .init("9")]),
                ChoiceComponent("minute", "Minute", options: [.init("00"), .init("30", "half")]),
            ], format: "{hour}:{minute}")
        #expect(try field(Self.time) == built)
    }

    @Test func listsAreTranslatedAndCombinationsMadeOfThem() throws {
        let reading = read(
            #"""
            {"id":"f","locale":"en","strings":{"de":{"half":"halb","Hour":"Stunde"}},"fields":[\#(Self.time)]}
            """#)
        #expect(reading.diagnostics.isEmpty)
        let german = try #require(reading.definition?.translated(into: "de").allFields.first)
        #expect(german.components[0].title == "Stunde")
        #expect(german.options.map(\.title) == ["8:00", "8:halb", "9:00", "9:halb"])
        #expect(german.options.map(\.id.canonicalText) == ["8:00", "8:30", "9:00", "9:30"])
    }

    @Test(arguments: [
        (#""components":[]"#, []),
        (#""components":{}"#, ["wrong_type"]),
        (#""components":[{"id":"a","options":[]}]"#, ["wrong_value"]),
        (#""components":[{"options":["1"]}]"#, ["missing_key"]),
        (#""components":[{"id":"a","options":[{"title":"One"}]}]"#, ["missing_key"]),
        (#""components":[{"id":"a","options":["1"],"nmae":1}]"#, ["unknown_key"]),
        (#""components":[{"id":"a","options":["1","1"]}]"#, ["duplicate_option"]),
        (#""components":[{"id":"a","options":["1"]}],"options":[{"id":1,"title":"1"}]"#, ["conflicting_keys"]),
        (#""components":[{"id":"a","options":["1"]}],"multiple":true"#, ["conflicting_keys", "rule_cannot_apply"]),
        (#""components":[{"id":"a","options":["1"]}],"display_format":"{b}""#, ["wrong_value"]),
    ])
    func mistakesAreReported(_ keys: String, _ codes: [String]) {
        #expect(form(#"{"id":"x","type":"select",\#(keys)}"#).diagnostics.map(\.code.name) == codes)
    }

    @Test func thereIsAMostOfCombinations() {
        let many = (1...100).map { #""\#($0)""# }.joined(separator: ",")
        func codes(_ last: String) -> [String] {
            let lists = #"{"id":"a","options":[\#(many)]},{"id":"b","options":[\#(last)]}"#
            return form(#"{"id":"x","type":"select","components":[\#(lists)]}"#).diagnostics.map(\.code.name)
        }
        #expect(codes(many) == ["wrong_value"])
        #expect(codes((1...20).map { #""\#($0)""# }.joined(separator: ",")) == [])
    }

    @Test func otherTypesHaveNone() {
        let reading = form(#"{"id":"x","type":"text","components":[{"id":"a","options":["1"]}]}"#)
        #expect(reading.diagnostics.map(\.code.name).contains("rule_cannot_apply"))
    }
}
