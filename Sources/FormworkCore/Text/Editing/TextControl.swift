/// One function for every keystroke: a text control with its rule, in a locale.
///
/// What it makes it leaves as it is: editing its own text without a change changes nothing.
public struct TextControl: Sendable {
    /// What the control takes.
    public let rule: TextRule
    let locale: LocaleRecord
    let marks: NumberMarks
    let currentYear: Int

    /// Makes a control. The year of today decides which century years of two digits belong to.
    public init(_ rule: TextRule, locale: LocaleRecord, currentYear: Int) {
        var rule = rule
        if !rule.currency.isEmpty { rule.fractionDigits = locale.currency(rule.currency).fractionDigits }
        self.rule = rule
        self.locale = locale
        self.currentYear = currentYear
        marks = NumberMarks(locale)
    }

    /// Takes a change: leaves out what cannot stand in the text, lays it out anew, and keeps the caret behind the same
    /// characters.
    ///
    /// Positions are in UTF-16 units; those beyond the text or inside a character are moved, and none inside a
    /// character comes back. `companion` is the answer that the check of the text needs to know, such as the number
    /// of the card that a security code belongs to.
    ///
    /// - Complexity: linear in the texts.
    public func edit(_ old: EditedText, _ change: TextChange, companion: String = "") -> TextOutcome {
        let edited = edited(old, change)
        return TextOutcome(edited: edited, reading: reading(edited.text, companion: companion))
    }

    private func edited(_ old: EditedText, _ change: TextChange) -> EditedText {
        let units = Array(old.text.utf16)
        let difference: TextDifference
        switch change {
        case .typed(let text, let caret, let isComposing):
            if isComposing { return Self.settled(text, caret, caret) }
            difference = TextDifference(old, units, typed: Array(text.utf16), caret: caret)
        case .replacement(let start, let end, let text):
            guard let found = TextDifference(old, units, from: start, to: end, with: text) else {
                return Self.settled(old.text, old.selectionStart, old.selectionEnd)
            }
            difference = found
        }
        return isLaidOut ? editLaidOut(units, difference) : editPlain(units, difference)
    }

    /// A text with a selection that does not end inside a character.
    static func settled(_ text: String, _ start: Int, _ end: Int) -> EditedText {
        let units = Array(text.utf16)
        return EditedText(
            text, selectionStart: TextDifference.boundary(units, start, isUp: true),
            selectionEnd: TextDifference.boundary(units, end, isUp: true))
    }

    /// Whether the text is made of single characters between which literals stand.
    var isLaidOut: Bool { rule.kind == .masked || isNumber }

    var isNumber: Bool { rule.kind == .number || rule.kind == .shifted }
}
