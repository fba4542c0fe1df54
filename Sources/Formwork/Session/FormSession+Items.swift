public import FormworkCore

// What a person does with items and what a program does with options, by path.

extension FormSession {
    /// Adds an item to the repeating section at a path such as `guests`, as far as it takes another one.
    ///
    /// Its answers are at `guests[0].name` and so on; `session.engine.canAddItem` says whether there is room.
    @discardableResult
    public func addItem(to path: String) -> ChangeSet {
        guard let section = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.addItem(section))
    }

    /// Removes the item at a path such as `guests[0]`, unless the form needs it.
    @discardableResult
    public func removeItem(_ path: String) -> ChangeSet {
        guard let item = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.removeItem(item))
    }

    /// Moves the item at a path such as `guests[2]` to another position, counted from 0.
    @discardableResult
    public func moveItem(_ path: String, to position: Int) -> ChangeSet {
        guard let item = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.moveItem(item, position))
    }

    /// Gives the choice at a path other options, in place of those of the definition.
    ///
    /// An answer that is not among them stays, and is wrong. Options that depend on other answers come better from a loader
    /// (`FormEnvironment.options`).
    @discardableResult
    public func replaceOptions(at path: String, with options: [FieldOption]) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.replaceOptions(field, options))
    }
}
