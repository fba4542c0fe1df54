import FormworkCore

/// An enum whose cases are the options of a choice.
///
///     enum Room: String, Codable, FormChoice { case single, double }
///
/// The raw value of a case is the id of its option. The title is made of it, `Half board` of `halfBoard`; an enum can have
/// titles of its own:
///
///     var title: String { self == .single ? "Single room" : "Double room" }
public protocol FormChoice: FormValueConvertible, CaseIterable {
    /// The title of the option.
    var title: String { get }
}

extension FormChoice {
    /// The raw value as words: `Half board` of `halfBoard` and of `half_board`.
    public var title: String { words }
}

extension FormValueConvertible {
    /// The id of the option that stands for the value.
    var optionID: FormValue { formValue(in: .gmt) ?? .blank }

    /// The title of the option that stands for the value.
    var optionTitle: String { (self as? any FormChoice)?.title ?? words }

    /// The answer as words.
    fileprivate var words: String {
        let text = optionID.canonicalText
        var words = ""
        var isAfterSmall = false
        for letter in text.unicodeScalars {
            let isCapital = ("A"..."Z").contains(letter)
            if letter == "_" || letter == "-" {
                words += " "
            } else if isCapital && isAfterSmall {
                words += " " + letter.properties.lowercaseMapping
            } else {
                words += words.isEmpty ? letter.properties.titlecaseMapping : String(letter)
            }
            isAfterSmall = ("a"..."z").contains(letter)
        }
        return words
    }
}

extension FieldOption {
    /// The options of all cases of an enum, in order.
    static func all<Choice: FormValueConvertible & CaseIterable>(
        _ type: Choice.Type, _ change: (FieldOption, Choice) -> FieldOption = { option, _ in option }
    ) -> [FieldOption] {
        type.allCases.map { change(FieldOption(id: $0.optionID, title: $0.optionTitle), $0) }
    }
}
