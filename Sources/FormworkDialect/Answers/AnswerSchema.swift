public import FormworkCore

extension CompiledForm {
    /// The JSON Schema (draft 2020-12) of the answers that the form accepts, for programs in other languages.
    ///
    /// It describes the answers as `FormEngine.values` writes them, which is also how a program should send them: in objects and
    /// lists, with numbers as numbers and `null` or nothing where there is no answer. The reader understands other ways of
    /// writing too, such as `"12"` for a number.
    ///
    /// Answers that the form accepts are always valid for the schema as `FormEngine.values` writes them. It cannot say every rule;
    /// what it does not say stands in a `$comment` beside the answer.
    ///
    /// - Parameter includesSecrets: Whether the schema has passwords and other answers that are sent and never given out. Without
    ///   them it describes what a server stores and sends on.
    /// - Complexity: linear in the size of the form.
    public func answersSchema(includesSecrets: Bool = true) -> JSONValue {
        var writer = ScopeSchema(self, .form, includesSecrets: includesSecrets)
        var members = [JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema")]
        if !definition.title.isEmpty { members.append(JSONMember("title", .string(definition.title))) }
        members.append(
            JSONMember(
                "$comment",
                """
                The answers of a form by Formwork, as it gives them and as programs should send them. Answers that the form \
                accepts are valid here. A $comment names each rule that only the form itself can check.
                """))
        return .object(members + writer.members())
    }
}
