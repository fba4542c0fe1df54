import FormworkCore

/// Texts that are not in UTF-8, as spreadsheets and editors save them: UTF-16 with its mark, and the encodings of one or two bytes
/// a character, such as Windows-1252, Shift-JIS and GBK.
///
/// The latter cannot be told from each other, and hardly from a content that is no text. So these texts are only recognised under
/// a name that ends as names of texts do: nothing that somebody could run gets in as one.
extension FileKind {
    private static let texts = [text, table, tabbedTable, markdown, calendar]

    /// Whether names of texts end like this.
    static func isText(_ end: String) -> Bool { texts.contains { $0.extensions.contains(end) } }

    /// Whether no text has this character: a control other than tabs, breaks of lines and pages, and what begins an escape.
    static func isControl(_ unit: UInt16) -> Bool {
        unit < 32 && ![9, 10, 12, 13, 27].contains(unit)
    }

    /// The beginning of a text in another encoding than UTF-8, in lower case, with its ASCII characters as they are; `nil` for a
    /// content that is no text.
    static func otherText(_ head: [UInt8]) -> String? {
        if head.starts(with: [0xFF, 0xFE]) { return wideText(head, low: 0) }
        if head.starts(with: [0xFE, 0xFF]) { return wideText(head, low: 1) }
        return head.contains { isControl(UInt16($0)) } ? nil : hiddenText(head)
    }

    /// The beginning of a text in UTF-16. The last character may be incomplete.
    ///
    /// - Parameter low: The position of the lower half in each unit, 0 or 1.
    private static func wideText(_ head: [UInt8], low: Int) -> String? {
        guard head.count > 2, head.count.isMultiple(of: 2) else { return nil }
        var units = stride(from: 2, to: head.count, by: 2).map { place in
            UInt16(head[place + 1 - low]) << 8 | UInt16(head[place + low])
        }
        if head.count == sniffedBytes, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        guard !units.contains(where: { isControl($0) || $0 >= 0xFFFE }) else { return nil }
        return String(validating: units, as: UTF16.self)?.lowercased()
    }
}
