public import FormworkCore

/// The answers of a form by the properties of a model, for its rules: `its.birth.age >= 18`.
///
/// The closures of `FormDefinition(_:of:)` and `FormFields.items` get it.
@dynamicMemberLookup
public struct FormAnswers<Model> {
    /// The path before the names, such as `address.`.
    let prefix: String
    let depth: ItemDepth
    let book: PropertyBook

    /// The answer of a property.
    public subscript<Value: FormValueConvertible>(
        dynamicMember path: KeyPath<Model, Value>
    ) -> FormExpression<Value.Unwrapped> {
        guard let answer = self.path(path) else { return FormExpression("null", .whole, book) }
        return FormExpression(answer.reference, .whole, book)
    }

    /// The items of a repeat.
    @_disfavoredOverload
    public subscript<Item>(dynamicMember path: KeyPath<Model, [Item]>) -> FormItems<Item> {
        FormItems(path: self.path(path) ?? book.substitute(), depth: depth, book: book)
    }

    /// The items of a repeat.
    @_disfavoredOverload
    public subscript<Item>(dynamicMember path: KeyPath<Model, [Item]?>) -> FormItems<Item> {
        FormItems(path: self.path(path) ?? book.substitute(), depth: depth, book: book)
    }

    /// The answers inside a nested model.
    @_disfavoredOverload
    public subscript<Inner>(dynamicMember path: KeyPath<Model, Inner>) -> FormAnswers<Inner> {
        FormAnswers<Inner>(prefix: (self.path(path) ?? book.substitute()) + ".", depth: depth, book: book)
    }

    /// The answers inside a nested model.
    @_disfavoredOverload
    public subscript<Inner>(dynamicMember path: KeyPath<Model, Inner?>) -> FormAnswers<Inner> {
        FormAnswers<Inner>(prefix: (self.path(path) ?? book.substitute()) + ".", depth: depth, book: book)
    }

    private func path(_ path: AnyKeyPath) -> String? {
        guard let name = book.name(of: path, in: Model.self) else { return nil }
        book.noteRead(prefix + name, of: Model.self, at: depth)
        return prefix + name
    }
}

/// The items of a repeat, for rules: `its.guests.count`.
public struct FormItems<Item> {
    let path: String
    let depth: ItemDepth
    let book: PropertyBook

    /// How many items there are.
    public var count: FormExpression<Int> { FormExpression("count(\((path + "[]").reference))", .whole, book) }

    /// The answers in all items.
    public func values<Value: FormValueConvertible>(
        _ property: KeyPath<Item, Value>
    ) -> FormExpression<[Value.Unwrapped]> {
        let name = book.name(of: property, in: Item.self)
        return FormExpression(name.map { "\(path)[].\($0)".reference } ?? "null", .whole, book)
    }

    /// The items of a repeat inside each item, all together.
    public func items<Inner>(_ property: KeyPath<Item, [Inner]>) -> FormItems<Inner> {
        let name = book.name(of: property, in: Item.self) ?? book.substitute()
        return FormItems<Inner>(path: "\(path)[].\(name)", depth: depth, book: book)
    }

    /// The answers in the item at a position, from 0. They are missing if there is no such item.
    public subscript(position: Int) -> FormAnswers<Item> {
        FormAnswers<Item>(prefix: "\(path)[\(position)].", depth: depth, book: book)
    }

    /// The sum of a number of all items; 0 if there are none.
    public func sum<Value: FormValueConvertible>(
        _ property: KeyPath<Item, Value>
    ) -> FormExpression<Value.Unwrapped> where Value.Unwrapped: NumberAnswer { .call("sum", values(property)) }

    /// The mean of a number of all items, without missing ones.
    public func average<Value: FormValueConvertible>(
        _ property: KeyPath<Item, Value>
    ) -> FormExpression<DecimalNumber> where Value.Unwrapped: NumberAnswer { .call("avg", values(property)) }

    /// The smallest of a number of all items.
    public func min<Value: FormValueConvertible>(
        _ property: KeyPath<Item, Value>
    ) -> FormExpression<Value.Unwrapped> where Value.Unwrapped: NumberAnswer { .call("min", values(property)) }

    /// The largest of a number of all items.
    public func max<Value: FormValueConvertible>(
        _ property: KeyPath<Item, Value>
    ) -> FormExpression<Value.Unwrapped> where Value.Unwrapped: NumberAnswer { .call("max", values(property)) }
}
