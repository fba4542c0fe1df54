public import FormworkCore

/// Parts of a form that act on others: fields, options, and sections that repeat.
public protocol TargetSource {
    /// The part with one more target.
    func adding(_ target: FieldTarget) -> Self
}

extension TargetSource {
    /// Lets an answer, a choice or an item act on a field; several targets act in order.
    ///
    /// `show`, `hide`, `enable` and `disable` last while the option is chosen, while there are items, or while the
    /// field is answered or its condition holds. `update` and `clear` happen when the answer changes.
    ///
    /// - Parameters:
    ///   - action: What to do.
    ///   - field: The id of the field to act on.
    ///   - value: What `update` sets; blank to return to the formula.
    ///   - condition: An expression that must hold too. Blank means always.
    public func target(
        _ action: FieldTarget.Action, _ field: String, to value: FormValue = .blank, when condition: String = ""
    ) -> Self {
        adding(FieldTarget(action, id: field, value: value, condition: condition))
    }

    /// Lets an answer, a choice or an item show, hide, enable or disable a section.
    ///
    /// - Parameters:
    ///   - action: What to do.
    ///   - section: The id of the section to act on.
    ///   - condition: An expression that must hold too. Blank means always.
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
    /// The section with one more target, which acts while there are items. The section repeats then.
    public func adding(_ target: FieldTarget) -> FormSection {
        withRepeat { $0.targets.append(target) }
    }
}
