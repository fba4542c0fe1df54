import Foundation

extension DayAndTime {
    /// A day, a time or both in words, for the button that answers with where a picker stands.
    ///
    /// - Parameters:
    ///   - seconds: The value of the picker, in seconds.
    ///   - type: The type of the answer: a day, a time or both.
    ///   - language: The language of the form, such as `pt-BR`.
    public static func words(_ seconds: Double, _ type: FieldType, in language: String) -> String {
        var style = Date.FormatStyle(
            date: type == .time ? .omitted : .long, time: type == .date ? .omitted : .shortened,
            locale: Locale(identifier: language))
        style.timeZone = .gmt
        return Date(timeIntervalSince1970: seconds).formatted(style)
    }
}
