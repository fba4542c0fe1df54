extension FormEngine {
    /// All that a session remembers and cannot work out again, as JSON.
    ///
    /// Answers stand under the fields' ids, so that a snapshot fits a definition that has changed a little.
    /// A snapshot without secrets has nothing of `Field.isSecret` fields, nor the answers in items that were removed.
    public func snapshot(includingSecrets: Bool = true) -> JSONValue {
        var members = [
            JSONMember("next", .number(items.count)), JSONMember("form", snapshot(of: 0, includingSecrets)),
        ]
        if loaded.objectValue?.isEmpty == false {
            members.append(JSONMember("loaded", includingSecrets ? loaded : form.withoutSecrets(loaded)))
        }
        if hasBeenSubmitted { members.append(JSONMember("submitted", true)) }
        if includingSecrets, let removed = recorder?.removedValues { members.append(JSONMember("removed", removed)) }
        return .object(members)
    }

    /// Returns to a snapshot; what does not fit the form is left out. Fills no default.
    public func restore(_ snapshot: JSONValue) -> ChangeSet {
        let next = takeBack(snapshot)
        while items.count > next, items.last?.isAlive == false { items.removeLast() }
        restoreClosedGroups(snapshot["form"]?["collapsed"])
        history?.forget()
        checkQueuedNodes()
        return commit()
    }

    /// Returns to a snapshot within a transaction; returns how many identities had been given when it was made.
    ///
    /// Those given since stay taken: what is undone may be done again. Groups stay open or closed as they are.
    @discardableResult
    func takeBack(_ snapshot: JSONValue) -> Int {
        let next = min(max(snapshot["next"]?.numberValue?.intValue ?? 1, 1), Self.itemLimit * 10)
        // Items that are made meanwhile get none of the identities of the snapshot's.
        reserveIdentities(upTo: next)
        replaceAnswers(.object([]))
        loaded = snapshot["loaded"] ?? .object([])
        isTakingBack = true
        defer { isTakingBack = false }
        restore(snapshot["form"] ?? .object([]), item: 0)
        recorder?.restore(snapshot["removed"])
        hasBeenSubmitted = snapshot["submitted"]?.boolValue == true
        settle()
        forEachNode { touch($0, [.value, .text, .display, .error, .enabled, .required, .path, .collapsed]) }
        return next
    }

    func snapshot(of item: Int, _ hasSecrets: Bool = true) -> JSONValue {
        var members: [JSONMember] = []
        if item > 0 { members.append(JSONMember("id", .number(item))) }
        for (key, list) in [
            ("options", options(of: item)), ("values", answers(of: item, hasSecrets)),
            ("texts", texts(of: item, hasSecrets)), ("items", itemLists(of: item, hasSecrets)),
        ] where !list.isEmpty {
            members.append(JSONMember(key, .object(list)))
        }
        for (key, flag) in Self.rememberedFlags {
            let names = names(of: item, having: flag)
            if !names.isEmpty { members.append(JSONMember(key, .array(names))) }
        }
        return .object(members)
    }

    private static let rememberedFlags: [(String, NodeFlags)] = [
        ("overridden", .overridden), ("watched", .watched), ("tapped", .tapped), ("collapsed", .collapsed),
        ("malformed", .malformed), ("deleted", .deleted),
    ]

    /// Answers that were given; calculated ones are worked out again. What restoring would fill in, because it never
    /// takes input, is `null` if an event has emptied it.
    private func answers(of item: Int, _ hasSecrets: Bool) -> [JSONMember] {
        collect(from: item) { node in
            if !hasSecrets, isSecret(node) { return nil }
            let isCalculated = element(of: node).computations[Computation.Aspect.value.rawValue] >= 0
            if isCalculated, !nodes[node].flags.contains(.overridden) { return nil }
            if !nodes[node].value.isBlank { return nodes[node].value.json }
            let isEmptied = form.isNeverAnswered(Int(nodes[node].element)) && !missingDefault(at: node).isBlank
            return isEmptied ? .null : nil
        }
    }

    private func options(of item: Int) -> [JSONMember] {
        collect(from: item) { node in
            guard nodes[node].flags.contains(.hasOwnOptions), let field = nodes[node].field else { return nil }
            return .array(field.definition.options.map { ArchiveWriter.write($0, FieldOption.code) })
        }
    }

    private func texts(of item: Int, _ hasSecrets: Bool) -> [JSONMember] {
        collect(from: item) { node in
            if !hasSecrets, isSecret(node) { return nil }
            return nodes[node].text.map { .string($0) }
        }
    }

    private func itemLists(of item: Int, _ hasSecrets: Bool) -> [JSONMember] {
        collect(from: item) { node in
            let list = items(of: node)
            return list.isEmpty ? nil : .array(list.map { snapshot(of: $0, hasSecrets) })
        }
    }

    private func collect(from item: Int, _ value: (Int) -> JSONValue?) -> [JSONMember] {
        form.scopes[items[item].scope].elements.compactMap { element in
            value(node(Int(element), in: item)).map { JSONMember(form.name(of: Int(element)), $0) }
        }
    }

    private func names(of item: Int, having flag: NodeFlags) -> [JSONValue] {
        form.scopes[items[item].scope].elements.compactMap { element in
            nodes[node(Int(element), in: item)].flags.contains(flag) ? .string(form.label(of: Int(element))) : nil
        }
    }

    func restore(_ snapshot: JSONValue, item: Int) {
        let names = form.scopes[items[item].scope].names
        for member in snapshot["items"]?.objectValue ?? [] {
            guard let element = names[ExactText(member.key)] else { continue }
            restoreItems(member.value.arrayValue ?? [], at: node(Int(element), in: item))
        }
        for member in snapshot["options"]?.objectValue ?? [] {
            guard let element = names[ExactText(member.key)] else { continue }
            replaceOptions(FieldOption.list(member.value), at: node(Int(element), in: item))
        }
        for (key, flag) in Self.rememberedFlags { restore(flag, snapshot[key], item: item) }
        for member in snapshot["values"]?.objectValue ?? [] {
            guard let element = names[ExactText(member.key)] else { continue }
            let node = node(Int(element), in: item)
            if let field = field(of: node) { accept(entry(FormValue(member.value).normalized, for: field), at: node) }
        }
        for member in snapshot["texts"]?.objectValue ?? [] {
            guard let element = names[ExactText(member.key)], let text = member.value.stringValue else { continue }
            restore(text, at: node(Int(element), in: item))
        }
    }

    private func restore(_ text: String, at node: Int) {
        // What a program gave may be no value although the same would be one if it were typed, such as "1,000".
        if field(of: node)?.type.isTyped == true, !nodes[node].flags.contains(.malformed) {
            edit(node, TextEdit(text))
        } else {
            accept(Entry(malformed: text), at: node)
        }
    }

    /// Sets a flag at the named elements of an item and takes it from all others.
    private func restore(_ flag: NodeFlags, _ list: JSONValue?, item: Int) {
        // Only groups are closed, see `restore`, and one may be called like a section.
        if flag == .collapsed { return }
        for element in form.scopes[items[item].scope].elements where form.elements[Int(element)].kind != .group {
            restore(flag, false, at: node(Int(element), in: item))
        }
        for name in list?.arrayValue ?? [] {
            guard let name = name.stringValue, let element = form.scopes[items[item].scope].names[ExactText(name)]
            else {
                continue
            }
            restore(flag, true, at: node(Int(element), in: item))
        }
    }

    private func restoreClosedGroups(_ list: JSONValue?) {
        let closed = (list?.arrayValue ?? []).compactMap { $0.stringValue }
        for element in form.elements.indices where form.elements[element].kind == .group {
            let id = form.groups[form.elements[element].content].id
            restore(.collapsed, closed.contains { $0.isSame(as: id) }, at: node(element, in: 0))
        }
    }

    private func restore(_ flag: NodeFlags, _ isSet: Bool, at node: Int) {
        guard nodes[node].flags.contains(flag) != isSet else { return }
        nodes[node].flags.set(flag, isSet)
        if flag == .collapsed { forEachChild(of: node) { inherit(at: $0) } }
        if flag == .deleted { inherit(at: node) }
        if flag == .tapped { scheduleReaders(of: node) }
        // The person may have emptied the field; what the formula gave in the meantime is not the answer.
        if flag == .overridden, isSet { store(.blank, at: node) }
        queueCheck(node)
    }

    private func restoreItems(_ list: [JSONValue], at section: Int) {
        for item in items(of: section).reversed() { closeItem(item) }
        for snapshot in list {
            guard let item = appendItem(to: section, identity: snapshot["id"]?.numberValue?.intValue) else { return }
            restore(snapshot, item: item)
        }
    }

    /// Keeps identities free for the items that had them when the snapshot was made.
    private func reserveIdentities(upTo next: Int) {
        while items.count < next {
            var record = ItemRecord(scope: -1, parent: -1, base: 0, index: 0, children: [])
            record.isAlive = false
            items.append(record)
        }
    }
}

extension CompiledForm {
    /// How snapshots name an element: by the key among the values, groups by their id.
    func label(of element: Int) -> String {
        elements[element].kind == .group ? groups[elements[element].content].id : name(of: element)
    }
}
