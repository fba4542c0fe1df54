// What code on one side finds goes to a session on the other, which does not have that code.

extension FormEngine {
    /// The shown errors that no rule of the definition finds again, as another session can be told of them: code found
    /// them, or the answer was a secret that is forgotten.
    public var errorsFoundByCode: [ReportedError] {
        errors.compactMap { error in
            guard let node = position(error.node), (nodes[node].error?.code ?? .custom) == .custom
            else { return nil }
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
