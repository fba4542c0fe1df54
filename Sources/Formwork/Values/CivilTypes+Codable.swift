public import FormworkCore

/// Reads a value that is coded as its canonical text.
private func read<Value>(_ decoder: any Decoder, _ make: (String) -> Value?) throws -> Value {
    let container = try decoder.singleValueContainer()
    if let value = make(try container.decode(String.self)) { return value }
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no \(Value.self).")
}

private func write(_ value: some CustomStringConvertible, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.description)
}

extension CivilDate: Codable {
    /// Reads a text such as `2026-11-21`.
    ///
    /// - Throws: A `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws { self = try read(decoder) { CivilDate($0) } }
    /// Writes a text such as `2026-11-21`.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws { try write(self, to: encoder) }
}

extension CivilTime: Codable {
    /// Reads a text such as `08:30`.
    ///
    /// - Throws: A `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws { self = try read(decoder) { CivilTime($0) } }
    /// Writes a text such as `08:30`.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws { try write(self, to: encoder) }
}

extension CivilDateTime: Codable {
    /// Reads a text such as `2026-11-21T08:30`.
    ///
    /// - Throws: A `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws { self = try read(decoder) { CivilDateTime($0) } }
    /// Writes a text such as `2026-11-21T08:30`.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws { try write(self, to: encoder) }
}

extension DecimalNumber: Codable {
    /// Reads the number's canonical text, which has all its digits.
    ///
    /// - Throws: A `DecodingError` for a text that is not a number.
    public init(from decoder: any Decoder) throws { self = try read(decoder) { DecimalNumber($0) } }
    /// Writes the number's canonical text, which has all its digits.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws { try write(self, to: encoder) }
}
