/// An error that a check in code found in an answer.
public struct CustomError: Error, Equatable, Sendable {
    /// The code, which the check chooses.
    public var code: String
    /// The words to show.
    public var message: String
    /// The details of the error, such as limits. They never contain the answer.
    public var parameters: [ErrorParameter]

    /// Makes an error.
    public init(code: String, message: String, parameters: [ErrorParameter] = []) {
        self.code = code
        self.message = message
        self.parameters = parameters
    }

    /// The error as the engine stores it.
    package var fieldError: FieldError { .custom(code: code, message: message, parameters) }
}
