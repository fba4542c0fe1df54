import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Reading masks and formats.
struct FormatReadingTests {
    @Test func fieldsHaveAMaskAndAFormat() {
        let reading = read(#"{"fields":[{"id":"a","mask":"(00) 0","format":"pin4"}]}"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.mask == "(00) 0")
        #expect(reading.firstField?.textFormat == "pin4")
    }

    @Test func formsDefineFormats() {
        let reading = read(
            #"""
            {"fields":[{"id":"a","format":"plate"}], "formats":[{"name":"plate","digits":true,"letters":true,"characters":"-/",
              "min_length":2,"max_length":8,"pattern":"[A-Z].*","keyboard":"numeric"},{"name":"part","mask":"AA-00"}]}
            """#)
        #expect(reading.diagnostics.isEmpty)
        #expect(
            reading.definition?.formats == [
                CustomTextFormat(
                    name: "plate", characters: [.digits, .letters], furtherCharacters: "-/", minimumLength: 2,
                    maximumLength: 8, pattern: "[A-Z].*", keyboard: .numeric),
                CustomTextFormat(name: "part", mask: "AA-00"),
            ])
    }

    @Test(arguments: [
        (#"{"fields":[{"id":"a","format":"emial"}]}"#, "1:31 unknown_format"),
        (#"{"fields":[{"id":"a","mask":"--"}]}"#, "1:29 mask"),
        // A field names a format, so what is wrong with the format is not inside the name.
        (#"{"fields":[{"id":"a","format":"plate"}],"formats":[{"name":"plate","pattern":"ab("}]}"#, "1:31 pattern"),
        (#"{"fields":[{"id":"a","format":"plate"}],"formats":[{"name":"plate","mask":"0-\\"}]}"#, "1:31 mask"),
        (#"{"fields":[{"id":"a","format":"iban","validations":{"format":"abc("}}]}"#, "1:66 pattern"),
        (#"{"fields":[{"id":"a"}],"formats":[{"name":"x","keyboard":"num"}]}"#, "1:58 unknown_word"),
        (#"{"fields":[{"id":"a"}],"formats":[{"name":"x","mas":"0"}]}"#, "1:47 unknown_key"),
    ])
    func mistakesHaveAPlace(_ json: String, _ expected: String) {
        let found = read(json).summary.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(found == [expected])
    }
}
