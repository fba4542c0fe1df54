extension LocaleRecord {
    /// The record as JSON.
    public var json: JSONValue {
        [
            "identifier": .string(identifier),
            "right_to_left": .bool(isRightToLeft),
            "decimal_separator": .string(decimalSeparator),
            "grouping_separator": .string(groupingSeparator),
            "minus_sign": .string(minusSign),
            "zero_digit": .string(zeroDigit),
        ]
    }

    /// Reads what `json` made, with English for what is missing; `nil` if it is not an object with an identifier.
    public init?(_ json: JSONValue) {
        guard let identifier = json["identifier"]?.stringValue else { return nil }
        self.init(
            identifier: identifier,
            isRightToLeft: json["right_to_left"]?.boolValue ?? false,
            decimalSeparator: json["decimal_separator"]?.stringValue ?? ".",
            groupingSeparator: json["grouping_separator"]?.stringValue ?? ",",
            minusSign: json["minus_sign"]?.stringValue ?? "-",
            zeroDigit: json["zero_digit"]?.stringValue ?? "0")
    }
}
