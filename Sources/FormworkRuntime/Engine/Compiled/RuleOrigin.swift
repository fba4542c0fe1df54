/// The source of a rule, for explanations. Only forms that were compiled in this process have it.
///
/// Archives leave it out, because pages have no explanations.
package final class RuleOrigin: Sendable {
    /// The conditions and targets that the rule consists of.
    package let parts: [RulePart]

    package init(_ parts: [RulePart]) {
        self.parts = parts
    }
}

/// A condition, formula or target that is a part of a rule.
package struct RulePart: Sendable {
    /// The key of the part in the definition, such as `visible_when`.
    package var key: String
    /// The expression as written; blank for a target without a condition.
    package var text: String
    /// The program of this part alone, which runs in the same item as the rule.
    package var program: Program
    /// The action, if the part is a target.
    package var action: FieldTarget.Action?
    /// The element that the target belongs to; `nil` for other parts.
    package var source: ElementIndex?
    /// The option that the target belongs to; blank if it belongs to none.
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
