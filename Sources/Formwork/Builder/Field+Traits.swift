public import FormworkCore

extension Field {
    /// Sets the keyboard and the corrections of the control to those of another type, such as `.phone` for an account
    /// number.
    public func inputType(_ type: FieldType) -> Field {
        with(self) { $0.inputType = type }
    }

    /// Sets the text that is shown for a missing answer while the field is not edited.
    public func emptyText(_ text: String) -> Field {
        with(self) { $0.emptyText = text }
    }

    /// Sets the style of the control, for types that have several styles.
    public func style(_ style: FieldStyle) -> Field {
        with(self) { $0.style = style }
    }

    /// Opens the editor of a day, a time or both as a row under the field.
    public func inline() -> Field { style(.inline) }

    /// Sets the address of a picture beside the title.
    public func image(_ address: String) -> Field {
        with(self) { $0.image = address }
    }

    /// Adds data for programs around Formwork. Formwork does not use it and does not send it to browsers.
    public func data(_ data: JSONValue) -> Field {
        with(self) { $0.data = data }
    }

    /// Replaces the options.
    public func options(_ options: [FieldOption]) -> Field {
        with(self) { $0.options = options }
    }

    /// Sets the title of every option by a function, for example of its value. Options of a loader keep their titles.
    /// The words of the whole answer come from `FormEnvironment.display`.
    public func optionTitles(_ title: (FieldOption) -> String) -> Field {
        with(self) { field in
            for place in field.options.indices { field.options[place].title = title(field.options[place]) }
        }
    }

    /// Lets several options be chosen.
    public func multiple(_ multiple: Bool = true) -> Field {
        with(self) { $0.multiple = multiple }
    }

    /// Sets the smallest and largest number that buttons and sliders can reach.
    public func scale(_ range: ClosedRange<DecimalNumber>) -> Field {
        with(self) {
            $0.setConstant(.minimum, .maximum)
            $0.minimum = range.lowerBound
            $0.maximum = range.upperBound
        }
    }

    /// Sets the smallest number that buttons and sliders can reach.
    public func scale(_ range: PartialRangeFrom<DecimalNumber>) -> Field {
        with(self) {
            $0.setConstant(.minimum)
            $0.minimum = range.lowerBound
        }
    }

    /// Sets the largest number that buttons and sliders can reach.
    public func scale(_ range: PartialRangeThrough<DecimalNumber>) -> Field {
        with(self) {
            $0.setConstant(.maximum)
            $0.maximum = range.upperBound
        }
    }

    /// Sets the distance between two numbers that buttons and sliders can reach. It is above 0.
    public func step(_ step: DecimalNumber) -> Field {
        with(self) { $0.step = step }
    }

    /// Lets a step from the largest number lead to the smallest one, and the other way around, as with the hours of a
    /// clock.
    public func wrapping() -> Field {
        with(self) { $0.wraps = true }
    }

    /// Requires that a pattern is found somewhere in the text, ignoring case. `pattern` applies to the whole text.
    public func containing(_ pattern: String) -> Field {
        with(self) { $0.validations.format = pattern }
    }
}
