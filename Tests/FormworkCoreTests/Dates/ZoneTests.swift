import Foundation
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Instants as answers of date fields. They become the local day and time in the session's zone.
struct ZoneTests {
    /// The answer of a field for an instant, in a session that runs in November.
    private func answer(_ type: FieldType, _ instant: String, in zone: String) throws -> String? {
        let place = try #require(TimeZone(identifier: zone))
        let november = Date(timeIntervalSince1970: 1_795_000_000)
        let context = SessionContext(
            clock: 1_795_000_000_000, zoneOffset: place.secondsFromGMT(for: november),
            zoneOffsets: { place.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) })
        let form = FormDefinition(
            id: "f", timeZone: zone,
            groups: [FormGroup(sections: [FormSection(elements: [.field(Field(id: "a", type: type))])])])
        let engine = FormEngine(try CompiledForm(form), context: context)
        _ = engine.perform(.load(["a": .string(instant)]))
        return engine.values["a"]?.stringValue
    }

    @Test(arguments: [
        // West of UTC it is the day before, east of it the day after.
        ("America/Los_Angeles", "2026-01-01T07:59:59Z", "2025-12-31", "2025-12-31T23:59:59"),
        ("America/Los_Angeles", "2026-01-01T08:00:00Z", "2026-01-01", "2026-01-01T00:00"),
        ("Pacific/Tongatapu", "2026-02-28T10:59:00Z", "2026-02-28", "2026-02-28T23:59"),
        ("Pacific/Tongatapu", "2026-02-28T11:00:00Z", "2026-03-01", "2026-03-01T00:00"),
        ("Pacific/Tongatapu", "2024-02-28T11:00:00Z", "2024-02-29", "2024-02-29T00:00"),
        // Summer time is applied to instants in summer, although the session runs in winter.
        ("America/Los_Angeles", "2026-07-01T06:30:00Z", "2026-06-30", "2026-06-30T23:30"),
        ("America/Los_Angeles", "2026-07-01T07:30:00Z", "2026-07-01", "2026-07-01T00:30"),
        ("Europe/Berlin", "2026-07-01T22:30:00Z", "2026-07-02", "2026-07-02T00:30"),
        ("Europe/Berlin", "2026-01-01T22:30:00Z", "2026-01-01", "2026-01-01T23:30"),
        // The hour that is skipped, and the hour that occurs twice.
        ("America/Los_Angeles", "2026-03-08T09:59:00Z", "2026-03-08", "2026-03-08T01:59"),
        ("America/Los_Angeles", "2026-03-08T10:00:00Z", "2026-03-08", "2026-03-08T03:00"),
        ("America/Los_Angeles", "2026-11-01T08:30:00Z", "2026-11-01", "2026-11-01T01:30"),
        ("America/Los_Angeles", "2026-11-01T09:30:00Z", "2026-11-01", "2026-11-01T01:30"),
        ("Pacific/Auckland", "2026-01-15T11:30:00+00:00", "2026-01-16", "2026-01-16T00:30"),
        ("Pacific/Auckland", "2026-07-15T11:30:00+00:00", "2026-07-15", "2026-07-15T23:30"),
        ("Asia/Kathmandu", "2026-01-01T18:15:00Z", "2026-01-02", "2026-01-02T00:00"),
    ])
    func instantsAreWhatTheClockShowedThere(_ zone: String, _ instant: String, _ day: String, _ both: String) throws {
        #expect(try answer(.date, instant, in: zone) == day)
        #expect(try answer(.dateTime, instant, in: zone) == both)
        #expect(try answer(.time, instant, in: zone) == String(both.dropFirst(11)))
    }

    @Test func withoutOffsetsTheSessionsHolds() throws {
        let form = FormDefinition(
            id: "f", timeZone: "America/Los_Angeles",
            groups: [FormGroup(sections: [FormSection(elements: [.field(Field(id: "a", type: .dateTime))])])])
        let engine = FormEngine(try CompiledForm(form), context: SessionContext(zoneOffset: -8 * 3_600))
        _ = engine.perform(.load(["a": "2026-07-01T07:30:00Z"]))
        #expect(engine.values["a"] == "2026-06-30T23:30")
    }

    /// Civil days have no zone, so a day that was written without one stays the same.
    @Test(arguments: ["America/Los_Angeles", "Pacific/Tongatapu"])
    func daysWithoutAZoneStay(_ zone: String) throws {
        #expect(try answer(.date, "2024-02-29", in: zone) == "2024-02-29")
        #expect(try answer(.dateTime, "2026-03-08T02:30", in: zone) == "2026-03-08T02:30")
    }
}
