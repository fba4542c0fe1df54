public import FormworkCore

extension FormFields {
    /// Any number.
    public func number<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: NumberAnswer { made(path, title, value) { .number($0, $1) } }

    /// A whole number.
    public func integer<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: WholeNumberAnswer { made(path, title, value) { .integer($0, $1) } }

    /// A number with a fraction.
    public func decimal<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: NumberAnswer { made(path, title, value) { .decimal($0, $1) } }

    /// A whole number with buttons that lower and raise it.
    public func count<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: WholeNumberAnswer { made(path, title, value) { .count($0, $1) } }

    /// An amount of money in a currency, such as `EUR` (ISO 4217).
    public func currency<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", code: String, default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: NumberAnswer { made(path, title, value) { .currency($0, $1, code: code) } }

    /// A number between two limits, with buttons. It has no answer until someone uses it.
    public func stepper<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", in range: ClosedRange<DecimalNumber>,
        step: DecimalNumber = 1, default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: NumberAnswer {
        made(path, title, value) { .stepper($0, $1, in: range, step: step) }
    }

    /// A number on a scale. It has no answer until someone moves the slider.
    public func slider<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", in range: ClosedRange<DecimalNumber>,
        step: DecimalNumber? = nil, default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: NumberAnswer {
        made(path, title, value) { .slider($0, $1, in: range, step: step) }
    }

    /// A number of stars, from 1 to `maximum`.
    public func rating<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", max maximum: Int = 5,
        default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: NumberAnswer { made(path, title, value) { .rating($0, $1, max: maximum) } }

    /// A length of time in whole minutes.
    public func countDown<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: WholeNumberAnswer { made(path, title, value) { .countDown($0, $1) } }
}
