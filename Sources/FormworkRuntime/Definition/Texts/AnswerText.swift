/// The texts of an element in which answers can stand. The raw values are those of archives.
package enum TextPlace: Int, Sendable {
    /// The title.
    case title
    /// The sentence below it.
    case info
    /// The text over each item of a repeating section.
    case itemTitle
    /// The title of a group's page.
    case pageTitle
}

#if !hasFeature(Embedded)
/// A text of a form in which answers stand, such as `How old is {name|your child}?`
///
/// Braces around anything but a name stay as they are.
package struct AnswerText {
    /// A part of the text.
    package enum Part: Equatable, Sendable {
        /// Words.
        case words(String)
        /// An answer.
        case answer(Answer)
        /// The number of the item, counted from 0 (`:index`) or from 1 (`{index}`).
        case number(from: Int)
        /// The title of the section, in a text over its items.
        case sectionTitle
    }

    /// An answer in a text.
    package struct Answer: Equatable, Sendable {
        /// The name of the field, as in expressions.
        package var name: String
        /// The words that stand there while there is no answer.
        package var instead: String
        /// The offset of its brace from the start of the text.
        package var offset: ByteOffset
    }

    /// The parts, in order.
    package private(set) var parts: [Part] = []
    /// The text with an ellipsis for each answer, for lists of questions in which there are no answers.
    package private(set) var plain = ""

    /// Reads a text; `nil` if no answer stands in it.
    ///
    /// - Parameter place: The place of the text. Only the text over items names the title of their section.
    package init?(_ text: String, at place: TextPlace) {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
        let bytes = Array(text.utf8)
        var start: ByteOffset = 0
        var position: ByteOffset = 0
        var hasAnswers = false
        while position < bytes.end {
            guard let (part, end) = Self.part(at: position, of: bytes, place) else {
                position += 1
                continue
            }
            if position > start { parts.append(.words(String(decoding: bytes[start..<position], as: UTF8.self))) }
            parts.append(part)
            plain += String(decoding: bytes[start..<position], as: UTF8.self)
            if case .answer = part {
                hasAnswers = true
                plain += "…"
            } else {
                plain += String(decoding: bytes[position..<end], as: UTF8.self)
            }
            (start, position) = (end, end)
        }
        if !hasAnswers { return nil }
        if start < bytes.end {
            parts.append(.words(String(decoding: bytes.from(start), as: UTF8.self)))
            plain += String(decoding: bytes.from(start), as: UTF8.self)
        }
    }

    /// The part other than words that begins at a position, and its end; `nil` if words go on there.
    private static func part(
        at position: ByteOffset, of bytes: [UInt8], _ place: TextPlace
    ) -> (part: Part, end: ByteOffset)? {
        if bytes.from(position).starts(with: ":index".utf8) { return (.number(from: 0), position + 6) }
        guard bytes[position] == UInt8(ascii: "{") else { return nil }
        var end = position + 1
        while end < bytes.end, bytes[end].isOfName(isFirst: end == position + 1) { end += 1 }
        guard end > position + 1, end < bytes.end else { return nil }
        let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        let insteadStart = end + 1
        if bytes[end] == UInt8(ascii: "|") {
            end += 1
            while end < bytes.end, bytes[end] != UInt8(ascii: "{"), bytes[end] != UInt8(ascii: "}") { end += 1 }
        }
        guard end < bytes.end, bytes[end] == UInt8(ascii: "}") else { return nil }
        if insteadStart > end {
            if name == "index" { return (.number(from: 1), end + 1) }
            if name == "title", place == .itemTitle { return (.sectionTitle, end + 1) }
        }
        let instead = insteadStart < end ? String(decoding: bytes[insteadStart..<end], as: UTF8.self) : ""
        return (.answer(Answer(name: name, instead: instead, offset: position)), end + 1)
    }
}

extension UInt8 {
    /// Whether the byte can be in the name of an answer in a text: in an id, or in a path of ids.
    fileprivate func isOfName(isFirst: Bool) -> Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "["),
            UInt8(ascii: "]"):
            !isFirst
        default: false
        }
    }
}
#endif
