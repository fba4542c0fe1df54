public import FormworkCore

extension Field {
    /// Lays out the text in a named format while it is typed, and validates it.
    public func format(_ format: NamedFormat) -> Field {
        with(self) { $0.textFormat = format.rawValue }
    }

    /// Lays out the text in a format that the form defines in `formats`, and validates it.
    public func format(named name: String) -> Field {
        with(self) { $0.textFormat = name }
    }

    /// Lays out digits and letters while they are typed. In the mask `0` is a digit, `A` a letter and `*` either of
    /// them; `|` begins an alternative. All other characters are literals.
    public func mask(_ mask: String) -> Field {
        with(self) { $0.mask = mask }
    }

    /// Sets when a number has grouping separators.
    public func grouping(_ grouping: NumberGrouping) -> Field {
        with(self) { $0.grouping = grouping }
    }

    /// Stops typing at the maximum instead of showing an error: at the largest number, or at the maximum length of a text.
    ///
    /// A text that is pasted is never cut. It stays and is an error if it is too long.
    public func limitingTyping() -> Field {
        with(self) { $0.limitsTyping = true }
    }
}
