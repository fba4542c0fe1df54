public import FormworkCore

/// Answers checked against a form, the same way wherever they come from: nothing is filled in for what is missing,
/// and visibility, calculations and rules are worked out again from the answers alone.
public struct AnswerValidation {
    /// The session with the answers, after it was asked to submit.
    public let session: FormEngine
    /// What of the answers the form has no place for.
    public let misfits: [AnswerMisfit]
    /// Whether the form takes the answers.
    public let isValid: Bool

    /// Checks answers.
    ///
    /// - Parameters:
    ///   - answers: An object, nested or flat by path such as `companies[0].name`. They come from anybody: what is given for
    ///     a field that nobody can answer does not count.
    ///   - form: The form that they answer.
    ///   - context: Language, clock and zone.
    /// - Complexity: linear in the size of form and answers; nothing is parsed or compiled.
    public init(_ answers: JSONValue, of form: CompiledForm, context: SessionContext) {
        misfits = form.misfits(in: answers)
        session = FormEngine(form, context: context)
        session.guardAnswers()
        _ = session.perform(.replaceAnswers(answers))
        let isAccepted = session.perform(.submit).submission == .accepted
        isValid = isAccepted && misfits.isEmpty
    }

    /// What is wrong with the answers, as programs read it; never the answers themselves.
    public var errors: JSONValue { Self.errors(of: session, and: misfits) }

    /// What is wrong with the answers in a session, and what did not get into it, as programs read it.
    public static func errors(of session: FormEngine, and misfits: [AnswerMisfit]) -> JSONValue {
        let lost = Set(misfits.map { ExactText($0.path) })
        // What a rule says to an answer that was lost would only be misleading.
        let others = session.errors.filter { !lost.contains(ExactText($0.path)) }
        return .array(misfits.map { $0.json(session.context.messages) } + others.map { $0.json })
    }

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
