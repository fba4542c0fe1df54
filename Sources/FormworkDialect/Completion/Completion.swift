import FormworkCore

/// The keys and words of the dialect that can be written at a position of a definition.
///
/// The definition may be unfinished. The keys and words come from the tables of keys (`DialectTable`).
package struct Completion: Equatable, Sendable {
    /// A key or word that can be written.
    package struct Entry: Equatable, Sendable {
        /// The key or word.
        package var word: String
        /// The meaning of the key or word, in a sentence. Blank if the schema has none.
        package var meaning: String
        /// The text that replaces `Completion.range`.
        package var text: String
        /// The position of the caret in `text` afterwards.
        package var caret: TextOffset
        /// Whether one of several words is to be written at the caret next.
        package var leadsToWords = false
    }

    /// The part of the definition that an entry replaces.
    package var range: Range<TextOffset>
    /// The keys and words that can be written there. Those that begin with the typed letters come first.
    package var entries: [Entry]

    /// Finds the keys and words that can be written at a position.
    ///
    /// - Parameters:
    ///   - text: The definition so far.
    ///   - offset: The position of the caret. Inside a character it means the position before the character.
    /// - Complexity: linear in the length of the text.
    package init(in text: String, at offset: TextOffset) {
        let units = text.utf16
        let index =
            units.index(units.startIndex, offsetBy: max(0, offset.utf16), limitedBy: units.endIndex) ?? units.endIndex
        let bytes = Array(text.utf8)
        let caret = ByteOffset(text.utf8.distance(from: text.startIndex, to: index))
        let place = DraftPlace(in: bytes, at: caret)
        let at = TextOffset(bytes[0..<caret].utf16Count)
        let before = bytes[place.range.lowerBound..<caret].utf16Count
        let after = bytes[caret..<place.range.upperBound].utf16Count
        range = at - before..<at + after
        entries = Self.entries(at: place)
    }

    private static func entries(at place: DraftPlace) -> [Entry] {
        var value = SchemaValue.root(isList: place.containers.first?.isObject == false)
        for container in place.containers.dropLast() { value = value.inside(container) }
        guard let last = place.containers.last else { return [] }
        let all =
            place.isKey
            // Text: the keys are `ExactText`.
            ? value.keys(in: last).filter { !last.keys.contains($0.name) }.map { entry(of: $0, at: place) }
            : entries(of: value.inside(last), at: place)
        return matching(place.typed, all)
    }

    private static func entry(of key: SchemaObject.Key, at place: DraftPlace) -> Entry {
        let name = "\"\(key.name)\""
        if place.hasColon {
            return Entry(word: key.name, meaning: key.meaning, text: name, caret: TextOffset(name.utf16.count))
        }
        let (value, caret) = key.takes.skeleton
        return Entry(
            word: key.name, meaning: key.meaning, text: "\(name): \(value)", caret: caret + name.utf16.count + 2,
            leadsToWords: !key.takes.words.isEmpty && caret > 0)
    }

    private static func entries(of value: SchemaValue, at place: DraftPlace) -> [Entry] {
        let words = value.words.map { word in
            let text = "\"\(word.word)\""
            return Entry(word: word.word, meaning: word.meaning, text: text, caret: TextOffset(text.utf16.count))
        }
        if !value.isFlag || place.isQuoted { return words }
        return words
            + ["true", "false"].map { Entry(word: $0, meaning: "", text: $0, caret: TextOffset($0.utf16.count)) }
    }

    /// The entries that contain the typed letters. Those that begin with them come first.
    private static func matching(_ typed: String, _ entries: [Entry]) -> [Entry] {
        let typed = typed.lowercased()
        if typed.isEmpty { return entries }
        let found = entries.filter { $0.word.contains(typed) }
        return found.filter { $0.word.hasPrefix(typed) } + found.filter { !$0.word.hasPrefix(typed) }
    }
}
