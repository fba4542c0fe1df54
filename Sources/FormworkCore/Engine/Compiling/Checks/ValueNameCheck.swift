/// Checks that every answer of a scope has a unique place among the values, by id and by parameter name.
///
/// A name cannot be an answer and a level of other answers at once, as `a` would be beside `a.b`.
struct ValueNameCheck {
    /// The maximum number of levels of a name. A path cannot have more.
    private static let levelLimit = FormPath.deepest

    private let form: NamedForm
    private var problems: [DefinitionProblem] = []

    static func problems(of form: NamedForm) -> [DefinitionProblem] {
        // Without parameter names, names are ids, which are unique. An id without a point is not a level of another.
        guard
            form.outline.fields.contains(where: { !$0.definition.parameterName.isEmpty || $0.definition.id.hasPoint })
                || form.outline.sections.contains(where: { $0.id.hasPoint })
        else { return [] }
        var check = ValueNameCheck(form: form)
        check.checkScopes()
        return check.problems
    }

    private mutating func checkScopes() {
        for scope in form.scopes.indices {
            for names in [ValueOptions.Names.ids, .parameters] {
                var owners: [ExactText: ElementIndex] = [:]
                for element in form.scopes[scope].elements {
                    guard let (name, key) = form.valueName(of: element, names) else { continue }
                    if let owner = owners[ExactText(name)] {
                        // An id that occurs twice has been reported already.
                        if names == .parameters,
                            form.valueName(of: owner, .ids)?.name != form.valueName(of: element, .ids)?.name
                        {
                            reportConflict(name, name, key, at: element)
                        }
                    } else {
                        owners[ExactText(name)] = element
                    }
                }
                checkLevels(owners, in: scope, names)
            }
        }
    }

    private mutating func checkLevels(
        _ owners: [ExactText: ElementIndex], in scope: ScopeIndex, _ names: ValueOptions.Names
    ) {
        for element in form.scopes[scope].elements {
            guard let (name, key) = form.valueName(of: element, names), name.utf8.count <= FormPath.longest else {
                continue
            }
            var levels = 0
            for index in name.utf8.indices where name.utf8[index] == UInt8(ascii: ".") && levels < Self.levelLimit {
                levels += 1
                let level = String(name[..<index])
                guard let owner = owners[ExactText(level)] else { continue }
                if names == .ids || isRenamed(element) {
                    reportConflict(name, level, key, at: element)
                } else if isRenamed(owner) {
                    // A conflict of the ids has been reported already.
                    reportConflict(name, level, "parameter", at: owner)
                }
            }
        }
    }

    private mutating func reportConflict(_ name: String, _ other: String, _ key: String, at element: ElementIndex) {
        problems.append(DefinitionProblem(.nameConflict, at: element, key: key, found: name, expected: [other]))
    }

    private func isRenamed(_ element: ElementIndex) -> Bool {
        form.field(at: element)?.definition.parameterName.isEmpty == false
    }
}

extension String {
    fileprivate var hasPoint: Bool { utf8.contains(UInt8(ascii: ".")) }
}
