/// Warns of `limit_typing` where typing has no maximum at which it could stop.
enum TypingLimitCheck {
    /// The warning about a field.
    ///
    /// - Parameter rule: The rule for the field's text.
    static func problem(of field: SharedField, at element: ElementIndex, _ rule: TextRule?) -> DefinitionProblem? {
        guard field.definition.limitsTyping, field.definition.type != .unknown else { return nil }
        if let rule, rule.typingLimit > 0 || rule.ceiling != nil { return nil }
        return DefinitionProblem(
            .ruleCannotApply, at: element, key: "limit_typing", expected: [DefinitionProblem.noMaximum])
    }
}

extension DefinitionProblem {
    /// The word for a limit of typing without a maximum.
    package static let noMaximum = "no_maximum"
}
