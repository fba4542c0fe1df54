extension CompiledForm {
    /// Answers without secrets, and without the results of formulas that read them.
    func withoutSecrets(_ answers: JSONValue) -> JSONValue {
        withoutAnswers(answers, in: .form) { self.secrets[$0] }
    }

    /// Answers of an item without those to secret fields.
    func withoutSecretFields(_ answers: JSONValue, in scope: ScopeIndex) -> JSONValue {
        withoutAnswers(answers, in: scope) { self.field(at: $0)?.isSecret == true }
    }

    /// Answers without those to some elements. A key is an id, a part of one with the rest inside it, or a path.
    private func withoutAnswers(
        _ answers: JSONValue, in scope: ScopeIndex, prefix: String = "", to isLeftOut: (ElementIndex) -> Bool
    ) -> JSONValue {
        guard let members = answers.objectValue else { return answers }
        var paths = PathWalk(self)
        var kept: [JSONMember] = []
        // The form has no longer names, so these answers are none of its secrets. Without the limit, joining a long name
        // with each member inside it could take very long.
        let room = scopes[scope].longestPath - prefix.utf8.count
        for var member in members {
            guard member.key.utf8.count <= room else {
                kept.append(member)
                continue
            }
            let key = prefix + member.key
            if let element = scopes[scope].names[ExactText(key)] ?? paths.element(at: key, in: scope) {
                if isLeftOut(element) { continue }
                if let inner = elements[element].itemScope, let items = member.value.arrayValue {
                    member.value = .array(items.map { withoutAnswers($0, in: inner, to: isLeftOut) })
                }
            } else {
                member.value = withoutAnswers(member.value, in: scope, prefix: key + ".", to: isLeftOut)
            }
            kept.append(member)
        }
        return .object(kept)
    }
}
