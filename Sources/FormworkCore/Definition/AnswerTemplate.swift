/// A text with names of answers in braces, such as `Thank you, {first_name}.`
///
/// A brace that does not begin a name stays as it is.
package struct AnswerTemplate {
    /// A part of the text.
    package enum Part: Equatable {
        /// Words.
        case words(String)
        /// The id of a field, and the offset at which it begins in the text.
        case name(String, offset: ByteOffset)
    }

    /// The parts, in order.
    package private(set) var parts: [Part] = []

    /// Reads a text.
    package init(_ text: String) {
        let bytes = Array(text.utf8)
        var start: ByteOffset = 0
        var place: ByteOffset = 0
        while place < bytes.end {
            guard bytes[place] == UInt8(ascii: "{"), let end = Self.end(of: place, in: bytes) else {
                place += 1
                continue
            }
            if place > start { parts.append(.words(String(decoding: bytes[start..<place], as: UTF8.self))) }
            parts.append(.name(String(decoding: bytes[(place + 1)..<end], as: UTF8.self), offset: place + 1))
            (start, place) = (end + 1, end + 1)
        }
        if start < bytes.end { parts.append(.words(String(decoding: bytes.from(start), as: UTF8.self))) }
    }

    /// The offset of the brace that closes the one at `place`; `nil` if there is no name between them.
    private static func end(of place: ByteOffset, in bytes: [UInt8]) -> ByteOffset? {
        var end = place + 1
        while end < bytes.end, bytes[end] != UInt8(ascii: "{"), bytes[end] != UInt8(ascii: "}") {
            if bytes[end] <= 32 || end > place + FormPath.longest { return nil }
            end += 1
        }
        return end < bytes.end && bytes[end] == UInt8(ascii: "}") && end > place + 1 ? end : nil
    }

    /// Whether the text names an answer.
    package var hasNames: Bool { parts.contains { if case .name = $0 { true } else { false } } }

    /// Makes the text by replacing each name by an answer.
    package func filled(_ answer: (String) -> String) -> String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .name(let name, _): answer(name)
            }
        }.joined()
    }
}
