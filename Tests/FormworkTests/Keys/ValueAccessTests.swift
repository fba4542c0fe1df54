import Formwork
import Foundation
import Testing

struct ValueAccessTests {
    @Test func anAnswerIsReadAsWhatItIs() throws {
        #expect(FormValue.text("a").stringValue == "a")
        #expect((1.5 as FormValue).stringValue == nil)
        #expect((true as FormValue).boolValue == true)
        #expect((3 as FormValue).intValue == 3)
        #expect((1.5 as FormValue).intValue == nil)
        #expect((1.5 as FormValue).doubleValue == 1.5)
        #expect((0.1 as FormValue).decimalValue == Decimal(string: "0.1"))
        #expect((0.1 as FormValue).numberValue == DecimalNumber("0.1"))
        #expect(FormValue.text("2026-11-21").dateValue == CivilDate("2026-11-21"))
        #expect(FormValue.text("08:30").timeValue == CivilTime("08:30"))
        #expect(FormValue.text("2026-11-21T08:30").dateTimeValue == CivilDateTime("2026-11-21T08:30"))
        #expect((["a", 1] as FormValue).listValue == ["a", 1])
        #expect(FormValue.blank.listValue == nil)
    }

    @Test func equalAnswersHashAlike() {
        let answers: Set<FormValue> = ["a", 1, 1.0, true, .blank, ["a", 1], ["a", 1]]
        #expect(answers.count == 5)
    }

    @Test func jsonTakesFractionsPositionsAndPaths() {
        let json: JSONValue = ["price": 9.75, "guests": [["name": "Ada"]]]
        #expect(json["price"]?.numberValue == DecimalNumber("9.75"))
        #expect(json["guests"]?[0]?["name"] == "Ada")
        #expect(json["guests"]?[1] == nil)
        #expect(json.value(at: "guests[0].name") == "Ada")
        #expect(json.value(at: "guests[0].age") == nil)
    }

    @Test func valuesPrintAsJSON() {
        let values: JSONValue = ["name": "Ada", "guests": [["age": 7]], "none": .null]
        #expect("\(values)" == #"{"name":"Ada","guests":[{"age":7}],"none":null}"#)
    }

    @Test func daysTimesAndExactNumbersAreCodable() throws {
        struct Model: Codable, Equatable {
            var day: CivilDate
            var time: CivilTime
            var both: CivilDateTime
            var number: DecimalNumber
        }
        let model = Model(
            day: try #require(CivilDate("2026-11-21")), time: try #require(CivilTime("08:30")),
            both: try #require(CivilDateTime("2026-11-21T08:30")),
            number: try #require(DecimalNumber("1234567890123456789012345678901.234")))
        let data = try JSONEncoder().encode(model)
        #expect(try JSONDecoder().decode(Model.self, from: data) == model)
        #expect(try FormValues(encoding: model, zone: .gmt).decode(Model.self) == model)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Model.self, from: Data(#"{"day":"x"}"#.utf8))
        }
    }
}
