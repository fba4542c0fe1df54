extension FormTester {
    /// Expects an answer.
    ///
    /// - Throws: `FormTestFailure` if there is no such field, or its answer is another.
    public func expect(_ path: String, is value: FormValue) throws {
        let found = try state(path).value
        if found != value { throw FormTestFailure("\(path) is \(found.canonicalText), not \(value.canonicalText)") }
    }

    /// Expects the words in which an answer is shown.
    ///
    /// - Throws: `FormTestFailure` if there is no such field, or it shows other words.
    public func expect(_ path: String, shows words: String) throws {
        let found = try state(path).display
        if found != words { throw FormTestFailure("\(path) shows “\(found)”, not “\(words)”") }
    }

    /// Expects that a field, section or group is visible, or that it is not.
    ///
    /// - Throws: `FormTestFailure` if that is not so, or there is no such row.
    public func expect(_ path: String, isVisible: Bool) throws {
        guard let node = session.node(atRow: path) else { throw FormTestFailure("There is no row at \(path)") }
        if session.engine.isRelevant(node) != isVisible {
            throw FormTestFailure("\(path) is \(isVisible ? "hidden" : "visible")")
        }
    }

    /// Expects that a field takes input, or that it does not.
    ///
    /// - Throws: `FormTestFailure` if that is not so, or there is no such field.
    public func expect(_ path: String, isEnabled: Bool) throws {
        if try state(path).isEnabled != isEnabled {
            throw FormTestFailure("\(path) is \(isEnabled ? "disabled" : "enabled")")
        }
    }

    /// Expects that a field offers these options, by their ids and in this order.
    ///
    /// - Throws: `FormTestFailure` if it offers other options, or there is no such field.
    public func expect(_ path: String, offers options: [FormValue]) throws {
        let found = try state(path).field.options.map(\.id.canonicalText)
        let wanted = options.map(\.canonicalText)
        if found != wanted {
            throw FormTestFailure(
                "\(path) offers \(found.joined(separator: ", ")), not \(wanted.joined(separator: ", "))")
        }
    }

    /// Expects the error that is shown at a field, by its code; `nil` for no error.
    ///
    /// The form decides when an error is shown (`validating(on:)`): by default after a submission.
    ///
    /// - Throws: `FormTestFailure` if another error is shown, or there is no such field.
    public func expect(_ path: String, hasError code: String?) throws {
        _ = try state(path)
        let found = session.engine.errors.first { $0.path == path }?.code
        if found == code { return }
        let hidden = session.engine.allErrors.first { $0.path == path && $0.code == code }
        let hint = hidden == nil ? "" : ". It has that error, which the form does not show yet"
        throw FormTestFailure("\(path) has the error \(found ?? "none"), not \(code ?? "none")\(hint)")
    }

    /// Expects the rows that are shown: fields by their path, sections and groups by their id, items by their path.
    ///
    /// - Throws: `FormTestFailure` with both lists if other rows are shown. Rows without a name, such as footers, are left out.
    public func expectRows(_ rows: [String]) throws {
        let found = session.engine.rows.compactMap { row -> String? in
            switch row.id.kind {
            case .field, .sectionHeader, .itemHeader: session.engine.path(of: row.id.node)
            case .groupHeader: session.engine.group(row.id.node)?.id
            case .inlineEditor, .addItem, .footer: nil
            }
        }.filter { !$0.isEmpty }
        if found != rows {
            throw FormTestFailure("The rows are \(found.joined(separator: ", ")), not \(rows.joined(separator: ", "))")
        }
    }

    // MARK: Submitting

    /// Submits and expects that every answer passes.
    ///
    /// - Returns: The values.
    /// - Throws: `FormTestFailure` with the errors.
    @discardableResult
    public func expectAccepted(isolation: isolated (any Actor)? = #isolation) async throws -> JSONValue {
        let result = await session.submit()
        guard case .accepted(let values) = result else { throw FormTestFailure("The submission was \(result)") }
        return values
    }

    /// Submits and expects these errors, by path, in the order of the form.
    ///
    /// - Throws: `FormTestFailure` with the outcome of the submission.
    public func expectRefused(
        _ errors: KeyValuePairs<String, String>, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let result = await session.submit()
        let found = result.errors.map { "\($0.path) \($0.code)" }
        let wanted = errors.map { "\($0.key) \($0.value)" }
        if found != wanted {
            throw FormTestFailure("The submission was \(result), not refused: \(wanted.joined(separator: ", "))")
        }
    }

    private func state(_ path: String) throws -> FieldState {
        guard let state = session.field(at: path) else { throw FormTestFailure("There is no field at \(path)") }
        return state
    }
}
