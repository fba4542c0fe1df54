public import FormworkCore

extension Field {
    /// Shows the field only while an expression is true.
    public func visible(when expression: FormExpression<Bool>) -> Field { visible(when: expression.source) }

    /// Lets the field take input only while an expression is true.
    public func enabled(when expression: FormExpression<Bool>) -> Field { enabled(when: expression.source) }

    /// Requires an answer while an expression is true.
    public func required(when expression: FormExpression<Bool>) -> Field { required(when: expression.source) }

    /// Requires that an expression is true once the field is answered; see `rule(_:message:isServerOnly:)`.
    public func rule(
        _ assertion: FormExpression<Bool>, message: String = "", isServerOnly: Bool = false
    ) -> Field { rule(assertion.source, message: message, isServerOnly: isServerOnly) }

    /// Calculates the value, or the default of a field that takes input.
    public func formula<Value>(_ expression: FormExpression<Value>) -> Field { formula(expression.source) }
}

extension FieldOption {
    /// Offers the option only while an expression is true.
    public func visible(when expression: FormExpression<Bool>) -> FieldOption { visible(when: expression.source) }
}

extension FormSection {
    /// Shows the section only while an expression is true.
    public func visible(when expression: FormExpression<Bool>) -> FormSection { visible(when: expression.source) }

    /// Lets the section's fields take input only while an expression is true.
    public func enabled(when expression: FormExpression<Bool>) -> FormSection { enabled(when: expression.source) }
}

extension FormGroup {
    /// Shows the group only while an expression is true.
    public func visible(when expression: FormExpression<Bool>) -> FormGroup { visible(when: expression.source) }

    /// Lets the fields of the group take input only while an expression is true.
    public func enabled(when expression: FormExpression<Bool>) -> FormGroup { enabled(when: expression.source) }
}

extension FormPage {
    /// Shows the page only while an expression is true.
    public func visible(when expression: FormExpression<Bool>) -> FormPage { visible(when: expression.source) }
}
