extension DefinitionCompiler {
    /// Warns if a repeat starts with more items than it may have, and of answers in them that belong to no field.
    mutating func checkItems(_ repeats: Repetition, element: ElementIndex) {
        if repeats.items.count > repeats.max {
            problems.append(
                DefinitionProblem(
                    .tooManyItems, at: element, key: "items", found: String(repeats.items.count),
                    expected: [String(repeats.max)]))
        }
        for (index, item) in repeats.items.enumerated() {
            if let scope = elements[element].itemScope {
                check(item, in: scope, at: element, key: "items[" + String(index) + "]")
            }
        }
    }

    /// Checks the answers of an item. Names are looked up in the way in which the engine loads answers.
    private mutating func check(
        _ answers: JSONValue, in scope: ScopeIndex, prefix: String = "", at element: ElementIndex, key: String
    ) {
        // Without the limit, joining a long name with each member inside it could take very long.
        let room = FormPath.longest - prefix.utf8.count
        for member in answers.objectValue ?? [] where errorCount < Self.errorLimit {
            guard member.key.utf8.count <= room else {
                problems.append(
                    DefinitionProblem(
                        .unknownAnswer, at: element, key: key + "." + member.key.shortened,
                        found: prefix + member.key.shortened))
                continue
            }
            let name = prefix + member.key
            if let found = scopes[scope].names[ExactText(name)] {
                check(member.value, of: found, at: element, key: key + "." + member.key)
                guard let inner = elements[found].itemScope else { continue }
                for item in member.value.arrayValue ?? [] { check(item, in: inner, at: element, key: key) }
            } else if member.value.objectValue != nil {
                check(member.value, in: scope, prefix: name + ".", at: element, key: key)
            } else if let found = itemPaths.element(at: name, in: scope) {
                check(member.value, of: found, at: element, key: key + "." + member.key)
            } else {
                let guesses = suggestions.suggest(for: name) {
                    scopes[scope].elements.compactMap { valueName(of: $0, .ids)?.name }
                }
                problems.append(
                    DefinitionProblem(
                        .unknownAnswer, at: element, key: key + "." + member.key, found: name, expected: guesses))
            }
        }
    }

    /// Warns of a secret, which items do not get from the definition, and of an answer that its field does not accept.
    private mutating func check(_ answer: JSONValue, of found: ElementIndex, at element: ElementIndex, key: String) {
        guard let field = field(at: found) else { return }
        if field.isSecret {
            problems.append(DefinitionProblem(.unusedValue, at: element, key: key))
        } else if field.definition.files == nil {
            checkAnswer(FormValue(answer), of: found, at: element, key: key)
        }
    }
}
