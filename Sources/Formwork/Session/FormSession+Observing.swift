public import FormworkCore

// Every handler belongs to an owner, which is held weakly and handed to the handler, so that the handler need not capture
// it. Whatever else the handler captures stays alive as long as the owner does. A handler may change the session: it is told
// of that when everybody has been told of the first change.

extension FormSession {
    /// Calls a handler after every change, whatever made it, with everything that it changed, until the owner goes.
    ///
    /// Handlers hear in the order of the changes, at once and on the thread of the change. When a handler is called, the
    /// session may have changed further, because another handler changed it: that change is told next.
    public func observe<Owner: AnyObject>(owner: Owner, _ handler: @escaping (Owner, SessionChange) -> Void) {
        feed.add { [weak owner] in
            owner != nil
        } _: { [weak owner] change in
            if let owner { handler(owner, change) }
        }
    }

    /// Calls a handler whenever the answer at a path becomes another one, until the owner goes.
    ///
    /// Loading, resetting and restoring replace all answers and tell nothing here; see `onLoad`.
    ///
    /// - Parameters:
    ///   - path: A path such as `amount` or `companies[0].name`; `companies[].name` for the field in every item.
    ///   - owner: Whose interest it is, such as a view controller.
    ///   - handler: What to do.
    public func onChange<Owner: AnyObject>(
        _ path: String, owner: Owner, _ handler: @escaping (Owner, ValueChange) -> Void
    ) {
        knowPath(path)
        onChange(owner: owner) { owner, changes in
            for change in changes where change.path.matches(path) { handler(owner, change) }
        }
    }

    /// Calls a handler after every change that gave answers other values, with all of them, until the owner goes.
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

    /// Calls a handler whenever a submission is accepted or refused. One that waits for checks is told when it is decided.
    public func onSubmit<Owner: AnyObject>(owner: Owner, _ handler: @escaping (Owner, SubmissionResult) -> Void) {
        observe(owner: owner) { owner, change in
            if let submission = change.submission { handler(owner, submission) }
        }
    }

    /// Calls a handler whenever a row is tapped.
    ///
    /// - Parameters:
    ///   - path: The path of a field such as `scan` or `guests[0].scan`, `guests[].scan` for the field in every item, or the id
    ///     of a section or group; `nil` for every row.
    ///   - owner: Whose interest it is.
    ///   - handler: What to do.
    public func onTap<Owner: AnyObject>(
        _ path: String? = nil, owner: Owner, _ handler: @escaping (Owner, RowTap) -> Void
    ) {
        if let path { knowPath(path, orElement: true) }
        observe(owner: owner) { owner, change in
            if let tap = change.tap, path.map(tap.path.matches) ?? true { handler(owner, tap) }
        }
    }

    /// Calls a handler whenever something else is known of an answer than before, such as that it is being checked.
    ///
    /// - Parameters:
    ///   - path: A path, as for `onChange`; `nil` for every field and repeating section.
    ///   - owner: Whose interest it is.
    ///   - handler: What to do.
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
    /// Whether this path is the given one, or the same field in another item if that has empty brackets.
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
