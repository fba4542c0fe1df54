extension TextEdit {
    /// The edit that made one text of another, for controls that tell only the new text: the part between what both begin and
    /// end with was replaced, and the caret is behind it.
    public init(from old: String, to new: String) {
        let before = Array(old.utf16), after = Array(new.utf16)
        let start = zip(before, after).prefix { $0 == $1 }.count
        let rest = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.prefix(rest).count
        let caret = TextOffset(after.count - end)
        self.init(new, selection: caret..<caret, before: TextOffset(start)..<TextOffset(before.count - end))
    }
}
