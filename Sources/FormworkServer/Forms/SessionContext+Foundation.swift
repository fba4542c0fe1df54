#if Server
public import FormworkCore
import FormworkDefinition
public import Foundation

extension SessionContext {
    /// The surroundings of a session with a form, as the server gives them.
    ///
    /// - Parameters:
    ///   - form: The form; its own zone goes before that given.
    ///   - language: A BCP 47 tag such as `zh-Hans`, instead of the form's language. Blank for the form's.
    ///   - zone: The zone of `today()` in forms that name none.
    ///   - clock: Milliseconds since 1970 in UTC.
    public init(for form: CompiledForm, language: String = "", zone: TimeZone = .current, clock: Int64) {
        let definition = form.definition
        let locale = LocaleRecord(
            languageTag: language.isEmpty ? definition.locale : language, currencies: form.currencies)
        self.init(
            locale: locale, messages: MessageCatalogs.catalog(for: locale.identifier, of: definition), clock: clock,
            zone: TimeZone(identifier: definition.timeZone) ?? zone)
    }

    init(locale: LocaleRecord, messages: MessageCatalog, clock: Int64, zone: TimeZone) {
        let date = Date(timeIntervalSince1970: Double(clock) / 1_000)
        self.init(
            locale: locale, messages: messages, clock: clock, zoneOffset: zone.secondsFromGMT(for: date),
            zoneOffsets: { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) })
    }
}
#endif
