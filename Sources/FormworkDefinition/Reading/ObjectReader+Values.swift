import FormworkCore

extension ObjectReader {
    /// A text; blank if absent.
    func text(_ key: String) -> String {
        guard let value = take(key) else { return "" }
        if case .string(let text) = value.content { return text }
        return mismatch(value, key, "a text") ?? ""
    }

    /// `true` or `false`.
    func flag(_ key: String, default standard: Bool = false) -> Bool {
        guard let value = take(key) else { return standard }
        if case .bool(let flag) = value.content { return flag }
        return mismatch(value, key, "true or false") ?? standard
    }

    /// Any number.
    func number(_ key: String) -> DecimalNumber? {
        guard let value = take(key) else { return nil }
        if case .number(let number) = value.content { return number }
        return mismatch(value, key, "a number")
    }

    /// A number without a fraction.
    func wholeNumber(_ key: String, in range: ClosedRange<Int>, rounded: Bool = false) -> Int? {
        guard let value = take(key) else { return nil }
        guard case .number(let number) = value.content else { return mismatch(value, key, "a whole number") }
        guard rounded || number.isInteger else { return mismatch(value, key, "a whole number") }
        guard let whole = number.rounded(places: 0).intValue, range.contains(whole) else {
            report(
                .outOfRange, at: value, key: key, found: value.excerpt,
                expected: ["\(range.lowerBound)", "\(range.upperBound)"])
            return nil
        }
        return whole
    }

    /// An answer: anything but an object.
    func answer(_ key: String) -> FormValue {
        guard let value = take(key) else { return .blank }
        if let answer = value.answer { return answer }
        return mismatch(value, key, "a text, a number, true, false or a list of these") ?? .blank
    }

    /// One of the words of a type.
    func word<Word: RawRepresentable & CaseIterable>(_ key: String, default standard: Word) -> Word
    where Word.RawValue == String {
        guard let value = take(key) else { return standard }
        guard case .string(let text) = value.content else { return mismatch(value, key, "a text") ?? standard }
        if let word = Word(rawValue: text) { return word }
        report(
            .unknownWord, at: value, key: key, found: text.excerpt,
            expected: ranked(Word.allCases.map(\.rawValue), for: text))
        return standard
    }

    /// An object inside the object.
    func object(_ key: String) -> ObjectReader? {
        guard let value = take(key) else { return nil }
        let reader = ObjectReader(value, path: path(to: key), context: context)
        if reader == nil, Self.structure.contains(key) { context.loseElement() }
        return reader
    }

    /// The elements of a list, each with its path.
    func list(_ key: String) -> [(value: JSONValue, path: String)] {
        take(key).map { elements(of: $0, key: key) } ?? []
    }

    /// The elements of a value that should be a list.
    func elements(of value: JSONValue, key: String) -> [(value: JSONValue, path: String)] {
        guard case .array(let elements) = value.content else { return mismatch(value, key, "a list") ?? [] }
        return elements.enumerated().map { ($0.element, "\(path(to: key))[\($0.offset)]") }
    }

    /// Words for error codes, in the order written.
    func messages(_ key: String, known: [String]) -> [MessageOverride] {
        guard let object = object(key) else { return [] }
        return object.members.compactMap { member in
            if !known.contains(member.key) {
                context.report(
                    .dialect(.unknownMessage), at: member.keyOffset, path: object.path, found: member.key.excerpt,
                    expected: NearestWord.to(member.key, among: known).map { [$0] } ?? [])
            }
            switch member.value.content {
            case .null, .string(""): return nil
            case .string(let text): return MessageOverride(code: member.key, text: text)
            default: return object.mismatch(member.value, member.key.excerpt, "a text")
            }
        }
    }

    /// Words with the one nearest to what was written in front.
    func ranked(_ words: [String], for written: String) -> [String] {
        guard let nearest = NearestWord.to(written, among: words) else { return words }
        return [nearest] + words.filter { $0 != nearest }
    }

    /// Keys without whose values a definition is not worth checking: others may refer to what is in them.
    private static let structure = ["id", "groups", "sections", "fields", "repeat"]

    func mismatch<Value>(_ value: JSONValue, _ key: String, _ expected: String) -> Value? {
        if Self.structure.contains(key) { context.loseElement() }
        report(.wrongType, at: value, key: key, found: value.excerpt, expected: [expected])
        return nil
    }
}
