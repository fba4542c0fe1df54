import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Instants in a definition. They become the local day and time in the form's zone.
struct InstantReadingTests {
    @Test(arguments: [
        ("America/Los_Angeles", "2026-01-01T07:59:00Z", "2025-12-31T23:59"),
        ("America/Los_Angeles", "2026-07-01T07:30:00Z", "2026-07-01T00:30"),
        ("America/Los_Angeles", "2026-03-08T10:00:00Z", "2026-03-08T03:00"),
        ("Pacific/Tongatapu", "2024-02-28T11:00:00Z", "2024-02-29T00:00"),
        ("Europe/Berlin", "2026-07-01T22:30:00Z", "2026-07-02T00:30"),
        ("Europe/Berlin", "2026-12-31T22:30:00Z", "2026-12-31T23:30"),
    ])
    func summerTimeCountsWhereItHolds(_ zone: String, _ instant: String, _ shown: String) {
        let field = #"{"id":"a","type":"date_time","value":"\#(instant)","maximum_date":"\#(instant)"}"#
        let reading = read(#"{"time_zone":"\#(zone)","fields":[\#(field)]}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.value == .text(shown) && reading.firstField?.maximumDate == shown)
    }
}
