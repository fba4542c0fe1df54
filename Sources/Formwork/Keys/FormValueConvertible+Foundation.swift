public import FormworkCore
public import Foundation

extension Date: FormValueConvertible {
    /// A definition names a day and not a point in time.
    public typealias Constant = CivilDate

    /// Reads a day as its first moment, a day with a time, an instant, or a time on 1 January 2001.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard case .text(let text) = formValue else { return nil }
        if let day = CivilDate(text) {
            self = zone.date(day)
        } else if let both = CivilDateTime(text) {
            self = zone.date(both)
        } else if let instant = CivilInstant(text) {
            self.init(timeIntervalSince1970: Double(instant.utcSeconds))
        } else if let time = CivilTime(text), let day = CivilDate(year: 2001, month: 1, day: 1) {
            self = zone.date(CivilDateTime(date: day, time: time))
        } else {
            return nil
        }
    }

    /// The instant, as local day and time with the offset of the zone. A field for days keeps the day of it, a field for
    /// times the time, and a field for both the day and the time. `nil` outside the years 1 to 9999.
    public func formValue(in zone: CivilZone) -> FormValue? {
        zone.instant(self).map { .text($0) }
    }
}

extension URL: FormValueConvertible {
    /// Reads an address.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard case .text(let text) = formValue else { return nil }
        self.init(string: text)
    }

    /// The address as text.
    public func formValue(in zone: CivilZone) -> FormValue? { .text(absoluteString) }
}

extension UUID: FormValueConvertible {
    /// Reads an identifier such as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard case .text(let text) = formValue else { return nil }
        self.init(uuidString: text)
    }

    /// The identifier as text.
    public func formValue(in zone: CivilZone) -> FormValue? { .text(uuidString) }
}
