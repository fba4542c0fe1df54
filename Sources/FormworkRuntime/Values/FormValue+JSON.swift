extension FormValue {
    /// Makes a value of JSON. `null` and objects become blank, because no answer is an object.
    public init(_ json: JSONValue) {
        switch json.content {
        case .null, .object: self = .blank
        case .bool(let value): self = .bool(value)
        case .number(let number): self = .number(number)
        case .string(let text): self = .text(text)
        case .array(let elements): self = .list(elements.map { FormValue($0) })
        }
    }

    /// The value as JSON; blank is `null`.
    public var json: JSONValue {
        switch self {
        case .blank: .null
        case .bool(let value): .bool(value)
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .list(let values): .array(values.map { $0.json })
        }
    }
}
