import FormworkCore

// Loaders and checks begin when somebody runs the session. Without that, options stay "loading" for ever.

extension FormSession {
    /// Whether a field waits for its loader, because nobody has run the session.
    func waits(_ node: NodeID) -> Bool { !wasRun && loadings[node]?.need != nil }

    /// Reports that nobody runs the session, when a person comes to a field whose options could be there by now.
    func noteWaiting(at input: FormInput) {
        switch input {
        case .focus(let node), .tap(let node):
            if waits(node) { report(.notRun(path: engine.path(of: node))) }
        default: break
        }
    }

    /// The path of the first field with a loader or check that nobody has run; `nil` if absent.
    var pathThatWaits: String? {
        if wasRun { return nil }
        let waiting = loadings.keys.filter { waits($0) } + checked.checkedNodes.filter { checked.isPending($0) }
        return waiting.min().map { engine.path(of: $0) }
    }
}
