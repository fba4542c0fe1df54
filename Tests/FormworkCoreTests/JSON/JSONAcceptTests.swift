import FormworkCore
import Testing

/// Documents that are JSON, each with its canonical form.
struct JSONAcceptTests {
    @Test(arguments: [
        ("null", "null"), ("true", "true"), ("false", "false"), (" true ", "true"), ("\t\r\n null\n", "null"),
        ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"), ("{ \n }", "{}"), ("[[]]", "[[]]"), ("[[],{}]", "[[],{}]"),
        ("[1,2]", "[1,2]"), ("[ 1 , 2 ]", "[1,2]"), ("[null,1,\"1\",{}]", "[null,1,\"1\",{}]"), ("[\"\"]", "[\"\"]"),
        (#"{"a":1}"#, #"{"a":1}"#), (#"{ "a" : [ 1 ] , "b" : { } }"#, #"{"a":[1],"b":{}}"#), (#"{"":0}"#, #"{"":0}"#),
        (#"{"b":1,"a":2}"#, #"{"b":1,"a":2}"#), (#"{"a":{"a":{"a":1}}}"#, #"{"a":{"a":{"a":1}}}"#),
        (#"{"a":1,"A":2}"#, #"{"a":1,"A":2}"#), (#"[{"a":1},{"a":1}]"#, #"[{"a":1},{"a":1}]"#),
        (#"{"__proto__":1,"constructor":2}"#, #"{"__proto__":1,"constructor":2}"#),
        // Equivalent, but not the same characters.
        (#"{"é":1,"e\u0301":2}"#, "{\"é\":1,\"e\u{301}\":2}"),
    ])
    func structures(document: String, canonical: String) throws {
        #expect(try JSONParser.parse(Array(document.utf8)).text() == canonical)
    }

    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("-1", "-1"), ("123", "123"), ("0.5", "0.5"), ("-0.0", "0"), ("1.0", "1"),
        ("1e2", "100"),
        ("1E2", "100"), ("1e+2", "100"), ("1e-2", "0.01"), ("0e1", "0"), ("0e+1", "0"), ("1.5E+2", "150"),
        ("123.456e78", "1.23456e80"),
        ("-0.000000000000000000000000000000000000000000000000000000000000000001", "-1e-66"),
        ("1e400", "1e400"), ("0.1", "0.1"), ("0e99999999999999999999", "0"),
        // A number that cannot be kept exactly becomes a text.
        ("12345678901234567890123456789012345", "\"12345678901234567890123456789012345\""),
        ("12345678901234567890123456789012340", "12345678901234567890123456789012340"),
        ("0.123456789012345678901234567890123451", "\"0.123456789012345678901234567890123451\""),
        ("1.00000000000000000000000000000000000000000", "1"), ("1e-99999", "\"1e-99999\""),
    ])
    func numbers(document: String, canonical: String) throws {
        #expect(try JSONParser.parse(Array(document.utf8)).text() == canonical)
        #expect(try JSONParser.parse(Array("[\(document)]".utf8)).text() == "[\(canonical)]")
    }

    @Test(arguments: [
        (#""""#, ""), (#""a""#, "a"), (#""\"\\\/""#, "\"\\/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
        (#""\u0041""#, "A"), (#""\u00e9\u00E9""#, "éé"), (#""\u0000""#, "\u{0}"), (#""\u2028""#, "\u{2028}"),
        (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00\u0021""#, "😀!"), (#""😀 é 中""#, "😀 é 中"),
        (#""\uFFFF""#, "\u{FFFF}"),
        (#""\udbff\udfff""#, "\u{10FFFF}"), (#""\\u0041""#, "\\u0041"), (#""/""#, "/"), (#""\u0022""#, "\""),
        ("\"\u{7F}\"", "\u{7F}"), ("\"\u{FEFF}\"", "\u{FEFF}"), (#""[1,2]""#, "[1,2]"), (#""\u005C""#, "\\"),
        (#""e\u0301""#, "e\u{301}"),
    ])
    func strings(document: String, text: String) throws {
        let value = try #require(try JSONParser.parse(Array(document.utf8)).stringValue)
        #expect(Array(value.unicodeScalars) == Array(text.unicodeScalars))
        #expect(try JSONParser.parse(Array(#"{\#(document):0}"#.utf8)).objectValue?.first?.key == text)
    }

    @Test func aByteOrderMarkIsSkipped() throws {
        #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array("[]".utf8)) == [])
        #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array(" 1".utf8)).offset == 4)
    }

    @Test func offsetsAreBytes() throws {
        let value = try JSONParser.parse(Array(#" {"é": [1, "x"], "b": {"c": null}}"#.utf8))
        let members = try #require(value.objectValue)
        #expect(value.offset == 1)
        #expect(members.map { $0.keyOffset } == [2, 18])
        #expect(members.map { $0.value.offset } == [8, 23])
        #expect(members[0].value.arrayValue?.map { $0.offset } == [9, 12])
        #expect(value["b"]?["c"]?.offset == 29)
    }

    @Test func trailingCommasAreReported() throws {
        var commas: [ByteOffset] = []
        let document = Array(#"{"a": [1, 2, ], "b": 3 , }"#.utf8)
        #expect(try JSONParser.parse(document, trailingCommas: &commas) == ["a": [1, 2], "b": 3])
        #expect(commas == [11, 23])
        #expect(try JSONParser.parse(document, allowsTrailingCommas: true) == ["a": [1, 2], "b": 3])
        #expect(throws: JSONProblem(.trailingComma, offset: 11)) { try JSONParser.parse(document) }
    }

    @Test(arguments: ["[,]", "{,}", "[1,,]", "[,1]", #"{"a":1,,}"#, "1,", "[1],"])
    func onlyOneTrailingCommaIsAllowed(document: String) {
        #expect(throws: JSONProblem.self) { try JSONParser.parse(Array(document.utf8), allowsTrailingCommas: true) }
    }
}
