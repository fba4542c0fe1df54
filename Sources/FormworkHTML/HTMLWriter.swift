import FormworkRuntime

/// Writes HTML so that no text from outside can become markup.
///
/// Markup can only be a literal of this source code (`StaticString`). All other text goes through `text` or `attribute`
/// and is escaped.
package struct HTMLWriter: Sendable {
    /// The HTML that was written, in UTF-8.
    package private(set) var bytes: [UInt8] = []

    /// Makes a writer that has written nothing.
    package init() {}

    /// The HTML that was written.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The HTML that a function writes.
    package static func string(_ write: (inout HTMLWriter) -> Void) -> String { writing(write).string }

    /// A writer with what a function writes.
    package static func writing(_ write: (inout HTMLWriter) -> Void) -> HTMLWriter {
        var html = HTMLWriter()
        write(&html)
        return html
    }

    /// Writes tags or parts of them.
    package mutating func markup(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes what another writer has written.
    package mutating func append(_ other: HTMLWriter) {
        bytes.append(contentsOf: other.bytes)
    }

    /// Inserts markup before the first attribute with a name and a value. Inserts nothing if there is no such
    /// attribute.
    package mutating func insert(_ literal: StaticString, before name: StaticString, _ value: String) {
        var attribute = HTMLWriter()
        attribute.attribute(name, value)
        guard let place = bytes.firstRange(of: attribute.bytes)?.lowerBound else { return }
        literal.withUTF8Buffer { bytes.insert(contentsOf: $0, at: place) }
    }

    /// Writes text between tags or inside a quoted attribute.
    package mutating func text(_ text: String) {
        text.withBytes { written in
            var start = 0
            for (place, byte) in written.enumerated() {
                let escape: StaticString
                switch byte {
                case UInt8(ascii: "&"): escape = "&amp;"
                case UInt8(ascii: "<"): escape = "&lt;"
                case UInt8(ascii: ">"): escape = "&gt;"
                case UInt8(ascii: "\""): escape = "&quot;"
                // HTML parsers replace these two characters.
                case 0: escape = "\u{FFFD}"
                case 13: escape = "&#13;"
                default: continue
                }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: written[start..<place]))
                markup(escape)
                start = place + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: written[start...]))
        }
    }

    /// Writes an attribute with a space before it.
    package mutating func attribute(_ name: StaticString, _ value: String) {
        markup(" ")
        markup(name)
        markup("=\"")
        text(value)
        markup("\"")
    }

    /// Writes an attribute unless its value is blank.
    package mutating func attribute(_ name: StaticString, ifPresent value: String) {
        if !value.isEmpty { attribute(name, value) }
    }

    /// Writes an attribute whose value is a literal, unless it is blank.
    package mutating func attribute(_ name: StaticString, ifPresent value: StaticString) {
        if value.utf8CodeUnitCount == 0 { return }
        markup(" ")
        markup(name)
        markup("=\"")
        markup(value)
        markup("\"")
    }

    /// Writes JSON as the content of a `script` element. No text in it can end the element.
    package mutating func script(json: String) {
        for byte in json.utf8 {
            // In JSON a `<` can only occur inside a string, where this escape means the same.
            if byte == UInt8(ascii: "<") { markup("\\u003c") } else { bytes.append(byte) }
        }
    }
}
