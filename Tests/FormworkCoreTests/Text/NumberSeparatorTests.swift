import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Separators in numbers as they are typed.
struct NumberSeparatorTests {
    @Test func typedTextIsReadLikePastedText() {
        for place in ["en", "de", "fr"] {
            for grouping in NumberGrouping.allCases {
                for digits in [nil, 0, 2] {
                    var rule = TextRule.number(fractionDigits: digits)
                    rule.grouping = grouping
                    goOn(Typist(rule, Places.named(place)), "", 6)
                }
            }
        }
    }

    /// Types every sequence of digits and separators of a length.
    private func goOn(_ typist: Typist, _ typed: String, _ count: Int) {
        if count == 0 { return }
        for key in ["1", ",", "."] {
            let next = typist.typing(key)
            let text = typed + key
            let read = typist.control.reading(text).value
            #expect(next.reading.value == read, "\(text) -> \(next.edited.text)")
            goOn(next, text, count - 1)
        }
    }
}
