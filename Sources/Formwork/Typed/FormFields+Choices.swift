public import FormworkCore

extension FormFields {
    /// A choice of one case of an enum.
    ///
    /// - Parameters:
    ///   - path: The property.
    ///   - title: The label. Blank means none.
    ///   - style: The style of the control.
    ///   - value: The default.
    ///   - option: Changes the option of each case, such as its `value` for formulas.
    public func select<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", style: FieldStyle = .automatic,
        default value: Value.Unwrapped? = nil,
        option: (FieldOption, Value.Unwrapped) -> FieldOption = { option, _ in option }
    ) -> Field where Value.Unwrapped: CaseIterable {
        let field = Field.select(
            id(path, title), title, options: FieldOption.all(Value.Unwrapped.self, option), style: style)
        return value.map { field.value($0.optionID) } ?? field
    }

    /// A choice of several cases of an enum.
    public func select<Value: ListAnswer>(
        _ path: KeyPath<Model, Value>, _ title: String = "", style: FieldStyle = .automatic,
        default value: Value? = nil,
        option: (FieldOption, Value.Choice) -> FieldOption = { option, _ in option }
    ) -> Field where Value.Choice: CaseIterable {
        let options = FieldOption.all(Value.Choice.self, option)
        let field = Field.select(id(path, title), title, options: options, style: style, multiple: true)
        return value.map { field.value($0.optionID) } ?? field
    }

    /// A choice of one of these options, or of several if the property is a list.
    public func select<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", options: [FieldOption], style: FieldStyle = .automatic
    ) -> Field { .select(id(path, title), title, options: options, style: style, multiple: isList(path)) }

    /// A choice whose options a loader of the `FormEnvironment` loads.
    public func select<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", from source: OptionSource, style: FieldStyle = .automatic
    ) -> Field { .select(id(path, title), title, from: source, style: style, multiple: isList(path)) }

    /// Several boxes, one for each case of an enum, of which any can be ticked.
    public func checkGroup<Value: ListAnswer>(
        _ path: KeyPath<Model, Value>, _ title: String = "",
        option: (FieldOption, Value.Choice) -> FieldOption = { option, _ in option }
    ) -> Field where Value.Choice: CaseIterable {
        .checkGroup(id(path, title), title, options: FieldOption.all(Value.Choice.self, option))
    }

    /// Several boxes of which any can be ticked.
    public func checkGroup<Value: ListAnswer>(
        _ path: KeyPath<Model, Value>, _ title: String = "", options: [FieldOption]
    ) -> Field { .checkGroup(id(path, title), title, options: options) }

    /// The cases of an enum, which a person puts in an order.
    public func ranking<Choice: FormValueConvertible & CaseIterable>(
        _ path: KeyPath<Model, [Choice]>, _ title: String = ""
    ) -> Field { .ranking(id(path, title), title, options: FieldOption.all(Choice.self)) }

    /// Some of the days of the week. The answers are `mon`, `tue`, `wed`, `thu`, `fri`, `sat` and `sun`.
    public func weekdays<Value: ListAnswer>(_ path: KeyPath<Model, Value>, _ title: String = "") -> Field {
        .weekdays(id(path, title), title)
    }

    private func isList<Value: FormValueConvertible>(_ path: KeyPath<Model, Value>) -> Bool {
        Value.Unwrapped.self is any ListAnswer.Type
    }
}
