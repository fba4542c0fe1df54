import FormworkCore
import FormworkHTML
import Testing

/// Times with an interval, which are chosen from a list.
struct ChosenTimeTests {
    private func control(_ field: Field, answers: JSONValue = [:]) throws -> HTMLElement {
        try #require(try row(field, answers: answers).element(id: "fw-f2-control"))
    }

    private func field(_ interval: Int, from first: String = "", to last: String = "") -> Field {
        var field = Field(id: "t", type: .time, title: "T", minuteInterval: interval)
        field.minimumDate = first
        field.maximumDate = last
        return field
    }

    private func times(_ list: HTMLElement) -> [String] { list.options.compactMap { $0["value"] } }

    @Test func theListHasTheTimesThatAreAllowed() throws {
        let list = try control(field(15, from: "09:10", to: "10:00"))
        #expect(list.name == "select" && list["name"] == "v.t")
        #expect(times(list) == ["", "09:10", "09:25", "09:40", "09:55"])
        #expect(try times(control(field(5))).count == 289)
    }

    @Test func everyTimeOfTheListIsValidAndNoOther() throws {
        let field = field(20, from: "08:05", to: "17:30")
        let listed = Set(times(try control(field)))
        for minute in 0..<1440 {
            let time = try #require(CivilTime(hour: minute / 60, minute: minute % 60)).description
            let engine = try engine(field)
            _ = engine.perform(.replaceAnswers(["t": .string(time)]))
            #expect((engine.perform(.submit).submission == .accepted) == listed.contains(time), "\(time)")
        }
    }

    @Test func timesAreWrittenAsTheLanguageWritesThem() throws {
        let options = try control(field(30)).options
        #expect(options.first { $0["value"] == "14:30" }?.text == "2:30 PM")
    }

    @Test func anAnswerThatIsNotInTheListIsShown() throws {
        let list = try control(field(15), answers: ["t": "09:07"])
        #expect(list.options.filter { $0["selected"] != nil }.map(\.text) == ["9:07 AM"])
        let other = try control(field(15), answers: ["t": "09:15"])
        #expect(other.options.filter { $0["selected"] != nil }.map(\.text) == ["9:15 AM"])
        #expect(times(other).count == 97)
    }

    @Test func shortIntervalsAndMomentsHaveTheBrowsersControl() throws {
        #expect(try control(field(4))["type"] == "time")
        #expect(try control(field(0))["type"] == "time")
        #expect(
            try control(Field(id: "t", type: .dateTime, title: "T", minuteInterval: 15))["type"] == "datetime-local")
    }
}

extension HTMLElement {
    fileprivate var options: [HTMLElement] { descendants.filter { $0.name == "option" } }
}
