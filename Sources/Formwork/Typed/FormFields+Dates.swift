public import FormworkCore

extension FormFields {
    /// A day. Its default is a `CivilDate`; for today, write `.formula(.today)`.
    public func date<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: DayAnswer { made(path, title, value) { .date($0, $1) } }

    /// A time of day.
    public func time<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TimeAnswer { made(path, title, value) { .time($0, $1) } }

    /// A day and a time.
    public func dateTime<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: DayTimeAnswer { made(path, title, value) { .dateTime($0, $1) } }

    /// A switch.
    public func toggle<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped == Bool { made(path, title, value) { .toggle($0, $1) } }

    /// A box to tick in order to agree. If the field is required, the box must be ticked.
    public func check<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped == Bool { made(path, title, value) { .check($0, $1) } }

    /// A question with two buttons, "yes" and "no", which a person has to answer.
    public func yesNo<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped == Bool { made(path, title, value) { .yesNo($0, $1) } }
}
