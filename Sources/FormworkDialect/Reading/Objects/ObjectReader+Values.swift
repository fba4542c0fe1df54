import FormworkCore

extension ObjectReader {
    /// Reads a text; blank if it is absent.
    @inline(__always)
    func text(_ key: String) -> String {
        if let value = take(key) { text(value, key) } else { "" }
    }

    func text(_ value: JSONValue, _ key: String) -> String {
        if case .string(let text) = value.content { return text }
        return mismatch(value, key, "a text") ?? ""
    }

    /// Reads `true` or `false`.
    @inline(__always)
    func flag(_ key: String, default fallback: Bool = false) -> Bool {
        if let value = take(key) { flag(value, key) ?? fallback } else { fallback }
    }

    func flag(_ value: JSONValue, _ key: String) -> Bool? {
        switch value.content {
        case .bool(let flag): return flag
        case .string("true"), .string("1"), .number(1): return converted(true, value, key, "true")
        case .string("false"), .string("0"), .number(0): return converted(false, value, key, "false")
        default: return mismatch(value, key, "true or false")
        }
    }

    /// Reads a number.
    @inline(__always)
    func number(_ key: String) -> DecimalNumber? {
        take(key).flatMap { number($0, key) }
    }

    func number(_ value: JSONValue, _ key: String) -> DecimalNumber? {
        written(value, key) ?? mismatch(value, key, "a number")
    }

    /// Reads a number without a fraction.
    @inline(__always)
    func wholeNumber(_ key: String, in range: ClosedRange<Int>, rounded: Bool = false) -> Int? {
        take(key).flatMap { wholeNumber($0, key, range, rounded) }
    }

    func wholeNumber(_ value: JSONValue, _ key: String, _ range: ClosedRange<Int>, _ rounded: Bool) -> Int? {
        guard let number = written(value, key) else { return mismatch(value, key, "a whole number") }
        guard rounded || number.isInteger else { return mismatch(value, key, "a whole number") }
        // A height of 0.4 lines becomes 1 and not 0.
        let whole = rounded && number > 0 && number < 1 ? 1 : number.rounded(places: 0).intValue
        guard let whole, range.contains(whole) else {
            report(
                .outOfRange, at: value, key: key, found: value.excerpt,
                expected: ["\(range.lowerBound)", "\(range.upperBound)"])
            return nil
        }
        return whole
    }

    /// Reads a number. A number in quotation marks is accepted too, as in the original Form.
    private func written(_ value: JSONValue, _ key: String) -> DecimalNumber? {
        switch value.content {
        case .number(let number): return rounded(number, value, key)
        case .string(let text): return DecimalNumber(text).map { converted($0, value, key, $0.description) }
        default: return nil
        }
    }

    /// Warns of a number that is written with more digits than numbers have, and was rounded.
    func rounded(_ number: DecimalNumber, _ value: JSONValue, _ key: String) -> DecimalNumber {
        context.rounded(number, value, at: path(to: key))
    }

    /// Warns that a value is written as another kind of value.
    private func converted<Value>(_ meaning: Value, _ value: JSONValue, _ key: String, _ word: String) -> Value {
        report(.convertedValue, at: value, key: key, found: value.excerpt, expected: [word])
        return meaning
    }

    /// Reads an answer, which can be any JSON but an object.
    @inline(__always)
    func answer(_ key: String) -> FormValue {
        if let value = take(key) { answer(value, key) } else { .blank }
    }

    func answer(_ value: JSONValue, _ key: String) -> FormValue {
        if case .number(let number) = value.content { return .number(rounded(number, value, key)) }
        if let answer = value.answer { return answer }
        return mismatch(value, key, "a text, a number, true, false or a list of these") ?? .blank
    }

    /// Reads one of the words of a type.
    func word<Word: RawRepresentable & CaseIterable>(_ key: String, default fallback: Word) -> Word
    where Word.RawValue == String {
        word(key) ?? fallback
    }

    /// Reads one of the words of a type; `nil` if it is absent or the type does not have the word.
    @inline(__always)
    func word<Word: RawRepresentable & CaseIterable>(_ key: String) -> Word? where Word.RawValue == String {
        if let value = take(key) { word(value, key) } else { nil }
    }

    func word<Word: RawRepresentable & CaseIterable>(_ value: JSONValue, _ key: String) -> Word?
    where Word.RawValue == String {
        guard case .string(let text) = value.content else { return mismatch(value, key, "a text") }
        if let word = Word(word: text) { return word }
        report(
            .unknownWord, at: value, key: key, found: text.excerpt,
            expected: ranked(Word.allCases.map(\.rawValue), for: text))
        return nil
    }

    /// Reads an object inside the object. It has the keys of a table, or any keys.
    @inline(__always)
    func object(_ key: String, _ keys: KeyNames?) -> ObjectReader? {
        if let value = take(key) { object(value, key, keys) } else { nil }
    }

    func object(_ value: JSONValue, _ key: String, _ keys: KeyNames?) -> ObjectReader? {
        let reader = ObjectReader(value, keys, path: path(to: key), context: context)
        reader?.names = names
        reader?.origin = origin
        if reader == nil, Self.structure.contains(key) { context.loseElement() }
        return reader
    }

    /// Reads the elements of a list, each with its path.
    @inline(__always)
    func list(_ key: String) -> [(value: JSONValue, path: FilePath)] {
        take(key).map { elements(of: $0, key: key) } ?? []
    }

    /// The elements of a value that should be a list.
    func elements(of value: JSONValue, key: String) -> [(value: JSONValue, path: FilePath)] {
        guard case .array(let elements) = value.content else { return mismatch(value, key, "a list") ?? [] }
        let list = path(to: key).joined
        return elements.enumerated().map { ($0.element, list.element($0.offset)) }
    }

    /// Reads a list of names.
    func names(_ value: JSONValue, _ key: String) -> [String] {
        elements(of: value, key: key).compactMap { element in
            if case .string(let name) = element.value.content { return name }
            return mismatch(element.value, key, "a text")
        }
    }

    /// Reads the words for error codes, in the order of the file.
    func messages(_ value: JSONValue, _ key: String, known: [String]) -> [MessageOverride] {
        guard let object = object(value, key, nil) else { return [] }
        return object.members.compactMap { member in
            if !known.contains(member.key) {
                context.report(
                    .dialect(.unknownMessage), at: member.keyOffset, path: object.path, found: member.key.excerpt,
                    expected: NearestWord.to(member.key, among: known).map { [$0] } ?? [])
            }
            switch member.value.content {
            case .null, .string(""): return nil
            case .string(let text):
                object.checkPlaceholders(in: text, of: member)
                return MessageOverride(code: member.key, text: text)
            default: return object.mismatch(member.value, member.key.excerpt, "a text")
            }
        }
    }

    /// The words, beginning with the one that is most similar to the written one.
    func ranked(_ words: [String], for written: String) -> [String] {
        guard let nearest = NearestWord.to(written, among: words) else { return words }
        return [nearest] + words.filter { $0 != nearest }
    }

    /// Keys to whose values other parts may refer. A definition is not compiled if one of them could not be read.
    private static let structure = ["id", "pages", "groups", "sections", "fields", "repeat"]

    func mismatch<Value>(_ value: JSONValue, _ key: String, _ expected: String) -> Value? {
        if Self.structure.contains(key) { context.loseElement() }
        report(.wrongType, at: value, key: key, found: value.excerpt, expected: [expected])
        return nil
    }
}
