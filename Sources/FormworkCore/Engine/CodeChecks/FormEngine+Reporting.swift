// What code on one side finds goes to a session on the other, which does not have that code.

extension FormEngine {
    /// The shown errors that no rule finds again in a browser, as the session there can be told of them: code found them, a
    /// rule that only the server knows, or the answer was a secret that is forgotten.
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
    /// The error as `report_errors` takes it.
    var json: JSONValue {
        .object([
            JSONMember("path", .string(path)), JSONMember("code", .string(code)),
            JSONMember("message", .string(message)),
        ])
    }
}
