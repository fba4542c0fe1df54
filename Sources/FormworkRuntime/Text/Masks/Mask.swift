/// A fixed way of writing a code: places for digits and letters with literals between them, in several alternatives.
///
/// The first alternative that can hold what was typed so far is the one that shows it.
package struct Mask: Equatable, Sendable {
    /// Places are private-use characters, so that a mask is a plain list; the rest are literals.
    package static let digit: UInt16 = 0xE000
    /// A place for a letter.
    package static let letter: UInt16 = 0xE001
    /// A place for a digit or a letter.
    package static let either: UInt16 = 0xE002
    /// A place for a digit or an X.
    package static let digitOrX: UInt16 = 0xE003
    /// The end of an alternative.
    package static let end: UInt16 = 0xE0FF
    /// Plus a character of ASCII: a place for exactly that one. Those an alternative begins with choose it.
    package static let exactly: UInt16 = 0xE100

    /// The alternatives, in the order in which they are tried, each with `end` behind it.
    package var units: [UInt16] = []

    package init() {}

    /// Whether a unit of an alternative is a place.
    package static func isPlace(_ unit: UInt16) -> Bool { unit >= digit && unit < exactly + 0x80 && unit != end }

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
    var capacity: Int {
        var most = 0
        var places = 0
        for unit in units {
            if unit == Self.end { places = 0 }
            if Self.isPlace(unit) { places += 1 }
            most = max(most, places)
        }
        return most
    }

    /// How characters fit the alternative that can hold them.
    struct Fit {
        /// Where the alternative starts; -1 if none can hold what was typed so far.
        var start: Int
        /// Whether the characters fill an alternative.
        var isFull: Bool
    }

    /// Finds the alternative for what was typed so far.
    @inline(never)
    func fit(_ raw: [UInt16]) -> Fit {
        var found = -1
        var start = 0
        var next = 0
        var hasFailed = false
        for index in 0..<units.count {
            let unit = units[index]
            if unit == Self.end {
                // Too many for an alternative that they chose by how they begin: no other one is theirs.
                let isChosen = Self.isPlace(units[start]) && units[start] >= Self.exactly
                if !hasFailed, next >= raw.count {
                    if found < 0 { found = start }
                    if next == raw.count { return Fit(start: found, isFull: true) }
                } else if isChosen, found < 0, !hasFailed || next < 0 {
                    break
                }
                start = index + 1
                next = 0
                hasFailed = false
            } else if Self.isPlace(unit), !hasFailed {
                if next < raw.count, !Self.takes(unit, raw[next]) {
                    hasFailed = true
                    // Those at the start were right, and what follows them is not.
                    if unit < Self.exactly { next = -2 }
                }
                next += 1
            }
        }
        return Fit(start: found, isFull: false)
    }

    /// The characters between their literals. A literal appears with the character behind it, the last ones with the
    /// last character, so that none stands in the way of deleting. What fits nowhere is shown as it is.
    func layout(_ raw: [UInt16]) -> TextLayout {
        var layout = TextLayout()
        var next = 0
        var place = raw.isEmpty ? -1 : fit(raw).start
        guard place >= 0 else {
            for unit in raw { layout.append(unit, true) }
            return layout
        }
        var waiting = place
        while true {
            let unit = units[place]
            if unit == Self.end || Self.isPlace(unit) {
                if unit != Self.end, next == raw.count { return layout }
                while waiting < place {
                    layout.append(units[waiting], false)
                    waiting += 1
                }
                if unit == Self.end { return layout }
                layout.append(raw[next], true)
                next += 1
                waiting += 1
            }
            place += 1
        }
    }

    /// What each unit of a text that one of the alternatives wrote stands for, with 0 for literals; empty if none did.
    ///
    /// `canonical` holds what each unit of the text is for places.
    func tokens(of text: [UInt16], canonical: [UInt16]) -> [UInt16] {
        var tokens: [UInt16] = []
        var hasFailed = false
        for unit in units {
            let next = tokens.count
            if unit == Self.end || next == text.count {
                // A text that ends within an alternative ends with what carries meaning.
                if !hasFailed, next == text.count, unit == Self.end || tokens.last != 0 { return tokens }
                hasFailed = unit != Self.end
                if unit == Self.end { tokens = [] }
            } else if !hasFailed {
                let token = Self.isPlace(unit) ? canonical[next] : 0
                hasFailed = token == 0 ? Self.isPlace(unit) || text[next] != unit : !Self.takes(unit, token)
                tokens.append(token)
            }
        }
        return []
    }
}
