public import FormworkCore

extension FormSession {
    /// The zone in which the session's days and times are converted to points in time.
    public var zone: CivilZone { CivilZone(engine.context) }

    /// The answer to a field as a Swift value; `nil` if absent, or if the text is not a value of that type.
    ///
    /// Setting `nil` clears the answer. Observers are notified of the change.
    public subscript<Value: FormValueConvertible>(key: FieldKey<Value>) -> Value? {
        get {
            guard let node = node(at: key.path, for: .reading), let field = engine.field(node) else { return nil }
            if field.value.isBlank { return nil }
            if let value = Value(formValue: field.value, in: zone) { return value }
            if field.error == nil { report(.unreadable(path: key.path, type: "\(Value.self)")) }
            return nil
        }
        set { set(key, to: newValue) }
    }

    /// Sets the answer of a field, if the field takes input; `nil` clears the answer.
    ///
    /// - Parameters:
    ///   - key: The field.
    ///   - value: The value.
    ///   - notifying: Whether observers of values are notified; `false` for a silent change.
    @discardableResult
    public func set<Value: FormValueConvertible>(
        _ key: FieldKey<Value>, to value: Value?, notifying: Bool = true
    ) -> ChangeSet {
        guard let value else { return set(key.path, to: .blank, notifying: notifying) }
        guard let answer = value.formValue(in: zone) else {
            report(.unwritable(path: key.path, type: "\(Value.self)"))
            return ChangeSet()
        }
        return set(key.path, to: answer, notifying: notifying)
    }

    /// Sets the answer of the field at a path to a Swift value, if the field takes input; `nil` clears the answer. For
    /// literals there is another function.
    ///
    /// - Parameters:
    ///   - path: The path. Nothing changes if no field has it.
    ///   - value: The value.
    ///   - notifying: Whether handlers of values are notified; see `perform`.
    @discardableResult
    @_disfavoredOverload
    public func set(_ path: String, to value: (some FormValueConvertible)?, notifying: Bool = true) -> ChangeSet {
        set(FieldKey(path), to: value, notifying: notifying)
    }

    /// Calls a handler with the old and the new value whenever the answer to a field changes, as long as the owner
    /// exists. For a key such as `companies[].name` it is called for the field in every item.
    ///
    /// The session has a weak reference to the owner, and passes the owner to the handler. A value is `nil` if
    /// absent, or if the text is not a value of that type.
    public func onChange<Value: FormValueConvertible, Owner: AnyObject>(
        _ key: FieldKey<Value>, owner: Owner, _ handler: @escaping (Owner, _ old: Value?, _ new: Value?) -> Void
    ) {
        let zone = zone
        onChange(key.path, owner: owner) { owner, change in
            let (old, new) = (Value(answer: change.old, in: zone), Value(answer: change.new, in: zone))
            handler(owner, old, new)
        }
    }
}

extension FormValueConvertible {
    /// Reads an answer; `nil` also if it is blank.
    init?(answer: FormValue, in zone: CivilZone) {
        if answer.isBlank { return nil }
        self.init(formValue: answer, in: zone)
    }
}
