extension FieldState {
    /// The answer, where it is a number; `nil` for no answer and for others.
    public var number: DecimalNumber? {
        if case .number(let number) = value { number } else { nil }
    }
}
