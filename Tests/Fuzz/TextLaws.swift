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
            guard (0...source.utf8.count).contains(error.offset.utf8) else {
                return "A problem stands outside the mask."
            }
        }
        let formats = NamedFormat.allCases
        rules.append(formats[(source.utf8.count + text.utf8.count) % formats.count].rule)
        // Where a literal could as well be typed, what does not fit a mask can look like what does.
        let isClear = source.unicodeScalars.allSatisfy { "0A*|()-./ ".unicodeScalars.contains($0) }
        for rule in rules {
            let control = TextControl(rule, locale: LocaleRecord())
            if let problem = typing(text, control, isClear: isClear || !rule.name.isEmpty) { return problem }
        }
        return nil
    }

    private static func typing(_ text: String, _ control: TextControl, isClear: Bool) -> String? {
        var edited = EditedText("")
        for (index, part) in text.split(separator: "\n", maxSplits: 6, omittingEmptySubsequences: false).enumerated() {
            let caret = index * 3 % (edited.text.utf16.count + 1)
            let change = TextChange.replacement(
                start: TextOffset(caret), end: TextOffset(caret + index % 4), with: String(part))
            edited = control.edit(EditedText(edited.text, caret: TextOffset(caret)), change).edited
            guard edited.selectionEnd.utf16 <= edited.text.utf16.count else {
                return "The caret stands outside the text."
            }
            let reading = control.reading(edited.text)
            if !isClear || reading.error != nil { continue }
            let still = EditedText(edited.text, caret: edited.selectionEnd)
            let again = control.edit(still, .typed(still.text, caret: still.selectionEnd)).edited
            guard again.text.utf8.elementsEqual(still.text.utf8) else { return "A text changes by itself." }
            guard control.reading(control.text(for: reading.value)).value == reading.value else {
                return "What is shown for an answer reads as another one."
            }
        }
        return nil
    }
}
