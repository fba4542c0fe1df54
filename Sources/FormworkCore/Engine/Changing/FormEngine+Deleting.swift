extension FormEngine {
    /// Lets a person delete a field, if its section allows that and it takes input.
    ///
    /// Nothing happens where rules of other fields need it, or where it is in a repeat, whose items have the same
    /// fields. The field and its answer are gone from this session, for everyone who asks; the form keeps it, so that
    /// `load`, `reset` and `undo` bring it back.
    public func deleteField(_ id: NodeID) -> ChangeSet { perform(.deleteField(id)) }

    /// The fields that the person deleted, in the form's order.
    public var deletedFields: [NodeID] {
        var deleted: [NodeID] = []
        forEachNode { node in
            if nodes[node].flags.contains(.deleted) { deleted.append(id(of: node)) }
        }
        return deleted
    }

    func delete(_ node: Int) {
        guard isDeletable(node) else { return }
        history?.noteAnswer(node, in: self)
        if field(of: node)?.type.takesInput == true { edit(node, TextEdit("")) }
        nodes[node].flags.insert(.deleted)
        inherit(at: node)
    }

    /// Whether a field can be deleted while it takes input.
    func isDeletable(_ node: Int) -> Bool {
        guard nodes[node].item == 0, field(of: node) != nil, element(of: node).readers.isEmpty,
            let parent = parent(of: node)
        else { return false }
        return section(of: parent)?.isDeletable == true
    }
}
