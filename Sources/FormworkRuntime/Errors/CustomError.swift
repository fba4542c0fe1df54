/// An error that a check in code found in an answer.
public struct CustomError: Error, Equatable, Sendable {
    /// A code of the check's own.
    public var code: String
    /// The words to show.
    public var message: String
    /// Details of the error, such as limits; never the answer.
    public var parameters: [ErrorParameter]

    /// Makes an error.
    public init(code: String, message: String, parameters: [ErrorParameter] = []) {
        self.code = code
        self.message = message
        self.parameters = parameters
    }

    /// The error as the engine keeps it: code and words come before the parameters.
    package var fieldError: FieldError {
        FieldError(
            .custom, [ErrorParameter("code", .text(code)), ErrorParameter("message", .text(message))] + parameters)
    }
}
