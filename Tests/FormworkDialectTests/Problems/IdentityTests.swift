import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Ids that browsers do not send as they are, and ids of options that nobody could choose.
struct IdentityTests {
    /// The problems of a form with these fields: code, path and sentence.
    private func problems(_ fields: String) -> [String] {
        read(#"{"fields":[\#(fields)]}"#).diagnostics.map {
            $0.code.name + " " + $0.path + ": " + DiagnosticExplainer.sentence(for: $0)
        }
    }

    @Test(arguments: [#"a\nb"#, #"a\r"#, #"\u0000"#, #"a\u001bb"#, #"a\u007f"#])
    func browsersDoNotSendControlCharacters(_ id: String) {
        let sentence =
            "This id has a line break or another control character, which browsers do not send. Take it out."
        #expect(problems(#"{"id":"\#(id)"}"#) == ["malformed_id fields[0].id: " + sentence])
        #expect(
            problems(#"{"id":"s","type":"select","options":[{"id":"a","title":"A"},{"id":"x\#(id)y","title":"B"}]}"#)
                == ["malformed_id fields[0].options[1]: " + sentence])
        // It names no answer.
        #expect(problems(#"{"id":"\#(id)","type":"spacer"}"#) == [])
    }

    @Test func repeatsAreNamesToo() {
        let form = #"{"sections":[{"id":"a\nb","repeat":{},"fields":[{"id":"c"}]}]}"#
        #expect(read(form).summary.map { $0.split(separator: " ")[1] } == ["malformed_id"])
    }

    @Test(arguments: [" a", "a ", "a\u{A0}", "\u{3000}a"])
    func answersHaveNoWhiteSpaceAtTheirEnds(_ id: String) {
        #expect(
            problems(#"{"id":"s","type":"select","options":[{"id":"\#(id)","title":"A"}]}"#) == [
                "malformed_id fields[0].options[0]: \"\(id)\" begins or ends with white space, which answers do not have, "
                    + "so nobody could choose this option. Take the white space out."
            ])
    }

    @Test(arguments: [" ", "\u{200B}", #"\t"#])
    func aBlankAnswerIsNone(_ id: String) {
        #expect(
            problems(#"{"id":"s","type":"select","options":[{"id":"\#(id)","title":"A"}]}"#) == [
                "malformed_id fields[0].options[0]: The id of this option has no visible character. Such an answer is blank, "
                    + "so nobody could choose the option."
            ])
    }

    @Test func otherCharactersAreAllowed() {
        let ids = ["a b", "é😀", "a,b;c", "<b>\u{2028}c", "\u{202E}x", "a/b?c#d&e=f+g%20"]
        for id in ids {
            #expect(problems(#"{"id":"\#(id)"}"#) == [])
            #expect(problems(#"{"id":"s","type":"select","options":[{"id":"\#(id)","title":"A"}]}"#) == [])
        }
        let others = #"[{"id":0,"title":"A"},{"id":false,"title":"B"}]"#
        #expect(problems(#"{"id":"s","type":"select","options":\#(others)}"#) == [])
    }

    @Test func theIDOfAnOptionIsNoList() {
        #expect(
            problems(#"{"id":"s","type":"select","options":[{"id":[1],"title":"A"},{"title":"B"}]}"#) == [
                "wrong_type fields[0].options[0].id: `id` takes a text, a number, true or false, not a list.",
                "missing_key fields[0].options[1]: `id` is missing here.",
            ])
    }
}
