public import FormworkCore

/// Answers checked against a form, the same way wherever they come from: nothing is filled in for what is missing,
/// and visibility, calculations and rules are worked out again from the answers alone.
public struct AnswerCheck {
    /// The session with the answers, after it was asked to submit.
    public let session: FormEngine
    /// Whether the form takes the answers.
    public let isValid: Bool

    /// Checks answers.
    ///
    /// - Parameters:
    ///   - answers: An object, nested or flat by path such as `companies[0].name`. What the form has no place for is
    ///     dropped.
    ///   - form: The form that they answer.
    ///   - context: Language, clock and zone.
    /// - Complexity: linear in the size of form and answers; nothing is parsed or compiled.
    public init(_ answers: JSONValue, of form: CompiledForm, context: SessionContext) {
        session = FormEngine(form, context: context)
        _ = session.perform(.replaceAnswers(answers))
        isValid = session.perform(.submit).submission == .accepted
    }

    /// What is wrong with the answers, as programs read it; never the answers themselves.
    public var errors: JSONValue { .array(session.errors.map { $0.json }) }

    /// The whole outcome: `valid`, `errors`, `values` and `parameters`.
    public var json: JSONValue {
        .object([
            JSONMember("valid", .bool(isValid)),
            JSONMember("errors", errors),
            JSONMember("values", session.values),
            JSONMember("parameters", session.parameters),
        ])
    }
}
