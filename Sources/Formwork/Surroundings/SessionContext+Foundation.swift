public import FormworkCore
import FormworkDialect
public import Foundation

extension SessionContext {
    /// The context of a session in an app, with the real time, and the zone and the settings of the person's device.
    ///
    /// Words and numbers are in the form's language. If the device has the same language, or the form names none,
    /// numbers are written in the way of the device's region.
    ///
    /// - Parameter form: The form. If it names a zone, that one is used and not the device's.
    public static func current(for form: CompiledForm) -> SessionContext {
        let definition = form.definition
        let locale = Locale.current.speaks(definition.locale) ? Locale.current : Locale(identifier: definition.locale)
        return SessionContext(
            definition, locale: LocaleRecord(locale, currencies: form.currencies), zone: .current, clock: nil)
    }

    /// Makes a context with a language and zone, such as those of a person whom a server serves.
    ///
    /// - Parameters:
    ///   - form: The form. If it names a zone, that one is used.
    ///   - language: A BCP 47 tag such as `zh-Hans`, instead of the form's language. Blank for the form's.
    ///   - zone: The zone of `today()` in forms that name none.
    ///   - clock: The time in milliseconds since 1970 in UTC. Only `tick` moves this clock, as tests need it. `nil` for
    ///     the real time.
    public init(for form: CompiledForm, language: String = "", zone: TimeZone = .current, clock: Int64? = nil) {
        let definition = form.definition
        let locale = LocaleRecord(
            languageTag: language.isEmpty ? definition.locale : language, currencies: form.currencies)
        self.init(definition, locale: locale, zone: zone, clock: clock)
    }

    /// Makes the context of a session in a test, with a fixed day and time and without settings of the machine.
    ///
    /// - Parameters:
    ///   - form: The form. If it names a zone, that one is used.
    ///   - day: The date and time in the zone, as canonical text such as `2026-11-21T09:00`. A text that is no date and
    ///     time is replaced by the default.
    ///   - language: A BCP 47 tag. Blank for the form's language, or English.
    ///   - zone: The zone of `today()` in forms that name none.
    public static func fixed(
        for form: CompiledForm, at day: String = "2026-01-15T12:00", language: String = "", zone: TimeZone = .gmt
    ) -> SessionContext {
        let zone = TimeZone(identifier: form.definition.timeZone) ?? zone
        let date = Date(civil: day, in: zone) ?? Date(timeIntervalSince1970: 1_768_478_400)
        return SessionContext(
            for: form, language: language, zone: zone, clock: Int64(date.timeIntervalSince1970) * 1_000)
    }

    private init(_ definition: FormDefinition, locale: LocaleRecord, zone: TimeZone, clock: Int64?) {
        self.init(
            locale: locale, messages: MessageCatalogs.catalog(for: locale.identifier, of: definition),
            clock: clock ?? Self.currentMilliseconds(), zone: TimeZone(identifier: definition.timeZone) ?? zone)
        if clock == nil { clockSource = { Self.currentMilliseconds() } }
    }

    /// Makes a context whose clock only `tick` moves.
    ///
    /// - Parameters:
    ///   - locale: How numbers and days are written.
    ///   - messages: The words of errors and controls.
    ///   - clock: Milliseconds since 1970 in UTC.
    ///   - zone: The zone of `today()`, with its summer time.
    public init(locale: LocaleRecord, messages: MessageCatalog, clock: Int64, zone: TimeZone) {
        let date = Date(timeIntervalSince1970: Double(clock) / 1_000)
        self.init(
            locale: locale, messages: messages, clock: clock, zoneOffset: zone.secondsFromGMT(for: date),
            zoneOffsets: { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) })
    }

    /// The real time, in milliseconds since 1970 in UTC.
    public static func currentMilliseconds() -> Int64 {
        Int64((Date().timeIntervalSince1970 * 1_000).rounded(.down))
    }
}

extension Date {
    /// The beginning of a civil day, or a civil day and time, in a zone; `nil` if the text is neither.
    init?(civil text: String, in zone: TimeZone) {
        let both = CivilDateTime(text)
        guard let date = both?.date ?? CivilDate(text) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var parts = DateComponents(year: date.year, month: date.month, day: date.day)
        if let time = both?.time { (parts.hour, parts.minute) = (time.hour, time.minute) }
        guard let found = calendar.date(from: parts) else { return nil }
        self = found
    }
}

extension Locale {
    /// Whether this locale has the language of a tag, and its region if the tag names one. Every locale has the
    /// language of a blank tag. A language in another script counts as another language.
    fileprivate func speaks(_ tag: String) -> Bool {
        if tag.isEmpty { return true }
        let wanted = Locale.Language(identifier: tag)
        return wanted.languageCode == language.languageCode && wanted.script == language.script
            && (wanted.region == nil || wanted.region == region)
    }
}
