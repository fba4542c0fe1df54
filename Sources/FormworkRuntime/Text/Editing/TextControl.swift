/// Decides what each keystroke does to the text of a control, by a rule and a locale.
///
/// Formatting is idempotent: formatting a formatted text changes nothing.
public class TextControl {
    /// The rule of the control.
    public var rule: TextRule { shared.rule }
    let shared: SharedTextRule
    let locale: SharedLocale
    /// The maximum number of digits after the decimal separator; `nil` for no limit. For an amount it is the number of digits
    /// of its currency.
    let fractionDigits: Int?

    /// Makes a control for text, codes and numbers; days and times have `CivilTextControl`.
    public convenience init(_ rule: TextRule, locale: LocaleRecord) {
        self.init(SharedTextRule(rule), SharedLocale(locale))
    }

    init(_ shared: SharedTextRule, _ locale: SharedLocale) {
        self.shared = shared
        self.locale = locale
        let isAmount = !shared.rule.currency.isEmpty
        fractionDigits =
            isAmount ? locale.record.currency(shared.rule.currency).fractionDigits : shared.rule.fractionDigits
    }

    /// Applies a change: leaves out characters that the rule does not take, formats the text anew, and keeps the caret
    /// after the same characters.
    ///
    /// Positions after the end of the text or inside a character are moved to the nearest valid one. The caret of the
    /// result is never inside a character.
    ///
    /// - Complexity: linear in the texts.
    public func edited(_ old: EditedText, _ change: TextChange) -> EditedText {
        switch change {
        case .typed(let text, let caret, let isComposing):
            if isComposing { return Self.settled(TextUnits(text), caret) }
            return typed(text, caret: caret, over: old)
        case .replacement(let start, let end, let text):
            let units = TextUnits(old.text)
            guard let found = TextDifference(old, units, from: start, to: end, with: text) else {
                var settled = Self.settled(units, old.selectionEnd)
                settled.selectionStart = units.boundary(near: old.selectionStart, isUp: true)
                return settled
            }
            return edited(old, units, found)
        }
    }

    /// Applies typing, pasting or deleting, from the text and the caret that the browser has afterwards.
    func typed(_ text: String, caret: TextOffset, over old: EditedText) -> EditedText {
        let units = TextUnits(old.text)
        return edited(old, units, TextDifference(old, units, typed: TextUnits(text), caret: caret))
    }

    private func edited(_ old: EditedText, _ units: TextUnits, _ difference: TextDifference) -> EditedText {
        if isNumber { return editNumber(old, units, difference) }
        return shared.rule.kind == .masked ? editMasked(units, difference) : editPlain(units, difference)
    }

    /// The answer that a text means; `nil` if it is not an answer.
    ///
    /// The text is not blank and, unless the rule is exact, has no white space at its ends.
    func value(of text: String) -> FormValue? {
        if shared.rule.kind == .plain { return .text(canonical(text)) }
        if isNumber { return number(in: text).map { .number($0) } }
        let reading = maskReading(of: TextUnits(text))
        // A text that does not fit is kept, so that the person sees it and can correct it.
        return .text(reading.fits ? kept(reading.code) : text)
    }

    /// The text that the control shows for an answer.
    public func text(for value: FormValue) -> String {
        switch (shared.rule.kind, value) {
        case (.number, .number(let number)), (.shifted, .number(let number)):
            guard let tokens = tokens(of: number) else { return locale.record.format(number, grouping: false) }
            return numberLayout(tokens, isGrouped: shared.rule.grouping != .never).units.text
        case (.masked, .text(let text)): return laidOut(text)
        default: return value.canonicalText
        }
    }

    /// A text with the caret at a position. If the position is inside a character, the caret is after that character.
    static func settled(_ units: TextUnits, _ caret: TextOffset) -> EditedText {
        let caret = units.boundary(near: caret, isUp: true)
        return EditedText(unchecked: units.text, caret, caret)
    }

    /// Whether the control puts literals or separators between the characters that a person types.
    var isLaidOut: Bool { shared.rule.kind == .masked || isNumber }

    var isNumber: Bool { shared.rule.kind == .number || shared.rule.kind == .shifted }

    /// A code in the form in which answers have it: with its literals if the rule keeps them.
    func kept(_ code: TextTokens) -> String {
        shared.rule.keepsLiterals ? shared.rule.mask.layout(code).units.text : code.text
    }
}
