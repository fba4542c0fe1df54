/// What one rule was compiled from: kept beside its program where the definition was compiled, for explanations.
///
/// Archives leave it out: a page explains nothing.
package final class RuleOrigin: Sendable {
    /// The conditions and targets that the rule consists of.
    package let parts: [RulePart]

    package init(_ parts: [RulePart]) {
        self.parts = parts
    }
}

/// One condition, formula or target, as far as it takes part in a rule.
package struct RulePart: Sendable {
    /// The key that it stands under, such as `visible_when`.
    package var key: String
    /// The expression as written; blank for a target without a condition.
    package var text: String
    /// What of the rule this alone says, for the same item as the rule.
    package var program: Program
    /// What the part does, if it is a target.
    package var action: FieldTarget.Action?
    /// The element that the target belongs to; `nil` for what is no target.
    package var source: ElementIndex?
    /// The option that the target belongs to; blank for none.
    package var option: FormValue = .blank

    package init(
        key: String, text: String, program: Program, action: FieldTarget.Action? = nil, source: ElementIndex? = nil,
        option: FormValue = .blank
    ) {
        self.key = key
        self.text = text
        self.program = program
        self.action = action
        self.source = source
        self.option = option
    }
}
