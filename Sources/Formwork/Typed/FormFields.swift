public import FormworkCore
public import FormworkDialect

/// The fields of a form by the properties of a model: `field.date(\.birth, "Born")`.
///
/// The closures of `FormDefinition(_:of:)` and of `items` get it. A field that is made here is an ordinary `Field`, whose id
/// is the name of the property, so all modifiers go with it.
public struct FormFields<Model> {
    let book: PropertyBook

    /// The id of the field of a property.
    func id(_ path: PartialKeyPath<Model>, _ title: String) -> String {
        book.name(of: path, in: Model.self, title: title) ?? book.substitute()
    }

    /// A field with an id, title and default.
    func made<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String, _ value: Value.Constant?, _ make: (String, String) -> Field
    ) -> Field {
        let field = make(id(path, title), title)
        guard let value = value?.formValue(in: .gmt) else { return field }
        return field.value(value)
    }

    // MARK: Values that are calculated

    /// Text to read, or a value that a formula calculates.
    public func info<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", formula: FormExpression<Value.Unwrapped>
    ) -> Field { .info(id(path, title), title, formula: formula.source) }

    /// A number that a formula calculates from numbers of any types.
    @_disfavoredOverload
    public func info<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", formula: FormExpression<some NumberAnswer>
    ) -> Field where Value.Unwrapped: NumberAnswer { .info(id(path, title), title, formula: formula.source) }

    /// A value that is among the answers and never shown.
    public func hidden<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, value: Value.Constant? = nil
    ) -> Field { made(path, "", value) { id, _ in .hidden(id) } }

    /// A value that a formula calculates, that is among the answers and never shown.
    public func hidden<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, formula: FormExpression<Value.Unwrapped>
    ) -> Field { .hidden(id(path, ""), formula: formula.source) }

    // MARK: Other fields

    /// Files; see `Field.file`. The property is a list, such as `[FormFile]` on a server.
    public func file<Value>(_ path: KeyPath<Model, Value>, _ title: String = "") -> Field {
        .file(id(path, title), title)
    }

    /// A signature; see `Field.signature`.
    public func signature<Value>(_ path: KeyPath<Model, Value>, _ title: String = "") -> Field {
        .signature(id(path, title), title)
    }

    /// A question of a type of the app's own.
    public func custom<Value>(_ type: CustomType, _ path: KeyPath<Model, Value>, _ title: String = "") -> Field {
        .custom(type, id(path, title), title)
    }
}
