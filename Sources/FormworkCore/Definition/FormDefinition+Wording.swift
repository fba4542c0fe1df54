public import FormworkRuntime

extension FormDefinition {
    /// The form with the words of a language in options that no author has written: the names of days, and how screen
    /// readers say a number of stars.
    ///
    /// - Parameters:
    ///   - locale: The names of the days, and the first one of a week.
    ///   - messages: The words, such as those of `MessageCatalogs.catalog(for:)`.
    public func worded(in locale: LocaleRecord, _ messages: MessageCatalog) -> FormDefinition {
        guard hasOwnOptions else { return self }
        var form = self
        for group in form.groups.indices {
            for section in form.groups[group].sections.indices {
                form.groups[group].sections[section].wordOptions(locale, messages)
            }
        }
        return form
    }

    /// Whether a field has options that no author has written.
    public var hasOwnOptions: Bool { allFields.contains { $0.look?.hasOwnOptions == true } }
}

extension FormSection {
    fileprivate mutating func wordOptions(_ locale: LocaleRecord, _ messages: MessageCatalog) {
        for place in elements.indices {
            switch elements[place] {
            case .field(var field):
                guard field.look?.hasOwnOptions == true else { continue }
                field.wordOptions(locale, messages)
                elements[place] = .field(field)
            case .section(var section):
                section.wordOptions(locale, messages)
                elements[place] = .section(section)
            }
        }
    }
}

extension Field {
    fileprivate mutating func wordOptions(_ locale: LocaleRecord, _ messages: MessageCatalog) {
        if look == .weekdays { options = Self.weekdayOptions(locale) }
        guard look == .rating else { return }
        func number(_ count: Int) -> String { locale.format(DecimalNumber(count), grouping: false) }
        for place in options.indices {
            let stars = number(place + 1)
            options[place].title = stars
            options[place].accessibilityLabel = messages.text(
                "ui.rating",
                [ErrorParameter("value", .text(stars)), ErrorParameter("max", .text(number(options.count)))])
        }
    }
}
