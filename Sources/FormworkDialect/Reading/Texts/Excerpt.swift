import FormworkCore

extension String {
    /// The beginning of the text, so that a report stays readable.
    var excerpt: String {
        let shown = unicodeScalars.prefix(60).map { $0.properties.generalCategory == .control ? " " : String($0) }
        return shown.joined() + (unicodeScalars.dropFirst(60).isEmpty ? "" : "…")
    }
}

extension JSONValue {
    /// A short description of the value.
    var excerpt: String {
        switch content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number.description.excerpt
        case .string(let text): "\"\(text.excerpt)\""
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// The value as an answer; `nil` for objects, also inside lists.
    var answer: FormValue? {
        switch content {
        case .object: return nil
        case .array(let elements) where elements.contains(where: { $0.answer == nil }): return nil
        default: return FormValue(self)
        }
    }
}

extension JSONValue {
    /// The value without its offsets in the file. Equal definitions must be equal however their files are laid out.
    var withoutPlaces: JSONValue {
        switch content {
        case .array(let elements): .array(elements.map(\.withoutPlaces))
        case .object(let members): .object(members.map { JSONMember($0.key, $0.value.withoutPlaces) })
        default: JSONValue(content)
        }
    }
}
