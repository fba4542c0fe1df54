package import FormworkCore

extension FormEngine {
    /// Performs a command as pages send it and vectors have it. One that names nothing changes nothing.
    @discardableResult
    package func play(_ command: JSONValue) -> ChangeSet {
        guard let input = CommandReader.input(command, for: self) else { return ChangeSet() }
        return perform(input)
    }

    /// Performs an operation such as `add_item` on the field, section or item at a path.
    @discardableResult
    package func play(_ operation: String, _ path: String) -> ChangeSet {
        play(["op": .string(operation), "field": .string(path)])
    }

    /// Gives the field at a path an answer.
    @discardableResult
    package func set(_ path: String, _ value: JSONValue) -> ChangeSet {
        play(["op": "set", "field": .string(path), "value": value])
    }

    /// Puts a text into the control of the field at a path.
    @discardableResult
    package func type(_ path: String, _ text: String) -> ChangeSet {
        play(["op": "edit", "field": .string(path), "text": .string(text)])
    }

    /// The errors after a submission, as `path code`.
    package func submit() -> [String] {
        _ = perform(.submit)
        return errors.map { "\($0.path) \($0.code)" }
    }

    /// Everything about the field at a path; `nil` if absent.
    package func state(_ path: String) -> FieldState? { node(at: path).flatMap { field($0) } }

    /// Whether the field at a path takes input; `nil` if absent.
    package func isEnabled(_ path: String) -> Bool? { state(path)?.isEnabled }

    /// The rows by path, which tests read more easily than ids: sections in `[]`, groups in `<>`, an inline editor
    /// after `=`, `+` for a button that adds an item, `_` for a footer.
    package var outline: [String] {
        rows.map { row in
            switch row.id.kind {
            case .field: field(row.id.node)?.path ?? "?"
            case .sectionHeader: "[" + (section(row.id.node)?.id ?? "?") + "]"
            case .groupHeader: "<" + (group(row.id.node)?.id ?? "?") + ">"
            case .itemHeader: item(row.id.node)?.path ?? "?"
            case .inlineEditor: "=" + (field(row.id.node)?.path ?? "?")
            case .addItem: "+"
            case .footer: "_"
            }
        }
    }

    /// The rows of fields and sections alone, as in `outline`.
    package var shown: [String] {
        zip(rows, outline).filter { [.field, .sectionHeader].contains($0.0.id.kind) }.map { $0.1 }
    }
}

extension ChangeSet {
    /// The list that results from applying the changes to an older one.
    package func applied(to old: [FormRow]) -> [FormRow] {
        var rows = old
        for removal in removals { rows.remove(at: removal.position) }
        for insertion in insertions { rows.insert(insertion.row, at: insertion.position) }
        return rows
    }
}
