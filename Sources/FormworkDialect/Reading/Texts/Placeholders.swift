import FormworkCore

extension ObjectReader {
    /// Warns of names in braces that mean nothing in a message, such as a misspelt `{titel}`.
    func checkPlaceholders(in text: String, of member: JSONMember) {
        guard let known = MessageCatalogs.placeholders(of: member.key) else { return }
        for name in Placeholders.names(in: text) where !known.contains(name) {
            context.report(
                .dialect(.unknownPlaceholder), at: member.value.offset, path: path(to: member.key), found: "{\(name)}",
                expected: ranked(known, for: name).map { "{\($0)}" })
        }
    }
}

extension MessageCatalogs {
    /// The names that the words for a code can have in braces; `nil` for the code of a check in code, and for an
    /// unknown code.
    static func placeholders(of code: String) -> [String]? {
        let parts = code.split(separator: ".").map(String.init)
        guard let first = parts.first, first != "custom", keys.contains(code) else { return nil }
        // After a point, the keys of controls have the name of the word, and the keys of errors have the variant.
        let stem = first == "ui" ? parts.prefix(2).joined(separator: ".") : first
        var names: [String] = first == "ui" ? [] : ["title"]
        for entry in english.entries where entry.code == stem || entry.code.hasPrefix(stem + ".") {
            for name in Placeholders.names(in: entry.text) where !names.contains(name) { names.append(name) }
        }
        return names
    }
}

/// The names in braces in a text.
enum Placeholders {
    /// The names, in order. Other texts in braces, such as `{1}`, are left out.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        var opening: String.UTF8View.Index?
        for place in text.utf8.indices {
            switch text.utf8[place] {
            case UInt8(ascii: "{"): opening = text.utf8.index(after: place)
            case UInt8(ascii: "}"):
                if let start = opening, start < place { names.append(String(text[start..<place])) }
                opening = nil
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): break
            default: opening = nil
            }
        }
        return names
    }
}
