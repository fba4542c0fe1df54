public import FormworkCore

extension JSONValue {
    /// The element at a position; `nil` if there is none or the value is not an array.
    public subscript(position: Int) -> JSONValue? {
        guard let elements = arrayValue, elements.indices.contains(position) else { return nil }
        return elements[position]
    }

    /// What stands at a path such as `companies[0].name`, in nested answers or in those of one level; `nil` for nothing.
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
    /// A number with up to 15 digits, exactly as written.
    public init(floatLiteral number: Double) { self = .number(DecimalNumber(floatLiteral: number)) }
}
