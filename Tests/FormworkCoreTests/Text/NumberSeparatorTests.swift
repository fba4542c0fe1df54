import Testing

@testable import FormworkCore

@Suite("Separators in numbers as they are typed")
struct NumberSeparatorTests {
    @Test func noSeparatorVanishesSoThatDigitsJoin() {
        for place in ["en", "de", "fr"] {
            for grouping in NumberGrouping.allCases {
                for digits in [-1, 0] {
                    var rule = TextRule.number(fractionDigits: digits)
                    rule.grouping = grouping
                    goOn(Typist(rule, Places.named(place)), Places.named(place), 7)
                }
            }
        }
    }

    /// Types every sequence of digits and separators that is so long.
    private func goOn(_ typist: Typist, _ locale: LocaleRecord, _ count: Int) {
        if count == 0 { return }
        let (old, before) = (typist.edited.text, typist.reading.value)
        for key in ["1", ",", "."] {
            let next = typist.typing(key)
            if case .number(let number) = next.reading.value, next.edited.text != old {
                var allowed = [locale.parseNumber(old + key)]
                if case .number(let number) = before, key == "1", old.hasSuffix("1"), number.isInteger {
                    // Groups move as the number grows.
                    allowed.append(number.multiplied(by: 10)?.adding(1))
                }
                #expect(allowed.contains(number), "\(locale.identifier): \(old) \(key) -> \(next.edited.text)")
            }
            goOn(next, locale, count - 1)
        }
    }
}
