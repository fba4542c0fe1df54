/// Checks the items that repeats start with.
struct ItemCheck {
    private let form: NamedForm
    private var problems: [DefinitionProblem] = []
    /// Reads the paths in items. Few forms have any.
    private lazy var paths = PathWalk(UnmeasuredNames(form.elements, form.scopes))

    init(_ form: NamedForm) {
        self.form = form
    }

    /// Warns if a repeat starts with more items than it may have, and of answers in them that belong to no field.
    ///
    /// - Parameter readsAnswers: Whether the answers are looked at; if not, only their number.
    mutating func problems(
        of repeats: Repetition, at element: ElementIndex, readsAnswers: Bool
    ) -> [DefinitionProblem] {
        problems = []
        if repeats.items.count > repeats.max {
            problems.append(
                DefinitionProblem(
                    .tooManyItems, at: element, key: "items", found: String(repeats.items.count),
                    expected: [String(repeats.max)]))
        }
        if readsAnswers, let scope = form.elements[element].itemScope {
            for (index, item) in repeats.items.enumerated() {
                check(item, in: scope, at: element, key: "items[" + String(index) + "]")
            }
        }
        return problems
    }

    /// Checks the answers of an item. Names are looked up in the way in which the engine loads answers.
    private mutating func check(
        _ answers: JSONValue, in scope: ScopeIndex, prefix: String = "", at element: ElementIndex, key: String
    ) {
        // Without the limit, joining a long name with each member inside it could take very long.
        let room = FormPath.longest - prefix.utf8.count
        for member in answers.objectValue ?? [] {
            guard member.key.utf8.count <= room else {
                problems.append(
                    DefinitionProblem(
                        .unknownAnswer, at: element, key: key + "." + member.key.shortened,
                        found: prefix + member.key.shortened))
                continue
            }
            let name = prefix + member.key
            if let found = form.scopes[scope].names[ExactText(name)] {
                check(member.value, of: found, at: element, key: key + "." + member.key)
                guard let inner = form.elements[found].itemScope else { continue }
                for item in member.value.arrayValue ?? [] { check(item, in: inner, at: element, key: key) }
            } else if member.value.objectValue != nil {
                check(member.value, in: scope, prefix: name + ".", at: element, key: key)
            } else if let found = paths.element(at: name, in: scope) {
                check(member.value, of: found, at: element, key: key + "." + member.key)
            } else {
                let guesses = form.suggestions.suggest(for: name) {
                    form.scopes[scope].elements.compactMap { form.valueName(of: $0, .ids)?.name }
                }
                problems.append(
                    DefinitionProblem(
                        .unknownAnswer, at: element, key: key + "." + member.key, found: name, expected: guesses))
            }
        }
    }

    /// Warns of a secret, which items do not get from the definition, and of an answer that its field does not accept.
    private mutating func check(_ answer: JSONValue, of found: ElementIndex, at element: ElementIndex, key: String) {
        guard let field = form.field(at: found) else { return }
        if field.isSecret {
            problems.append(DefinitionProblem(.unusedValue, at: element, key: key))
        } else if field.definition.files == nil {
            problems += AnswerCheck(form: form).problems(of: FormValue(answer), for: found, at: element, key: key)
        }
    }
}
