import FormworkHTML
import FormworkRuntime

/// Code in Swift or JSON, written with a class for each kind of word. The style sheet gives the classes their colours.
struct HighlightedCode {
    /// The language of the code.
    enum Language: String, CaseIterable {
        case swift = "Swift"
        case json = "JSON"
    }

    let language: Language
    private let code: [UInt8]

    init(_ code: String, _ language: Language) {
        self.language = language
        self.code = Array(code.utf8)
    }

    /// Writes the code. The text of it is the same as without highlighting.
    func write(to html: inout HTMLWriter) {
        for (kind, word) in words {
            switch kind {
            case .plain: html.text(word)
            case .text: write(word, "fw-code-text", to: &html)
            case .name: write(word, "fw-code-name", to: &html)
            case .number: write(word, "fw-code-number", to: &html)
            case .comment: write(word, "fw-code-comment", to: &html)
            }
        }
    }

    private func write(_ word: String, _ style: StaticString, to html: inout HTMLWriter) {
        html.markup("<span")
        html.attribute("class", ifPresent: style)
        html.markup(">")
        html.text(word)
        html.markup("</span>")
    }

    // MARK: Words

    enum Kind {
        /// Signs, spaces and the names of arguments.
        case plain
        case text
        /// A key of JSON; a type, a member or a keyword of Swift.
        case name
        case number
        case comment
    }

    /// The words of the code and what is between them. Together they are the code.
    var words: [(kind: Kind, text: String)] {
        var words: [(kind: Kind, text: String)] = []
        var place = 0
        while place < code.count {
            let end = self.end(of: place)
            words.append((kind(of: place..<end), String(decoding: code[place..<end], as: UTF8.self)))
            place = end
        }
        return words
    }

    /// The end of the word that begins at a place.
    private func end(of place: Int) -> Int {
        switch code[place] {
        case UInt8(ascii: "\""): return endOfText(from: place)
        case UInt8(ascii: "/") where isComment(place):
            return code[place...].firstIndex(of: UInt8(ascii: "\n")) ?? code.endIndex
        case let byte where Self.isWord(byte):
            return code[place...].firstIndex { !Self.isWord($0) && $0 != UInt8(ascii: ".") || isMember($0, byte) }
                ?? code.endIndex
        default: return place + 1
        }
    }

    /// Whether a byte ends a name and begins a member. In a number, a point stands before its fraction.
    private func isMember(_ byte: UInt8, _ first: UInt8) -> Bool {
        byte == UInt8(ascii: ".") && !Self.isDigit(first)
    }

    /// The place after the quotation mark that ends a text.
    private func endOfText(from place: Int) -> Int {
        var end = place + 1
        while end < code.count, code[end] != UInt8(ascii: "\"") {
            end += code[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end + 1, code.count)
    }

    private func kind(of word: Range<Int>) -> Kind {
        let first = code[word.lowerBound]
        switch first {
        case UInt8(ascii: "\""):
            guard language == .json else { return .text }
            let next = code[word.upperBound...].first { $0 != UInt8(ascii: " ") }
            return next == UInt8(ascii: ":") ? .name : .text
        case UInt8(ascii: "/"): return isComment(word.lowerBound) ? .comment : .plain
        case let byte where Self.isDigit(byte): return .number
        case let byte where Self.isWord(byte):
            return language == .json || !isArgument(before: word.upperBound) ? .name : .plain
        default: return .plain
        }
    }

    /// Whether a name is the label of an argument, which a colon follows.
    private func isArgument(before end: Int) -> Bool {
        code.indices.contains(end) && code[end] == UInt8(ascii: ":")
    }

    private func isComment(_ place: Int) -> Bool {
        language == .swift && code[place...].starts(with: "//".utf8)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            true
        default: isDigit(byte)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
