public import FormworkCore
public import FormworkPresentation

/// The days and times that can be chosen.
public struct DateLimits: Equatable, Sendable {
    /// The first day or time, as canonical text such as `2026-11-22`. Blank means no limit.
    public var first: String
    /// The last day or time, as canonical text. Blank means no limit.
    public var last: String
    /// The distance in minutes between two times; `nil` if any time can be chosen.
    public var minuteInterval: Int?
}

extension FieldPresentation {
    /// The days and times that can be chosen; `nil` for a field that asks for neither.
    public var dateLimits: DateLimits? {
        guard control.isDayOrTime else { return nil }
        let field = state.field
        return DateLimits(
            first: field.minimumDate, last: field.maximumDate,
            minuteInterval: field.minuteInterval > 0 ? field.minuteInterval : nil)
    }

    /// The numbers that buttons and sliders can reach; `nil` for a field that does not ask for a number.
    public var numberScale: NumberScale? {
        switch state.field.valueKind {
        case .number, .integer: NumberScale(state.field)
        default: nil
        }
    }

    /// The maximum number of characters of the text; `nil` if there is no limit.
    public var maximumLength: Int? { state.field.validations.maxLength }

    /// The answer as it is shown while it is not edited, or the text for a missing answer.
    public var displayOrEmptyText: String { state.display.isEmpty ? state.field.emptyText : state.display }

    /// The answer as screen readers read it: the text that is shown, or that there is no answer. For a secret it is not the
    /// answer, unless it is the number of a card, which is shown while it is typed.
    public var spokenValue: String {
        if state.field.isSecret, !state.field.isCardNumber { return "" }
        if control == .slider { return position }
        return displayOrEmptyText
    }
}
