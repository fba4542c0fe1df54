import FormworkCore

/// An object or a list around a position in a definition that is being written.
struct DraftContainer: Equatable {
    var isObject: Bool
    /// The key whose value contains the position; `nil` if the position is in no value.
    var key: String?
    /// The keys of an object, also those after the position, but not the key that is being written.
    var keys: Set<ExactText> = []
    /// The members of an object whose values are texts.
    var texts: [ExactText: String] = [:]
}

/// The place of a caret in a definition that is being written.
struct DraftPlace {
    /// The objects and lists around it, the outermost first.
    private(set) var containers: [DraftContainer] = []
    /// Whether a key belongs there, and not a value.
    private(set) var isKey = false
    /// Whether the caret is in a text with a quotation mark before it.
    private(set) var isQuoted = false
    /// The letters before the caret that are a part of the same key or word.
    private(set) var typed = ""
    /// Whether a colon follows.
    private(set) var hasColon = false
    /// The bytes that a whole key or word replaces.
    private(set) var range: Range<ByteOffset>

    /// Finds the place of a caret.
    ///
    /// - Parameter caret: The position of the caret, at most the end of the bytes.
    init(in bytes: [UInt8], at caret: ByteOffset) {
        range = caret..<caret
        var walk = DraftWalk(bytes)
        var isFound = false
        let tokens = DraftToken.read(bytes)
        for (index, token) in tokens.enumerated() {
            if !isFound, token.contains(caret) || token.range.lowerBound >= caret {
                isFound = true
                let isInside = token.contains(caret)
                take(walk)
                if isInside { take(token, at: caret, bytes) }
                let next = isInside ? index + 1 : index
                hasColon = isKey && next < tokens.count && tokens[next].kind == .colon
                if isInside {
                    walk.step(over: token, isWritten: true)
                    continue
                }
            }
            walk.step(over: token, isWritten: false)
        }
        if isFound { collect(from: walk) } else { take(walk) }
    }

    /// The indices of the containers in the walk.
    private var indices: [Int] = []

    private mutating func take(_ walk: DraftWalk) {
        indices = walk.open
        containers = walk.open.map { walk.all[$0].container }
        isKey = walk.awaitsKey
    }

    private mutating func take(_ token: DraftToken, at caret: ByteOffset, _ bytes: [UInt8]) {
        let content = token.content
        typed = String(decoding: bytes[content.lowerBound..<max(content.lowerBound, caret)], as: UTF8.self)
        range = token.range
        guard case .text(let isClosed) = token.kind else { return }
        isQuoted = true
        // A text of more than a word may be the rest of the line after a text that is not closed yet.
        let rest = bytes[caret..<max(caret, content.upperBound)]
        let isWord = rest.allSatisfy { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || $0.isASCIILetterOrDigit }
        if !isClosed || !isWord { range = token.range.lowerBound..<caret }
    }

    /// Adds the keys after the caret.
    private mutating func collect(from walk: DraftWalk) {
        for (place, index) in indices.enumerated() {
            containers[place].keys = walk.all[index].container.keys
            containers[place].texts = walk.all[index].container.texts
        }
    }
}

extension DraftToken {
    /// Whether a caret is in a text or at a word.
    fileprivate func contains(_ caret: ByteOffset) -> Bool {
        guard range.lowerBound < caret else { return false }
        return switch kind {
        case .text(let isClosed): isClosed ? caret < range.upperBound : caret <= range.upperBound
        case .word: caret <= range.upperBound
        default: false
        }
    }
}
