extension JSONValue {
    /// The value of the member with this name; `nil` if absent, or if the value is not an object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        for member in members where ExactText.areSame(member.key, key) { return member.value }
        return nil
    }

    /// Whether the value is `null`.
    public var isNull: Bool {
        if case .null = content { true } else { false }
    }

    /// The text; `nil` if the value is not a string.
    public var stringValue: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The Boolean value; `nil` if the value is neither `true` nor `false`.
    public var boolValue: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }

    /// The number; `nil` if the value is not one.
    public var numberValue: DecimalNumber? {
        if case .number(let number) = content { number } else { nil }
    }

    /// The number as a machine integer; `nil` if the value is not a whole number that fits.
    public var intValue: Int? {
        numberValue.flatMap { $0.intValue }
    }

    /// The elements; `nil` if the value is not an array.
    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The members in their order; `nil` if the value is not an object.
    public var objectValue: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }
}

extension JSONValue: Equatable {
    /// Compares the values without their offsets. The order of members counts; texts are compared by their bytes.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left.content, right.content) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): ExactText.areSame(left, right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }
}

extension JSONMember: Equatable {
    /// Compares the values without their offsets.
    public static func == (left: JSONMember, right: JSONMember) -> Bool {
        ExactText.areSame(left.key, right.key) && left.value == right.value
    }
}
