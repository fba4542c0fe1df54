/// The requirements on every check in code, a validator or an async check. One test of a check covers all of them.
public struct CheckConformance: Sendable {
    /// The check; a validator answers at once.
    private let error: @Sendable (FieldAnswer) async throws -> CustomError?
    private let field: Field

    /// Prepares the checks of a validator.
    ///
    /// - Parameters:
    ///   - validator: The validator.
    ///   - field: The field whose answers it is asked about.
    public init(_ validator: any FieldValidator, field: Field = Field(id: "field", type: .text)) {
        error = { validator.error(in: $0) }
        self.field = field
    }

    /// Prepares the checks of a check that takes time.
    public init(_ check: any AsyncCheck, field: Field = Field(id: "field", type: .text)) {
        error = { try await check.error(in: $0) }
        self.field = field
    }

    /// Checks that answers pass and others do not, and that the check keeps its promises:
    ///
    /// - an error has a code and words, and does not contain the answer;
    /// - the same answer always gets the same outcome, in any field.
    ///
    /// - Parameters:
    ///   - right: Answers that pass.
    ///   - wrong: Answers that do not pass.
    /// - Throws: `FormTestFailure` for the first promise that is broken, or the error of the check.
    public func check(right: [FormValue], wrong: [FormValue]) async throws {
        for value in right {
            if let error = try await outcome(value) {
                throw FormTestFailure("\(value.canonicalText) is refused: \(error.code)")
            }
        }
        for value in wrong {
            guard let error = try await outcome(value) else { throw FormTestFailure("\(value.canonicalText) passes") }
            if error.code.isEmpty || error.message.isEmpty {
                throw FormTestFailure("The error of \(value.canonicalText) has no code or no words")
            }
            let texts = [error.code, error.message] + error.parameters.map(\.value.canonicalText)
            if texts.contains(where: { $0.contains(value.canonicalText) }) {
                throw FormTestFailure("The error of \(value.canonicalText) contains the answer")
            }
        }
    }

    private func outcome(_ value: FormValue) async throws -> CustomError? {
        let first = try await error(FieldAnswer(path: field.id, field: field, value: value))
        let second = try await error(FieldAnswer(path: "items[3]." + field.id, field: field, value: value))
        if first != second { throw FormTestFailure("\(value.canonicalText) gets another outcome the second time") }
        return first
    }
}
