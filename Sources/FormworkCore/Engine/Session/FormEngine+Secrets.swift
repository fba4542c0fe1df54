extension FormEngine {
    /// Whether an answer is a secret, or what a formula makes of one.
    func isSecret(_ node: Int) -> Bool {
        guard form.secrets[Int(nodes[node].element)], let field = field(of: node) else { return false }
        return field.definition.isSecret || !nodes[node].flags.contains(.overridden)
    }

    /// Clears every secret, wherever it stands and whether it is shown or not; `false` if there was none.
    ///
    /// What follows from the answers follows again; `update` and `clear` targets do not act. An error that a secret has shown
    /// stays until the next change, because it says what to mend when it is typed again.
    public func forgetSecrets() -> Bool {
        var forgotten: [(node: Int, error: ShownError?)] = []
        isTakingBack = true
        forEachNode { node in
            guard field(of: node)?.definition.isSecret == true else { return }
            guard !nodes[node].value.isBlank || nodes[node].text != nil else { return }
            forgotten.append((node, shownError(nodes[node].error, at: node)))
            nodes[node].flags.remove(.overridden)
            accept(Entry(value: .blank), at: node)
            schedule(.value, of: node)
        }
        settle()
        isTakingBack = false
        for (node, error) in forgotten {
            guard let error else { continue }
            nodes[node].flags.remove(.watched)
            nodes[node].error = nil
            nodes[node].reported = ReportedError(path: error.path, code: error.code, message: error.message)
            touch(node, .error)
        }
        if !forgotten.isEmpty { history?.forget() }
        checkQueuedNodes()
        _ = commit()
        return !forgotten.isEmpty
    }
}

extension CompiledForm {
    /// Answers as `load` takes them, without secrets.
    func withoutSecrets(_ answers: JSONValue, scope: Int = 0, prefix: String = "") -> JSONValue {
        guard let members = answers.objectValue else { return answers }
        var kept: [JSONMember] = []
        for var member in members {
            let key = prefix + member.key
            if let element = element(called: key, from: scope) {
                if secrets[element] { continue }
                let inner = elements[element].itemScope
                if inner >= 0, let items = member.value.arrayValue {
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
    private func element(called key: String, from scope: Int) -> Int? {
        if let element = scopes[scope].names[ExactText(key)] { return Int(element) }
        var scope = scope
        var name = ""
        for component in FormPath(key)?.components ?? [] {
            switch component {
            case .name(let part): name = name.isEmpty ? part : name + "." + part
            case .index(let index):
                if let element = scopes[scope].names[ExactText(name)], elements[Int(element)].itemScope >= 0 {
                    scope = elements[Int(element)].itemScope
                    name = ""
                } else {
                    name += "[" + DecimalNumber(index).description + "]"
                }
            }
        }
        return scopes[scope].names[ExactText(name)].map { Int($0) }
    }

    /// Which elements have secrets for answers: the fields that ask for some, and formulas that read those. Computations
    /// stand in an order in which each comes after what it reads.
    static func secrets(
        _ elements: [CompiledElement], _ fields: [CompiledField], _ computations: [Computation]
    ) -> [Bool] {
        var secrets = elements.map { $0.kind == .field && fields[$0.content].definition.isSecret }
        for computation in computations where computation.aspect == .value {
            for reference in computation.program.references where secrets[Int(reference.element)] {
                secrets[computation.element] = true
            }
        }
        return secrets
    }
}
