import FormworkCore

/// The keys of words that a form can replace.
extension MessageCatalogs {
    /// The keys of errors, as `messages` of a field have them: those of the catalogs, and those for a type of field.
    static let errorKeys = withPlurals { !$0.hasPrefix("ui.") } + typeKeys
    /// The keys of all words.
    static let keys = errorKeys + withPlurals { $0.hasPrefix("ui.") }

    /// The plural forms whose words have a key of their own. The words for `other` have the key alone.
    static let pluralForms = PluralForm.allCases.filter { $0 != .other }

    /// Keys whose words can differ with a number. The words for the largest and smallest number differ in no catalog.
    private static let counted: Set = [
        "min_length", "max_length", "min_value", "max_value", "minute_interval", "min_items", "max_items",
        "min_choices", "max_choices", "ui.errors_announced",
    ]

    /// Keys for a type of field that have no words in the catalogs, because those go by kind of value. A form can have words
    /// for one type.
    private static let typeKeys = ["type", "required"].flatMap { code in
        FieldType.allCases.filter { $0.takesInput }.map { code + "." + $0.rawValue }
            .filter { english.template($0) == nil }
    }

    /// Keys of the English words, in their order, with those of every plural form of any language.
    private static func withPlurals(_ isWanted: (String) -> Bool) -> [String] {
        let forms = Set(counted.flatMap { key in pluralForms.map { key + "." + $0.rawValue } })
        return english.entries.map(\.code).filter { isWanted($0) && !forms.contains($0) }.flatMap { key in
            counted.contains(key) ? [key] + pluralForms.map { key + "." + $0.rawValue } : [key]
        }
    }
}
