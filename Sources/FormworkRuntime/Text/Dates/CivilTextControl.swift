/// A text control for days or times, in the order and with the names of a locale.
public final class CivilTextControl: TextControl {
    private let currentYear: Int

    /// Makes a control. `currentYear` decides to which century years of two digits belong.
    public init(_ rule: TextRule, locale: LocaleRecord, currentYear: Int) {
        self.currentYear = currentYear
        super.init(SharedTextRule(rule), SharedLocale(locale))
    }

    override func value(of text: String) -> FormValue? {
        if shared.rule.kind == .time { return locale.record.parseTime(text).map { .text($0.description) } }
        return locale.record.parseDate(text, currentYear: currentYear).map { .text($0.description) }
    }

    /// The text that the control shows for an answer.
    public override func text(for value: FormValue) -> String {
        guard case .text(let text) = value else { return value.canonicalText }
        if shared.rule.kind == .time {
            return CivilTime(text).map { locale.record.format($0, pattern: locale.record.timePattern) } ?? text
        }
        return CivilDate(text).map { locale.record.format($0, pattern: locale.record.datePattern) } ?? text
    }
}

extension TextControl {
    /// Makes the control for a rule: one for days and times, or one for text, codes and numbers.
    public static func make(_ rule: TextRule, locale: LocaleRecord, currentYear: Int) -> TextControl {
        switch rule.kind {
        case .date, .time: CivilTextControl(rule, locale: locale, currentYear: currentYear)
        case .plain, .masked, .number, .shifted: TextControl(SharedTextRule(rule), SharedLocale(locale))
        }
    }
}
