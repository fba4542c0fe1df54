import FormworkCore
import Testing

/// Documents that are not JSON, with why and where.
struct JSONRejectTests {
    private func expect(_ code: JSONProblem.Code, _ offset: Int, _ bytes: [UInt8], _ name: String = "") {
        #expect(throws: JSONProblem(code, offset: ByteOffset(offset)), "\(name)") { try JSONParser.parse(bytes) }
    }

    @Test(
        arguments: [
            ("", .unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("\u{FEFF}", .unexpectedEnd, 3),
            ("[", .unexpectedEnd, 1),
            ("[1", .unexpectedEnd, 2), ("[1,", .unexpectedEnd, 3), ("[[]", .unexpectedEnd, 3),
            ("{", .unexpectedEnd, 1),
            (#"{"a""#, .unexpectedEnd, 4), (#"{"a":"#, .unexpectedEnd, 5), (#"{"a":1"#, .unexpectedEnd, 6),
            (#"{"a":1,"#, .unexpectedEnd, 7), ("]", .expectedValue, 0), ("}", .expectedValue, 0),
            ("[}", .expectedValue, 1),
            ("[1}", .expectedComma, 2), ("[1 2]", .expectedComma, 3), ("[1;2]", .expectedComma, 2),
            ("[1:2]", .expectedComma, 2),
            ("[,1]", .expectedValue, 1), ("[1,,2]", .expectedValue, 3), ("[1,]", .trailingComma, 2),
            ("[,]", .expectedValue, 1),
            ("[]]", .trailingContent, 2), ("[] []", .trailingContent, 3), ("1 2", .trailingContent, 2),
            ("{}}", .trailingContent, 2), ("{1:1}", .expectedKey, 1), ("{a:1}", .expectedKey, 1),
            ("{'a':1}", .expectedKey, 1),
            ("{[:1}", .expectedKey, 1), ("{null:1}", .expectedKey, 1), (#"{"a" 1}"#, .expectedColon, 5),
            (#"{"a",1}"#, .expectedColon, 4), (#"{"a"::1}"#, .expectedValue, 5), (#"{"a":}"#, .expectedValue, 5),
            (#"{"a":1 "b":2}"#, .expectedComma, 7), (#"{"a":1,}"#, .trailingComma, 6),
            (#"{"a":1,,"b":2}"#, .expectedKey, 7),
            (#"{,"a":1}"#, .expectedKey, 1), (#"{"a"}"#, .expectedColon, 4), (#"{"a":1}]"#, .trailingContent, 7),
            ("[1]x", .trailingContent, 3), ("// c\n1", .expectedValue, 0), ("[1/*c*/]", .expectedComma, 2),
            ("#1", .expectedValue, 0),
            ("\u{A0}1", .expectedValue, 0), ("\u{B}1", .expectedValue, 0), ("[\u{C}]", .expectedValue, 1),
            ("\u{2028}1", .expectedValue, 0), ("1\u{0}", .trailingContent, 1), ("\u{0}", .expectedValue, 0),
            ("[1]\u{FEFF}", .trailingContent, 3),
        ] as [(String, JSONProblem.Code, Int)])
    func structures(document: String, code: JSONProblem.Code, offset: Int) {
        expect(code, offset, Array(document.utf8), document)
    }

    @Test(
        arguments: [
            ("nul", .unexpectedEnd, 3), ("nulL", .expectedValue, 0), ("Null", .expectedValue, 0),
            ("TRUE", .expectedValue, 0),
            ("tru", .unexpectedEnd, 3), ("truee", .trailingContent, 4), ("fals e", .expectedValue, 0),
            ("undefined", .expectedValue, 0),
            ("NaN", .expectedValue, 0), ("Infinity", .expectedValue, 0), ("-Infinity", .badNumber, 0),
            ("-NaN", .badNumber, 0),
            ("[nan]", .expectedValue, 1), ("-", .badNumber, 0), ("--1", .badNumber, 0), ("+1", .expectedValue, 0),
            ("- 1", .badNumber, 0), ("01", .badNumber, 0), ("-01", .badNumber, 0), ("00", .badNumber, 0),
            ("1.", .badNumber, 0),
            (".5", .expectedValue, 0), ("-.5", .badNumber, 0), ("1.e1", .badNumber, 0), ("1e", .badNumber, 0),
            ("1e+", .badNumber, 0), ("1e-", .badNumber, 0), ("1ee1", .badNumber, 0), ("1e1.5", .trailingContent, 3),
            ("1.2.3", .trailingContent, 3), ("0x1", .trailingContent, 1), ("1a", .trailingContent, 1),
            ("1_000", .trailingContent, 1),
            ("1,000", .trailingContent, 1), ("１", .expectedValue, 0), ("[1+2]", .expectedComma, 2),
            ("0e", .badNumber, 0),
            ("1e6145", .numberOutOfRange, 0), ("[-1e99999999999999999999]", .numberOutOfRange, 1),
            ("1/2", .trailingContent, 1),
        ] as [(String, JSONProblem.Code, Int)])
    func wordsAndNumbers(document: String, code: JSONProblem.Code, offset: Int) {
        expect(code, offset, Array(document.utf8), document)
    }

    @Test(
        arguments: [
            (#"""#, .unexpectedEnd, 1), (#""a"#, .unexpectedEnd, 2), (#"'a'"#, .expectedValue, 0),
            (#""\""#, .unexpectedEnd, 3),
            (#""\"#, .unexpectedEnd, 2), (#""\x""#, .badEscape, 2), (#""\'""#, .badEscape, 2),
            (#""\a""#, .badEscape, 2),
            (#""\0""#, .badEscape, 2), (#""\U0041""#, .badEscape, 2), ("\"\\\n\"", .badEscape, 2),
            (#""\ ""#, .badEscape, 2),
            (#""\u""#, .badEscape, 3), (#""\u00""#, .badEscape, 5), (#""\u004""#, .badEscape, 6),
            (#""\u00g0""#, .badEscape, 5),
            (#""\u+041""#, .badEscape, 3), (#""\u 041""#, .badEscape, 3), (#""\u00"#, .unexpectedEnd, 5),
            ("\"\n\"", .controlCharacter, 1), ("\"a\tb\"", .controlCharacter, 2), ("\"\u{0}\"", .controlCharacter, 1),
            ("\"\u{1F}\"", .controlCharacter, 1), (#""a" "b""#, .trailingContent, 4), (#""é"#, .unexpectedEnd, 3),
            (#""\ud800""#, .loneSurrogate, 1), (#""\udc00""#, .loneSurrogate, 1), (#""a\ud83dx""#, .loneSurrogate, 2),
            (#""\ud83d\n""#, .loneSurrogate, 1), (#""\ud83d\ud83d""#, .loneSurrogate, 1),
            (#""\ud83d\u0041""#, .loneSurrogate, 1),
            (#""\ude00\ud83d""#, .loneSurrogate, 1), (#""\ud83d\ude0""#, .badEscape, 12),
            (#""\ud83d\"#, .loneSurrogate, 1),
        ] as [(String, JSONProblem.Code, Int)])
    func strings(document: String, code: JSONProblem.Code, offset: Int) {
        expect(code, offset, Array(document.utf8), document)
    }

    @Test(
        arguments: [
            [0xFF], [0x80], [0xC0, 0xAF], [0xC1, 0x81], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
            [0xC3, 0x28],
            [0xFE], [0xE9],
        ] as [[UInt8]])
    func bytesThatAreNotUTF8(bytes: [UInt8]) {
        expect(.invalidUTF8, 1, Array("[\"a".utf8) + bytes + Array("\"]".utf8))
        expect(.invalidUTF8, 1, Array("{\"".utf8) + bytes + Array("\":1}".utf8))
        expect(.expectedValue, 1, Array("[".utf8) + bytes + Array("]".utf8))
    }

    /// UTF-16 and UTF-32 are not read: JSON that is exchanged is UTF-8.
    @Test func otherEncodings() {
        expect(.expectedValue, 0, [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00])
        expect(.expectedValue, 0, [0x00, 0x5B, 0x00, 0x5D])
        expect(.expectedValue, 0, [0xEF, 0xBB, 0x5B, 0x5D])
    }

    @Test(arguments: [
        (#"{"a":1,"a":1}"#, 7), (#"{"a":1,"\u0061":2}"#, 7), (#"{"x":{"b":1, "b":2}}"#, 13), (#"{"":1,"":2}"#, 6),
    ])
    func duplicateKeys(document: String, offset: Int) {
        expect(.duplicateKey, offset, Array(document.utf8), document)
    }
}
