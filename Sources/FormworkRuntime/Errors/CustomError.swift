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

    /// The error as the engine stores it: the code and the words are its first two parameters.
    package var fieldError: FieldError {
        FieldError(
            .custom, [ErrorParameter("code", .text(code)), ErrorParameter("message", .text(message))] + parameters)
    }
}
