/// What a change replaces, in UTF-16 units of the text before it.
struct TextDifference {
    /// Where the replaced part starts.
    var start: Int
    /// Where the replaced part ends.
    var end: Int
    /// What stands there instead.
    var inserted: [UInt16]
    /// The caret behind the change, counted from the start of what was inserted.
    var caret: Int
    /// Whether the part was removed by the key that removes what follows the caret.
    var deletesForward = false

    /// A replacement as given; `nil` if it starts beyond the text.
    init?(_ old: EditedText, _ units: [UInt16], from start: Int, to end: Int, with text: String) {
        guard start <= units.count else { return nil }
        let isEmpty = end <= start
        self.start = Self.boundary(units, start, isUp: false)
        self.end = isEmpty ? self.start : Self.boundary(units, min(end, units.count), isUp: true)
        inserted = Array(text.utf16)
        caret = inserted.count
        deletesForward = old.selectionStart == old.selectionEnd && old.selectionStart == self.start
    }

    /// Finds out what was replaced: behind the caret nothing changes, unless the whole text was exchanged.
    init(_ old: EditedText, _ units: [UInt16], typed new: [UInt16], caret position: Int) {
        var caret = min(max(position, 0), new.count)
        if caret < new.count, caret > 0, new[caret] & 0xFC00 == 0xDC00 { caret -= 1 }
        let rest = new.count - caret
        start = 0
        end = units.count
        guard rest <= units.count, units[(units.count - rest)...].elementsEqual(new[caret...]) else {
            inserted = new
            self.caret = caret
            return
        }
        end = units.count - rest
        // What was selected was replaced, even by the same characters.
        let limit = min(end, caret, old.selectionStart)
        while start < limit, units[start] == new[start] { start += 1 }
        if start > 0, units[start - 1] & 0xFC00 == 0xD800 { start -= 1 }
        inserted = Array(new[start..<caret])
        self.caret = inserted.count
        deletesForward = old.selectionStart == old.selectionEnd && old.selectionStart == caret
    }

    /// The nearest place between two characters, as people count them, up or down from a place between two units.
    static func boundary(_ units: [UInt16], _ place: Int, isUp: Bool) -> Int {
        guard place > 0, place < units.count else { return max(place, 0) }
        // Below the first accent only the two ends of a line belong together.
        if units[place] < 0x300, units[place - 1] < 0x300, units[place] != 0x0A { return place }
        var below = 0
        for character in String(decoding: units, as: UTF16.self) {
            let above = below + character.utf16.count
            if above > place { return below == place || !isUp ? below : above }
            below = above
        }
        return below
    }
}
