public import Foundation

extension DayAndTime {
    /// The locale of a picker for a form in a language; `nil` where the device speaks that language: its own locale also knows whether the
    /// person wants 24 hours.
    public static func pickerLocale(for language: String, on device: Locale = .current) -> Locale? {
        let wanted = Locale(identifier: language)
        return wanted.language.languageCode == device.language.languageCode ? nil : wanted
    }
}
