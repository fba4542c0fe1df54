public import FormworkCore

extension JSONValue {
    /// The element at a position; `nil` if absent, or if the value is not an array.
    public subscript(position: Int) -> JSONValue? {
        guard let elements = arrayValue, elements.indices.contains(position) else { return nil }
        return elements[position]
    }

    /// The value at a path such as `companies[0].name`, in answers that are nested or have paths as keys; `nil` if
    /// no value is there.
    public func value(at path: String) -> JSONValue? {
        if let found = self[path] { return found }
        guard let path = FormPath(path) else { return nil }
        return path.components.reduce(self) { (place: JSONValue?, step) in
            switch step {
            case .name(let name): place?[name]
            case .index(let index): place?[index]
            }
        }
    }
}

extension JSONValue: ExpressibleByFloatLiteral {
    /// Makes a number with up to 15 digits, exactly as it is written.
    public init(floatLiteral number: Double) { self = .number(DecimalNumber(floatLiteral: number)) }
}
