extension FormState {
    /// The session as JSON, without everything that can be computed again; see `FormEngine.snapshot`.
    ///
    /// - Parameters:
    ///   - includingSecrets: Whether secrets are in it.
    ///   - loaded: The answers that `reset` restores.
    ///   - removedAnswers: The answers in removed items, if the session records them.
    package func snapshot(
        includingSecrets: Bool = true, loaded: JSONValue, removedAnswers: JSONValue? = nil
    ) -> JSONValue {
        var members = [
            JSONMember("next", .number(items.identityCount)),
            JSONMember("form", snapshot(of: .form, includingSecrets)),
        ]
        if loaded.objectValue?.isEmpty == false {
            members.append(JSONMember("loaded", loaded))
        }
        if hasBeenSubmitted { members.append(JSONMember("submitted", true)) }
        if includingSecrets, let removedAnswers { members.append(JSONMember("removed", removedAnswers)) }
        return .object(members)
    }

    /// The snapshot of one item with everything inside it.
    package func snapshot(of item: ItemIndex, _ hasSecrets: Bool = true) -> JSONValue {
        var members: [JSONMember] = []
        if item > .form { members.append(JSONMember("id", .number(item.position))) }
        for (key, list) in [
            ("options", options(of: item)), ("values", answers(of: item, hasSecrets)),
            ("texts", texts(of: item, hasSecrets)), ("items", itemLists(of: item, hasSecrets)),
        ] where !list.isEmpty {
            members.append(JSONMember(key, .object(list)))
        }
        for (key, flag) in Self.rememberedFlags {
            let names = names(of: item, having: flag, hasSecrets)
            if !names.isEmpty { members.append(JSONMember(key, .array(names))) }
        }
        return .object(members)
    }

    /// The flags that a snapshot keeps. Each has a key, under which the snapshot lists the elements with the flag.
    static let rememberedFlags: [(String, NodeFlags)] = [
        ("overridden", .overridden), ("watched", .watched), ("tapped", .tapped), ("collapsed", .collapsed),
        ("malformed", .malformed), ("deleted", .deleted), ("gone", .gone),
        ("forgotten", .forgotten),
    ]

    /// The answers that were given, without calculated values.
    ///
    /// Restoring a snapshot sets fields that never take input to their default. So if an event has cleared such a
    /// field, it is `null` in the snapshot.
    private func answers(of item: ItemIndex, _ hasSecrets: Bool) -> [JSONMember] {
        collect(from: item) { node in
            if !hasSecrets, isSecret(node) { return nil }
            if hasFormula(node), !nodes[node].flags.contains(.overridden) { return nil }
            if !nodes[node].value.isBlank { return nodes[node].value.json }
            let isEmptied = form.isNeverAnswered(nodes[node].element) && !missingDefault(at: node).isBlank
            return isEmptied ? .null : nil
        }
    }

    private func options(of item: ItemIndex) -> [JSONMember] {
        collect(from: item) { node in
            guard nodes[node].flags.contains(.hasOwnOptions), let field = nodes[node].field else { return nil }
            return .array(field.definition.options.map { ArchiveWriter.write($0, FieldOption.code) })
        }
    }

    private func texts(of item: ItemIndex, _ hasSecrets: Bool) -> [JSONMember] {
        collect(from: item) { node in
            if !hasSecrets, isSecret(node) { return nil }
            return nodes[node].text.map { .string($0) }
        }
    }

    private func itemLists(of item: ItemIndex, _ hasSecrets: Bool) -> [JSONMember] {
        collect(from: item) { node in
            let list = items(of: node)
            return list.isEmpty ? nil : .array(list.map { snapshot(of: $0, hasSecrets) })
        }
    }

    private func collect(from item: ItemIndex, _ value: (NodeIndex) -> JSONValue?) -> [JSONMember] {
        form.scopes[items[item].scope].elements.compactMap { element in
            value(node(element, in: item)).map { JSONMember(form.name(of: element), $0) }
        }
    }

    /// - Parameter hasSecrets: Whether the snapshot has secrets. Those that it leaves out are forgotten in it.
    private func names(of item: ItemIndex, having flag: NodeFlags, _ hasSecrets: Bool) -> [JSONValue] {
        form.scopes[items[item].scope].elements.compactMap { element in
            let node = node(element, in: item)
            return has(flag, node, hasSecrets) ? .string(form.label(of: element)) : nil
        }
    }

    /// Whether a snapshot names a node under a flag.
    private func has(_ flag: NodeFlags, _ node: NodeIndex, _ hasSecrets: Bool) -> Bool {
        if !hasSecrets, flag == .forgotten || flag == .malformed, hasTypedSecret(node) { return flag == .forgotten }
        return nodes[node].flags.contains(flag)
    }
}
