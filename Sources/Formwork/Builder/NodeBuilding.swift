public import FormworkCore

/// The control flow that all builders support: `if`, `switch`, `for` and `#available`.
public protocol NodeBuilding {}

extension NodeBuilding {
    /// Nodes one after the other.
    public static func buildBlock(_ parts: [FormNode]...) -> [FormNode] { parts.flatMap(\.self) }

    /// Nodes that were made elsewhere, such as by a function.
    public static func buildExpression(_ nodes: [FormNode]) -> [FormNode] { nodes }

    /// Several fields that were made together, such as a password and its repetition.
    public static func buildExpression(_ fields: [Field]) -> [FormNode] { fields.map { .field($0) } }

    /// `if` without `else`.
    public static func buildOptional(_ part: [FormNode]?) -> [FormNode] { part ?? [] }

    /// The first branch of `if` or `switch`.
    public static func buildEither(first part: [FormNode]) -> [FormNode] { part }

    /// The other branch of `if` or `switch`.
    public static func buildEither(second part: [FormNode]) -> [FormNode] { part }

    /// `for`.
    public static func buildArray(_ parts: [[FormNode]]) -> [FormNode] { parts.flatMap(\.self) }

    /// `if #available`.
    public static func buildLimitedAvailability(_ part: [FormNode]) -> [FormNode] { part }

    /// The error message for a text that is in no field.
    @available(*, unavailable, message: "a text alone is not part of a form; use Field.info(_:_:) or a section's title")
    public static func buildExpression(_ text: String) -> [FormNode] { [] }

    /// The error message for an option that is in no field.
    @available(*, unavailable, message: "an option belongs to a select: Field.select(\"id\", \"Title\", options: […])")
    public static func buildExpression(_ option: FieldOption) -> [FormNode] { [] }

    /// The error message for a form inside a form.
    @available(*, unavailable, message: "a form cannot stand inside a form; use its groups or sections")
    public static func buildExpression(_ form: FormDefinition) -> [FormNode] { [] }
}
