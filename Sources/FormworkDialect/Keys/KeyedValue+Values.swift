import FormworkCore

/// The values of keys. A value of the wrong kind is reported, and counts as absent.
extension KeyedValue {
    /// A text; blank if the value is not a text.
    var text: String { object.text(value, key) }

    /// An expression, with the names inside the repeat.
    var expression: String { object.expression(value, key) }

    var flag: Bool? { object.flag(value, key) }

    var number: DecimalNumber? { object.number(value, key) }

    func whole(in range: ClosedRange<Int>, rounded: Bool = false) -> Int? {
        object.wholeNumber(value, key, range, rounded)
    }

    func word<Word: RawRepresentable & CaseIterable>() -> Word? where Word.RawValue == String {
        object.word(value, key)
    }

    /// An answer, which can be any JSON but an object.
    var answer: FormValue { object.answer(value, key) }

    /// The elements of a list, each with its path.
    var list: [(value: JSONValue, path: FilePath)] { object.elements(of: value, key: key) }

    /// A list of names.
    var names: [String] { object.names(value, key) }

    /// An object with the keys of a table.
    func inner(_ keys: KeyNames?) -> ObjectReader? { object.object(value, key, keys) }

    /// The words for error codes, in the order of the file.
    func messages(known: [String]) -> [MessageOverride] { object.messages(value, key, known: known) }
}
