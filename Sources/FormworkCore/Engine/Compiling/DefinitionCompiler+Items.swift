extension DefinitionCompiler {
    /// Warns of items that a repeat starts with but cannot have, and of answers in them that have no place.
    mutating func checkItems(_ repeats: Repetition, element: Int) {
        if repeats.items.count > repeats.max {
            problems.append(
                DefinitionProblem(
                    .tooManyItems, element: element, key: "items", found: String(repeats.items.count),
                    expected: [String(repeats.max)]))
        }
        for (index, item) in repeats.items.enumerated() {
            check(item, in: elements[element].itemScope, at: element, key: "items[" + String(index) + "]")
        }
    }

    /// Looks names up as the engine does when it takes answers.
    private mutating func check(
        _ answers: JSONValue, in scope: Int, prefix: String = "", at element: Int, key: String
    ) {
        for member in answers.objectValue ?? [] where errorCount < Self.errorLimit {
            let name = prefix + member.key
            if let found = scopes[scope].names[ExactText(name)] {
                for item in elements[found].itemScope >= 0 ? member.value.arrayValue ?? [] : [] {
                    check(item, in: elements[found].itemScope, at: element, key: key)
                }
            } else if member.value.objectValue != nil {
                check(member.value, in: scope, prefix: name + ".", at: element, key: key)
            } else if FormPath(name).map({ leads($0, from: scope) }) != true {
                let names = scopes[scope].elements.compactMap { valueName(of: Int($0), .ids)?.name }
                problems.append(
                    DefinitionProblem(
                        .unknownAnswer, element: element, key: key + "." + member.key, found: name,
                        expected: NearestWords.suggest(for: name, among: names)))
            }
        }
    }

    private func leads(_ path: FormPath, from start: Int) -> Bool {
        var scope = start
        var name = ""
        for component in path.components {
            switch component {
            case .name(let part): name += (name.isEmpty ? "" : ".") + part
            case .index(let index):
                guard let element = scopes[scope].names[ExactText(name)] else {
                    name += "[" + String(index) + "]"
                    continue
                }
                guard elements[element].itemScope >= 0 else { return false }
                scope = elements[element].itemScope
                name = ""
            }
        }
        return scopes[scope].names[ExactText(name)] != nil
    }
}
