extension FormState {
    /// The answers; see `FormEngine.values(_:)`.
    package func values(_ options: ValueOptions) -> JSONValue {
        let members = members(of: .form, options)
        guard options.layout == .flat else { return .object(members) }
        var list: [JSONMember] = []
        flatten(members, prefix: "", into: &list)
        return .object(list)
    }

    /// The answers without those of some nodes.
    package mutating func values(_ options: ValueOptions, without nodes: [NodeIndex]) -> JSONValue {
        for node in nodes { self.nodes.insert(.leftOut, at: node) }
        defer {
            for node in nodes { self.nodes.remove(.leftOut, at: node) }
        }
        return values(options)
    }

    /// The answers in an item, or in the form itself.
    package func members(of item: ItemIndex, _ options: ValueOptions) -> [JSONMember] {
        var tree = MemberTree()
        for element in form.scopes[items[item].scope].elements {
            let node = node(element, in: item)
            guard isKept(node, options) else { continue }
            if form.elements[element].isRepeating {
                insert(items(of: node), at: form.name(of: element), into: &tree, options)
            } else if let field = field(of: node), field.valueKind != .none {
                let answer = answer(of: node)
                let value = options.names == .ids ? answer.json : field.sent(answer)
                let isLeftOut = options.blanks == .omitted && value.isNull
                if !isLeftOut { tree.insert(value, at: field.name(options.names)) }
            }
        }
        return tree.members
    }

    private func insert(_ items: ItemArray, at name: String, into tree: inout MemberTree, _ options: ValueOptions) {
        if items.isEmpty, options.blanks == .omitted { return }
        let list = items.map { JSONValue.object(members(of: $0, options)) }
        guard options.layout == .attributes else { return tree.insert(.array(list), at: name) }
        let numbered = list.enumerated().map { JSONMember(String($0.offset), $0.element) }
        tree.insert(.object(numbered), at: name + "_attributes")
    }

    private func isKept(_ node: NodeIndex, _ options: ValueOptions) -> Bool {
        if !nodes[node].flags.isDisjoint(with: [.leftOut, .deleted]) { return false }
        if !options.includesSecrets, isSecret(node) { return false }
        if field(of: node)?.definition.send == .nothing { return false }
        return nodes[node].flags.contains(.relevant) || options.includesHidden ?? keepsHidden
    }

    private func flatten(_ members: [JSONMember], prefix: String, into list: inout [JSONMember]) {
        for member in members {
            let path = prefix.isEmpty ? member.key : prefix + "." + member.key
            switch member.value.content {
            case .object(let inner):
                flatten(inner, prefix: path, into: &list)
            case .array(let values) where values.contains(where: { $0.objectValue != nil }):
                for (index, value) in values.enumerated() {
                    let (item, count) = (path + "[" + DecimalNumber(index).description + "]", list.count)
                    flatten(value.objectValue ?? [], prefix: item, into: &list)
                    // Without an answer in it, the last item would be lost. Those before it are counted by its number.
                    if list.count == count, index == values.count - 1 { list.append(JSONMember(item, .object([]))) }
                }
            default:
                list.append(JSONMember(path, member.value))
            }
        }
    }
}

extension CompiledField {
    /// The name of the answer among the values.
    package func name(_ names: ValueOptions.Names) -> String {
        names == .ids || definition.parameterName.isEmpty ? definition.id : definition.parameterName
    }

    /// An answer as `FormEngine.parameters` writes it; `null` if absent.
    fileprivate func sent(_ value: FormValue) -> JSONValue {
        if !definition.saveFormat.isEmpty, case .text(let text) = value {
            return LocaleRecord().formatCivil(text, pattern: definition.saveFormat, hasOwnDigits: false)
                .map { .string($0) } ?? value.json
        }
        // The options of files are the references that a server made for them.
        guard !definition.options.isEmpty, definition.files == nil else { return value.json }
        switch definition.send {
        case .id, .nothing: return value.json
        case .value: return sentValue(value)
        case .flags:
            var chosen = [value]
            if case .list(let list) = value { chosen = list }
            let texts = chosen.map { $0.canonicalText }
            return .object(
                definition.options.map { option in
                    let id = option.id.canonicalText
                    return JSONMember(id, .bool(texts.contains { $0.isSame(as: id) }))
                })
        }
    }

    private func sentValue(_ value: FormValue) -> JSONValue {
        if case .list(let list) = value { return .array(list.map { sentValue($0) }) }
        guard let option = option(value.canonicalText), !option.value.isBlank else { return value.json }
        return option.value.json
    }
}
