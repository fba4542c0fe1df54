import Formwork
import Foundation
import Testing

/// Points in time become days and times of the session's zone, and back.
struct DateKeyTests {
    private func session(_ zone: String) throws -> FormSession {
        let form = try CompiledForm(
            FormDefinition("f") {
                Field.date("day")
                Field.time("time")
                Field.dateTime("both")
            })
        let zone = try #require(TimeZone(identifier: zone))
        return FormSession(form, context: SessionContext(for: form, zone: zone, clock: 1_795_262_400_000))
    }

    private func date(_ text: String) throws -> Date {
        Date(timeIntervalSince1970: Double(try #require(CivilInstant(text)).utcSeconds))
    }

    private static let zones = [
        "UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata", "America/St_Johns", "Europe/Berlin",
        "America/Sao_Paulo", "Asia/Beirut", "Australia/Lord_Howe",
    ]

    @Test(arguments: zones)
    func aDayIsTheSameDayInEveryZone(_ zone: String) throws {
        let session = try session(zone)
        let key: FieldKey<Date> = "day"
        // A leap year with the changes of the clock of both halves of the world.
        for day in 0..<366 {
            let civil = try #require(CivilDate(daysSinceEpoch: 17_897 + day))
            session.set("day", to: .text(civil.description))
            let date = try #require(session[key])
            session[key] = nil
            session[key] = date
            #expect(session.value("day") == .text(civil.description))
        }
    }

    @Test(arguments: zones)
    func theFirstAndTheLastMomentOfADayAreThatDay(_ zone: String) throws {
        let session = try session(zone)
        let zone = session.zone
        let key: FieldKey<Date> = "day"
        for day in 0..<366 {
            let civil = try #require(CivilDate(daysSinceEpoch: 17_897 + day))
            let next = try #require(CivilDate(daysSinceEpoch: 17_898 + day))
            session[key] = zone.date(civil)
            #expect(session.value("day") == .text(civil.description))
            session[key] = zone.date(next).addingTimeInterval(-1)
            #expect(session.value("day") == .text(civil.description))
        }
    }

    @Test func aPointInTimeIsTheDayOfTheZone() throws {
        let moment = try date("2026-11-21T23:30:00Z")
        for (zone, day) in [("UTC", "2026-11-21"), ("Europe/Berlin", "2026-11-22"), ("America/New_York", "2026-11-21")]
        {
            let session = try session(zone)
            session[FieldKey<Date>("day")] = moment
            #expect(session.value("day") == .text(day))
        }
    }

    @Test func aTimeKeepsOnlyTheTimeAndComesBackOnOneDay() throws {
        let session = try session("Europe/Berlin")
        let key: FieldKey<Date> = "time"
        session[key] = try date("2026-07-01T06:30:00Z")
        #expect(session.value("time") == "08:30")
        #expect(session[key] == (try date("2001-01-01T07:30:00Z")))
    }

    @Test func aDayWithATimeIsExactToTheSecond() throws {
        let session = try session("America/New_York")
        let key: FieldKey<Date> = "both"
        let moment = try date("2026-07-01T12:34:56Z")
        session[key] = moment.addingTimeInterval(0.75)
        #expect(session.value("both") == "2026-07-01T08:34:56")
        #expect(session[key] == moment)
    }

    @Test func whatTheClockSkipsIsAsMuchLaterAndWhatItRepeatsIsTheEarlier() throws {
        let zone = CivilZone(try #require(TimeZone(identifier: "Europe/Berlin")))
        let skipped = try #require(CivilDateTime("2026-03-29T02:30"))
        #expect(zone.date(skipped) == (try date("2026-03-29T01:30:00Z")))
        let repeated = try #require(CivilDateTime("2026-10-25T02:30"))
        #expect(zone.date(repeated) == (try date("2026-10-25T00:30:00Z")))
    }

    @Test func aDateBeyondTheCalendarIsNoAnswer() {
        let zone = CivilZone(.gmt)
        #expect(Date.distantFuture.formValue(in: zone) != nil)
        #expect(Date(timeIntervalSince1970: 1e18).formValue(in: zone) == nil)
        #expect(Date(timeIntervalSince1970: .nan).formValue(in: zone) == nil)
        #expect(Date(timeIntervalSince1970: -1e12).formValue(in: zone) == nil)
    }
}
