extension FormEngine {
    /// Clears all secrets, visible or not. Returns `false` if there was none.
    ///
    /// All derived state is computed again. `update` and `clear` targets do not act. The error of a secret stays until
    /// the next change, because it says what to correct when the secret is typed again.
    ///
    /// - Parameter wereTyped: Whether the person typed them. Then each field says that it has to be typed again, also after its
    ///   session was restored elsewhere, until it has an answer (`FieldState.notice`).
    public func forgetSecrets(wereTyped: Bool = true) -> Bool {
        var hasForgotten = false
        _ = tell(.forgottenSecrets) {
            let changes = run(.forgettingSecrets) { hasForgotten = $0.forgetSecrets(wereTyped) }
            if hasForgotten { memory?.forgetHistory() }
            return changes
        }
        return hasForgotten
    }
}

extension Transaction {
    fileprivate mutating func forgetSecrets(_ wereTyped: Bool) -> Bool {
        var forgotten: [(node: NodeIndex, error: ShownError?)] = []
        forEachNode { transaction, node in
            let state = transaction.state
            guard state.hasTypedSecret(node) else { return }
            forgotten.append((node, state.shownError(state.nodes[node].error, at: node)))
        }
        keepingHiddenAnswers {
            for (node, _) in forgotten {
                $0.dropAnswer(at: node)
                if wereTyped { $0.noteForgotten(at: node) }
            }
        }
        for (node, error) in forgotten {
            guard let error else { continue }
            showInstead(ReportedError(path: error.path, code: error.code, message: error.message), at: node)
        }
        validateQueuedNodes()
        return !forgotten.isEmpty
    }
}
