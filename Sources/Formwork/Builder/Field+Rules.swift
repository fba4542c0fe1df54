public import FormworkCore

extension Field {
    /// Demands an answer; `message` replaces the words of the error.
    public func required(_ message: String = "") -> Field {
        let field = with(self) { $0.validations.required = true }
        return message.isEmpty ? field : field.message("required", message)
    }

    /// Demands an answer while an expression holds.
    public func required(when expression: String) -> Field {
        with(self) { $0.requiredWhen = expression }
    }

    /// The fewest and most characters.
    public func length(_ range: ClosedRange<Int>) -> Field {
        with(self) {
            $0.validations.minLength = range.lowerBound
            $0.validations.maxLength = range.upperBound
        }
    }

    /// The fewest characters.
    public func length(_ range: PartialRangeFrom<Int>) -> Field {
        with(self) { $0.validations.minLength = range.lowerBound }
    }

    /// The most characters.
    public func length(_ range: PartialRangeThrough<Int>) -> Field {
        with(self) { $0.validations.maxLength = range.upperBound }
    }

    /// Explains a length that is given as text.
    @available(*, unavailable, message: "a length is a range of numbers: .length(1...10), .length(...10)")
    public func length(_ text: String) -> Field { self }

    /// The smallest and largest number.
    public func range(_ range: ClosedRange<DecimalNumber>) -> Field {
        with(self) {
            $0.validations.minValue = range.lowerBound
            $0.validations.maxValue = range.upperBound
        }
    }

    /// The smallest number.
    public func range(_ range: PartialRangeFrom<DecimalNumber>) -> Field {
        with(self) { $0.validations.minValue = range.lowerBound }
    }

    /// The largest number.
    public func range(_ range: PartialRangeThrough<DecimalNumber>) -> Field {
        with(self) { $0.validations.maxValue = range.upperBound }
    }

    /// A pattern that the whole text must match.
    public func pattern(_ pattern: String) -> Field {
        with(self) { $0.validations.pattern = pattern }
    }

    /// Compares the answer with that of another field. The rule passes while one of them is blank.
    public func compared(_ rule: ComparisonRule, to field: String) -> Field {
        with(self) {
            $0.validations.compareTo = field
            $0.validations.compareRule = rule
        }
    }

    /// Demands that an expression holds once the field is answered.
    ///
    /// - Parameters:
    ///   - assertion: The expression.
    ///   - message: The words of the error; blank for those of the catalog.
    ///   - isServerOnly: Whether the rule is kept from browsers and only the server evaluates it, as for a fraud limit.
    public func rule(_ assertion: String, message: String = "", isServerOnly: Bool = false) -> Field {
        with(self) {
            $0.validations.rules.append(AssertionRule(assertion, message: message, isServerOnly: isServerOnly))
        }
    }

    /// Lets validators of the `FormEnvironment` check the answer, in order. The first error ends the list.
    public func validators(_ names: String...) -> Field {
        with(self) { $0.validations.validators += names }
    }

    /// Lets async checks of the `FormEnvironment` check the answer after everything else passed.
    public func asyncChecks(_ names: String...) -> Field {
        with(self) { $0.validations.asyncChecks += names }
    }

    /// Replaces the words of an error code at this field.
    public func message(_ code: String, _ text: String) -> Field {
        with(self) { $0.validations.messages.append(MessageOverride(code: code, text: text)) }
    }

    /// Shows the field only while an expression holds.
    public func visible(when expression: String) -> Field {
        with(self) { $0.visibleWhen = expression }
    }

    /// Lets the field take input only while an expression holds.
    public func enabled(when expression: String) -> Field {
        with(self) { $0.enabledWhen = expression }
    }

    /// Offers only those options for which an expression holds. In it `$option` is the option.
    public func options(when expression: String) -> Field {
        with(self) { $0.optionsWhen = expression }
    }

    /// Calculates the value, or the default of a field that takes input.
    public func formula(_ expression: String) -> Field {
        with(self) { $0.formula = expression }
    }
}
