extension CompiledForm {
    /// The answers without those that are secrets.
    func withoutSecrets(_ answers: JSONValue, scope: ScopeIndex = .form, prefix: String = "") -> JSONValue {
        guard let members = answers.objectValue else { return answers }
        var kept: [JSONMember] = []
        for var member in members {
            let key = prefix + member.key
            if let element = element(called: key, from: scope) {
                if secrets[element] { continue }
                if let inner = elements[element].itemScope, let items = member.value.arrayValue {
                    member.value = .array(items.map { withoutSecrets($0, scope: inner) })
                }
            } else {
                member.value = withoutSecrets(member.value, scope: scope, prefix: key + ".")
            }
            kept.append(member)
        }
        return .object(kept)
    }

    /// The element of a key among answers. The key is an id, or a path such as `guests[0].name`.
    private func element(called key: String, from scope: ScopeIndex) -> ElementIndex? {
        if let element = scopes[scope].names[ExactText(key)] { return element }
        var scope = scope
        var name = ""
        for component in FormPath(key)?.components ?? [] {
            switch component {
            case .name(let part): name = name.isEmpty ? part : name + "." + part
            case .index(let index):
                if let element = scopes[scope].names[ExactText(name)], let inner = elements[element].itemScope {
                    scope = inner
                    name = ""
                } else {
                    name += "[" + DecimalNumber(index).description + "]"
                }
            }
        }
        return scopes[scope].names[ExactText(name)]
    }
}
