import FormworkCore

/// The sentences for problems of the code that made a definition.
enum CodeSentences {
    /// The sentence for a problem. `found` has the property or the type of the answer, and `expected` first the model.
    static func sentence(for code: DefinitionProblem.Code, _ diagnostic: Diagnostic) -> String {
        let found = diagnostic.found
        let model = diagnostic.expected.first ?? ""
        let other = diagnostic.expected.dropFirst().first ?? ""
        return switch code {
        case .otherCodingKey:
            "`\(model)` codes its property `\(found)` under another key, so the answer would not reach it. "
                + "Name the field by that key as a text, or take the key out of `CodingKeys`."
        case .shadowedProperty:
            "In an item of `\(other)`, `\(found)` is the item's own answer, and not that of `\(model)`. "
                + "Give one of the two properties another name."
        default:
            "A key path of `\(model)` has no name\(found.isEmpty ? "" : " (\(found))"): it has to lead to stored "
                + "properties. For others, such as computed ones, and without reflection metadata, name the field by a text."
        }
    }
}
