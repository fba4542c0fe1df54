extension ChangeSet {
    /// The changes as JSON. Parts without content are left out.
    public var json: JSONValue {
        var members: [JSONMember] = []
        if !removals.isEmpty { members.append(JSONMember("remove", .array(removals.map { $0.json }))) }
        if !insertions.isEmpty { members.append(JSONMember("insert", .array(insertions.map { $0.json }))) }
        if !updates.isEmpty { members.append(JSONMember("update", .array(updates.map { $0.json }))) }
        switch focus {
        case .row(let id): members.append(JSONMember("focus", .string(id.text)))
        case .errorSummary: members.append(JSONMember("focus", "error_summary"))
        case nil: break
        }
        if let caret { members.append(JSONMember("caret", .number(caret.utf16))) }
        switch submission {
        case .accepted: members.append(JSONMember("submission", "accepted"))
        case .refused: members.append(JSONMember("submission", "refused"))
        case .waiting: members.append(JSONMember("submission", "waiting"))
        case nil: break
        }
        return .object(members)
    }
}

extension PlacedRow {
    fileprivate var json: JSONValue {
        var members = [JSONMember("at", .number(position)), JSONMember("row", .string(row.id.text))]
        if let parent = row.parent { members.append(JSONMember("parent", .string(parent.text))) }
        return .object(members)
    }
}

extension RowUpdate {
    fileprivate var json: JSONValue {
        let names = RowAspects.names.filter { aspects.contains($0.0) }.map { JSONValue.string($0.1) }
        return .object([JSONMember("row", .string(id.text)), JSONMember("aspects", .array(names))])
    }
}

extension ShownError {
    /// The error as JSON: path, code, message and parameters.
    public var json: JSONValue {
        .object([
            JSONMember("path", .string(path)), JSONMember("code", .string(code)),
            JSONMember("message", .string(message)),
            JSONMember("parameters", .object(parameters.map { JSONMember($0.name, $0.value.json) })),
        ])
    }
}
