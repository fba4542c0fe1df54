import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// An option that says no more than its id is written as a text or number.
struct PlainOptionTests {
    @Test func aTextOrNumberIsAnOptionThatShowsItsID() throws {
        let written = #"["Red","light blue",3,{"id":"x","title":"X"}]"#
        let plain = read(#"{"fields":[{"id":"a","type":"select","options":\#(written)}]}"#)
        #expect(plain.diagnostics.isEmpty)
        let options = try #require(plain.firstField?.options)
        #expect(options.map(\.id) == [.text("Red"), .text("light blue"), .number(3), .text("x")])
        #expect(options.map(\.title) == ["Red", "light blue", "3", "X"])
    }

    @Test func theWriterWritesObjects() throws {
        let reading = read(#"{"id":"f","fields":[{"id":"a","type":"select","values":["Red"]}]}"#)
        let text = DefinitionWriter.text(try #require(reading.definition))
        #expect(text.contains(#"{ "id": "Red", "title": "Red" }"#))
        #expect(read(text).definition == reading.definition)
    }

    @Test func columnsOfAMatrixAreOptionsToo() {
        let reading = read(
            #"{"fields":[{"id":"m","title":"M","type":"matrix","rows":[{"id":"r","title":"R"}],"columns":["Bad","Good"]}]}"#
        )
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func otherValuesAreNone() {
        let reading = read(#"{"fields":[{"id":"a","type":"select","options":[null,true,"",["x"],"y","y",7,"7"]}]}"#)
        #expect(
            reading.diagnostics.map { $0.code.name + " " + $0.path } == [
                "wrong_type fields[0].options[0]", "wrong_type fields[0].options[1]", "wrong_type fields[0].options[2]",
                "wrong_type fields[0].options[3]", "duplicate_option fields[0].options[5].id",
                "duplicate_option fields[0].options[7].id",
            ])
    }
}
