/// A day of the calendar, without a time or zone.
///
/// The calendar is the Gregorian one for the years 1 to 9999, as if it had always been in force. A day is stored as a
/// number of days, so it does not depend on a time zone.
public struct CivilDate: Hashable, Comparable, Sendable {
    /// The first day, 1 January of the year 1.
    public static let earliest = CivilDate(count: -719_162)
    /// The last day, 31 December 9999.
    public static let latest = CivilDate(count: 2_932_896)

    private let count: Int32

    private init(count: Int32) {
        self.count = count
    }

    /// The days since 1 January 1970; negative before it.
    public var daysSinceEpoch: Int { Int(count) }

    /// Makes the date that is `days` days after 1 January 1970, or before it if the number is negative; `nil` outside
    /// the years 1 to 9999.
    public init?(daysSinceEpoch days: Int) {
        guard days >= Self.earliest.daysSinceEpoch, days <= Self.latest.daysSinceEpoch else { return nil }
        count = Int32(truncatingIfNeeded: days)
    }

    /// Makes a date; `nil` if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard day >= 1, let length = Self.length(ofMonth: month, year: year), day <= length else { return nil }
        // Years that begin in March end with the leap day. So the months before it always begin on the same days of the
        // year.
        let shifted = month > 2 ? year : year - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        let monthStart = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
        self.init(daysSinceEpoch: 365 * shifted + leapDays + monthStart + day - 1 - Self.daysFromMarch)
    }

    /// The days from 1 March of the year 0, where a cycle of 400 years begins, to 1 January 1970.
    private static let daysFromMarch = 719_468

    /// The number of days in a month; `nil` if there is no such month or year.
    public static func length(ofMonth month: Int, year: Int) -> Int? {
        guard year >= 1, year <= 9999 else { return nil }
        switch month {
        case 1, 3, 5, 7, 8, 10, 12: return 31
        case 4, 6, 9, 11: return 30
        case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: return nil
        }
    }

    /// The year, the month and the day together.
    ///
    /// The property is always inlined, because of a bug in LLVM 21: it mixes up three numbers that are returned at once
    /// in code for wasm.
    @inline(__always)
    public var components: (year: Int, month: Int, day: Int) {
        let packed = packedComponents
        let dayAndMonth = packed & (1 << Self.yearBit - 1)
        return (packed >> Self.yearBit, dayAndMonth >> Self.monthBit, dayAndMonth & (1 << Self.monthBit - 1))
    }

    /// The bit of packed components above those of the day.
    private static let monthBit = 5
    /// The bit of packed components above those of the month.
    private static let yearBit = 9

    /// The day in the lowest bits, the month in the bits above, and the year.
    private var packedComponents: Int {
        let days = daysSinceEpoch + Self.daysFromMarch
        let (cycle, dayOfCycle) = days.quotientAndRemainder(dividingBy: 146_097)
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = 400 * cycle + yearOfCycle + (month > 2 ? 0 : 1)
        return year << Self.yearBit | month << Self.monthBit | (dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// The year, 1 to 9999.
    public var year: Int { components.year }

    /// The month, 1 to 12.
    public var month: Int { components.month }

    /// The day of the month, from 1.
    public var day: Int { components.day }

    /// The day of the week by ISO 8601: 1 is Monday, 7 is Sunday.
    public var weekday: Int {
        // The first day was a Monday.
        Self.earliest.days(until: self) % 7 + 1
    }

    /// Whether this day is before the other.
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        left.count < right.count
    }
}
