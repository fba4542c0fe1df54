public import FormworkCore

extension FormValue: ExpressibleByStringLiteral {
    /// Text.
    public init(stringLiteral text: String) { self = .text(text) }
}

extension FormValue: ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral number: Int64) { self = .number(DecimalNumber(integerLiteral: number)) }
}

extension FormValue: ExpressibleByFloatLiteral {
    /// A number with up to 15 digits, exactly as written.
    public init(floatLiteral number: Double) { self = .number(DecimalNumber(floatLiteral: number)) }
}

extension FormValue: ExpressibleByBooleanLiteral {
    /// On or off.
    public init(booleanLiteral flag: Bool) { self = .bool(flag) }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
    /// A number with up to 15 digits, exactly as written; more digits need `DecimalNumber("…")`.
    public init(floatLiteral number: Double) {
        // The shortest text of the binary number is the literal of the source. A literal that is too large for either
        // type becomes 0; no form has such numbers.
        self = DecimalNumber(number.description) ?? 0
    }
}
