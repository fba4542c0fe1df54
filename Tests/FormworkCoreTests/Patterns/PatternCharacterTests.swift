import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Sets, classes, escapes and case: the single characters that a pattern matches.
struct PatternCharacterTests {
    @Test(arguments: [
        ("[abc]", "abc", "d"), ("[a-c]", "abc", "d-"), ("[^a-c]", "d\n", "abc"), ("[a-]", "a-", "b"),
        ("[-a]", "a-", "b"),
        ("[a-c-e]", "abc-e", "d"), ("[\\]\\\\]", "]\\", "["), ("[\\w.-]", "a1_.-é", "@"), ("[\\w-.]", "a-.", "@"),
        ("[+.*?^$(){}|]", "+.*?^$(){}|", "a"), ("[\\d\\s]", "1 ", "a"), ("[^\\W_]", "a1é", "_ "), ("[\\D]", "a", "1"),
        ("[^\\D5]", "14", "5a"), ("[\\t-\\r]", "\t\n\r", " "), ("[\\x41-\\x43]", "ABC", "D"), ("[/]", "/", "\\"),
        ("[😀-😂]", "😁", "a"), ("[é]", "é", "e"), ("[#-%]", "$", "&"), ("[\\--\\/]", "-./", "+"), ("[^^]", "a", "^"),
    ])
    func sets(pattern: String, members: String, others: String) throws {
        try check(pattern, members, others)
    }

    @Test(arguments: [
        ("\\d", "09٣५９", "aⅣ²"), ("\\D", "a²", "٣"), ("\\w", "aZ5_éßЖ中ᾳⓐ\u{301}\u{200D}٣ⅳ", "- .²€"),
        ("\\W", " .²", "a_"),
        ("\\s", " \t\n\u{B}\u{C}\r\u{85}\u{A0}\u{2028}\u{3000}", "a\u{200B}"), ("\\S", "a\u{200B}", " \u{A0}"),
        ("\\pL", "aé中", "1_"), ("\\p{L}", "aé中", "1_"), ("\\p{Lu}", "AÉЖ", "aé1"), ("\\p{Ll}", "aé", "A"),
        ("\\P{Lu}", "a1", "A"), ("\\PL", "1", "a"), ("\\p{N}", "1²Ⅳ", "a"), ("\\p{Nd}", "1٣", "²"),
        ("\\p{P}", ".,-_", "+a"),
        ("\\p{S}", "+€^", "."), ("\\p{Sc}", "€$", "+"), ("\\p{Z}", " \u{2028}", "\t"),
        ("\\p{C}", "\t\u{200B}\u{E000}", " "),
        ("\\p{Cn}", "\u{FFFE}", "a"), ("\\p{M}", "\u{301}", "a"), ("[\\p{L}\\d' -]", "é1' -", "_"),
        ("[^\\p{L}]", "1", "é"),
        ("\\p{Han}", "中々㐀", "あa"), ("\\p{Hiragana}", "あ", "ア"), ("\\p{Katakana}", "アｱ", "あ"), ("\\p{Arabic}", "ع", "א"),
        ("\\p{Hebrew}", "א", "ع"), ("\\p{Cyrillic}", "Жё", "Z"), ("\\p{Greek}", "Ωἀ", "W"),
        ("\\p{Latin}", "aéßẞ", "а1×"),
        ("\\P{Latin}", "Ж", "a"), ("\\p{Hangul}", "한", "中"), ("\\p{Thai}", "ก", "a"), ("\\p{Devanagari}", "क", "a"),
    ])
    func classes(pattern: String, members: String, others: String) throws {
        try check(pattern, members, others)
    }

    @Test(arguments: [
        ("\\t", "\t", "t"), ("\\n", "\n", "n"), ("\\r", "\r", "r"), ("\\f", "\u{C}", "f"), ("\\v", "\u{B}", "v"),
        ("\\x41", "A", "x"), ("\\x{1F600}", "😀", "x"), ("\\u0041", "A", "u"), ("\\u{41}", "A", "u"),
        ("\\u{1f600}", "😀", "u"), ("\\uD83D\\uDE00", "😀", "u"), ("\\/", "/", "\\"), ("\\.", ".", "a"),
        ("\\-", "-", "a"),
        ("\\_", "_", "a"), ("\\ ", " ", "a"), ("\\é", "é", "e"), ("\\\\", "\\", "/"), ("\\{", "{", "}"),
    ])
    func escapes(pattern: String, members: String, others: String) throws {
        try check(pattern, members, others)
    }

    @Test(arguments: [
        ("a", "aA", "bä"), ("K", "kK\u{212A}", "c"), ("ſ", "sS", "f"), ("Ä", "äÄ", "a"), ("ς", "σΣς", "s"),
        ("ж", "жЖ", "z"),
        ("i", "iI", "ıİ"), ("ı", "ı", "iI"), ("ß", "ßẞ", "s"), ("µ", "µμΜ", "m"), ("[a-z]", "aZ\u{17F}", "1"),
        ("[^a-z]", "1", "aZ"),
        ("[^k]", "c", "kK\u{212A}"), ("\\p{Lu}", "aA", "1"), ("\\P{Lu}", "1", "aA"),
        ("[\\u{0}-\\u{10FFFF}]", "aA1", ""),
        ("\\x41", "aA", "b"), ("1", "1", "!"), ("ǆ", "Ǆǅǆ", "d"), ("𐐀", "𐐨𐐀", "a"),
    ])
    func caseIgnored(pattern: String, members: String, others: String) throws {
        try check(pattern, members, others, ignoresCase: true)
    }

    /// The short rule for characters of words agrees with Unicode's tables.
    @Test func wordsAreThoseOfUnicode() {
        let marks: Set<Unicode.GeneralCategory> = [
            .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
        ]
        var others: [UInt32] = []
        for run in CharacterTraits.runs {
            for value in run.range {
                guard let properties = Unicode.Scalar(value)?.properties else { continue }
                let isWord =
                    properties.isAlphabetic || properties.isJoinControl || marks.contains(properties.generalCategory)
                if (run.traits & CharacterTraits.word != 0) != isWord { others.append(value) }
            }
        }
        #expect(others == [])
    }

    /// The runs are all characters, as they are one by one.
    @Test func runsLeaveNothingOut() {
        var next: UInt32 = 0
        var others: [UInt32] = []
        for run in CharacterTraits.runs {
            #expect(run.range.lowerBound == next)
            next = run.range.upperBound + 1
            for value in run.range {
                if let scalar = Unicode.Scalar(value), CharacterTraits.of(scalar) != run.traits { others.append(value) }
            }
        }
        #expect(next == 0x110000)
        #expect(others == [])
    }

    /// Every character has the bit of its category's name.
    @Test func categoriesHaveTheirNames() throws {
        let examples = [
            ("Lu", "A"), ("Ll", "a"), ("Lt", "ǅ"), ("Lm", "ʰ"), ("Lo", "中"), ("Mn", "\u{301}"), ("Mc", "\u{903}"),
            ("Me", "\u{20DD}"), ("Nd", "1"), ("Nl", "Ⅳ"), ("No", "²"), ("Pc", "_"), ("Pd", "-"), ("Ps", "("),
            ("Pe", ")"),
            ("Pi", "«"), ("Pf", "»"), ("Po", "!"), ("Sm", "+"), ("Sc", "€"), ("Sk", "^"), ("So", "©"), ("Zs", " "),
            ("Zl", "\u{2028}"), ("Zp", "\u{2029}"), ("Cc", "\t"), ("Cf", "\u{AD}"), ("Co", "\u{E000}"),
            ("Cn", "\u{FFFF}"),
        ]
        for (name, _) in examples {
            let pattern = try Pattern("\\p{\(name)}")
            for (other, example) in examples {
                #expect(pattern.matchesWhole(example) == (name == other), "\(name) \(other)")
            }
        }
    }

    /// Characters above the range in which variants are collected have no upper and lower case.
    @Test func caseVariantsAreComplete() {
        let others = (0x1F000...0x10FFFF).filter { (value: UInt32) in
            Unicode.Scalar(value)?.properties.changesWhenCaseMapped == true
        }
        #expect(others == [])
    }

    private func check(_ pattern: String, _ members: String, _ others: String, ignoresCase: Bool = false) throws {
        let pattern = try Pattern(pattern, ignoresCase: ignoresCase)
        for scalar in members.unicodeScalars { #expect(pattern.matchesWhole(String(Character(scalar))), "\(scalar)") }
        for scalar in others.unicodeScalars { #expect(!pattern.matchesWhole(String(Character(scalar))), "\(scalar)") }
    }
}
