public import FormworkCore

extension FormSession {
    /// The zone in which the session's days and times become points in time.
    public var zone: CivilZone { CivilZone(engine.context) }

    /// The answer to a field as a Swift value; `nil` if there is none, or if what was typed is no such value.
    ///
    /// Writing `nil` clears the answer. Observers are told of what is written.
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

    /// Gives a field a value, as far as it takes input; `nil` clears it.
    ///
    /// - Parameters:
    ///   - key: The field.
    ///   - value: The value.
    ///   - notifying: Whether observers are told; `false` for a silent change.
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

    /// Gives the field at a path the value of a Swift variable, as far as it takes input; `nil` clears it. A literal is an
    /// answer by itself.
    ///
    /// - Parameters:
    ///   - path: The path; nothing changes if no field has it.
    ///   - value: The value.
    ///   - notifying: Whether handlers of values are told; see `perform`.
    @discardableResult
    @_disfavoredOverload
    public func set(_ path: String, to value: (some FormValueConvertible)?, notifying: Bool = true) -> ChangeSet {
        set(FieldKey(path), to: value, notifying: notifying)
    }

    /// Calls a handler with the old and the new value whenever the answer to a field becomes another one, until the
    /// owner goes. A key such as `companies[].name` hears of the field in every item.
    ///
    /// The owner is held weakly and handed to the handler. A value is `nil` if there is none, or if what was typed is no
    /// such value.
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
