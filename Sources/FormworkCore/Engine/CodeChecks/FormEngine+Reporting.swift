// Errors that code found on the server are reported to the session in the page, which does not have that code.

extension FormEngine {
    /// The shown errors that a session in a browser cannot find by itself, so that they can be reported to it. They
    /// come from checks in code, from rules that only the server knows, or from secrets that were forgotten.
    public var errorsFoundByCode: [ReportedError] {
        errors.compactMap { error in
            guard let node = state.node(error.node) else { return nil }
            if let found = state.nodes[node].error, found.code != .custom {
                guard let field = state.field(of: node)?.definition, form.isServerOnly(found, of: field) else {
                    return nil
                }
            }
            return ReportedError(path: error.path, code: error.code, message: error.message)
        }
    }
}

extension ReportedError {
    /// The error as JSON for `report_errors`.
    var json: JSONValue {
        .object([
            JSONMember("path", .string(path)), JSONMember("code", .string(code)),
            JSONMember("message", .string(message)),
        ])
    }
}
