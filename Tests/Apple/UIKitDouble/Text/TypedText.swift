import Foundation

/// What a text control holds: text, selection and marked text, in UTF-16 as UIKit counts.
struct TypedText {
    private(set) var text = ""
    private(set) var selection = NSRange(location: 0, length: 0)
    private(set) var marked: NSRange?

    var length: Int { (text as NSString).length }

    // Source: seen by many users of UITextField: setting the text puts the caret behind it and ends marked text.
    mutating func set(_ new: String) {
        text = new
        selection = NSRange(location: length, length: 0)
        marked = nil
    }

    mutating func select(_ range: NSRange) {
        let start = min(max(range.location, 0), length)
        selection = NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    mutating func replace(_ range: NSRange, with new: String) {
        exchange(range, for: new)
        selection = NSRange(location: range.location + (new as NSString).length, length: 0)
        marked = nil
    }

    // Source: Apple, "setMarkedText(_:selectedRange:)": takes the place of marked text, else of the selection.
    mutating func mark(_ new: String, selected: NSRange) {
        let place = marked ?? selection
        exchange(place, for: new)
        let length = (new as NSString).length
        marked = length == 0 ? nil : NSRange(location: place.location, length: length)
        selection = NSRange(location: place.location + selected.location, length: selected.length)
    }

    /// Unit by unit: what is taken away may be a part of a character, such as its accent.
    private mutating func exchange(_ range: NSRange, for new: String) {
        var units = Array(text.utf16)
        units.replaceSubrange(range.location..<range.location + range.length, with: new.utf16)
        text = String(decoding: units, as: UTF16.self)
    }

    mutating func unmark() {
        guard let marked else { return }
        selection = NSRange(location: marked.location + marked.length, length: 0)
        self.marked = nil
    }

    /// What the delete key removes: the selection, or the character before the caret.
    var beforeCaret: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }
}
