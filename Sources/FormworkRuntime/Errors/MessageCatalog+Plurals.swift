extension MessageCatalog {
    /// The key of the table of plural forms, which a catalog has beside its words.
    ///
    /// The rules are data, so the engine in a page has no rules of languages. They are those of the CLDR for whole
    /// numbers (Unicode Technical Standard 35, part 3, “Language Plural Rules”). These rules need nothing but the last
    /// two digits, whether there are more digits, and whether the number is made of whole millions.
    ///
    /// The table is a text of letters, each of which is the first letter of a form's name. The first hundred letters
    /// are for the numbers 0 to 99, the next hundred for larger numbers by their last two digits, and the last one is
    /// for whole millions. Any other letter, and a letter that the table lacks, means `other`. A catalog without a
    /// table has the forms of English, which are `-o`.
    public static var pluralsKey: String { "plurals" }

    /// The plural form that a number needs: “1 символ”, “2 символа”, “5 символов”. It is `other` for a number with a
    /// fraction.
    public func pluralForm(of number: DecimalNumber) -> PluralForm {
        let ending = ending(for: number)
        return PluralForm.allCases.first { ending.isSame(as: "." + $0.rawValue) } ?? .other
    }

    /// The key of the words for a number, such as `min_items.few`. The catalog need not have them.
    @inline(never)
    package func key(_ key: String, counting number: DecimalNumber) -> String { key + ending(for: number) }

    /// A point and the name of the plural form that a number needs. The names are written out, because the names of an
    /// enumeration would make the engine of a page larger.
    private func ending(for number: DecimalNumber) -> String {
        guard let size = number.int64Value?.magnitude else { return ".other" }
        let table = Array((template(Self.pluralsKey) ?? "-o").utf8)
        var place = Int(size % 100)
        if size >= 100 { place = size % 1_000_000 == 0 ? 200 : place + 100 }
        guard place < table.count else { return ".other" }
        return switch table[place] {
        case UInt8(ascii: "z"): ".zero"
        case UInt8(ascii: "o"): ".one"
        case UInt8(ascii: "t"): ".two"
        case UInt8(ascii: "f"): ".few"
        case UInt8(ascii: "m"): ".many"
        default: ".other"
        }
    }
}

/// A plural form, as the CLDR names it. The key of its words is the usual key, a point and the name of the form.
public enum PluralForm: String, CaseIterable, Sendable {
    /// Such as the form for 0 in Arabic.
    case zero
    /// Such as the form for 1 in English.
    case one
    /// Such as the form for 2 in Arabic.
    case two
    /// Such as the form for 2 to 4 in Polish.
    case few
    /// Such as the form for 5 to 20 in Russian.
    case many
    /// The form for all other numbers. The key of its words has no name of a form.
    case other
}
