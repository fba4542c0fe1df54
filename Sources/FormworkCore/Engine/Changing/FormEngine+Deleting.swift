extension FormEngine {
    /// Lets a person delete a field, if its section allows that and it takes input.
    ///
    /// Nothing happens where rules of other fields need it, or where it is in a repeat, whose items have the same
    /// fields. The deletion is a change of the form that runs, not of its definition.
    public func deleteField(_ id: NodeID) -> ChangeSet {
        guard id.item == 0, let node = position(id), field(of: node) != nil, nodes[node].flags.contains(.enabled),
            let parent = parent(of: node), section(of: parent)?.isDeletable == true
        else { return ChangeSet() }
        let address = ElementAddress.field(form.name(of: Int(nodes[node].element)))
        let changes = try? change { $0.remove(address) }
        return changes ?? ChangeSet()
    }
}
