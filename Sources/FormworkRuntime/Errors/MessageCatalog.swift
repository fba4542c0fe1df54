/// The words of one language, by key.
///
/// Keys are error codes (`min_length`, with `min_length.one` for a number that takes the form `one`) and the words of
/// controls (`ui.add`). Templates name parameters in braces: `{title}`, `{min}`.
public struct MessageCatalog: Equatable, Sendable {
    /// The language, as a BCP 47 tag.
    public var language: String
    /// The templates with their keys. A later one replaces an earlier one with the same key.
    public private(set) var entries: [MessageOverride]
    private var positions: [ExactText: Int]

    /// Makes a catalog.
    public init(language: String = "en", entries: [MessageOverride] = []) {
        self.language = language
        self.entries = []
        self.positions = [:]
        for entry in entries { add(entry) }
    }

    /// Adds a template, or replaces the one with the same key.
    public mutating func add(_ entry: MessageOverride) {
        if let position = positions[ExactText(entry.code)] {
            entries[position] = entry
        } else {
            positions[ExactText(entry.code)] = entries.count
            entries.append(entry)
        }
    }

    /// The template for a key; `nil` if absent.
    public func template(_ key: String) -> String? {
        positions[ExactText(key)].map { entries[$0].text }
    }

    /// The words for a key with parameters filled in; the key itself if the catalog has no words for it.
    public func text(_ key: String, _ parameters: [ErrorParameter] = []) -> String {
        fill(template(key) ?? key, parameters)
    }

    /// The separator between the parts of a list, such as chosen options: a comma of the language's script.
    public var listSeparator: String { template("ui.list_separator") ?? ", " }
}
