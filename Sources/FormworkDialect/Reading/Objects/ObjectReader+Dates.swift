import FormworkCore
import Foundation

extension ObjectReader {
    /// Reads an answer to a field of a type. Days and times are converted to canonical text if possible.
    func answer(_ key: String, of type: FieldType) -> FormValue {
        guard type.isCivil, let value = value[key], case .string = value.content else { return answer(key) }
        let text = civil(key, of: type)
        return text.isEmpty ? .blank : .text(text)
    }

    /// Reads a day or time as canonical text; blank if it is absent, or if it is not a day or time, which is a warning.
    ///
    /// An instant is converted to the form's zone. If the form has no zone, the day and time in the text are taken, with
    /// a warning, because the author may have meant another zone.
    ///
    /// - Parameter isLast: Whether a day without a time means the end of the day, and not its beginning.
    @inline(__always)
    func civil(_ key: String, of type: FieldType, isLast: Bool = false) -> String {
        if let value = take(key) { civil(value, key, type, isLast) } else { "" }
    }

    fileprivate func civil(_ value: JSONValue, _ key: String, _ type: FieldType, _ isLast: Bool) -> String {
        guard case .string(let text) = value.content else { return mismatch(value, key, "a text") ?? "" }
        guard let (found, isCertain) = read(text, type, isLast) else {
            report(.unreadableDate, at: value, key: key, found: text.excerpt, expected: [type.example])
            return ""
        }
        if !isCertain { report(.instant, at: value, key: key, found: text.excerpt, expected: [found]) }
        return found
    }

    private func read(_ text: String, _ type: FieldType, _ isLast: Bool) -> (text: String, isCertain: Bool)? {
        switch type {
        case .date: if let date = CivilDate(text) { return (date.description, true) }
        case .time: if let time = CivilTime(text) { return (time.description, true) }
        default: break
        }
        let joined = String(text.map { $0 == " " ? "T" : $0 })
        if let both = CivilDateTime(joined) { return (type.part(of: both), true) }
        let moment = isLast ? CivilTime(hour: 23, minute: 59, second: 59) : CivilTime(hour: 0, minute: 0)
        if type == .dateTime, let date = CivilDate(text), let moment {
            return (CivilDateTime(date: date, time: moment).description, true)
        }
        guard let instant = CivilInstant(text) else { return nil }
        guard let zone = context.timeZone.isEmpty ? nil : TimeZone(identifier: context.timeZone) else {
            return (type.part(of: instant.written), false)
        }
        let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.utcSeconds)))
        return instant.dateTime(offsetSeconds: offset).map { (type.part(of: $0), true) }
    }
}

extension KeyedValue {
    /// A day and time; `nil`, with a warning, for another text.
    ///
    /// - Parameter isLast: Whether a day without a time means the end of the day, and not its beginning.
    func moment(isLast: Bool = false) -> CivilDateTime? {
        CivilDateTime(object.civil(value, key, .dateTime, isLast))
    }

    /// The name of a time zone, with a warning if there is no zone of that name.
    var timeZone: String {
        let text = text
        if !text.isEmpty, TimeZone(identifier: text) == nil {
            object.report(
                .unknownTimeZone, at: value, key: key, found: text.excerpt,
                expected: NearestWord.to(text, among: TimeZone.knownTimeZoneIdentifiers).map { [$0] } ?? [])
        }
        return text
    }
}

extension FieldType {
    fileprivate var isCivil: Bool { self == .date || self == .time || self == .dateTime }

    /// The part of a day and time that a field of this type has. Other types get a warning elsewhere.
    fileprivate func part(of both: CivilDateTime) -> String {
        switch self {
        case .date: both.date.description
        case .time: both.time.description
        default: both.description
        }
    }

    fileprivate var example: String {
        switch self {
        case .date: "2026-11-21"
        case .time: "08:30"
        default: "2026-11-21T08:30"
        }
    }
}
