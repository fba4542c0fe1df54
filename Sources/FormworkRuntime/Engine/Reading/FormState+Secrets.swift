extension FormState {
    /// Whether an answer is a secret, or what a formula makes of one.
    package func isSecret(_ node: NodeIndex) -> Bool {
        guard form.secrets[nodes[node].element], let field = field(of: node) else { return false }
        return field.definition.isSecret || !nodes[node].flags.contains(.overridden)
    }
}

extension CompiledForm {
    /// Answers as `load` takes them, without secrets.
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

    /// The element that a key among answers names: an id, or a path such as `guests[0].name`.
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

    /// Which elements have secrets for answers: the fields that ask for some, and formulas that read those. Computations
    /// stand in an order in which each comes after what it reads.
    static func secrets(
        _ elements: [CompiledElement], _ fields: [CompiledField], _ computations: [Computation]
    ) -> [Bool] {
        var secrets = elements.map { $0.kind == .field && fields[$0.content].definition.isSecret }
        for computation in computations where computation.aspect == .value {
            for reference in computation.program.references where secrets[reference.place] {
                secrets[computation.element] = true
            }
        }
        return secrets
    }
}
