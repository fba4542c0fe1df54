/// Finds the lists in a text: two or more lines in a row that begin with `- `, or with `1. ` and further numbers.
///
/// One such line is no list, because a sentence may begin with a date or a dash. A line that begins with two spaces
/// continues the item before it.
enum ListReader {
    /// Lines of a text that are a list, or that are no list.
    enum Part {
        /// Lines that are no list, and where they are in the whole text.
        case lines(String, Rewriting)
        case list(isNumbered: Bool, items: [Item])
    }

    /// An item without its sign.
    struct Item {
        var text: String
        /// The place of the item's lines in the whole text.
        var origin: Rewriting

        /// Makes an item of its first line. The text begins after the sign.
        fileprivate init(_ line: Line, after sign: Int) {
            text = String(decoding: line.text.utf8.dropFirst(sign), as: UTF8.self)
            origin = Rewriting(from: line.offset + sign)
        }

        /// Adds a line that continues the item, without the spaces at its start.
        fileprivate mutating func append(_ line: Line) {
            let words = line.text.utf8.drop { $0 == UInt8(ascii: " ") }
            text += "\n"
            let spaces = line.text.utf8.count - words.count
            origin.note(rewritten: ByteOffset(text.utf8.count), original: line.offset + spaces)
            text += String(decoding: words, as: UTF8.self)
        }
    }

    static func parts(of text: String) -> [Part] {
        let lines = lines(of: text)
        var parts: [Part] = []
        var others: [Line] = []
        var place = 0
        func endLines() {
            // Blank lines before and after a list only separate it from the text.
            let kept = others.trimmed(atStart: !parts.isEmpty, atEnd: place < lines.count)
            if let first = kept.first {
                let origin = Rewriting(from: first.offset)
                parts.append(.lines(kept.map { $0.text }.joined(separator: "\n"), origin))
            }
            others = []
        }
        while place < lines.count {
            if let (isNumbered, items, end) = list(lines, from: place) {
                endLines()
                parts.append(.list(isNumbered: isNumbered, items: items))
                place = end
            } else {
                others.append(lines[place])
                place += 1
            }
        }
        endLines()
        return parts
    }

    fileprivate struct Line {
        var text: String
        var offset: ByteOffset
    }

    private static func lines(of text: String) -> [Line] {
        var offset: ByteOffset = 0
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
            defer { offset += bytes.count + 1 }
            return Line(text: String(decoding: bytes, as: UTF8.self), offset: offset)
        }
    }

    /// The list that begins at a line; `nil` if absent.
    private static func list(_ lines: [Line], from start: Int) -> (isNumbered: Bool, items: [Item], end: Int)? {
        guard let first = Sign(lines[start].text), !first.isNumbered || first.isOne else { return nil }
        var items: [Item] = []
        var place = start
        while place < lines.count {
            let line = lines[place]
            if let sign = Sign(line.text), sign.isNumbered == first.isNumbered {
                items.append(Item(line, after: sign.length))
            } else if line.text.utf8.starts(with: "  ".utf8), !line.isBlank {
                items[items.count - 1].append(line)
            } else {
                break
            }
            place += 1
        }
        return items.count > 1 ? (first.isNumbered, items, place) : nil
    }

    /// The sign with which an item begins.
    private struct Sign {
        var isNumbered = false
        /// Whether the number is 1, with which lists begin.
        var isOne = false
        /// The length of the sign in bytes, with the space after it.
        var length = 2

        init?(_ line: String) {
            let bytes = Array(line.utf8.prefix(12))
            if bytes.starts(with: "- ".utf8) { return }
            let digits = bytes.prefix(while: \.isASCIIDigit)
            guard !digits.isEmpty, digits.count < 10, bytes.dropFirst(digits.count).starts(with: ". ".utf8) else {
                return nil
            }
            isNumbered = true
            isOne = digits.elementsEqual("1".utf8)
            length = digits.count + 2
        }
    }
}

extension ListReader.Line {
    fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}

extension [ListReader.Line] {
    fileprivate func trimmed(atStart: Bool, atEnd: Bool) -> ArraySlice<ListReader.Line> {
        var kept = self[...]
        while atStart, kept.first?.isBlank == true { kept.removeFirst() }
        while atEnd, kept.last?.isBlank == true { kept.removeLast() }
        return kept
    }
}
