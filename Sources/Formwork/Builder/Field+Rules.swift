public import FormworkCore

extension Field {
    /// Requires an answer.
    ///
    /// - Parameter message: The words of the error; blank means those of the catalog.
    public func required(_ message: String = "") -> Field {
        let field = with(self) { $0.validations.required = true }
        return message.isEmpty ? field : field.message("required", message)
    }

    /// Requires an answer while an expression is true.
    public func required(when expression: String) -> Field {
        with(self) { $0.requiredWhen = expression }
    }

    /// Requires a number of characters, as people count them, from 0 to 1 000 000.
    public func length(_ range: ClosedRange<Int>) -> Field {
        with(self) {
            $0.validations.minLength = range.lowerBound
            $0.validations.maxLength = range.upperBound
        }
    }

    /// Requires at least this many characters, as people count them.
    public func length(_ range: PartialRangeFrom<Int>) -> Field {
        with(self) { $0.validations.minLength = range.lowerBound }
    }

    /// Allows at most this many characters, as people count them. A longer text is an error and is never cut.
    public func length(_ range: PartialRangeThrough<Int>) -> Field {
        with(self) { $0.validations.maxLength = range.upperBound }
    }

    /// Explains a length that is given as text.
    @available(*, unavailable, message: "a length is a range of numbers: .length(1...10), .length(...10)")
    public func length(_ text: String) -> Field { self }

    /// Requires a number of chosen options, in a choice of several. An exclusive option is enough by itself.
    public func choices(_ range: ClosedRange<Int>) -> Field {
        with(self) {
            $0.validations.minChoices = range.lowerBound
            $0.validations.maxChoices = range.upperBound
        }
    }

    /// Requires at least this many chosen options, in a choice of several.
    public func choices(_ range: PartialRangeFrom<Int>) -> Field {
        with(self) { $0.validations.minChoices = range.lowerBound }
    }

    /// Allows at most this many chosen options, in a choice of several.
    public func choices(_ range: PartialRangeThrough<Int>) -> Field {
        with(self) { $0.validations.maxChoices = range.upperBound }
    }

    /// Requires a number between two limits, which are allowed too.
    public func range(_ range: ClosedRange<DecimalNumber>) -> Field {
        with(self) {
            $0.setConstant(.minValue, .maxValue)
            $0.validations.minValue = range.lowerBound
            $0.validations.maxValue = range.upperBound
        }
    }

    /// Requires a number that is not below a limit.
    public func range(_ range: PartialRangeFrom<DecimalNumber>) -> Field {
        with(self) {
            $0.setConstant(.minValue)
            $0.validations.minValue = range.lowerBound
        }
    }

    /// Requires a number that is not above a limit.
    public func range(_ range: PartialRangeThrough<DecimalNumber>) -> Field {
        with(self) {
            $0.setConstant(.maxValue)
            $0.validations.maxValue = range.upperBound
        }
    }

    /// Requires that the whole text matches a pattern; see `Documentation/Patterns.md`.
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

    /// Requires that no two items of the repeat have the same answer. The error is at the later one.
    ///
    /// - Parameter others: Other fields of the item. If there are any, items may have the same answer as long as their
    ///   answers to one of these fields differ.
    public func unique(with others: String...) -> Field {
        with(self) {
            $0.validations.unique = true
            $0.validations.uniqueWith += others
        }
    }

    /// Requires that an expression is true once the field is answered.
    ///
    /// - Parameters:
    ///   - assertion: The expression.
    ///   - message: The words of the error; blank means those of the catalog.
    ///   - isServerOnly: Whether the rule is kept from browsers and only the server evaluates it, as for a fraud limit.
    public func rule(_ assertion: String, message: String = "", isServerOnly: Bool = false) -> Field {
        with(self) {
            $0.validations.rules.append(AssertionRule(assertion, message: message, isServerOnly: isServerOnly))
        }
    }

    /// Lets validators of the `FormEnvironment` check the answer, in order. No validator runs after one that found an
    /// error.
    public func validators(_ names: String...) -> Field {
        with(self) { $0.validations.validators += names }
    }

    /// Lets async checks of the `FormEnvironment` check the answer after it passed all other rules.
    public func asyncChecks(_ names: String...) -> Field {
        with(self) { $0.validations.asyncChecks += names }
    }

    /// Replaces the words of an error code at this field.
    public func message(_ code: String, _ text: String) -> Field {
        with(self) { $0.validations.messages.append(MessageOverride(code: code, text: text)) }
    }

    /// Shows the field only while an expression is true.
    public func visible(when expression: String) -> Field {
        with(self) { $0.visibleWhen = expression }
    }

    /// Lets the field take input only while an expression is true.
    public func enabled(when expression: String) -> Field {
        with(self) { $0.enabledWhen = expression }
    }

    /// Offers only the options for which an expression is true. In it `$option` is the option.
    public func options(when expression: String) -> Field {
        with(self) { $0.optionsWhen = expression }
    }

    /// Calculates the value, or the default of a field that takes input.
    public func formula(_ expression: String) -> Field {
        with(self) { $0.formula = expression }
    }
}
