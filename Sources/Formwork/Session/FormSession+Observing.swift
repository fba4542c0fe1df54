public import FormworkCore

// Every handler belongs to an owner. The session has a weak reference to the owner and passes the owner to the handler,
// so the handler need not capture it. Everything else that the handler captures exists as long as the owner does. A
// handler may change the session: that change is passed on after all handlers were called with the first one.

extension FormSession {
    /// Calls a handler after every change with everything that changed, as long as the owner exists.
    ///
    /// Handlers are called in the order of the changes, at once and on the thread of the change. When a handler is
    /// called, the session may have changed further, because another handler changed it. That change is passed on next.
    public func observe<Owner: AnyObject>(owner: Owner, _ handler: @escaping (Owner, SessionChange) -> Void) {
        feed.add { [weak owner] in
            owner != nil
        } _: { [weak owner] change in
            if let owner { handler(owner, change) }
        }
    }

    /// Calls a handler whenever the answer at a path changes, as long as the owner exists.
    ///
    /// It is not called for loading, resetting and restoring, which replace all answers; see `onLoad`.
    ///
    /// - Parameters:
    ///   - path: A path such as `amount` or `companies[0].name`; `companies[].name` for the field in every item.
    ///   - owner: The owner of the handler, such as a view controller.
    ///   - handler: The handler.
    public func onChange<Owner: AnyObject>(
        _ path: String, owner: Owner, _ handler: @escaping (Owner, ValueChange) -> Void
    ) {
        knowPath(path)
        onChange(owner: owner) { owner, changes in
            for change in changes where change.path.matches(path) { handler(owner, change) }
        }
    }

    /// Calls a handler after every change of the session in which answers changed, with all of these answers, as long
    /// as the owner exists.
    public func onChange<Owner: AnyObject>(owner: Owner, _ handler: @escaping (Owner, [ValueChange]) -> Void) {
        observe(owner: owner) { owner, change in
            if !change.isSilent, !change.valueChanges.isEmpty { handler(owner, change.valueChanges) }
        }
    }

    /// Calls a handler whenever all answers were replaced: after `load`, `reset`, `restore` and another definition.
    public func onLoad<Owner: AnyObject>(owner: Owner, _ handler: @escaping (Owner) -> Void) {
        observe(owner: owner) { owner, change in
            if change.replacesAnswers { handler(owner) }
        }
    }

    /// Calls a handler whenever a submission is accepted or refused. For a submission that waits for checks, it is
    /// called with the final result.
    public func onSubmit<Owner: AnyObject>(owner: Owner, _ handler: @escaping (Owner, SubmissionResult) -> Void) {
        observe(owner: owner) { owner, change in
            if let submission = change.submission { handler(owner, submission) }
        }
    }

    /// Calls a handler whenever a row is tapped.
    ///
    /// - Parameters:
    ///   - path: The path of a field such as `scan` or `guests[0].scan`, `guests[].scan` for the field in every item,
    ///     or the id of a section or group; `nil` for every row.
    ///   - owner: The owner of the handler.
    ///   - handler: The handler.
    public func onTap<Owner: AnyObject>(
        _ path: String? = nil, owner: Owner, _ handler: @escaping (Owner, RowTap) -> Void
    ) {
        if let path { knowPath(path, orElement: true) }
        observe(owner: owner) { owner, change in
            if let tap = change.tap, path.map(tap.path.matches) ?? true { handler(owner, tap) }
        }
    }

    /// Calls a handler whenever the validity of an answer changes, such as when it is being checked.
    ///
    /// - Parameters:
    ///   - path: A path, as for `onChange`; `nil` for every field and repeating section.
    ///   - owner: The owner of the handler.
    ///   - handler: The handler.
    public func onValidity<Owner: AnyObject>(
        _ path: String? = nil, owner: Owner, _ handler: @escaping (Owner, ValidityChange) -> Void
    ) {
        if let path { knowPath(path) }
        observe(owner: owner) { owner, change in
            for change in change.validityChanges where path.map(change.path.matches) ?? true { handler(owner, change) }
        }
    }
}

extension String {
    /// Whether this path is the given one, or that of the same field in any item if the given one has empty brackets.
    func matches(_ path: String) -> Bool { self == path || path.contains("[]") && withoutIndexes == path }

    /// A path with empty brackets: `companies[0].name` becomes `companies[].name`.
    var withoutIndexes: String {
        var result = ""
        var isInside = false
        for character in self {
            if character == "]" { isInside = false }
            if !isInside { result.append(character) }
            if character == "[" { isInside = true }
        }
        return result
    }
}
