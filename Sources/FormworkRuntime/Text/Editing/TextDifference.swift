/// What a change replaces, in UTF-16 units of the text before it.
struct TextDifference {
    /// Where the replaced part starts.
    var start = 0
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
        self.start = TextUnits.boundary(units, start, isUp: false)
        self.end = isEmpty ? self.start : TextUnits.boundary(units, end, isUp: true)
        inserted = TextUnits.units(text)
        caret = inserted.count
        deletesForward = old.selectionStart == old.selectionEnd && old.selectionStart == self.start
    }

    /// Finds out what was replaced: behind the caret nothing changes, unless the whole text was exchanged.
    init(_ old: EditedText, _ units: [UInt16], typed new: [UInt16], caret position: Int) {
        caret = min(max(position, 0), new.count)
        if caret < new.count, caret > 0, new[caret] & 0xFC00 == 0xDC00 { caret -= 1 }
        let shift = units.count - new.count
        var place = new.count
        while place > caret, place + shift > 0, units[place + shift - 1] == new[place - 1] { place -= 1 }
        guard place == caret, place + shift >= 0 else {
            end = units.count
            inserted = new
            return
        }
        end = caret + shift
        // What was selected was replaced, even by the same characters.
        let limit = min(end, caret, old.selectionStart)
        while start < limit, units[start] == new[start] { start += 1 }
        if start > 0, units[start - 1] & 0xFC00 == 0xD800 { start -= 1 }
        deletesForward = old.selectionStart == old.selectionEnd && old.selectionStart == caret
        inserted = TextUnits.part(new, start, caret)
        caret = inserted.count
    }
}
