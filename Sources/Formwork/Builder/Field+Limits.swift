public import FormworkCore

// Limits that move with the answers and the day. A blank result means no limit. The last limit that is set counts.

extension Field {
    /// Requires a number that is not below the result of an expression, such as `$deposit * 2`.
    public func range(atLeast expression: String) -> Field { moving(.minValue, expression) }

    /// Requires a number that is not above the result of an expression.
    public func range(atMost expression: String) -> Field { moving(.maxValue, expression) }

    /// Sets the smallest number that buttons and sliders can reach to the result of an expression.
    ///
    /// The track of a slider keeps its beginning; there a smaller number is an error.
    public func scale(atLeast expression: String) -> Field { moving(.minimum, expression) }

    /// Sets the largest number that buttons and sliders can reach to the result of an expression, such as `$seats`.
    public func scale(atMost expression: String) -> Field { moving(.maximum, expression) }

    /// Sets the first day or time allowed to the result of an expression, such as `today()` or `add_days($arrival, 1)`.
    public func dates(notBefore expression: String) -> Field { moving(.minimumDate, expression) }

    /// Sets the last day or time allowed to the result of an expression.
    public func dates(notAfter expression: String) -> Field { moving(.maximumDate, expression) }

    private func moving(_ limit: FieldLimit, _ expression: String) -> Field {
        with(self) {
            switch limit {
            case .minimum: $0.minimum = nil
            case .maximum: $0.maximum = nil
            case .minValue: $0.validations.minValue = nil
            case .maxValue: $0.validations.maxValue = nil
            case .minimumDate: $0.minimumDate = ""
            case .maximumDate: $0.maximumDate = ""
            }
            $0.setExpression(of: limit, to: expression)
        }
    }

    /// Removes the expressions of limits that get constants.
    mutating func setConstant(_ limits: FieldLimit...) {
        for limit in limits where !movingLimits.isEmpty { setExpression(of: limit, to: "") }
    }
}
