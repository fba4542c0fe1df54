extension CompiledForm {
    /// A snapshot without secrets, as `FormEngine.snapshot(includingSecrets: false)` would have made it: without answers and texts
    /// of secret fields, without results of formulas that read them, and without the answers of removed items. It names the
    /// secrets that are left out, so that the fields ask for them again.
    ///
    /// The snapshot may be of an earlier version of the form. Answers that the form has no longer stay, because nobody can say
    /// what they were.
    package func withoutSecrets(inSnapshot snapshot: JSONValue) -> JSONValue {
        guard let members = snapshot.objectValue else { return snapshot }
        return .object(
            members.compactMap { member in
                switch member.key {
                case "form": JSONMember(member.key, withoutSecrets(inItem: member.value, of: .form))
                case "loaded": JSONMember(member.key, withoutSecrets(member.value))
                case "removed": nil
                default: member
                }
            })
    }

    /// The same for the form or one item, and for the items in it.
    private func withoutSecrets(inItem item: JSONValue, of scope: ScopeIndex) -> JSONValue {
        guard let members = item.objectValue else { return item }
        let overridden = Set(names(in: item["overridden"]))
        var forgotten: [ExactText] = []
        func isKept(_ member: JSONMember) -> Bool {
            guard let element = scopes[scope].names[ExactText(member.key)], secrets[element] else { return true }
            let isSecret = field(at: element)?.isSecret == true
            if !isSecret { return overridden.contains(ExactText(member.key)) }
            if !member.value.isNull { forgotten.append(ExactText(member.key)) }
            return false
        }
        var kept = members.map { member in
            switch member.key {
            case "values", "texts": JSONMember(member.key, .object((member.value.objectValue ?? []).filter(isKept)))
            case "items": JSONMember(member.key, withoutSecrets(inLists: member.value, of: scope))
            default: member
            }
        }
        if forgotten.isEmpty { return .object(kept) }
        let present = names(in: item["forgotten"])
        var known = Set(present)
        let further = forgotten.filter { known.insert($0).inserted }
        kept.removeAll { $0.key.isSame(as: "forgotten") }
        kept.append(JSONMember("forgotten", .array((present + further).map { .string($0.text) })))
        // Without its text, a text that was not understood is a blank.
        let left = Set(further)
        kept = kept.map { member in
            guard member.key.isSame(as: "malformed") else { return member }
            return JSONMember(
                member.key, .array(names(in: member.value).filter { !left.contains($0) }.map { .string($0.text) }))
        }
        return .object(kept)
    }

    private func withoutSecrets(inLists lists: JSONValue, of scope: ScopeIndex) -> JSONValue {
        guard let members = lists.objectValue else { return lists }
        return .object(
            members.map { member in
                guard let element = scopes[scope].names[ExactText(member.key)],
                    let inner = elements[element].itemScope, let items = member.value.arrayValue
                else { return member }
                return JSONMember(member.key, .array(items.map { withoutSecrets(inItem: $0, of: inner) }))
            })
    }

    private func names(in list: JSONValue?) -> [ExactText] {
        (list?.arrayValue ?? []).compactMap { $0.stringValue.map { ExactText($0) } }
    }
}
