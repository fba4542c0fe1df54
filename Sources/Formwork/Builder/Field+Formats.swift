public import FormworkCore

extension Field {
    /// Brings the text into a named format while it is typed, and validates it.
    public func format(_ format: NamedFormat) -> Field {
        with(self) { $0.textFormat = format.rawValue }
    }

    /// Brings the text into a format that the form defines in `formats`, by its name.
    public func format(named name: String) -> Field {
        with(self) { $0.textFormat = name }
    }

    /// Lays out digits and letters while they are typed. In the mask `0` is a digit, `A` a letter and `*` either of
    /// them; `|` begins an alternative; all other characters are literals.
    public func mask(_ mask: String) -> Field {
        with(self) { $0.mask = mask }
    }

    /// Decides when a number has group separators.
    public func grouping(_ grouping: NumberGrouping) -> Field {
        with(self) { $0.grouping = grouping }
    }

    /// Refuses a number above the maximum while it is typed, instead of showing an error.
    public func limitingTyping() -> Field {
        with(self) { $0.limitsTyping = true }
    }
}
