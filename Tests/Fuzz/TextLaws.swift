import FormworkCore

/// Laws of typing.
enum TextLaws {
    /// The first line is a mask, the rest is typed over what the line before left, into the mask and into named formats.
    static func mask(_ input: String) -> String? {
        let source = String(input.unicodeScalars.prefix { $0 != "\n" })
        let text = String(input.unicodeScalars.dropFirst(source.unicodeScalars.count + 1))
        var rules: [TextRule] = []
        do throws(MaskProblem) {
            rules.append(try TextRule.mask(source, keepsLiterals: text.utf8.count % 2 == 1))
        } catch {
            guard (0...source.utf8.count).contains(error.offset) else { return "A problem stands outside the mask." }
        }
        let formats = NamedFormat.allCases
        rules.append(formats[(source.utf8.count + text.utf8.count) % formats.count].rule)
        for rule in rules {
            if let problem = typing(text, TextControl(rule, locale: LocaleRecord())) { return problem }
        }
        return nil
    }

    private static func typing(_ text: String, _ control: TextControl) -> String? {
        var edited = EditedText("")
        for (index, part) in text.split(separator: "\n", maxSplits: 6, omittingEmptySubsequences: false).enumerated() {
            let caret = index * 3 % (edited.text.utf16.count + 1)
            let change = TextChange.replacement(start: caret, end: caret + index % 4, with: String(part))
            edited = control.edit(EditedText(edited.text, caret: caret), change).edited
            guard edited.selectionEnd <= edited.text.utf16.count else { return "The caret stands outside the text." }
            let still = EditedText(edited.text, caret: edited.selectionEnd)
            guard control.edit(still, .typed(still.text, caret: still.selectionEnd)).edited == still else {
                return "A text changes by itself."
            }
            let value = control.reading(edited.text).value
            guard value == .blank || control.reading(control.text(for: value)).value == value else {
                return "What is shown for an answer reads as another one."
            }
        }
        return nil
    }
}
