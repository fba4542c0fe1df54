import FormworkCore

/// The plural rules of languages with a catalog, for whole numbers, from the CLDR 48 (`supplemental/plurals.xml`).
///
/// Each is a table as catalogs have it, see `MessageCatalog.pluralsKey`.
enum PluralRules {
    /// The rule with one form for every number.
    static let none = "-"

    /// The rule with a form for 1 and one for all other numbers.
    static let one = table { number in number == 1 ? .one : .other }

    /// The rule of `one` with another form for whole millions: Italian, Spanish.
    static let oneAndMillions = table { number in
        number == 1 ? .one : isMillions(number) ? .many : .other
    }

    /// The rule in which 0 has the form of 1: French, Portuguese of Brazil.
    static let noneOrOneAndMillions = table { number in
        number < 2 ? .one : isMillions(number) ? .many : .other
    }

    /// The rule of Hebrew, which has forms for 1 and for 2.
    static let hebrew = table { number in
        number == 1 ? .one : number == 2 ? .two : .other
    }

    /// The rule of Russian: the last digit decides, except in numbers that end in 11 to 14.
    static let russian = table { number in
        if (11...14).contains(number % 100) { return .many }
        switch number % 10 {
        case 1: return .one
        case 2...4: return .few
        default: return .many
        }
    }

    /// The rule of Polish: the last digit decides too, but 21 does not have the form of 1.
    static let polish = table { number in
        if number == 1 { return .one }
        return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }

    /// The rule of Arabic, which has forms for 0, 1 and 2. For other numbers the last two digits decide.
    static let arabic = table { number in
        switch (number, number % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }

    private static func isMillions(_ number: Int) -> Bool { number > 0 && number % 1_000_000 == 0 }

    /// Writes a rule as a table. Letters at the end that mean `other` are left out.
    private static func table(_ rule: (Int) -> PluralForm) -> String {
        var letters = (Array(0..<200) + [1_000_000]).map { number in
            rule(number) == .other ? "-" : String(rule(number).rawValue.prefix(1))
        }
        // Text: a list of characters, and no text.
        while letters.last == "-" { letters.removeLast() }
        return letters.joined()
    }
}
