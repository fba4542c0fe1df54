public import FormworkCore

// Inputs that change items or options, by path.

extension FormSession {
    /// Adds an item to the repeating section at a path such as `guests`, if there is room for another one.
    ///
    /// The answers of the items are at `guests[0].name` and so on. `session.engine.canAddItem` says whether there is
    /// room.
    @discardableResult
    public func addItem(to path: String) -> ChangeSet {
        guard let section = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.addItem(section))
    }

    /// Removes the item at a path such as `guests[0]`, unless the section has only its minimum of items.
    @discardableResult
    public func removeItem(_ path: String) -> ChangeSet {
        guard let item = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.removeItem(item))
    }

    /// Moves the item at a path such as `guests[2]` to another position, from 0.
    @discardableResult
    public func moveItem(_ path: String, to position: Int) -> ChangeSet {
        guard let item = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.moveItem(item, position))
    }

    /// Replaces the options of the choice at a path.
    ///
    /// An answer that is not among them stays and is an error. For options that depend on other answers, use a loader
    /// (`FormEnvironment.options`).
    @discardableResult
    public func replaceOptions(at path: String, with options: [FieldOption]) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.replaceOptions(field, options))
    }
}
