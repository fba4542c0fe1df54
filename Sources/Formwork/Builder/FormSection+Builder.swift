public import FormworkCore

extension FormSection {
    /// Makes a section of fields that belong together.
    public init(_ id: String = "", _ title: String = "", @SectionBuilder content: () -> [FormNode]) {
        self.init(id: id, title: title, elements: content().elements)
    }

    /// Lets the section occur several times. Its id becomes the key of its items among the values.
    ///
    /// - Parameters:
    ///   - counts: The minimum and the maximum number of items.
    ///   - addTitle: The title of the button that adds an item.
    ///   - itemTitle: The header of each item; `{index}` becomes its number.
    public func repeating(
        _ counts: ClosedRange<Int>, addTitle: String = "", itemTitle: String = ""
    ) -> FormSection {
        repeating(counts.lowerBound, counts.upperBound, addTitle, itemTitle)
    }

    /// Lets the section occur any number of times, with a minimum. Its id becomes the key of its items among the
    /// values.
    public func repeating(
        _ counts: PartialRangeFrom<Int> = 0..., addTitle: String = "", itemTitle: String = ""
    ) -> FormSection {
        // A minimum above the limit must not trap here. Compiling the form reports it.
        repeating(counts.lowerBound, Repetition.itemLimit, addTitle, itemTitle)
    }

    /// Lets the section occur as many times as expressions say. Missing items are added, and blank surplus ones are removed.
    ///
    /// - Parameters:
    ///   - least: An expression for the fewest items, such as `$children`. Blank means none.
    ///   - most: An expression for the maximum number of items. Blank means any number.
    ///   - addTitle: The title of the button that adds an item.
    ///   - itemTitle: The header of each item; `{index}` becomes its number.
    public func repeating(
        least: String, most: String, addTitle: String = "", itemTitle: String = ""
    ) -> FormSection {
        repeating(0, Repetition.itemLimit, addTitle, itemTitle).withRepeat {
            $0.minExpression = least
            $0.maxExpression = most
        }
    }

    /// Lets the section occur exactly as many times as an expression says, such as `$children`.
    public func repeating(
        count expression: String, addTitle: String = "", itemTitle: String = ""
    ) -> FormSection {
        repeating(least: expression, most: expression, addTitle: addTitle, itemTitle: itemTitle)
    }

    /// Sets the counts of the repeat. Its other properties stay, and so do its titles where the new ones are blank.
    private func repeating(_ min: Int, _ max: Int, _ addTitle: String, _ itemTitle: String) -> FormSection {
        withRepeat {
            $0.min = min
            $0.max = max
            $0.minExpression = ""
            $0.maxExpression = ""
            if !addTitle.isEmpty { $0.addTitle = addTitle }
            if !itemTitle.isEmpty { $0.itemTitle = itemTitle }
        }
    }

    /// Sets the title of the button that removes an item. It makes the section repeat.
    public func removeTitle(_ text: String) -> FormSection {
        withRepeat { $0.removeTitle = text }
    }

    /// Sets the answers of the items with which the section starts, unless `load` is given items. Each is an object, as
    /// among the values. It makes the section repeat.
    public func items(_ items: [JSONValue]) -> FormSection {
        withRepeat { $0.items = items }
    }

    /// Lets a person change the order of the items. It makes the section repeat.
    public func reorderable() -> FormSection {
        withRepeat { $0.isReorderable = true }
    }

    /// Changes properties of the repeat, also before `repeating` sets its counts.
    func withRepeat(_ change: (inout Repetition) -> Void) -> FormSection {
        with(self) {
            var repetition = $0.repeats ?? Repetition()
            change(&repetition)
            $0.repeats = repetition
        }
    }

    /// Makes the section a nested form. Its fields are then members of an object under its id, among the values.
    public func nested() -> FormSection {
        with(self) { $0.isNested = true }
    }

    /// Lets a person delete the section's fields.
    public func deletable() -> FormSection {
        with(self) { $0.isDeletable = true }
    }

    /// Shows the section only while an expression is true.
    public func visible(when expression: String) -> FormSection {
        with(self) { $0.visibleWhen = expression }
    }

    /// Lets the section's fields take input only while an expression is true.
    public func enabled(when expression: String) -> FormSection {
        with(self) { $0.enabledWhen = expression }
    }

    /// Sets the sentence under the header.
    public func info(_ text: String) -> FormSection {
        with(self) { $0.info = text }
    }

    /// Sets the sentence after the last field.
    public func footer(_ text: String) -> FormSection {
        with(self) { $0.footer = text }
    }

    /// Sets the address of a picture before the header.
    public func image(_ address: String) -> FormSection {
        with(self) { $0.image = address }
    }

    /// Adds a custom element of the app, such as `club-header`, which pages put under the header.
    public func headerElement(_ name: String) -> FormSection {
        with(self) { $0.headerElement = name }
    }

    /// Adds a custom element of the app, which pages put after the last field.
    public func footerElement(_ name: String) -> FormSection {
        with(self) { $0.footerElement = name }
    }

    /// Hides the section.
    public func hidden(_ hidden: Bool = true) -> FormSection {
        with(self) { $0.hidden = hidden }
    }

    /// Lets the section's fields take no input.
    public func disabled(_ disabled: Bool = true) -> FormSection {
        with(self) { $0.disabled = disabled }
    }
}
