extension CompiledForm {
    /// The sections in the form in which a page gets them: the items with which they start have no secrets.
    var publicSections: [FormSection] {
        elements.compactMap { element in
            guard let index = element.section else { return nil }
            var section = sections[index].definition
            if let scope = element.itemScope, let items = section.repeats?.items, !items.isEmpty {
                section.repeats?.items = items.map { withoutSecrets($0, in: scope) }
            }
            return section
        }
    }

    /// Removes secrets from the answers of an item. Names are looked up in the way in which the engine loads answers.
    private func withoutSecrets(_ answers: JSONValue, in scope: ScopeIndex, prefix: String = "") -> JSONValue {
        guard let members = answers.objectValue else { return answers }
        var kept: [JSONMember] = []
        for member in members {
            let name = prefix + member.key
            var value = member.value
            if let element = scopes[scope].names[ExactText(name)] {
                if isSecretField(element) { continue }
                if let inner = elements[element].itemScope, let items = value.arrayValue {
                    value = .array(items.map { withoutSecrets($0, in: inner) })
                }
            } else if value.objectValue != nil {
                value = withoutSecrets(value, in: scope, prefix: name + ".")
            } else {
                var reader = PathReader(self)
                if let place = reader.place(at: name, in: scope), isSecretField(place.element) { continue }
            }
            kept.append(JSONMember(member.key, value))
        }
        return .object(kept)
    }

    private func isSecretField(_ index: ElementIndex) -> Bool {
        field(at: index)?.isSecret == true
    }
}
