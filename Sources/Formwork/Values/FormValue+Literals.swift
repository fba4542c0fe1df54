public import FormworkCore

extension FormValue: ExpressibleByStringLiteral {
    /// Makes a text.
    public init(stringLiteral text: String) { self = .text(text) }
}

extension FormValue: ExpressibleByIntegerLiteral {
    /// Makes a whole number.
    public init(integerLiteral number: Int64) { self = .number(DecimalNumber(integerLiteral: number)) }
}

extension FormValue: ExpressibleByFloatLiteral {
    /// Makes a number with up to 15 digits, exactly as it is written.
    public init(floatLiteral number: Double) { self = .number(DecimalNumber(floatLiteral: number)) }
}

extension FormValue: ExpressibleByBooleanLiteral {
    /// Makes `true` or `false`.
    public init(booleanLiteral flag: Bool) { self = .bool(flag) }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
    /// Makes a number with up to 15 digits, exactly as it is written. For more digits use `DecimalNumber("…")`.
    public init(floatLiteral number: Double) {
        // The shortest text of the binary number is the literal of the source. A literal that is too large for either
        // type becomes 0; no form has such numbers.
        self = DecimalNumber(number.description) ?? 0
    }
}
