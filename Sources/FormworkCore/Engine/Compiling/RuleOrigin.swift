/// What one rule was compiled from: kept beside its program where the definition was compiled, for explanations.
///
/// Archives leave it out: a page explains nothing.
final class RuleOrigin: Sendable {
    /// The conditions and targets that the rule consists of.
    let parts: [RulePart]

    init(_ parts: [RulePart]) {
        self.parts = parts
    }
}

/// One condition, formula or target, as far as it takes part in a rule.
struct RulePart: Sendable {
    /// The key that it stands under, such as `visible_when`.
    var key: String
    /// The expression as written; blank for a target without a condition.
    var text: String
    /// What of the rule this alone says, for the same item as the rule.
    var program: Program
    /// What the part does, if it is a target.
    var action: FieldTarget.Action?
    /// The element that the target belongs to; -1 for what is no target.
    var source: Int = -1
    /// The option that the target belongs to; blank for none.
    var option: FormValue = .blank
}
