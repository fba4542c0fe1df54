extension Transaction {
    /// Notes that a secret which a person typed is not there any more.
    package mutating func noteForgotten(at node: NodeIndex) {
        state.nodes.insert(.forgotten, at: node)
        touch(node, .error)
    }

    /// Removes the note that a secret has to be typed again.
    mutating func endNotice(at node: NodeIndex) {
        guard state.nodes[node].flags.contains(.forgotten) else { return }
        state.nodes.remove(.forgotten, at: node)
        touch(node, .error)
    }
}
