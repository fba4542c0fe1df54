/// A fixed way of writing a code: places for digits and letters with literals between them, in several alternatives.
///
/// The first alternative that can hold what was typed so far is the one that shows it.
struct Mask: Equatable, Sendable {
    /// Places are private-use characters, so that each alternative is a plain list; the rest are literals.
    static let digit: UInt16 = 0xE000
    /// A place for a letter.
    static let letter: UInt16 = 0xE001
    /// A place for a digit or a letter.
    static let either: UInt16 = 0xE002
    /// A place for a digit or an X.
    static let digitOrX: UInt16 = 0xE003
    /// Plus a character of ASCII: a place for exactly that one. Those an alternative begins with choose it.
    static let exactly: UInt16 = 0xE100

    /// The alternatives, in the order in which they are tried.
    var alternatives: [[UInt16]] = []

    /// Whether a unit of an alternative is a place.
    static func isPlace(_ unit: UInt16) -> Bool { unit >= digit && unit < exactly + 0x80 }

    /// Whether a place takes a character that has been made canonical.
    static func takes(_ place: UInt16, _ unit: UInt16) -> Bool {
        let isDigit = unit &- 0x30 < 10
        switch place {
        case digit: return isDigit
        case letter: return !isDigit
        case either: return true
        case digitOrX: return isDigit || unit == 0x58
        default: return place == exactly + unit
        }
    }

    /// The most characters that an alternative holds.
    var capacity: Int { alternatives.reduce(0) { max($0, Self.places($1)) } }

    /// The fewest characters that fill an alternative.
    var smallest: Int { alternatives.reduce(capacity) { min($0, Self.places($1)) } }

    private static func places(_ alternative: [UInt16]) -> Int {
        alternative.reduce(0) { $0 + (isPlace($1) ? 1 : 0) }
    }

    /// Whether the characters fill an alternative.
    func isComplete(_ raw: [UInt16]) -> Bool {
        alternatives.contains { Self.places($0) == raw.count && fit(raw, $0) > 0 }
    }

    /// The position of the alternative for what was typed so far; `nil` if none can hold it.
    func alternative(for raw: [UInt16]) -> Int? {
        for index in alternatives.indices {
            let outcome = fit(raw, alternatives[index])
            if outcome > 0 { return index }
            if outcome < 0 { return nil }
        }
        return nil
    }

    /// 1 if the characters fit from the start, 0 if not, -1 if they are too many for an alternative that they chose
    /// by how they begin.
    private func fit(_ raw: [UInt16], _ alternative: [UInt16]) -> Int {
        let isChosen = alternative.first.map { $0 >= Self.exactly } == true
        var next = 0
        for place in alternative where Self.isPlace(place) {
            if next == raw.count { return 1 }
            guard Self.takes(place, raw[next]) else { return isChosen && place < Self.exactly ? -1 : 0 }
            next += 1
        }
        if next == raw.count { return 1 }
        return isChosen ? -1 : 0
    }

    /// The characters between their literals. A literal appears with the character behind it, the last ones with the
    /// last character, so that none stands in the way of deleting. What fits nowhere is shown as it is.
    func layout(_ raw: [UInt16]) -> TextLayout {
        var layout = TextLayout()
        var next = 0
        var waiting: [UInt16] = []
        if let chosen = alternative(for: raw), !raw.isEmpty {
            for unit in alternatives[chosen] {
                guard Self.isPlace(unit) else {
                    waiting.append(unit)
                    continue
                }
                if next == raw.count { return layout }
                for literal in waiting { layout.append(literal, false) }
                waiting = []
                layout.append(raw[next], true)
                next += 1
            }
            for literal in waiting { layout.append(literal, false) }
        } else {
            for unit in raw { layout.append(unit, true) }
        }
        return layout
    }

    /// What each unit of a text that one of the alternatives wrote stands for, with 0 for literals; `nil` if none did.
    ///
    /// `canonical` makes a character what places take.
    func tokens(of text: [UInt16], canonical: (UInt16) -> UInt16) -> [UInt16]? {
        for alternative in alternatives {
            var tokens: [UInt16] = []
            var isWhole = true
            for unit in alternative {
                guard tokens.count < text.count else {
                    isWhole = false
                    break
                }
                let typed = text[tokens.count]
                if Self.isPlace(unit) {
                    let token = canonical(typed)
                    guard token != 0, Self.takes(unit, token) else { break }
                    tokens.append(token)
                } else {
                    guard typed == unit else { break }
                    tokens.append(0)
                }
            }
            if tokens.count == text.count, isWhole || tokens.last != 0 { return tokens }
        }
        return nil
    }
}
