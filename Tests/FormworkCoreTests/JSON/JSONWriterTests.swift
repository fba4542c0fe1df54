import FormworkCore
import Testing

/// How JSON is written and looked at.
struct JSONWriterTests {
    @Test func textCanStandInAScriptElement() {
        let value: JSONValue = ["</script>": "<!-- \"\\/ \u{1} \u{1F} \n\r\t \u{2028} 😀"]
        #expect(
            value.text() == #"{"\u003c/script>":"\u003c!-- \"\\/ \u0001 \u001f \n\r\t "# + "\u{2028} 😀\"}")
    }

    @Test func literalsAndText() {
        let value: JSONValue = ["null": .null, "yes": true, "number": -12, "text": "é", "list": [1, [], [:]]]
        #expect(value.text() == #"{"null":null,"yes":true,"number":-12,"text":"é","list":[1,[],{}]}"#)
        #expect(JSONValue.number(DecimalNumber("1.50") ?? 0).text() == "1.5")
    }

    @Test func partsAreFound() {
        let value: JSONValue = ["a": [1, "x", false, .null], "b": ["c": 2]]
        #expect(value["a"]?.arrayValue?.count == 4 && value["b"]?["c"] == 2)
        #expect(value["x"] == nil && value["a"]?["b"] == nil && value.objectValue?.count == 2)
        let parts = value["a"]?.arrayValue ?? []
        #expect(parts[0].numberValue == 1 && parts[0].intValue == 1 && parts[0].stringValue == nil)
        #expect(parts[1].stringValue == "x" && parts[1].numberValue == nil && parts[1].boolValue == nil)
        #expect(parts[2].boolValue == false && !parts[2].isNull && parts[2].arrayValue == nil)
        #expect(parts[3].isNull && parts[3].objectValue == nil)
    }

    @Test func equalityIgnoresPlacesButNotOrder() throws {
        #expect(try JSONParser.parse(Array(" [ 1.0 , {} ]".utf8)) == [1, [:]])
        #expect(JSONValue(.null, offset: 3) == .null)
        #expect(["a": 1, "b": 2] as JSONValue != ["b": 2, "a": 1])
        #expect([1] as JSONValue != ["1"] && [] != [:] as JSONValue)
    }
}
