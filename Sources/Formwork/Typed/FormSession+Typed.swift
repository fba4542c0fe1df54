public import FormworkCore

extension FormSession {
    /// The answer of a property: `session[\Booking.room] = .double`. `nil` if absent, or if the text is not a value of
    /// that type.
    ///
    /// Setting `nil` clears the answer. Observers are notified of the change. A key path without a name, such as that of a
    /// computed property, has no answer; `FormEnvironment.onMistake` is called with it.
    public subscript<Model, Value: FormValueConvertible>(path: KeyPath<Model, Value>) -> Value.Unwrapped? {
        get { key(path).flatMap { self[$0] } }
        set { if let key = key(path) { self[key] = newValue } }
    }

    /// The answer of a property in the item at a position, from 0: `session[\Booking.guests, 0, \.name]`.
    public subscript<Model, Item, Value: FormValueConvertible>(
        items: KeyPath<Model, [Item]>, position: Int, property: KeyPath<Item, Value>
    ) -> Value.Unwrapped? {
        get { key(items, position, property).flatMap { self[$0] } }
        set { if let key = key(items, position, property) { self[key] = newValue } }
    }

    /// Sets the answer of a property, if its field takes input; `nil` clears the answer.
    @discardableResult
    public func set<Model, Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, to value: Value.Unwrapped?, notifying: Bool = true
    ) -> ChangeSet { key(path).map { set($0, to: value, notifying: notifying) } ?? ChangeSet() }

    /// Calls a handler with the old and the new value whenever the answer of a property changes, as long as the owner
    /// exists; see `onChange(_:owner:_:)`.
    public func onChange<Model, Value: FormValueConvertible, Owner: AnyObject>(
        _ path: KeyPath<Model, Value>, owner: Owner,
        _ handler: @escaping (Owner, _ old: Value.Unwrapped?, _ new: Value.Unwrapped?) -> Void
    ) {
        if let key = key(path) { onChange(key, owner: owner, handler) }
    }

    /// The answers by the properties of one model, to write its name once:
    ///
    ///     let booking = session.typed(Booking.self)
    ///     booking[\.room] = .double
    public func typed<Model>(_ model: Model.Type) -> TypedAnswers<Model> { TypedAnswers(session: self) }

    private func key<Model, Value: FormValueConvertible>(_ path: KeyPath<Model, Value>) -> FieldKey<Value.Unwrapped>? {
        name(path).map { FieldKey($0) }
    }

    private func key<Model, Item, Value: FormValueConvertible>(
        _ items: KeyPath<Model, [Item]>, _ position: Int, _ property: KeyPath<Item, Value>
    ) -> FieldKey<Value.Unwrapped>? {
        guard let list = name(items), let name = name(property) else { return nil }
        return FieldKey("\(list)[\(position)].\(name)")
    }

    private func name(_ path: AnyKeyPath) -> String? {
        let name = PropertyName(path)
        if name.text == nil { report(.unnamedProperty(model: name.model)) }
        return name.text
    }
}

/// The answers of a session by the properties of a model; see `FormSession.typed`.
public struct TypedAnswers<Model> {
    /// The session.
    public let session: FormSession

    /// The answer of a property: `booking[\.room] = .double`. `nil` if absent.
    public subscript<Value: FormValueConvertible>(path: KeyPath<Model, Value>) -> Value.Unwrapped? {
        get { session[path] }
        nonmutating set { session[path] = newValue }
    }

    /// The answer of a property in the item at a position, from 0: `booking[\.guests, 0, \.name]`.
    public subscript<Item, Value: FormValueConvertible>(
        items: KeyPath<Model, [Item]>, position: Int, property: KeyPath<Item, Value>
    ) -> Value.Unwrapped? {
        get { session[items, position, property] }
        nonmutating set { session[items, position, property] = newValue }
    }
}
