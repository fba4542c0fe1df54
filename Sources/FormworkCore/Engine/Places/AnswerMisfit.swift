/// A part of answers that does not fit the form. `load` drops it if the form has no place for it, and keeps it as an answer with
/// an error otherwise.
public struct AnswerMisfit: Error, Equatable, Sendable {
    /// The reasons why a part has no place. The raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// The form has no field of this name.
        case unknownField = "unknown_field"
        /// The JSON has another shape than the answer there needs.
        case wrongShape = "wrong_shape"
        /// The same field is answered twice, with its path written in two ways.
        case answeredTwice = "answered_twice"
        /// There are more items than a session can have.
        case tooManyItems = "too_many_items"
        /// The field cannot have the answer, such as a text for a number. It is kept, and is an error.
        case wrongType = "wrong_type"
        /// No option is the answer. It is kept, and is an error.
        case unknownOption = "unknown_option"
    }

    /// The shapes of JSON that answers need.
    public enum Shape: String, CaseIterable, Equatable, Sendable {
        /// One value: a text, a number, `true` or `false`.
        case value
        /// A list of such values.
        case values
        /// A list of objects.
        case items
        /// An object.
        case object
    }

    /// The reason why the part has no place.
    public var code: Code
    /// The path, such as `companies[0].name`. A name that the form does not have is shortened.
    public var path: String
    /// The shape that the answer there needs; `nil` for codes other than `wrongShape`.
    public var expected: Shape?

    /// The misfit as JSON for programs, like other errors. It contains no answer.
    ///
    /// - Parameter messages: The words.
    public func json(_ messages: MessageCatalog) -> JSONValue {
        let key = "ui." + code.rawValue + (expected.map { "." + $0.rawValue } ?? "")
        return .object([
            JSONMember("path", .string(path)), JSONMember("code", .string(code.rawValue)),
            JSONMember("message", .string(messages.text(key))),
            JSONMember("parameters", .object(expected.map { [JSONMember("expected", .string($0.rawValue))] } ?? [])),
        ])
    }
}

extension CompiledForm {
    /// The parts of answers that have no place in the form, in the order of the answers; at most 100.
    ///
    /// `load` and `replaceAnswers` drop them. A server that takes answers from programs should report them. `null` fits
    /// everywhere, because it is not an answer.
    ///
    /// - Complexity: linear in the answers and in the names of the form.
    ///
    /// The value that a field makes of an answer is only known once the answer is loaded: `FormEngine.misfits(in:)`.
    public func misfits(in answers: JSONValue) -> [AnswerMisfit] {
        var walk = MisfitWalk(self)
        walk.look(at: answers.objectValue ?? [], in: MisfitWalk.Place())
        return walk.found
    }
}
