public import FormworkCore

extension Field {
    /// Gives the control the keyboard and the corrections of another type, such as `.phone` for a number of an account.
    public func inputType(_ type: FieldType) -> Field {
        with(self) { $0.inputType = type }
    }

    /// What is shown of the field without an answer, where it is not being edited.
    public func emptyText(_ text: String) -> Field {
        with(self) { $0.emptyText = text }
    }

    /// How the answer is shown and asked, where there is more than one way.
    public func style(_ style: FieldStyle) -> Field {
        with(self) { $0.style = style }
    }

    /// Opens the editor of a day, a time or both as a row under the field.
    public func inline() -> Field { style(.inline) }

    /// A picture beside the title, by its address.
    public func image(_ address: String) -> Field {
        with(self) { $0.image = address }
    }

    /// Anything a program wants to find at the field; nothing is made of it, and browsers are not sent it.
    public func data(_ data: JSONValue) -> Field {
        with(self) { $0.data = data }
    }

    /// The choices, in place of those that the field has.
    public func options(_ options: [FieldOption]) -> Field {
        with(self) { $0.options = options }
    }

    /// Gives every option the words that a function makes of it, for example of its value. Options that come later, from a loader,
    /// keep theirs; the words of the whole answer come from `FormEnvironment.display`.
    public func optionTitles(_ title: (FieldOption) -> String) -> Field {
        with(self) { field in
            for place in field.options.indices { field.options[place].title = title(field.options[place]) }
        }
    }

    /// Lets several options be chosen.
    public func multiple(_ multiple: Bool = true) -> Field {
        with(self) { $0.multiple = multiple }
    }

    /// The smallest and largest number that buttons and sliders reach.
    public func scale(_ range: ClosedRange<DecimalNumber>) -> Field {
        with(self) {
            $0.minimum = range.lowerBound
            $0.maximum = range.upperBound
        }
    }

    /// The smallest number that buttons and sliders reach.
    public func scale(_ range: PartialRangeFrom<DecimalNumber>) -> Field {
        with(self) { $0.minimum = range.lowerBound }
    }

    /// The largest number that buttons and sliders reach.
    public func scale(_ range: PartialRangeThrough<DecimalNumber>) -> Field {
        with(self) { $0.maximum = range.upperBound }
    }

    /// The distance between two numbers that buttons and sliders reach; above 0.
    public func step(_ step: DecimalNumber) -> Field {
        with(self) { $0.step = step }
    }

    /// A step from the largest number leads to the smallest one, and the other way around, as with the hours of a clock.
    public func wrapping() -> Field {
        with(self) { $0.wraps = true }
    }

    /// A pattern that must be found somewhere in the text, ignoring case. `pattern` asks of the whole text.
    public func containing(_ pattern: String) -> Field {
        with(self) { $0.validations.format = pattern }
    }
}
