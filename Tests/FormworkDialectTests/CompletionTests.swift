import FormworkCore
import Testing

@testable import FormworkDialect

/// What is offered at a place of a definition. The place is where `|` stands.
struct CompletionTests {
    private func completion(_ text: String) -> Completion {
        let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        return Completion(in: parts.joined(), at: TextOffset(parts[0].utf16.count))
    }

    private func words(_ text: String) -> [String] { completion(text).entries.map(\.word) }

    /// The text after the first entry with a word was taken, with `|` at the caret.
    private func taking(_ word: String, _ text: String) throws -> String {
        let completion = completion(text)
        let entry = try #require(completion.entries.first { $0.word == word })
        var units = Array(text.replacing("|", with: "").utf16)
        let start = completion.range.lowerBound.utf16
        units.replaceSubrange(start..<completion.range.upperBound.utf16, with: Array(entry.text.utf16))
        units.insert(contentsOf: "|".utf16, at: start + entry.caret.utf16)
        return String(decoding: units, as: UTF16.self)
    }

    @Test func keysOfTheObjectAroundTheCaretAreOffered() {
        #expect(words(#"{ "|" }"#).contains("sections"))
        #expect(words(#"{ "fields": [ { "min|" } ] }"#).prefix(2) == ["min", "minimum_date"])
        #expect(words(#"{ "fields": [ { "validations": { "|" } } ] }"#).contains("max_length"))
        #expect(words(#"{ "fields": [ { "options": [ { "|" } ] } ] }"#).contains("default"))
        #expect(words(#"[ { "|" } ]"#).contains("collapsible"))
    }

    @Test func anElementOfFieldsIsAQuestionASectionOrAMatrix() {
        #expect(words(#"{ "fields": [ { "|" } ] }"#).contains("placeholder"))
        #expect(words(#"{ "fields": [ { "|", "fields": [] } ] }"#).contains("repeat"))
        #expect(words(#"{ "fields": [ { "|", "type": "matrix" } ] }"#).contains("columns"))
    }

    @Test func keysThatAreThereAreNotOfferedAgain() {
        let offered = words(#"{ "id": "a", "|", "title": "b", "fields": [ { "locale": "de" } ] }"#)
        #expect(!offered.contains("id") && !offered.contains("title") && !offered.contains("fields"))
        #expect(offered.contains("locale"))
        #expect(words(#"{ "ti|tle": "b" }"#).contains("title"))
    }

    @Test func wordsOfAKeyAreOfferedAsItsValue() {
        #expect(words(#"{ "fields": [ { "type": "te|" } ] }"#).prefix(2) == ["text", "text_view"])
        #expect(words(#"{ "fields": [ { "type": "dat|" } ] }"#).contains("date_time"))
        #expect(words(#"{ "validate_on": "|" }"#) == ["submit", "blur", "change"])
        #expect(words(#"{ "validate_on": | }"#) == ["submit", "blur", "change"])
        #expect(words(#"{ "review": | }"#) == ["true", "false"])
        #expect(words(#"{ "review": t|, "id": "a" }"#) == ["true"])
        #expect(words(#"{ "title": "|" }"#) == [])
    }

    @Test func everyKeyAndEveryWordHasAMeaning() {
        for text in [#"{ "fields": [ { "|" } ] }"#, #"{ "fields": [ { "type": "|" } ] }"#, #"{ "|" }"#] {
            #expect(completion(text).entries.allSatisfy { !$0.meaning.isEmpty })
        }
    }

    @Test func aKeyComesWithTheStartOfItsValue() throws {
        #expect(try taking("title", #"{ "tit|" }"#) == #"{ "title": "|" }"#)
        #expect(try taking("title", #"{ "tit|le": "a" }"#) == #"{ "title"|: "a" }"#)
        #expect(try taking("title", #"{ tit| }"#) == #"{ "title": "|" }"#)
        #expect(try taking("title", "{ \"tit|\n}") == "{ \"title\": \"|\"\n}")
        #expect(try taking("fields", "{ | }") == #"{ "fields": [{|}] }"#)
        #expect(try taking("review", #"{ "rev|" }"#) == #"{ "review": true| }"#)
        #expect(try taking("blur", #"{ "validate_on": "b|" }"#) == #"{ "validate_on": "blur"| }"#)
        #expect(completion(#"{ "validate|" }"#).entries.first?.leadsToWords == true)
        #expect(completion(#"{ "titl|" }"#).entries.first?.leadsToWords == false)
    }

    @Test func placesAreCountedInUTF16() throws {
        #expect(try taking("title", #"{ "id": "👩‍👧é", "tit|" }"#) == #"{ "id": "👩‍👧é", "title": "|" }"#)
    }

    @Test func aTextThatIsNotClosedEndsAtTheCaret() throws {
        #expect(try taking("title", #"{ "tit|, "id": "a" }"#) == #"{ "title": "|", "id": "a" }"#)
    }

    @Test func aMissingCommaDoesNotMatter() {
        #expect(words("{ \"id\": \"a\"\n \"tit|\" }") == ["title", "submit_title"])
    }

    @Test func aCaretInsideACharacterIsBeforeIt() throws {
        let text = #"{ "fields": [ { "type": "😀" } ] }"#
        let start = try #require(text.utf16.firstIndex(of: 0xD83D))
        let before = TextOffset(text.utf16.distance(from: text.startIndex, to: start))
        #expect(Completion(in: text, at: before + 1) == Completion(in: text, at: before))
    }

    @Test(arguments: [
        "", "{", "}}}]]", "[[[[", "{\"", "{\"a\":\"\\", "\"", "{]{]", ":::,,,", "{\"a\" \"b\" \"c\"", "\u{1F600}",
    ])
    func anyTextHasAPlace(_ text: String) {
        for offset in -1...text.utf16.count + 1 {
            let completion = Completion(in: text, at: TextOffset(offset))
            #expect(completion.range.lowerBound >= 0 && completion.range.upperBound.utf16 <= text.utf16.count)
        }
    }
}
