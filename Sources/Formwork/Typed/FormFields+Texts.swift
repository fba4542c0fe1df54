public import FormworkCore

extension FormFields {
    /// One line of text.
    public func text<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TextAnswer { made(path, title, value) { .text($0, $1) } }

    /// A person's or thing's name.
    public func name<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TextAnswer { made(path, title, value) { .name($0, $1) } }

    /// An e-mail address.
    public func email<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TextAnswer { made(path, title, value) { .email($0, $1) } }

    /// An address on the web.
    public func url<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TextAnswer { made(path, title, value) { .url($0, $1) } }

    /// The name of an account.
    public func username<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TextAnswer { made(path, title, value) { .username($0, $1) } }

    /// A postal address.
    public func address<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TextAnswer { made(path, title, value) { .address($0, $1) } }

    /// A telephone number.
    public func phone<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TextAnswer { made(path, title, value) { .phone($0, $1) } }

    /// Text of several lines.
    public func textView<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Value.Constant? = nil
    ) -> Field where Value.Unwrapped: TextAnswer { made(path, title, value) { .textView($0, $1) } }

    /// A password. It is shown only if the person asks for it. `confirmed()` asks for it twice.
    public func password<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = ""
    ) -> Field where Value.Unwrapped: TextAnswer { .password(id(path, title), title) }
}
