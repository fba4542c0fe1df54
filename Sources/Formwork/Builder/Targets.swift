public import FormworkCore

/// A part of a form that can have targets: a field, an option, or a section that repeats.
public protocol TargetSource {
    /// The part with one more target.
    func adding(_ target: FieldTarget) -> Self
}

extension TargetSource {
    /// Lets an answer, a chosen option or an item act on a field. Several targets act in order.
    ///
    /// `show`, `hide`, `enable` and `disable` last while the option is chosen, while there are items, or while the
    /// field is answered or its condition is true. `update` and `clear` happen when the answer changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - field: The id of the field to act on.
    ///   - value: The value that `update` sets; blank means that the field returns to its formula.
    ///   - condition: An expression that must be true too. Blank means always.
    public func target(
        _ action: FieldTarget.Action, _ field: String, to value: FormValue = .blank, when condition: String = ""
    ) -> Self {
        adding(FieldTarget(action, id: field, value: value, condition: condition))
    }

    /// Lets an answer, a chosen option or an item show, hide, enable or disable a section.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - section: The id of the section to act on.
    ///   - condition: An expression that must be true too. Blank means always.
    public func target(_ action: FieldTarget.Action, section: String, when condition: String = "") -> Self {
        adding(FieldTarget(action, .section, id: section, condition: condition))
    }
}

extension Field: TargetSource {
    /// The field with one more target.
    public func adding(_ target: FieldTarget) -> Field {
        with(self) { $0.targets.append(target) }
    }
}

extension FieldOption: TargetSource {
    /// The option with one more target.
    public func adding(_ target: FieldTarget) -> FieldOption {
        with(self) { $0.targets.append(target) }
    }
}

extension FormSection: TargetSource {
    /// The section with one more target, which acts while there are items. It makes the section repeat.
    public func adding(_ target: FieldTarget) -> FormSection {
        withRepeat { $0.targets.append(target) }
    }
}
