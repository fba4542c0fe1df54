import FormworkCore

/// A type whose words are words of the dialect, each with its meaning.
protocol SchemaWords: RawRepresentable, CaseIterable where RawValue == String {
    /// One sentence for authors of forms.
    var meaning: String { get }
}

extension ValidationTiming: SchemaWords {
    var meaning: String {
        switch self {
        case .submit: "On pressing the submit button."
        case .blur: "When the focus leaves the field."
        case .change: "At every change."
        }
    }
}

extension HiddenValuePolicy: SchemaWords {
    var meaning: String {
        switch self {
        case .omit: "Kept while the form is open, left out of what is submitted."
        case .clear: "Forgotten as soon as the field is not relevant."
        case .keep: "Submitted like any other."
        }
    }
}

extension FieldStyle: SchemaWords {
    var meaning: String {
        switch self {
        case .automatic: "What suits the type."
        case .radio: "All options at once, one below the other."
        case .segmented: "All options at once, side by side."
        case .list: "A list that opens."
        case .inline: "Of a date or time: the editor opens as a row under the field."
        case .ordered: "Of several options: they stay in the order in which they were given."
        }
    }

    /// The styles that authors write. `ordered` is not among them, because the type `ranking` implies it.
    static var written: [FieldStyle] { allCases.filter { $0 != .ordered } }
}

extension ChoiceLook: SchemaWords {
    var meaning: String {
        switch self {
        case .rating: "A number of stars."
        case .weekdays: "Some of the days of the week."
        case .search: "A choice in which an option is found by typing."
        case .tags: "The chosen options as tags, and an input that adds further ones."
        case .yesNo: "Of a switch, a box or a choice: two buttons for yes and no; the answer is true or false."
        case .images: "The pictures of the options."
        case .ranking: "All options in an order of the person's; the answer is the list of their ids."
        case .components: "Lists beside each other that make the answer together."
        case .matrix: "The same questions for several things, in one table."
        }
    }
}

extension ChoiceSending: SchemaWords {
    var meaning: String {
        switch self {
        case .id: "The option's id."
        case .value: "The option's value; its id where it has none."
        case .flags: "Of every option whether it is chosen, by its id."
        case .nothing: "Nothing; the answer is not among the values."
        }
    }
}

extension TitlePlace: SchemaWords {
    var meaning: String {
        switch self {
        case .above: "On a line of its own over the control."
        case .beside: "Before the control, in the same line."
        case .floating: "In the place of the text until something is typed, then over it."
        }
    }
}

extension ComparisonRule: SchemaWords {
    var meaning: String {
        switch self {
        case .equal: "The same as the other field."
        case .notEqual: "Not the same as the other field."
        case .greater: "More, or later."
        case .greaterOrEqual: "More or the same."
        case .less: "Less, or earlier."
        case .lessOrEqual: "Less or the same."
        }
    }
}

extension FieldTarget.Kind: SchemaWords {
    var meaning: String {
        switch self {
        case .field: "A field, looked up from the nearest item outward."
        case .section: "A section."
        }
    }
}

extension FieldTarget.Action: SchemaWords {
    var meaning: String {
        switch self {
        case .show: "Makes something hidden visible."
        case .hide: "Hides; beats show."
        case .enable: "Lets something disabled take input."
        case .disable: "Stops input; beats enable."
        case .update: "Gives a field the target_value, or returns it to its formula."
        case .clear: "Forgets a field's answer."
        }
    }
}

extension SecretStorage: SchemaWords {
    var meaning: String {
        switch self {
        case .hash: "A hash, by which a password that is typed later is recognised."
        case .nothing: "Nothing: the secret is only checked."
        }
    }
}

extension NumberGrouping: SchemaWords {
    var meaning: String {
        switch self {
        case .onLeaving: "When the focus leaves the control."
        case .whileTyping: "As the number grows."
        case .never: "Not in the control."
        }
    }
}

extension StyleAlignment: SchemaWords {
    var meaning: String {
        switch self {
        case .start: "Where reading starts."
        case .center: "In the middle."
        case .end: "Where reading ends."
        }
    }
}

extension RequiredMarkPlace: SchemaWords {
    var meaning: String {
        switch self {
        case .before: "Before the title."
        case .after: "After the title."
        }
    }
}

extension WordStyle {
    /// The words that a style takes.
    var values: SchemaValue {
        switch self {
        case .alignment: .word(of: StyleAlignment.self)
        case .requiredMark: .word(of: RequiredMarkPlace.self)
        }
    }
}
