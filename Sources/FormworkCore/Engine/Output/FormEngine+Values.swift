extension FormEngine {
    /// The typed answers by id: repeating sections as lists of objects, points in ids as levels.
    ///
    /// Blank answers are left out, and those that are not relevant unless the form keeps them.
    ///
    /// - Complexity: linear in the number of nodes.
    public var values: JSONValue { .object(members(of: 0)) }

    /// The same answers in one level, by path such as `companies[0].name`.
    public var flatValues: JSONValue {
        var list: [JSONMember] = []
        flatten(members(of: 0), prefix: "", into: &list)
        return .object(list)
    }

    private func members(of item: Int) -> [JSONMember] {
        var tree = MemberTree()
        for element in form.scopes[items[item].scope].elements {
            let node = node(Int(element), in: item)
            guard isKept(node) else { continue }
            if form.elements[Int(element)].itemScope >= 0 {
                let list = items(of: node).map { JSONValue.object(members(of: $0)) }
                if !list.isEmpty { tree.insert(.array(list), at: form.name(of: Int(element))) }
            } else if form.elements[Int(element)].kind == .field, !nodes[node].value.isBlank {
                tree.insert(nodes[node].value.json, at: form.name(of: Int(element)))
            }
        }
        return tree.members
    }

    private func isKept(_ node: Int) -> Bool {
        if nodes[node].flags.contains(.leftOut) { return false }
        return nodes[node].flags.contains(.relevant) || form.definition.whenHidden == .keep
    }

    private func flatten(_ members: [JSONMember], prefix: String, into list: inout [JSONMember]) {
        for member in members {
            let path = prefix.isEmpty ? member.key : prefix + "." + member.key
            switch member.value.content {
            case .object(let inner):
                flatten(inner, prefix: path, into: &list)
            case .array(let values) where values.contains(where: { $0.objectValue != nil }):
                for (index, value) in values.enumerated() {
                    flatten(value.objectValue ?? [], prefix: path + "[" + String(index) + "]", into: &list)
                }
            default:
                list.append(JSONMember(path, member.value))
            }
        }
    }
}

/// Members of an object under construction, where ids with points become objects inside.
private struct MemberTree {
    var members: [JSONMember] = []
    /// Where the objects made for points stand, so that ids without points are never searched for.
    private var branches: [ExactText: Int] = [:]

    mutating func insert(_ value: JSONValue, at id: String) {
        guard let point = id.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            members.append(JSONMember(id, value))
            return
        }
        let head = String(id[..<point])
        let rest = String(id[id.utf8.index(after: point)...])
        let place = branches[ExactText(head)] ?? members.count
        var inner = MemberTree()
        if place < members.count {
            inner = MemberTree(members: members[place].value.objectValue ?? [])
        } else {
            branches[ExactText(head)] = place
            members.append(JSONMember(head, .object([])))
        }
        inner.insert(value, at: rest)
        members[place].value = .object(inner.members)
    }

    init(members: [JSONMember] = []) {
        self.members = members
        for (place, member) in members.enumerated() where member.value.objectValue != nil {
            branches[ExactText(member.key)] = place
        }
    }
}
