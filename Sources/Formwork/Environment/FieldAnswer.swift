public import FormworkCore

/// An answer, as checks in code are given it.
public struct FieldAnswer: Sendable {
    /// Where the answer is among the values, such as `companies[0].name`.
    public let path: String
    /// The question.
    public let field: Field
    /// The answer; never blank.
    public let value: FormValue

    /// Pairs an answer with its question.
    public init(path: String, field: Field, value: FormValue) {
        self.path = path
        self.field = field
        self.value = value
    }

    /// The answer of a running form.
    public init(_ state: FieldState) {
        self.init(path: state.path, field: state.field, value: state.value)
    }
}

extension FieldAnswer: CustomStringConvertible {
    /// Where the answer is; never the answer.
    public var description: String { path }
}

/// A check that answers at once. A field names it in `validators`.
public protocol FieldValidator: Sendable {
    /// What is wrong with an answer that passes all rules of the definition; `nil` for nothing.
    func error(in answer: FieldAnswer) -> CustomError?
}

/// A check that takes time, such as asking a server. A field names it in `async`.
///
/// A check that throws could not be made. `FormSession.submit` says so then, if nothing else is wrong, and an app decides
/// whether it goes on; `FormworkServer` stores nothing, and asks to send again.
public protocol AsyncCheck: Sendable {
    /// What is wrong with an answer that passes everything else; `nil` for nothing.
    func error(in answer: FieldAnswer) async throws -> CustomError?
}
