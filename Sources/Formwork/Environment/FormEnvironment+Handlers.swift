public import FormworkCore

// Handlers of every session that has the environment. They are told before the observers of a session, in the order in which
// they stand here. What they do to the session they are handed is told in the next round.

extension FormEnvironment {
    /// Calls a handler whenever the answer at a path becomes another one; see `FormSession.onChange`.
    ///
    /// - Parameters:
    ///   - path: A path such as `country`; `guests[].country` for the field in every item.
    ///   - handler: What to do, with the old and the new answer.
    public func onChange(
        _ path: String, _ handler: @escaping @Sendable (FormSession, ValueChange) -> Void
    ) -> FormEnvironment {
        onChange { session, changes in
            for change in changes where change.path.matches(path) { handler(session, change) }
        }
    }

    /// Calls a handler after every change that gave answers other values, with all of them.
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
    ///   - handler: What to do.
    public func onTap(
        _ path: String? = nil, _ handler: @escaping @Sendable (FormSession, RowTap) -> Void
    ) -> FormEnvironment {
        observe { session, change in
            if let tap = change.tap, path.map(tap.path.matches) ?? true { handler(session, tap) }
        }
    }

    private func observe(_ handler: @escaping @Sendable (FormSession, SessionChange) -> Void) -> FormEnvironment {
        changed { $0.handlers.append(handler) }
    }
}
