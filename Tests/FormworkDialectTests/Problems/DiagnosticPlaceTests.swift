import FormworkCore
import Testing

@testable import FormworkDialect

struct DiagnosticPlaceTests {
    private func places(_ json: String) -> [DiagnosticPlace] {
        DefinitionReader.read(Array(json.utf8), fileName: "form.json").places
    }

    /// The text after all repairs.
    private func repaired(_ json: String) -> String {
        var units = Array(json.utf16)
        for repair in places(json).compactMap(\.repair).reversed() {
            units.replaceSubrange(
                repair.range.lowerBound.utf16..<repair.range.upperBound.utf16, with: Array(repair.text.utf16))
        }
        return String(decoding: units, as: UTF16.self)
    }

    @Test func aPlaceIsCountedInUTF16() throws {
        let json = "{ \"title\": \"👩‍👧 né\",\n \"titel\": 1, \"fields\": [] }"
        let place = try #require(places(json).first { $0.diagnostic.code.name == "unknown_key" })
        let units = Array(json.utf16)
        #expect(String(decoding: units[place.offset.utf16...].prefix(7), as: UTF16.self) == "\"titel\"")
    }

    @Test func theNearestWordTakesThePlaceOfAnUnknownOne() {
        #expect(
            repaired(#"{ "titel": "A", "fields": [{ "id": "a", "type": "txet", "visible_when": "lenght($a) > 1" }] }"#)
                == #"{ "title": "A", "fields": [{ "id": "a", "type": "text", "visible_when": "length($a) > 1" }] }"#)
    }

    @Test func aReferenceKeepsItsSign() {
        #expect(
            repaired(#"{ "fields": [{ "id": "amount" }, { "id": "b", "visible_when": "$amuont > 1" }] }"#)
                == #"{ "fields": [{ "id": "amount" }, { "id": "b", "visible_when": "$amount > 1" }] }"#)
    }

    @Test func nothingIsGuessedWhereNoWordIsNear() {
        let json = #"{ "fields": [{ "id": "a", "type": "wxyz" }] }"#
        #expect(!places(json).isEmpty)
        #expect(repaired(json) == json)
    }
}
