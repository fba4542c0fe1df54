public import FormworkCore

// Changes of a session besides inputs. Observers are notified of all of them.

extension FormSession {
    /// Whether there is a step to undo.
    public var canUndo: Bool { engine.canUndo }

    /// Whether there is an undone step to do again.
    public var canRedo: Bool { engine.canRedo }

    /// Undoes the last step. Typing in one field is one step until the focus leaves it. See `FormEngine.undo`.
    @discardableResult
    public func undo() -> ChangeSet { engine.undo() }

    /// Does the last undone step again.
    @discardableResult
    public func redo() -> ChangeSet { engine.redo() }

    /// Changes the form while it runs. Answers that still fit stay. See `FormEngine.change`.
    ///
    /// - Throws: The errors of the changed definition. Then nothing has changed.
    @discardableResult
    public func change(_ edit: (inout FormDefinition) -> Void) throws(DefinitionProblems) -> ChangeSet {
        try engine.change(edit)
    }

    /// Replaces the form by another one. Answers that still fit stay.
    @discardableResult
    public func change(to form: CompiledForm) -> ChangeSet { engine.adopt(form) }

    /// Replaces the form by another one.
    @available(*, unavailable, renamed: "change(to:)")
    @discardableResult
    public func adopt(_ form: CompiledForm) -> ChangeSet { change(to: form) }

    /// Returns to the answers that were loaded, and to the defaults.
    @discardableResult
    public func reset() -> ChangeSet { perform(.reset) }

    /// The snapshot of the session: everything that it cannot compute again, as JSON, to go on later with `restore`.
    ///
    /// - Parameter includingSecrets: Whether the snapshot contains secrets, such as passwords. Leave them out of a
    ///   draft that is stored.
    public func snapshot(includingSecrets: Bool = false) -> JSONValue {
        origins.added(to: engine.snapshot(includingSecrets: includingSecrets))
    }

    /// Restores a snapshot. No defaults are set.
    ///
    /// JSON that is no snapshot, such as a damaged file, restores nothing: the session keeps its answers, and the only
    /// mismatch is `notASnapshot`.
    ///
    /// - Returns: The parts of the snapshot that do not fit the form, and were left out or are errors. Answers of
    ///   choices whose options are loaded are not among them: whether they are still offered is known only after
    ///   loading.
    @discardableResult
    public func restore(_ snapshot: JSONValue) -> [RestoreMismatch] {
        guard snapshot["form"]?.objectValue != nil else { return [RestoreMismatch(path: "", reason: .notASnapshot)] }
        restoredOrigins = ItemOrigins(snapshot: snapshot)
        _ = engine.restore(snapshot)
        restoredOrigins = nil
        let mismatches = engine.mismatches(with: snapshot)
        if optionBindings.isEmpty { return mismatches }
        // Text: places, and no texts.
        let loaded = Set(optionBindings.flatMap { engine.nodes(at: $0.path) })
        return mismatches.filter { mismatch in
            mismatch.reason != .unknownOption || !(engine.node(at: mismatch.path).map(loaded.contains) ?? false)
        }
    }

    /// Taps a row: a field, the header of a section, group or item.
    @discardableResult
    public func tap(_ row: RowID) -> ChangeSet { perform(.tap(row.node)) }

    /// Taps the field at a path such as `scan` or `guests[0].scan`, or the section or group with an id; nothing happens if
    /// nothing has that path or id.
    @discardableResult
    public func tap(_ path: String) -> ChangeSet {
        guard let node = node(atRow: path) else {
            knowPath(path, orElement: true)
            return ChangeSet()
        }
        return perform(.tap(node))
    }

    /// The field, repeating section or item at a path such as `guests[0].name`, or else the section or group with an id; `nil`
    /// if nothing has that path or id.
    public func node(atRow path: String) -> NodeID? {
        engine.node(at: path) ?? engine.section(called: path) ?? engine.group(called: path)
    }
}
