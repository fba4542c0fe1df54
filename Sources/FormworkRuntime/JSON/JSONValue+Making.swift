extension JSONValue {
    /// `null`.
    public static var null: JSONValue { JSONValue(.null) }
    /// `true` or `false`.
    public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
    /// A number.
    public static func number(_ number: DecimalNumber) -> JSONValue { JSONValue(.number(number)) }
    /// A whole number.
    public static func number(_ value: Int) -> JSONValue { JSONValue(.number(DecimalNumber(value))) }
    /// Text.
    public static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
    /// Values in order.
    public static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
    /// Members in order; no two may have the same name.
    public static func object(_ members: [JSONMember]) -> JSONValue { JSONValue(.object(members)) }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
    /// A whole number.
    public init(integerLiteral value: Int64) { self.init(.number(DecimalNumber(value))) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Text.
    public init(stringLiteral text: String) { self.init(.string(text)) }
    /// Values in order.
    public init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
    /// Members in order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(.object(elements.map { JSONMember($0.0, $0.1) }))
    }
}
