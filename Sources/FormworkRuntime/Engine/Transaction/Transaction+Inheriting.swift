// State that a node inherits from the group, section or item around it.

extension Transaction {
    /// Computes the inherited state of a node again, and that of everything inside it if it has changed.
    package mutating func inherit(at node: NodeIndex) {
        state.countVisit()
        let old = state.nodes[node].flags
        let new = state.inheritedFlags(of: node)
        guard new != old else { return }
        state.nodes[node].flags = new
        let difference = new.symmetricDifference(old)
        if difference.contains(.relevant) { relevanceChanged(at: node) }
        if difference.contains(.enabled) {
            touch(node, [.enabled, .required])
            if state.element(of: node).isRepeating { touchButtons(of: node) }
            if state.openEditor == state.id(of: node) { rowChanged(node) }
            scheduleRule(.value, of: node)
        }
        if !difference.isDisjoint(with: [.relevant, .unfolded]) { rowChanged(node) }
        queueValidation(node)
        for child in state.children(of: node) { inherit(at: child) }
    }
}

extension FormState {
    /// A node's flags after the results of its own rules are combined with the flags of the node around it.
    package func inheritedFlags(of node: NodeIndex) -> NodeFlags {
        var flags = nodes[node].flags
        let outer = parent(of: node).map { nodes[$0].flags } ?? surroundings
        let isShown = flags.intersection([.ownVisible, .deleted]) == .ownVisible
        flags.set(.relevant, isShown && outer.contains(.relevant))
        flags.set(.enabled, flags.contains(.ownEnabled) && outer.contains(.enabled))
        flags.set(.unfolded, isUnfolded(inside: outer))
        return flags
    }
}
