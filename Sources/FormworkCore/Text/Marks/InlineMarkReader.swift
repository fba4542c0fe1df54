import FormworkRuntime

/// Reads the marks inside a line: emphasis, importance and links.
struct InlineMarkReader {
    /// The maximum number of characters of an address, and of brackets nested in it. So a text full of `[a](` takes no
    /// longer than other texts.
    private static let longestAddress = 2_000
    private static let mostBrackets = 8

    private let scalars: [Unicode.Scalar]
    private var place = ScalarOffset(0)
    private var pieces: [MarkPiece] = []
    /// The pieces at which a link may begin.
    private var brackets: [Int] = []
    /// The links whose addresses are not safe.
    private(set) var unsafeLinks: [MarkReader.UnsafeLink] = []

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Reads the text as runs, each as long as possible.
    mutating func read() -> [MarkedText.Run] {
        while place < scalars.end { readNext() }
        return MarkPiece.runs(of: EmphasisReader.paired(pieces[...]))
    }

    private mutating func readNext() {
        switch scalars[place] {
        case "\\" where place + 1 < scalars.end && scalars[place + 1].isSignOfASCII:
            append(scalars[place + 1])
            place += 2
        case "*", "_": readEmphasis()
        case "[":
            brackets.append(pieces.count)
            pieces.append(.text("["))
            place += 1
        case "]": endBracket()
        default:
            append(scalars[place])
            place += 1
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        // A bracket stays a piece of its own.
        if let last = pieces.indices.last, last != brackets.last, case .text(var text) = pieces[last] {
            pieces[last] = .text("")
            text.unicodeScalars.append(scalar)
            pieces[last] = .text(text)
        } else {
            pieces.append(.text(String(Character(scalar))))
        }
    }

    private mutating func readEmphasis() {
        let sign = scalars[place]
        var end = place
        while end < scalars.end, scalars[end] == sign { end += 1 }
        let before = place.scalars > 0 ? scalars[place - 1] : " "
        let after = end < scalars.end ? scalars[end] : " "
        // An underscore inside a word is part of the word: `first_name`.
        let isInWord = sign == "_" && before.isOfWord && after.isOfWord
        let mark = MarkPiece.Emphasis(
            sign: sign, count: end - place, opens: !after.isSpace && !isInWord, closes: !before.isSpace && !isInWord)
        pieces.append(.emphasis(mark))
        place = end
    }

    /// Reads the end of the words of a link, and its address.
    private mutating func endBracket() {
        let start = brackets.popLast()
        guard let start, let (address, end) = address(from: place + 1), !address.isEmpty else {
            append("]")
            place += 1
            return
        }
        guard let link = SafeLink(address) else {
            let offset = scalars.byteOffset(of: place + 2)
            unsafeLinks.append(MarkReader.UnsafeLink(address: address, offset: offset))
            append("]")
            place += 1
            return
        }
        let words = EmphasisReader.paired(pieces[(start + 1)...])
        pieces.removeSubrange(start...)
        pieces.append(.link(link))
        pieces += words
        pieces.append(.endOfLink)
        // The brackets that are still open would make a link around this one. Links are not nested.
        brackets = []
        place = end
    }

    /// Reads `(address)`. The address has no spaces, and each bracket in it is closed.
    private func address(from start: ScalarOffset) -> (String, end: ScalarOffset)? {
        guard start < scalars.end, scalars[start] == "(" else { return nil }
        var address = ""
        var depth = 0
        var place = start + 1
        while place < scalars.end, place - start <= Self.longestAddress {
            let scalar = scalars[place]
            if scalar.isSpace { return nil }
            if scalar == ")", depth == 0 { return (address, place + 1) }
            if scalar == "(" { depth += 1 }
            if depth > Self.mostBrackets { return nil }
            if scalar == ")" { depth -= 1 }
            address.unicodeScalars.append(scalar)
            place += 1
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// Whether the character is white space or a control character.
    fileprivate var isSpace: Bool { properties.isWhitespace || value < 32 }

    /// Whether the character is a letter or a digit.
    fileprivate var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }

    /// Whether a `\` before the sign makes it plain text.
    fileprivate var isSignOfASCII: Bool {
        value > 32 && value < 127 && !(48...57).contains(value) && !(65...90).contains(value)
            && !(97...122).contains(value)
    }
}
