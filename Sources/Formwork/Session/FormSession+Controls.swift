public import FormworkCore

// Inputs of a person at the control of a field, by path.

extension FormSession {
    /// Performs the input that the focus came to the field at a path.
    @discardableResult
    public func focus(_ path: String) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.focus(field))
    }

    /// Performs the input that the focus left the field at a path. A form that validates on leaving shows errors of the
    /// field from now on, and the number in it is written in the way of the language.
    @discardableResult
    public func blur(_ path: String) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.blur(field))
    }

    /// Raises the number at a path by some steps of its scale; lowers it if the number of steps is negative.
    @discardableResult
    public func step(_ path: String, by steps: Int) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.step(field, steps))
    }

    /// Deletes the field at a path, if its section lets a person do that.
    @discardableResult
    public func deleteField(_ path: String) -> ChangeSet {
        guard let field = node(at: path, for: .writing) else { return ChangeSet() }
        return perform(.deleteField(field))
    }
}
