#if Server
import FormworkCore

/// The answers of a session that may leave it, as `AnswerPolicy` says, with descriptions of files in the place of references.
struct OpenAnswers {
    /// By the ids of fields; see `FormEngine.values`.
    var values: JSONValue
    /// By the names of parameters, with `null` for blank answers.
    var parameters: JSONValue
    /// The files among the answers.
    var files: [StoredFile] = []

    /// Puts descriptions in the place of the references to a field's files.
    mutating func describe(_ field: FileField, _ description: (String) -> JSONValue?) {
        func described(_ answer: JSONValue) -> JSONValue { answer.stringValue.flatMap { description($0) } ?? answer }
        values = values.changing(along: field.path, described)
        parameters = parameters.changing(along: field.parameterPath, described)
    }
}
#endif
