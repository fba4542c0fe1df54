import FormworkCore
import FormworkDialect
import Testing

struct OpeningTimeReadingTests {
    private func read(_ members: String) -> DefinitionReading {
        let json = #"{ "id": "f", \#(members), "fields": [ { "id": "a", "title": "A" } ] }"#
        return DefinitionReader.read(Array(json.utf8), fileName: "f.json")
    }

    @Test func aDayBeginsAndEnds() {
        let reading = read(#""opens": "2026-12-01", "closes": "2026-12-31""#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.definition?.opens == CivilDateTime("2026-12-01T00:00"))
        #expect(reading.definition?.closes == CivilDateTime("2026-12-31T23:59:59"))
    }

    @Test func aFormThatClosesBeforeItOpensIsAnError() {
        let reading = read(#""opens": "2026-12-31", "closes": "2026-12-01T12:00""#)
        #expect(reading.diagnostics.map(\.code.name) == ["empty_range"])
        #expect(reading.diagnostics.first?.path == "closes")
    }

    @Test func whatIsNoDayIsTold() {
        #expect(read(#""opens": "soon""#).diagnostics.map(\.code.name) == ["unreadable_date"])
    }
}
