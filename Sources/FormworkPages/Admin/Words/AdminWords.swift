/// The words of the pages with results in one language.
package struct AdminWords: Sendable {
    /// The language, as a BCP 47 tag.
    package let language: String
    private let texts: [String: String]

    /// Reads words: on each line a key of `AdminWord`, a colon, a space and the words.
    init(_ language: String, _ lines: String) {
        self.language = language
        // Text: the program's own names.
        var texts: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { texts[String(parts[0])] = String(parts[1].dropFirst()) }
        }
        self.texts = texts
    }

    /// The words in the language of a catalog; English for languages without words of their own.
    package static func words(in language: String) -> AdminWords {
        all.first { $0.language == language } ?? english
    }

    /// The keys that have words.
    package var keys: Set<String> { Set(texts.keys) }  // Text: the program's own names.

    package subscript(word: AdminWord) -> String { texts[word.rawValue] ?? "" }

    /// Words with values in the places of the names in braces.
    package func text(_ word: AdminWord, _ values: [(name: String, value: String)]) -> String {
        values.reduce(self[word]) { $0.replacing("{" + $1.name + "}", with: $1.value) }
    }

    /// How many submissions there are.
    package func submissions(_ count: Int) -> String {
        switch count {
        case 0: self[.noSubmissions]
        case 1: self[.oneSubmission]
        default: text(.submissions, [("count", String(count))])
        }
    }
    /// How many drafts could not be searched; blank for 0.
    package func unreadDrafts(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: self[.oneDraftUnread]
        default: text(.draftsUnread, [("count", String(count))])
        }
    }
}
