import Formwork
import FormworkTestSupport
import Foundation
import Synchronization
import Testing

/// By default a session has the time, the zone and the settings of its device.
struct SurroundingsTests {
    private let form = FormDefinition("f") {
        FormSection {
            Field.date("birth").rule("age($birth) >= 18", message: "For adults")
            Field.info("day", formula: "today()")
            Field.decimal("amount")
        }
    }

    private func yearsAgo(_ years: Int) throws -> FormValue {
        let calendar = Calendar(identifier: .gregorian)
        let date = try #require(calendar.date(byAdding: .year, value: -years, to: .now))
        let parts = calendar.dateComponents([.year, .month], from: date)
        let (year, month) = (try #require(parts.year), try #require(parts.month))
        return .text("\(year)-\(month < 10 ? "0" : "")\(month)-01")
    }

    @Test func rulesAboutAgeKnowWhatDayItIs() throws {
        let session = FormSession(try CompiledForm(form))
        session.load()
        session.set("birth", to: try yearsAgo(19))
        #expect(session.perform(.submit).submission == .accepted)
        session.set("birth", to: try yearsAgo(17))
        #expect(session.perform(.submit).submission == .refused)
    }

    @Test func theClockIsReadAgainWhenItMatters() throws {
        let clock = Clock(1_795_262_400_000)
        var context = SessionContext(for: try CompiledForm(form), zone: .gmt, clock: clock.now)
        context.clockSource = { [clock] in clock.now }
        let session = FormSession(try CompiledForm(form), context: context)
        session.load()
        #expect(session.value("day") == .text("2026-11-21"))
        clock.now += 86_400_000
        session.set("amount", to: 1)
        #expect(session.value("day") == .text("2026-11-21"))
        let changes = session.perform(.submit)
        #expect(session.value("day") == .text("2026-11-22") && changes.updates.count == 1)
        clock.now += 86_400_000
        session.load()
        #expect(session.value("day") == .text("2026-11-23"))
    }

    @Test func aClockThatIsGivenStandsStill() throws {
        let compiled = try CompiledForm(form)
        let session = FormSession(
            compiled, context: SessionContext(for: compiled, zone: .gmt, clock: 1_795_262_400_000))
        session.load()
        session.perform(.submit)
        #expect(session.value("day") == .text("2026-11-21"))
    }

    @Test func numbersAreWrittenInTheLanguageOfTheForm() throws {
        var german = form
        german.locale = "de"
        let session = FormSession(try CompiledForm(german))
        session.load(["amount": "1.5"])
        let node = try #require(session.engine.node(at: "amount"))
        #expect(session.engine.field(node)?.display == "1,5")
    }

    @Test func aLocaleKeepsWhatItsOwnerChose() {
        #expect(LocaleRecord(Locale(identifier: "de-CH")) == LocaleRecord(languageTag: "de-CH"))
        let arabic = LocaleRecord(Locale(identifier: "ar-EG@numbers=latn"))
        #expect(arabic.zeroDigit == "0" && arabic.identifier == "ar-EG" && arabic.isRightToLeft)
        #expect(LocaleRecord(Locale(identifier: "en_US_POSIX")).groupingSeparator == ",")
    }
}

private final class Clock: Sendable {
    private let milliseconds: Mutex<Int64>

    init(_ now: Int64) { milliseconds = Mutex(now) }

    var now: Int64 {
        get { milliseconds.withLock { $0 } }
        set { milliseconds.withLock { $0 = newValue } }
    }
}
