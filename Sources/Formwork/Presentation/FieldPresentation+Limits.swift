public import FormworkCore
public import FormworkPresentation

/// Which days and times can be chosen.
public struct DateLimits: Equatable, Sendable {
    /// The first one, as canonical text such as `2026-11-22`. Blank means none.
    public var first: String
    /// The last one, as canonical text. Blank means none.
    public var last: String
    /// The distance in minutes between two times; `nil` for any.
    public var minuteInterval: Int?
}

extension FieldPresentation {
    /// Which days and times can be chosen; `nil` for a field that asks for neither.
    public var dateLimits: DateLimits? {
        guard control == .dateField else { return nil }
        let field = state.field
        return DateLimits(
            first: field.minimumDate, last: field.maximumDate,
            minuteInterval: field.minuteInterval > 0 ? field.minuteInterval : nil)
    }

    /// The numbers that buttons and sliders lead to; `nil` for a field that asks for no number.
    public var numberScale: NumberScale? {
        switch state.field.valueKind {
        case .number, .integer: NumberScale(state.field)
        default: nil
        }
    }

    /// How long the text may be, in characters; `nil` for any length.
    public var maximumLength: Int? { state.field.validations.maxLength }

    /// What is shown of the answer where it is not being edited, or in its place where there is none.
    public var displayOrEmptyText: String { state.display.isEmpty ? state.field.emptyText : state.display }

    /// The answer as screen readers say it: the text shown, or that there is none. Secrets are not said.
    public var spokenValue: String {
        if state.field.isSecret { return "" }
        if control == .slider { return position }
        return displayOrEmptyText
    }
}
