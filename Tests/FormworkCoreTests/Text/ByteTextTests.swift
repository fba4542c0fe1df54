import FormworkRuntime
import Testing

/// Texts are compared, searched and split by their bytes everywhere in this package.
struct ByteTextTests {
    private let composed = "caf\u{E9}"
    private let decomposed = "cafe\u{301}"

    @Test func textsThatLookAlikeAreDifferentTexts() {
        let (left, right): (String?, String?) = (composed, decomposed)
        #expect(composed != decomposed)
        #expect(left != right)
        #expect(left != decomposed)
        #expect(composed != right)
        #expect(composed[...] != decomposed[...])
        #expect(composed[...] != decomposed)
        #expect(composed != decomposed[...])
        #expect(composed.last != decomposed.last)
        #expect(composed.last != "e\u{301}")
        #expect(decomposed.last == "e\u{301}")
        #expect(![decomposed].contains(composed))
        #expect([composed] != [decomposed])
        #expect([decomposed, composed].firstIndex(of: composed) == 1)
        switch decomposed {
        case "caf\u{E9}": Issue.record("A pattern is compared by its bytes.")
        default: break
        }
        switch right {
        case "caf\u{E9}": Issue.record("A pattern is compared by its bytes.")
        default: break
        }
    }

    @Test func noTextIsTheSameAsNoText() {
        let none: String? = nil
        let some: String? = ""
        #expect(none == nil)
        #expect(some != nil)
        #expect(none != some)
        #expect(none != "")
        #expect(some == "")
        let character: Character? = nil
        #expect(character == nil)
        #expect(character != "a")
        #expect("".first == character)
    }

    @Test func theOrderIsThatOfCodePoints() {
        #expect("a" < "b")
        #expect("B" < "a")
        #expect("z" < "\u{E9}")
        #expect(["b", "\u{E9}", "a", "Z"].sorted() == ["Z", "a", "b", "\u{E9}"])
    }

    @Test func aSeparatorIsFoundBeforeAMark() {
        #expect("a,\u{301}b".split(separator: ",").map { String($0) } == ["a", "\u{301}b"])
        #expect("a\r\nb".split(separator: "\n").map { String($0) } == ["a\r", "b"])
        #expect("a,\u{301}b".contains(","))
        #expect("a:\u{301}".hasPrefix("a:"))
        #expect("e\u{301}".hasSuffix("\u{301}"))
        #expect("a=\u{301}".firstIndex(of: "=") != nil)
        #expect("a\u{301}".replacing("a", with: "b") == "b\u{301}")
    }

    @Test(arguments: ["", ".", "a", "a.b", "..a..b..", ".a", "a.", "a.b.c.d", "é.ü", "a..b"])
    func partsAreThoseOfTheStandardLibrary(_ text: String) {
        for maxSplits in [0, 1, 2, Int.max] {
            for omits in [true, false] {
                let parts: [Substring] = text.split(
                    separator: ".", maxSplits: maxSplits, omittingEmptySubsequences: omits)
                let expected = Array(text).split(
                    maxSplits: maxSplits, omittingEmptySubsequences: omits, whereSeparator: { $0 == "." })
                #expect(parts.map { String($0) } == expected.map { String($0) }, "\(text) \(maxSplits) \(omits)")
            }
        }
        #expect(text.split(separator: "..", omittingEmptySubsequences: false).joined(separator: "..") == text)
        #expect(text.firstIndex(of: ".") == text.indices.first { text[$0] == "." })
        #expect(text.lastIndex(of: ".") == text.indices.last { text[$0] == "." })
    }

    @Test func tablesFindNamesByTheirBytes() {
        let written = ["one": 1, "caf\u{E9}": 2]
        #expect(written["one"] == 1)
        #expect(written[composed] == 2)
        #expect(written[decomposed] == nil)
        var filled: [ExactText: Int] = [:]
        filled[composed] = 1
        filled[decomposed, default: 1] += 1
        #expect(filled[composed] == 1)
        #expect(filled[decomposed] == 2)
        var names: Set<ExactText> = []
        let isNew = [
            names.insert(composed).inserted, names.insert(decomposed).inserted, names.insert(composed).inserted,
        ]
        #expect(isNew == [true, true, false])
        #expect(names.contains(composed))
        #expect(!names.contains("cafe"))
        #expect(FieldType(word: "text") == .text)
        #expect(FieldType(word: decomposed) == nil)
    }

    /// Each of these took time in the square of the marks. With so many it would be hours.
    @Test func aLetterWithAMillionMarksIsReadAtOnce() {
        let marks = "a" + String(repeating: "\u{0315}\u{0300}\u{05ae}\u{0301}", count: 250_000)
        let other = marks + "\u{301}"
        let first = marks.first
        #expect(marks != other)
        #expect(marks != "a")
        #expect(first != "a")
        #expect(first != other.first)
        #expect(marks[...] != other[...])
        #expect(marks < other)
        #expect(!marks.contains(","))
        #expect(!marks.hasSuffix(other))
        #expect(marks.hasPrefix("a"))
        #expect(marks.split(separator: ",").count == 1)
        #expect(marks.replacing(",", with: ";").utf8.count == marks.utf8.count)
        #expect(marks.firstIndex(of: ",") == nil)
        #expect(marks.lastIndex(of: ",") == nil)
        #expect(!["b", other].contains(marks))
        #expect(["b": 1][marks] == nil)
        #expect(FieldType(word: marks) == nil)
        #expect(!Set<ExactText>([ExactText("b")]).contains(marks))
        let flags = String(repeating: "\u{1F1E9}\u{1F1EA}", count: 100_000)
        #expect(flags.lastIndex(of: ",") == nil)
        #expect(!flags.hasSuffix(","))
    }
}
