/// A limit of a field that an expression gives, so that it moves with the answers and the day.
public struct MovingLimit: Equatable, Sendable {
    /// The limit.
    public var limit: FieldLimit
    /// The expression, such as `add_days($arrival, 1)`. While its result is blank, there is no limit.
    public var expression: String

    /// Pairs a limit with its expression.
    public init(_ limit: FieldLimit, _ expression: String) {
        self.limit = limit
        self.expression = expression
    }

    /// Whether a text of the dialect is the expression of a limit: it has a dollar or a bracket, which no number, day or time has.
    package static func isExpression(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "(") }
    }

    /// Texts are compared by their bytes.
    public static func == (one: MovingLimit, other: MovingLimit) -> Bool {
        one.limit == other.limit && one.expression.isSame(as: other.expression)
    }
}

/// A limit of the answer to a field.
public enum FieldLimit: Int, CaseIterable, Sendable {
    /// The smallest number that buttons and sliders reach: `Field.minimum`.
    case minimum
    /// The largest number that buttons and sliders reach: `Field.maximum`.
    case maximum
    /// The smallest number that the rules allow: `Validations.minValue`.
    case minValue
    /// The largest number that the rules allow: `Validations.maxValue`.
    case maxValue
    /// The first day or time: `Field.minimumDate`.
    case minimumDate
    /// The last day or time: `Field.maximumDate`.
    case maximumDate
}

extension Field {
    /// Whether an expression gives a lower limit of numbers.
    package var hasMovingMinimum: Bool {
        movingLimits.contains { $0.limit == .minimum || $0.limit == .minValue }
    }

    /// The expression of a limit; blank if the limit is constant or absent.
    package func expression(of limit: FieldLimit) -> String {
        movingLimits.first { $0.limit == limit }?.expression ?? ""
    }

    /// Sets or removes the expression of a limit. Limits are kept in the order of `FieldLimit`.
    package mutating func setExpression(of limit: FieldLimit, to expression: String) {
        var limits = movingLimits.filter { $0.limit != limit }
        // Brackets let the dialect read it as an expression, and change nothing.
        let isKnown = MovingLimit.isExpression(expression)
        if !expression.isEmpty { limits.append(MovingLimit(limit, isKnown ? expression : "(" + expression + ")")) }
        movingLimits = limits.sorted { $0.limit.rawValue < $1.limit.rawValue }
    }
}
