public import FormworkRuntime

extension FormDefinition {
    /// The form with the words of a language where no author has written any: the names of days, how screen readers say a
    /// number of stars, and the title of a repeated password.
    ///
    /// - Parameters:
    ///   - locale: The names of the days, and the first one of a week.
    ///   - messages: The words, such as those of `MessageCatalogs.catalog(for:)`.
    public func worded(in locale: LocaleRecord, _ messages: MessageCatalog) -> FormDefinition {
        guard hasOwnWords else { return self }
        var form = self
        for group in form.groups.indices {
            for section in form.groups[group].sections.indices {
                form.groups[group].sections[section].word(locale, messages)
            }
        }
        return form
    }

    /// Whether a field has options or a title that no author has written.
    public var hasOwnWords: Bool { allFields.contains { $0.hasOwnWords } }
}

extension FormSection {
    fileprivate mutating func word(_ locale: LocaleRecord, _ messages: MessageCatalog) {
        for place in elements.indices {
            switch elements[place] {
            case .field(var field):
                guard field.hasOwnWords else { continue }
                field.word(locale, messages)
                elements[place] = .field(field)
            case .section(var section):
                section.word(locale, messages)
                elements[place] = .section(section)
            }
        }
    }
}

extension Field {
    fileprivate var hasOwnWords: Bool { look?.hasOwnOptions == true || isRepetition }

    fileprivate mutating func word(_ locale: LocaleRecord, _ messages: MessageCatalog) {
        if isRepetition { title = messages.text("ui.password_repeat") }
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
