import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Choices that have a look of their own.
struct LookReadingTests {
    private func field(_ keys: String) -> DefinitionReading { read(#"{"fields":[{"id":"a",\#(keys)}]}"#) }

    @Test func aRatingIsAChoiceOfNumbers() throws {
        let reading = field(#""type":"rating""#)
        #expect(reading.diagnostics.isEmpty)
        let field = try #require(reading.firstField)
        #expect(field == Field.rating("a"))
        #expect(field.type == .select && field.style == .segmented && field.look == .rating)
        #expect(field.options.map(\.id) == (1...5).map { .number(DecimalNumber($0)) })
        #expect(self.field(#""type":"rating","max":3"#).firstField?.options.count == 3)
    }

    @Test func daysOfTheWeekAreSeveralOptions() throws {
        let reading = field(#""type":"weekdays""#)
        #expect(reading.diagnostics.isEmpty)
        let field = try #require(reading.firstField)
        #expect(field == Field.weekdays("a"))
        #expect(field.multiple && field.look == .weekdays)
        #expect(field.options.map(\.id.canonicalText) == ["sun", "mon", "tue", "wed", "thu", "fri", "sat"])
        #expect(field.options[0].title == "Sun" && field.options[0].accessibilityLabel == "Sunday")
    }

    @Test(arguments: ["switch", "check", "select"]) func twoButtonsAreAStyle(type: String) throws {
        let reading = field("\"type\":\"\(type)\",\"style\":\"yes_no\"")
        #expect(reading.diagnostics.isEmpty)
        let field = try #require(reading.firstField)
        #expect(field == Field.yesNo("a"))
        #expect(field.options.map(\.id) == [.bool(true), .bool(false)])
        #expect(self.field(#""type":"text","style":"yes_no""#).diagnostics.map(\.code) == [.dialect(.unsupportedStyle)])
    }

    @Test func stylesOfChoicesAreRead() {
        let options = #""options":[{"id":"x","title":"X"}]"#
        let found = field(#""type":"select","style":"search",\#(options)"#).firstField
        #expect(found?.look == .search && found?.style == .list && found?.multiple == false)
        let tagged = field(#""type":"select","style":"tags",\#(options)"#).firstField
        #expect(tagged?.look == .tags && tagged?.multiple == true)
        let pictured = field(#""type":"select","style":"images",\#(options)"#).firstField
        #expect(pictured?.look == .images && pictured?.style == .radio)
    }

    @Test func aRankingIsAChoiceThatKeepsItsOrder() {
        let options = #""options":[{"id":"x","title":"X"}]"#
        let reading = field(#""type":"ranking",\#(options)"#)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.look == .ranking && reading.firstField?.style == .ordered)
        #expect(reading.firstField?.multiple == true && reading.firstField?.options.count == 1)
        // The style that it has inside is no word for authors.
        let styled = field(#""type":"select","style":"ordered",\#(options)"#)
        #expect(styled.diagnostics.map(\.code) == [.dialect(.unsupportedStyle)])
    }

    @Test func optionsHavePicturesAndCanBeDisabled() {
        let reading = field(
            #""type":"select","options":[{"id":"x","title":"X","image_url":"/x.png"},{"id":"y","title":"Y","disabled":true}]"#
        )
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.firstField?.options.map(\.image) == ["/x.png", ""])
        #expect(reading.firstField?.options.map(\.isDisabled) == [false, true])
    }

    @Test(arguments: [
        (#""type":"rating","max":1"#, "out_of_range"), (#""type":"rating","max":21"#, "out_of_range"),
        (#""type":"rating","max":2.5"#, "wrong_type"), (#""type":"rating","min":1"#, "rule_cannot_apply"),
        (#""type":"rating","options":[]"#, "unknown_key"),
        (#""type":"text","style":"search""#, "rule_cannot_apply"),
        (#""type":"date","style":"images""#, "rule_cannot_apply"),
        (#""type":"select","style":"rating""#, "unsupported_style"),
        (#""type":"search""#, "unknown_type"),
    ])
    func mistakesAreReported(_ keys: String, _ code: String) {
        #expect(field(keys).diagnostics.map(\.code.name) == [code])
    }

    @Test func thePageIsNotToldOfIt() throws {
        let form = try CompiledForm(
            definition(
                #"""
                {"fields":[{"id":"a","type":"select","style":"search","options":[
                  {"id":"x","title":"X","image":"/picture.png"},{"id":"y","title":"Y","disabled":true}]}]}
                """#))
        let archive = form.archive().text()
        #expect(!archive.contains("search") && !archive.contains("picture") && !archive.contains("disabled"))
    }
}
