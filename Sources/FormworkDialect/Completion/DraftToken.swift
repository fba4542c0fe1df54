import FormworkCore

/// A token of JSON that is being written.
struct DraftToken: Equatable {
    enum Kind: Equatable {
        /// A text in quotation marks. The second mark may be missing.
        case text(isClosed: Bool)
        /// Letters and digits without quotation marks: a number, `true`, or a key that has no marks yet.
        case word
        case open(isObject: Bool)
        case close
        case colon
        case comma
    }

    var kind: Kind
    /// The bytes of the token, with its quotation marks.
    var range: Range<ByteOffset>

    /// The bytes of a text or a word, without quotation marks.
    var content: Range<ByteOffset> {
        guard case .text(let isClosed) = kind else { return range }
        return range.lowerBound + 1..<(isClosed ? range.upperBound - 1 : range.upperBound)
    }

    /// Reads all tokens. It reports no mistakes. A text that is not closed ends with its line.
    static func read(_ bytes: [UInt8]) -> [DraftToken] {
        var tokens: [DraftToken] = []
        var place: ByteOffset = 0
        while place < bytes.end {
            let start = place
            place += 1
            switch bytes[start] {
            case UInt8(ascii: " "), 9, 10, 13: continue
            case UInt8(ascii: "{"): tokens.append(DraftToken(kind: .open(isObject: true), range: start..<place))
            case UInt8(ascii: "["): tokens.append(DraftToken(kind: .open(isObject: false), range: start..<place))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): tokens.append(DraftToken(kind: .close, range: start..<place))
            case UInt8(ascii: ":"): tokens.append(DraftToken(kind: .colon, range: start..<place))
            case UInt8(ascii: ","): tokens.append(DraftToken(kind: .comma, range: start..<place))
            case UInt8(ascii: "\""):
                let isClosed = skipText(bytes, &place)
                tokens.append(DraftToken(kind: .text(isClosed: isClosed), range: start..<place))
            default:
                while place < bytes.end, !isEndOfWord(bytes[place]) { place += 1 }
                tokens.append(DraftToken(kind: .word, range: start..<place))
            }
        }
        return tokens
    }

    private static func skipText(_ bytes: [UInt8], _ place: inout ByteOffset) -> Bool {
        while place < bytes.end, bytes[place] != 10 {
            let byte = bytes[place]
            place += byte == UInt8(ascii: "\\") && place + 1 < bytes.end && bytes[place + 1] != 10 ? 2 : 1
            if byte == UInt8(ascii: "\"") { return true }
        }
        return false
    }

    private static func isEndOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), 9, 10, 13: true
        default: "{}[]:,\"".utf8.contains(byte)
        }
    }
}
