/// One function for every keystroke: a text control with its rule, in a locale.
///
/// What it makes it leaves as it is: editing its own text without a change changes nothing.
public class TextControl {
    /// What the control takes.
    public var rule: TextRule { shared.rule }
    let shared: SharedTextRule
    let place: SharedLocale
    /// The most digits behind the decimal separator: those of the currency if there is one; `nil` for any number.
    let fractionDigits: Int?

    /// Makes a control for text, codes and numbers; days and times have `CivilTextControl`.
    public convenience init(_ rule: TextRule, locale: LocaleRecord) {
        self.init(SharedTextRule(rule), SharedLocale(locale))
    }

    init(_ shared: SharedTextRule, _ place: SharedLocale) {
        self.shared = shared
        self.place = place
        let isAmount = !shared.rule.currency.isEmpty
        fractionDigits =
            isAmount ? place.record.currency(shared.rule.currency).fractionDigits : shared.rule.fractionDigits
    }

    /// Takes a change: leaves out what cannot stand in the text, lays it out anew, and keeps the caret behind the same
    /// characters.
    ///
    /// Positions are in UTF-16 units; those beyond the text or inside a character are moved, and none inside a
    /// character comes back.
    ///
    /// - Complexity: linear in the texts.
    public func edited(_ old: EditedText, _ change: TextChange) -> EditedText {
        switch change {
        case .typed(let text, let caret, let isComposing):
            if isComposing { return Self.settled(TextUnits.units(text), caret) }
            return typed(text, caret: caret, over: old)
        case .replacement(let start, let end, let text):
            let units = TextUnits.units(old.text)
            guard let found = TextDifference(old, units, from: start, to: end, with: text) else {
                var settled = Self.settled(units, old.selectionEnd)
                settled.selectionStart = TextUnits.boundary(units, old.selectionStart, isUp: true)
                return settled
            }
            return edited(old, units, found)
        }
    }

    /// The same for a text as it is after somebody typed, pasted or deleted something in it.
    func typed(_ text: String, caret: Int, over old: EditedText) -> EditedText {
        let units = TextUnits.units(old.text)
        return edited(old, units, TextDifference(old, units, typed: TextUnits.units(text), caret: caret))
    }

    private func edited(_ old: EditedText, _ units: [UInt16], _ difference: TextDifference) -> EditedText {
        if isNumber { return editNumber(old, units, difference) }
        return shared.rule.kind == .masked ? editLaidOut(units, difference) : editPlain(units, difference)
    }

    /// The answer that a text says, which is neither blank nor has white space at its ends; `nil` if it says none.
    func value(of text: String) -> FormValue? {
        if shared.rule.kind == .plain { return .text(text) }
        if isNumber { return number(in: text).map { .number($0) } }
        let raw = withoutPrefix(code(of: text))
        // What is no part of a code at all is kept, so that it can be shown and put right.
        return .text(raw.isEmpty ? text : kept(raw))
    }

    /// The text that the control shows for an answer.
    public func text(for value: FormValue) -> String {
        switch (shared.rule.kind, value) {
        case (.number, .number(let number)), (.shifted, .number(let number)):
            guard let raw = tokens(of: number) else { return place.record.format(number, grouping: false) }
            return numberLayout(raw, isGrouped: shared.rule.grouping != .never).text
        case (.masked, .text(let text)): return laidOut(text)
        default: return value.canonicalText
        }
    }

    /// A text with the caret not inside a character.
    static func settled(_ units: [UInt16], _ caret: Int) -> EditedText {
        let place = TextUnits.boundary(units, caret, isUp: true)
        return EditedText(unchecked: TextUnits.text(units), place, place)
    }

    /// Whether the text is made of single characters between which literals stand.
    var isLaidOut: Bool { shared.rule.kind == .masked || isNumber }

    var isNumber: Bool { shared.rule.kind == .number || shared.rule.kind == .shifted }

    /// The characters of a text that carry meaning.
    private func code(of text: String) -> [UInt16] { TextUnits.significant(tokens(of: TextUnits.units(text))) }

    /// The characters of a code as they are kept.
    private func kept(_ raw: [UInt16]) -> String {
        shared.rule.keepsLiterals ? shared.rule.mask.layout(raw).text : TextUnits.text(raw)
    }

    private func laidOut(_ text: String) -> String {
        let raw = code(of: text)
        // Text without a single character of the code is shown as it is.
        return raw.isEmpty ? text : shared.rule.mask.layout(raw).text
    }
}
