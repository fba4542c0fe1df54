public import FormworkCore

// What a person does with a field's control, by path.

extension FormSession {
    /// Notes that the focus came to the field at a path.
    @discardableResult
    public func focus(_ path: String) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.focus(field))
    }

    /// Notes that the focus left the field at a path. Forms that validate on leaving show its error from now on, and its
    /// number is written in the language's way.
    @discardableResult
    public func blur(_ path: String) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.blur(field))
    }

    /// Raises the number at a path by some steps of its scale, or lowers it by a negative number of them.
    @discardableResult
    public func step(_ path: String, by steps: Int) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.step(field, steps))
    }

    /// Takes the field at a path out of the form, if its section lets a person do that.
    @discardableResult
    public func deleteField(_ path: String) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.deleteField(field))
    }
}
