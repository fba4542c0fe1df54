public import FormworkCore

// Handlers for every session that has the environment. They are called before the observers of the session, in the
// order in which they were added. If a handler changes the session, that change is passed on after all handlers and
// observers were called.

extension FormEnvironment {
    /// Calls a handler whenever the answer at a path changes; see `FormSession.onChange`.
    ///
    /// - Parameters:
    ///   - path: A path such as `country`; `guests[].country` for the field in every item.
    ///   - handler: The handler, which gets the session and the change with the old and the new answer.
    public func onChange(
        _ path: String, _ handler: @escaping @Sendable (FormSession, ValueChange) -> Void
    ) -> FormEnvironment {
        changed(at: path) { _ in }.onChange { session, changes in
            for change in changes where change.path.matches(path) { handler(session, change) }
        }
    }

    /// Calls a handler after every change of the session in which answers changed, with all of these answers.
    public func onChange(_ handler: @escaping @Sendable (FormSession, [ValueChange]) -> Void) -> FormEnvironment {
        observe { session, change in
            if !change.isSilent, !change.valueChanges.isEmpty { handler(session, change.valueChanges) }
        }
    }

    /// Calls a handler whenever all answers were replaced; see `FormSession.onLoad`.
    public func onLoad(_ handler: @escaping @Sendable (FormSession) -> Void) -> FormEnvironment {
        observe { session, change in
            if change.replacesAnswers { handler(session) }
        }
    }

    /// Calls a handler whenever a submission is accepted or refused.
    public func onSubmit(_ handler: @escaping @Sendable (FormSession, SubmissionResult) -> Void) -> FormEnvironment {
        observe { session, change in
            if let submission = change.submission { handler(session, submission) }
        }
    }

    /// Calls a handler whenever a row is tapped; see `FormSession.onTap`.
    ///
    /// - Parameters:
    ///   - path: The path of a field, or the id of a section or group; `nil` for every row.
    ///   - handler: The handler.
    public func onTap(
        _ path: String? = nil, _ handler: @escaping @Sendable (FormSession, RowTap) -> Void
    ) -> FormEnvironment {
        let named = path.map { changed(at: $0, isElement: true) { _ in } } ?? self
        return named.observe { session, change in
            if let tap = change.tap, path.map(tap.path.matches) ?? true { handler(session, tap) }
        }
    }

    private func observe(_ handler: @escaping @Sendable (FormSession, SessionChange) -> Void) -> FormEnvironment {
        changed { $0.handlers.append(handler) }
    }
}
