public import FormworkCore

extension Field {
    /// Brings the text into a named form while it is typed, and checks it.
    public func format(_ format: NamedFormat) -> Field {
        with(self) { $0.textFormat = format.rawValue }
    }

    /// Brings the text into one of the form's own `formats`, by its name.
    public func format(named name: String) -> Field {
        with(self) { $0.textFormat = name }
    }

    /// Lays digits and letters out while they are typed: `0` is a digit, `A` a letter, `*` either, `|` begins another way
    /// of writing it, everything else stands for itself.
    public func mask(_ mask: String) -> Field {
        with(self) { $0.mask = mask }
    }

    /// Says when separators of groups appear in a number.
    public func grouping(_ grouping: NumberGrouping) -> Field {
        with(self) { $0.grouping = grouping }
    }

    /// Refuses a number above the most while it is typed, instead of telling of it.
    public func limitingTyping() -> Field {
        with(self) { $0.limitsTyping = true }
    }
}
