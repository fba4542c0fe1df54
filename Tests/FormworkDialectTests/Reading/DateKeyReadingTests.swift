import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Days and times of the dialect beyond their limits.
struct DateKeyReadingTests {
    private func field(_ json: String) -> DefinitionReading { read(#"{"fields":[\#(json)]}"#) }

    @Test func patternsAndIntervalsAreRead() {
        let reading = field(
            #"""
            {"id":"a","type":"date_time","minute_interval":15,"display_format":"d MMMM y","save_format":"dd/MM/yyyy HH:mm"}
            """#)
        #expect(reading.diagnostics.isEmpty)
        #expect(
            reading.firstField
                == Field(
                    id: "a", type: .dateTime, minuteInterval: 15, displayFormat: "d MMMM y",
                    saveFormat: "dd/MM/yyyy HH:mm"))
    }

    @Test(arguments: ["7", "0", "61", "1.5", #""15""#, "-15"])
    func intervalsLeadFromHourToHour(_ interval: String) {
        let reading = field(#"{"id":"a","type":"time","minute_interval":\#(interval)}"#)
        #expect(reading.diagnostics.map(\.path) == ["fields[0].minute_interval"])
    }

    @Test(arguments: [
        ("date", #""minute_interval":15"#, "minute_interval"), ("text", #""display_format":"d""#, "display_format"),
        ("number", #""save_format":"d""#, "save_format"),
    ])
    func whatCannotApplyIsAWarning(_ type: String, _ keys: String, _ key: String) {
        let reading = field(#"{"id":"a","type":"\#(type)",\#(keys)}"#)
        #expect(reading.diagnostics.map(\.path) == ["fields[0]." + key])
        #expect(reading.definition != nil, "a warning")
    }

    @Test func lengthsOfTimeAreNotBelowZero() throws {
        let reading = field(#"{"id":"a","type":"count_down"}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField == Field(id: "a", type: .countDown))
        let engine = FormEngine(try CompiledForm(try #require(reading.definition)))
        engine.set("a", -5)
        _ = engine.perform(.submit)
        #expect(engine.errors.map(\.code) == ["min_value"])
        #expect(field(#"{"id":"a","type":"count_down","min":5}"#).firstField?.minimum == 5)
    }
}
