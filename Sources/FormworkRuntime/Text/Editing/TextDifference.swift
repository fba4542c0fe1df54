/// The part of a text that a change replaced, and the text that replaced it.
struct TextDifference {
    /// The start of the replaced part, as a position in the text before the change.
    var start: TextOffset = 0
    /// The end of the replaced part, as a position in the text before the change.
    var end: TextOffset
    /// The text that is there instead.
    var inserted: TextUnits
    /// The caret after the change, as a position in `inserted`.
    var caret: TextOffset
    /// Whether the part was removed by the key that deletes the character after the caret.
    var deletesForward = false

    /// Makes the difference of a known replacement; `nil` if that starts after the end of the text.
    init?(_ old: EditedText, _ units: TextUnits, from start: TextOffset, to end: TextOffset, with text: String) {
        guard start <= units.end else { return nil }
        let isEmpty = end <= start
        self.start = units.boundary(near: start, isUp: false)
        self.end = isEmpty ? self.start : units.boundary(near: end, isUp: true)
        inserted = TextUnits(text)
        caret = inserted.end
        deletesForward = old.hasCaret(at: self.start)
    }

    /// Finds the replaced part. The text after the caret did not change, unless the whole text was exchanged.
    init(_ old: EditedText, _ units: TextUnits, typed new: TextUnits, caret offset: TextOffset) {
        var caret = min(max(offset, 0), new.end)
        if caret > 0, let next = new.unit(after: caret), UTF16.isTrailSurrogate(next) { caret = caret - 1 }
        /// How many more units the old text has.
        let shift = units.count - new.count
        var same = new.end
        while same > caret, same + shift > 0, units.list[same.utf16 + shift - 1] == new.list[same.utf16 - 1] {
            same = same - 1
        }
        guard same == caret, same + shift >= 0 else {
            (self.caret, end, inserted) = (caret, units.end, new)
            return
        }
        end = caret + shift
        // A selection was replaced as a whole, even if the same characters were typed again.
        let limit = min(end, caret, old.selectionStart)
        while start < limit, units.list[start.utf16] == new.list[start.utf16] { start = start + 1 }
        if start > 0, UTF16.isLeadSurrogate(units.list[start.utf16 - 1]) { start = start - 1 }
        deletesForward = old.hasCaret(at: caret)
        inserted = new.part(from: start, to: caret)
        self.caret = inserted.end
    }
}

extension EditedText {
    /// Whether nothing was selected and the caret was at `offset`.
    fileprivate func hasCaret(at offset: TextOffset) -> Bool {
        selectionStart == selectionEnd && selectionStart == offset
    }
}
