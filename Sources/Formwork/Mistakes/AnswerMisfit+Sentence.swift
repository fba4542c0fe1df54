import FormworkCore

extension AnswerMisfit {
    /// A sentence for the developer, with the path and without the answer.
    var sentence: String {
        switch code {
        case .unknownField: "The form has no field `\(path)`, so its answer is left out."
        case .wrongShape: "The answer to `\(path)` is left out: it has to be \(expected.sentencePart)."
        case .answeredTwice: "`\(path)` is answered twice, with its path written in two ways."
        case .tooManyItems: "`\(path)` has more items than the form takes. The last ones are left out."
        case .wrongType: "The answer to `\(path)` does not fit its field. It is kept, and is an error."
        case .unknownOption: "The answer to `\(path)` is not one of the options. It is kept, and is an error."
        }
    }
}

extension AnswerMisfit.Shape? {
    fileprivate var sentencePart: String {
        switch self {
        case .value: "one value"
        case .values: "a list of values"
        case .items: "a list of objects"
        case .object: "an object"
        case nil: "of another shape"
        }
    }
}
