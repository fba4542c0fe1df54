import FormworkCore

/// Follows the tokens of a definition that is being written, and finds the objects and lists around each token.
struct DraftWalk {
    /// An object or a list, and how far its current member is.
    struct Entry {
        var container: DraftContainer
        /// Whether the colon of the member was there.
        var hasColon = false
        /// Whether the value of the member was there.
        var hasValue = false
    }

    private let bytes: [UInt8]
    /// All containers that were opened.
    private(set) var all: [Entry] = []
    /// The indices in `all` of the containers that are not closed yet, the outermost first.
    private(set) var open: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether a key belongs here, and not a value. After a value the next key does, even if the comma is missing.
    var awaitsKey: Bool {
        guard let last = open.last, all[last].container.isObject else { return false }
        return !all[last].hasColon || all[last].hasValue
    }

    /// Moves past a token.
    ///
    /// - Parameter isWritten: Whether the caret is in the token. Then it is not among the keys.
    mutating func step(over token: DraftToken, isWritten: Bool) {
        switch token.kind {
        case .open(let isObject):
            if let last = open.last { all[last].hasValue = true }
            open.append(all.count)
            all.append(Entry(container: DraftContainer(isObject: isObject)))
        case .close: _ = open.popLast()
        case .colon: if let last = open.last { all[last].hasColon = true }
        case .comma: if let last = open.last { begin(at: last) }
        case .text, .word: take(token, isWritten)
        }
    }

    private mutating func begin(at place: Int) {
        all[place].container.key = nil
        all[place].hasColon = false
        all[place].hasValue = false
    }

    private mutating func take(_ token: DraftToken, _ isWritten: Bool) {
        guard let last = open.last, all[last].container.isObject else { return }
        let text = String(decoding: bytes[token.content], as: UTF8.self)
        if awaitsKey {
            begin(at: last)
            all[last].container.key = text
            if !isWritten { all[last].container.keys.insert(text) }
        } else {
            all[last].hasValue = true
            if let key = all[last].container.key { all[last].container.texts[key] = text }
        }
    }
}
