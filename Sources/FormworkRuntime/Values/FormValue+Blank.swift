extension FormValue {
    /// Whether the answer of a choice chooses an option with this id.
    package func chooses(_ option: FormValue) -> Bool {
        let id = option.canonicalText
        if case .list(let list) = self { return list.contains { $0.canonicalText.isSame(as: id) } }
        return !isBlank && canonicalText.isSame(as: id)
    }

    /// The value with `.blank` in place of everything that means no answer: texts without a visible character (see
    /// `Invisible`) and empty lists, also inside a list.
    public var normalized: FormValue {
        switch self {
        case .blank, .bool, .number: return self
        case .text: return isBlank ? .blank : self
        case .list(let values): return values.isEmpty ? .blank : .list(values.map { $0.normalized })
        }
    }

    /// Whether the value is no answer. `false` and 0 are answers.
    public var isBlank: Bool {
        switch self {
        case .blank: true
        case .bool, .number: false
        case .text(let text): Invisible.isAll(of: text)
        case .list(let values): values.isEmpty
        }
    }

    /// The text by which values are compared with options. The number 0, however it was written, and the text "0" have
    /// the same text.
    ///
    /// A text is not changed: "1.1" and "1.10" may be two versions of something.
    public var canonicalText: String {
        switch self {
        case .blank: return ""
        case .bool(let value): return value ? "true" : "false"
        case .number(let number): return number.description
        case .text(let text): return text
        case .list(let values):
            var result = ""
            for index in values.indices {
                if index > 0 { result += "," }
                result += values[index].canonicalText
            }
            return result
        }
    }
}
