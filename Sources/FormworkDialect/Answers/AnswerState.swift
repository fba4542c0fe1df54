import FormworkCore

/// When an answer is among the values, and when its rules hold.
struct AnswerState {
    /// When the answer counts and its rules are checked, as far as the answers beside it decide; `nil` if JSON Schema cannot say it.
    let active: AnswerCondition?
    /// Whether the rules are checked whenever there is an answer.
    let isActiveWhereverItIs: Bool
    /// The conditions as they are written; `nil` if there are none.
    let condition: String?

    init(
        _ form: CompiledForm, _ element: ElementIndex, in scope: ScopeIndex, isAlwaysActive: Bool,
        _ reader: inout ConditionReader
    ) {
        let keepsHidden = form.definition.whenHidden == .keep
        var active: AnswerCondition? = isAlwaysActive ? .always : nil
        var isActiveWhereverItIs = isAlwaysActive
        var words: [String] = []
        for place in form.elements.selfAndAncestors(of: element) {
            // The list of the items is missing while it is not shown, so conditions around it do not matter here.
            if let owner = form.scopes[scope].element, place == owner { break }
            let flags = form.initialFlags(of: place)
            let rules = form.elements[place].rules
            for (rule, isOn) in [
                (rules.visible, flags.contains(.ownVisible)), (rules.enabled, flags.contains(.ownEnabled)),
            ] {
                guard let rule else {
                    if !isOn { active = .never }
                    continue
                }
                active = active.flatMap { active in
                    reader.condition(form.computations[rule].program).map { active.and($0) }
                }
                words.append(form.words(of: rule) ?? "another answer says so")
            }
            if rules.enabled != nil || keepsHidden && rules.visible != nil { isActiveWhereverItIs = false }
        }
        self.active = active
        self.isActiveWhereverItIs = isActiveWhereverItIs
        condition = words.isEmpty ? nil : words.joined(separator: " and ")
    }
}

extension CompiledForm {
    /// A condition as its author wrote it; `nil` if it was not written as one expression.
    func words(of computation: ComputationIndex) -> String? {
        guard let parts = computations[computation].origin?.parts, parts.count == 1, parts[0].action == nil,
            !parts[0].text.isEmpty
        else { return nil }
        return "`" + parts[0].text + "`"
    }
}
