public import FormworkCore

/// A Swift type to which answers are converted, and from which they are made.
///
/// Strings, numbers, `Bool`, `Date`, `Decimal`, `URL`, `UUID` and the days and times of forms conform, and so do
/// arrays, sets and optionals of them. An enum of strings or numbers conforms by declaring it:
///
///     enum Room: String, FormValueConvertible { case single, double }
///
/// `FormChoice` is such an enum whose cases are the options of a choice.
public protocol FormValueConvertible: SendableMetatype {
    /// The type of an answer that is there: the type itself, and for an optional the type inside.
    associatedtype Unwrapped: FormValueConvertible = Self

    /// The type of values that a definition can name, as defaults and in rules: the type itself. It is a `CivilDate` for a
    /// `Date`, because the day of a point in time depends on a zone.
    associatedtype Constant: FormValueConvertible = Self

    /// Reads an answer; `nil` if it is not a value of the type.
    ///
    /// - Parameters:
    ///   - formValue: An answer that is not blank.
    ///   - zone: The zone of the session.
    init?(formValue: FormValue, in zone: CivilZone)

    /// The value as an answer; `nil` if it cannot be an answer, such as a number that is not finite.
    ///
    /// - Parameter zone: The zone of the session.
    func formValue(in zone: CivilZone) -> FormValue?

    /// The value that `decode` gives to a property if there is no answer; `nil` if a missing answer is an error.
    ///
    /// It is "" for a `String`, `false` for a `Bool`, and empty for arrays and sets.
    static var blankValue: Self? { get }
}

extension FormValueConvertible {
    /// There is no value for a missing answer.
    public static var blankValue: Self? { nil }
}

extension String: FormValueConvertible {
    /// Reads text, and the canonical text of numbers and of `true` and `false`.
    public init?(formValue: FormValue, in zone: CivilZone) {
        if case .list = formValue { return nil }
        self = formValue.canonicalText
    }

    /// The text as an answer.
    public func formValue(in zone: CivilZone) -> FormValue? { .text(self) }

    /// The value for no answer: the empty text.
    public static var blankValue: String? { "" }
}

extension Bool: FormValueConvertible {
    /// Reads `true` and `false`.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard case .bool(let flag) = formValue else { return nil }
        self = flag
    }

    /// The value as an answer.
    public func formValue(in zone: CivilZone) -> FormValue? { .bool(self) }

    /// The value for no answer: `false`, because a switch that nobody touched is off.
    public static var blankValue: Bool? { false }
}

extension FormValue: FormValueConvertible {
    /// Takes any answer.
    public init?(formValue: FormValue, in zone: CivilZone) { self = formValue }

    /// The answer itself.
    public func formValue(in zone: CivilZone) -> FormValue? { self }

    /// The blank value.
    public static var blankValue: FormValue? { .blank }
}

extension CivilDate: FormValueConvertible {
    /// Reads a day such as `2026-11-21`.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard case .text(let text) = formValue else { return nil }
        self.init(text)
    }

    /// The day as canonical text.
    public func formValue(in zone: CivilZone) -> FormValue? { .text(description) }
}

extension CivilTime: FormValueConvertible {
    /// Reads a time such as `08:30`.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard case .text(let text) = formValue else { return nil }
        self.init(text)
    }

    /// The time as canonical text.
    public func formValue(in zone: CivilZone) -> FormValue? { .text(description) }
}

extension CivilDateTime: FormValueConvertible {
    /// Reads a day and a time such as `2026-11-21T08:30`.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard case .text(let text) = formValue else { return nil }
        self.init(text)
    }

    /// The day and time as canonical text.
    public func formValue(in zone: CivilZone) -> FormValue? { .text(description) }
}
