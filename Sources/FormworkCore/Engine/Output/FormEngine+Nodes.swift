// Nodes of a session for code that follows or checks all of them.

extension FormEngine {
    /// Whether a node is relevant and enabled. Other nodes are not validated.
    package func takesInput(_ id: NodeID) -> Bool {
        state.node(id).map { state.isActive($0) } ?? false
    }

    func forEachField(_ body: (NodeID) -> Void) {
        var fields: [NodeID] = []
        state.nodes.forEach { if state.field(of: $0) != nil { fields.append(state.id(of: $0)) } }
        fields.forEach(body)
    }

    /// Whether a row can be tapped: its node is relevant and enabled. The header of an item can be tapped if its
    /// section is.
    package func takesTap(_ id: NodeID) -> Bool {
        if state.node(id) != nil { return takesInput(id) }
        let item = id.item
        guard item > .form, state.items.contains(item), let owner = state.owner(of: item) else { return false }
        return state.element(of: owner).number == id.element && state.isActive(owner)
    }

    /// Calls `body` with every group, section and field, in every item.
    package func forEachNode(_ body: (NodeID) -> Void) {
        var nodes: [NodeID] = []
        state.nodes.forEach { nodes.append(state.id(of: $0)) }
        nodes.forEach(body)
    }
}
