public import FormworkCore

/// An answer that is passed to a check in code.
public struct FieldAnswer: Sendable {
    /// The path of the answer, such as `companies[0].name`.
    public let path: String
    /// The field.
    public let field: Field
    /// The answer; never blank.
    public let value: FormValue

    /// Makes an answer of a field.
    public init(path: String, field: Field, value: FormValue) {
        self.path = path
        self.field = field
        self.value = value
    }

    /// Makes an answer of the state of a field.
    public init(_ state: FieldState) {
        self.init(path: state.path, field: state.field, value: state.value)
    }
}

extension FieldAnswer: CustomStringConvertible {
    /// The path of the answer, never the answer itself.
    public var description: String { path }
}

/// A check that finds errors at once. A field names it in `validators`.
public protocol FieldValidator: Sendable {
    /// Finds an error in an answer that passed all rules of the definition; `nil` if it is right.
    func error(in answer: FieldAnswer) -> CustomError?
}

/// A check that takes time, such as asking a server. A field names it in `async`.
///
/// If a check throws an error, the answer could not be checked. If nothing else is wrong, `FormSession.submit` then
/// returns `unchecked`, and the app decides whether to go on. `FormworkServer` stores nothing, and asks the person to
/// send again.
public protocol AsyncCheck: Sendable {
    /// Finds an error in an answer that passed everything else; `nil` if it is right.
    ///
    /// - Throws: Any error if the answer could not be checked.
    func error(in answer: FieldAnswer) async throws -> CustomError?
}
