extension FormSection {
    /// The answers of an item that the definition gives, without those to secret questions: what a definition says is known
    /// to everybody, so it is no secret.
    func withoutSecrets(_ item: JSONValue) -> JSONValue { withoutSecrets(item, behind: "") }

    private func withoutSecrets(_ answers: JSONValue, behind prefix: String) -> JSONValue {
        guard let members = answers.objectValue else { return answers }
        var kept: [JSONMember] = []
        for member in members {
            let name = prefix + member.key
            switch element(named: name) {
            case .field(let field)? where field.isSecret: continue
            case .section(let inner)?:
                let items = (member.value.arrayValue ?? []).map { inner.withoutSecrets($0) }
                kept.append(JSONMember(member.key, .array(items)))
            default: kept.append(JSONMember(member.key, withoutSecrets(member.value, behind: name + ".")))
            }
        }
        return .object(kept)
    }

    /// The field, or the repeating section, that answers under a name belong to.
    private func element(named name: String) -> FormElement? {
        for element in elements {
            switch element {
            case .field(let field): if field.id.isSame(as: name) { return element }
            case .section(let inner):
                if inner.repeats != nil {
                    if inner.id.isSame(as: name) { return element }
                } else if let found = inner.elementInside(named: name) {
                    return found
                }
            }
        }
        return nil
    }

    /// Looks inside a section that does not repeat: its id is a level of the names if it is nested.
    private func elementInside(named name: String) -> FormElement? {
        if !isNested { return element(named: name) }
        let prefix = Array((id + ".").utf8)
        let bytes = Array(name.utf8)
        guard bytes.starts(with: prefix) else { return nil }
        return element(named: String(decoding: bytes[prefix.count...], as: UTF8.self))
    }
}
