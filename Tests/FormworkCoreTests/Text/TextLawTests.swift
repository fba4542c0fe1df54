import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Laws that hold for any typing at any place in any text. A failure names the seed, which repeats it.
struct TextLawTests {
    static let rules: [TextRule] = {
        var rules = NamedFormat.allCases.map(\.rule)
        for mask in ["(00) 0000-0000|(00) 00000-0000", "+47 000 00 000", "AA-000|AAA-00*", "1-A0", "(00)", "--0--0--"] {
            if let rule = try? TextRule.mask(mask) { rules.append(rule) }
        }
        for grouping in NumberGrouping.allCases {
            var rule = TextRule.number()
            rule.grouping = grouping
            rules.append(rule)
            rule.kind = .shifted
            rule.fractionDigits = 3
            rules.append(rule)
        }
        rules.append(.number(fractionDigits: 0))
        var limited = TextRule()
        limited.maximumLength = 4
        return rules + [limited, .civil(.date), .civil(.time)]
    }()

    static let pieces: [String] = [
        "0", "1", "5", "9", "34", "٣", "۴", "५", "７", "a", "Z", "x", "é", "e\u{301}", "\u{301}", "汉", "𠮷", "😊", "👨‍👩‍👧",
        "🇳🇴",
        ".", ",", "-", "\u{2212}", "٫", "٬", "’", " ", "\u{A0}", "\u{202F}", "(", ")", "/", "+", "@", "\u{200F}", "\n",
        "\r\n",
        "1,234.5", "1.234,5", "+4712345678", "R$ 12,50", "4242 4242", "\u{0}", "e", "de89",
    ]

    /// A text after some random edits. `check` is called with each of them.
    private func play(
        _ rule: TextRule, _ locale: LocaleRecord, seed: UInt64, steps: Int = 12,
        _ check: (TextControl, EditedText, TextChange, TextOutcome) -> Void
    ) {
        var random = SeededGenerator(share: seed)
        let control = TextControl.make(rule, locale: locale, currentYear: 2026)
        var edited = EditedText("")
        for _ in 0..<steps {
            let count = edited.text.utf16.count
            let start = Int.random(in: -1...(count + 1), using: &random)
            let length = Bool.random(using: &random) ? 0 : Int.random(in: 0...3, using: &random)
            let piece =
                Int.random(in: 0..<3, using: &random) == 0 ? "" : Self.pieces.randomElement(using: &random) ?? ""
            edited = EditedText(
                edited.text, caret: TextOffset(Bool.random(using: &random) ? start : start + length))
            let change = TextChange.replacement(
                start: TextOffset(start), end: TextOffset(start + length), with: piece)
            let outcome = control.edit(edited, change)
            check(control, edited, change, outcome)
            edited = outcome.edited
        }
    }

    private func everywhere(
        seeds: Int = 12, _ check: (TextControl, EditedText, TextChange, TextOutcome, String) -> Void
    ) {
        for (index, rule) in Self.rules.enumerated() {
            for seed in 0..<seeds {
                let place = Places.all[(index + seed) % Places.all.count]
                play(rule, place, seed: UInt64(seed)) { control, old, change, outcome in
                    check(control, old, change, outcome, "\(rule.name) rule \(index) \(place.identifier) seed \(seed)")
                }
            }
        }
    }

    @Test func editingItsOwnTextChangesNothing() {
        everywhere { control, _, _, outcome, about in
            let edited = EditedText(outcome.edited.text, caret: outcome.edited.selectionStart)
            let again = control.edit(edited, .typed(edited.text, caret: edited.selectionStart)).edited
            #expect(again == edited, "\(about)")
            let nothing = control.edit(
                edited, .replacement(start: edited.selectionStart, end: edited.selectionStart, with: "")
            ).edited
            #expect(nothing == edited, "\(about)")
            let left = control.left(edited.text)
            #expect(control.left(left) == left, "\(about)")
        }
    }

    /// A code that was read while its text was formatted is the one that is read from the text, and is shown as that text.
    @Test func whatIsReadWhileTypingIsWhatTheTextMeans() {
        everywhere(seeds: 20) { control, _, _, outcome, about in
            guard let answer = outcome.edited.answer else { return }
            #expect(control.value(of: Invisible.trim(outcome.edited.text).composed) == answer, "\(about)")
            #expect(control.text(for: answer).isSame(as: outcome.edited.text), "\(about)")
        }
    }

    @Test func theCaretIsNeverInsideACharacter() {
        everywhere { _, _, _, outcome, about in
            let units = Array(outcome.edited.text.utf16)
            let caret = outcome.edited.selectionStart.utf16
            let before = String(decoding: units[..<caret], as: UTF16.self)
            let after = String(decoding: units[caret...], as: UTF16.self)
            #expect(before.count + after.count == outcome.edited.text.count, "\(about)")
            #expect(before + after == outcome.edited.text, "\(about)")
        }
    }

    /// The digits and letters of a part of a text.
    private func significant(_ control: TextControl, _ text: String, from start: TextOffset) -> [TextToken] {
        let units = TextUnits(text)
        guard control.isLaidOut else { return units.part(from: start, to: units.end).list.map { TextToken(unit: $0) } }
        let layout = control.layout(of: units)
        let tokens = layout.tokens(from: start, to: layout.end)
        var found = tokens.indices.map { tokens[$0] }.filter { $0 != .other }
        // Zeros in front of an amount come and go, and its decimal separator moves.
        guard control.rule.kind == .shifted else { return found }
        found.removeAll { $0 == .decimal }
        return Array(found.drop { $0 == .digit(0) || $0 == .minus })
    }

    @Test func whatStandsBehindTheCaretStays() {
        everywhere(seeds: 20) { control, old, change, outcome, about in
            guard case .replacement(let start, let end, let text) = change, !text.isEmpty,
                start.utf16 <= old.text.utf16.count,
                !control.rule.isPercent
            else { return }
            let units = Array(old.text.utf16)
            let last = start >= end ? max(start.utf16, 0) : min(max(end.utf16, 0), units.count)
            guard last == units.count || units[last] < 0x300 && units[last] != 0x0A,
                last == 0 || units[last - 1] < 0x300
            else { return }
            // A refused change changes nothing.
            if outcome.edited.text == old.text { return }
            let before = significant(control, old.text, from: TextOffset(min(last, units.count)))
            let after = significant(control, outcome.edited.text, from: outcome.edited.selectionStart)
            #expect(before == after, "\(about): \(old.text) \(start)..<\(end) \(text) -> \(outcome.edited)")
        }
    }

    @Test func aValueShownAndReadAgainIsTheSame() {
        everywhere { control, _, _, outcome, about in
            let value = outcome.reading.value
            if value == .blank { return }
            let text = control.text(for: value)
            var again = control.reading(text).value
            if control.rule.kind == .plain, !control.rule.isExact { again = control.reading(text).value }
            #expect(again == value, "\(about): \(outcome.edited.text) \(text)")
            let edited = control.edit(EditedText(text), .typed(text, caret: TextOffset(text.utf16.count)))
            #expect(edited.reading.value == value, "\(about): \(text)")
            let left = control.left(outcome.edited.text)
            #expect(control.reading(left).value == value, "\(about): \(outcome.edited.text) \(left)")
        }
    }

    @Test func typingAndPastingGiveTheSame() {
        for (index, rule) in Self.rules.enumerated() where rule.kind == .masked || rule.kind == .number {
            for seed in 0..<20 {
                var random = SeededGenerator(share: UInt64(seed))
                let place = Places.all[(index + seed) % Places.all.count]
                var typist = Typist(rule, place)
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    typist.type(String("0123456789ABCDX-".randomElement(using: &random) ?? "0"))
                }
                let text = typist.edited.text
                // A text whose separator makes it no number is not a number either when it is pasted.
                if rule.kind == .number, typist.reading.value == .blank { continue }
                let pasted = Typist(rule, place).pasting(text)
                #expect(pasted.edited.text == text, "\(rule.name) rule \(index) \(place.identifier) seed \(seed)")
                let code = typist.control.layout(of: TextUnits(text)).tokens
                // A text that does not fit is not laid out, so its separators are what was typed.
                guard rule.kind == .masked, code.count > 1,
                    typist.control.maskReading(of: TextUnits(text)).fits
                else { continue }
                let bare = Typist(rule, place).pasting(code.text)
                #expect(bare.edited.text == text, "\(rule.name) rule \(index) seed \(seed)")
            }
        }
    }

    @Test func whatExceedsTheMostIsWrong() {
        everywhere { control, _, _, outcome, about in
            if control.rule.maximumLength > 0, control.rule.kind == .plain,
                case .text(let text) = outcome.reading.value,
                text.count > control.rule.maximumLength
            {
                #expect(outcome.reading.error != nil, "\(about)")
            }
        }
    }

    @Test func anythingCanArrive() {
        var random = SeededGenerator(share: 5)
        for rule in Self.rules {
            let control = TextControl.make(rule, locale: Places.named("fa"), currentYear: 2026)
            for _ in 0..<60 {
                let old = (0..<5).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
                let new = (0..<5).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
                func place() -> TextOffset { TextOffset(Int.random(in: -9...99, using: &random)) }
                let start = place()
                let edited = EditedText(old, selectionStart: start, selectionEnd: place())
                let typed = control.edit(edited, .typed(new, caret: place()))
                #expect(typed.edited.selectionStart.utf16 <= typed.edited.text.utf16.count)
                let end = place()
                let outcome = control.edit(edited, .replacement(start: start, end: end, with: new))
                #expect(outcome.edited.selectionEnd.utf16 <= outcome.edited.text.utf16.count)
                _ = (control.left(old), control.display(outcome.reading.value), control.error(in: .text(new)))
            }
        }
    }
}
