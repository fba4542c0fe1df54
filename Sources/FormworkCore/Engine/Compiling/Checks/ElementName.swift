/// The names of custom elements in HTML. Pages write them without escaping, so any other text is refused.
enum ElementName {
    /// The problem of a name in a definition; `nil` if it is blank or such a name.
    static func problem(of name: String, key: String, at element: ElementIndex) -> DefinitionProblem? {
        if name.isEmpty || isValid(name) { return nil }
        return DefinitionProblem(.elementName, at: element, key: key, found: name)
    }

    /// Whether a text is such a name: a small letter, then small letters, digits, `-`, `_` and `.`, with at least one `-`.
    static func isValid(_ text: String) -> Bool {
        guard let first = text.utf8.first, first.isASCIISmallLetter, text.utf8.contains(UInt8(ascii: "-")) else {
            return false
        }
        return text.utf8.allSatisfy { byte in
            byte.isASCIISmallLetter || byte.isASCIIDigit || "-_.".utf8.contains(byte)
        } && !reserved.contains { $0.isSame(as: text) }
    }

    /// Names that belong to SVG and MathML.
    private static let reserved = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]
}
