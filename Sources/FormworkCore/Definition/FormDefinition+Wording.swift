public import FormworkRuntime

extension FormDefinition {
    /// The form with words of a language wherever its author has written none.
    ///
    /// These are the words of buttons for "yes" and "no", the names of days, the words of screen readers for a number of stars, and the title of a repeated
    /// password. They are also the words of two errors: that of a day that must be later than another one, and that of
    /// options that nobody has put in order.
    ///
    /// - Parameters:
    ///   - locale: The names of the days, and the first one of a week.
    ///   - messages: The words, such as those of `MessageCatalogs.catalog(for:)`.
    public func worded(in locale: LocaleRecord, _ messages: MessageCatalog) -> FormDefinition {
        guard needsWording else { return self }
        var form = self
        // A form can have its own words for these keys too.
        var messages = messages
        for message in self.messages { messages.add(message) }
        let own = Set(self.messages.map { ExactText($0.code) })
        for group in form.groups.indices {
            for section in form.groups[group].sections.indices {
                form.groups[group].sections[section].word(locale, messages, own)
            }
        }
        return form
    }

    /// Whether `worded(in:_:)` changes the form.
    public var needsWording: Bool { allFields.contains { $0.needsWording } }
}

extension FormSection {
    fileprivate mutating func word(_ locale: LocaleRecord, _ messages: MessageCatalog, _ own: Set<ExactText>) {
        for place in elements.indices {
            switch elements[place] {
            case .field(var field):
                guard field.needsWording else { continue }
                field.word(locale, messages)
                field.wordComparison(messages, own)
                field.wordRanking(messages, own)
                elements[place] = .field(field)
            case .section(var section):
                section.word(locale, messages, own)
                elements[place] = .section(section)
            }
        }
    }
}

extension Field {
    fileprivate var needsWording: Bool {
        look == .rating || look == .weekdays || look == .ranking || look == .yesNo || isRepetition || comparesMoments
    }

    fileprivate mutating func word(_ locale: LocaleRecord, _ messages: MessageCatalog) {
        if isRepetition { title = messages.text("ui.password_repeat") }
        if look == .weekdays { options = Self.weekdayOptions(locale) }
        if look == .yesNo {
            for (place, key) in zip(options.indices, ["ui.yes", "ui.no"]) { options[place].title = messages.text(key) }
        }
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

    /// Whether the answer is a day or a time whose order relative to another one is checked.
    fileprivate var comparesMoments: Bool {
        guard !validations.compareTo.isEmpty, validations.compareRule.isOrder else { return false }
        switch valueKind {
        case .date, .time, .dateTime: return true
        default: return false
        }
    }

    /// Sets words for comparing days: a day is "later" than another one, not "more". Words of the author stay.
    fileprivate mutating func wordComparison(_ messages: MessageCatalog, _ own: Set<ExactText>) {
        let code = "compare." + validations.compareRule.name
        let known = own.union(validations.messages.map { ExactText($0.code) })
        guard comparesMoments,
            known.isDisjoint(with: ["compare", code, "compare." + type.rawValue].map { ExactText($0) }),
            let words = messages.template(code + ".time")
        else { return }
        validations.messages.append(MessageOverride(code: code, text: words))
    }

    /// Sets words for a ranking: options are put in order, not chosen. Words of the author stay.
    fileprivate mutating func wordRanking(_ messages: MessageCatalog, _ own: Set<ExactText>) {
        let known = own.union(validations.messages.map { ExactText($0.code) })
        guard look == .ranking,
            known.isDisjoint(with: ["required", "required.select", "required.options"].map { ExactText($0) }),
            let words = messages.template("required.ranking")
        else { return }
        validations.messages.append(MessageOverride(code: "required", text: words))
    }
}

extension ComparisonRule {
    /// Whether the rule compares the order of two answers.
    fileprivate var isOrder: Bool {
        switch self {
        case .equal, .notEqual: false
        case .greater, .greaterOrEqual, .less, .lessOrEqual: true
        }
    }
}
