import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Choices whose options code gives.
struct OptionSourceReadingTests {
    private func field(_ keys: String, type: String = "select") -> DefinitionReading {
        let before = #"{"id":"country"},{"id":"pin","type":"password"},{"id":"search"}"#
        return read(#"{"fields":[\#(before),{"id":"city","type":"\#(type)",\#(keys)}]}"#)
    }

    @Test func anAddressIsReadAndWritten() {
        let keys = #""options_from":{"url":"https://a.org/cities","depends_on":["country"],"search":true}"#
        let reading = field(keys)
        #expect(reading.diagnostics.isEmpty)
        let source = OptionSource(url: "https://a.org/cities", dependingOn: ["country"], isSearched: true)
        let fields = reading.definition?.groups[0].sections[0].elements
        #expect(fields?.last == .field(Field(id: "city", type: .select, optionSource: source)))
        #expect(source != OptionSource(url: "https://a.org/towns", dependingOn: ["country"], isSearched: true))
        #expect(reading.definition.map { DefinitionWriter.json($0).text() }?.contains(keys) == true)
    }

    @Test func answersThatAreOptionsAreReadAndWritten() {
        let keys = #""options_from":{"field":"country"}"#
        let reading = field(keys)
        #expect(reading.diagnostics.isEmpty)
        let fields = reading.definition?.groups[0].sections[0].elements
        let source = OptionSource(answersOf: "country")
        #expect(fields?.last == .field(Field(id: "city", type: .select, optionSource: source)))
        #expect(source != OptionSource(answersOf: "pin"))
        #expect(reading.definition.map { DefinitionWriter.json($0).text() }?.contains(keys) == true)
        let confused = field(#""options_from":{"field":"country","loader":"l","search":true}"#)
        #expect(confused.diagnostics.map(\.code.name) == ["conflicting_keys"])
        let searched = field(#""options_from":{"field":"country","search":true}"#)
        #expect(searched.diagnostics.map(\.code.name) == ["conflicting_keys"])
    }

    @Test func noSecretAndNoSensitiveAnswerIsAnOption() {
        let choice = #"{"id":"city","type":"select","options_from":{"field":"a"}}"#
        for fields in [
            #"{"id":"a","sensitive":true}"#, #"{"id":"a","type":"text","secret":true}"#,
            #"{"id":"b","sensitive":true},{"id":"a","formula":"concat('x', $b)"}"#,
        ] {
            let reading = read(#"{"fields":[\#(fields),\#(choice)]}"#)
            #expect(reading.diagnostics.map(\.code.name) == ["wrong_value"], Comment(rawValue: reading.report))
        }
        let both = read(
            #"{"fields":[{"id":"a","sensitive":true},{"id":"city","type":"select","sensitive":true,"options_from":{"field":"a"}}]}"#
        )
        #expect(both.diagnostics.isEmpty, Comment(rawValue: both.report))
    }

    @Test func whatIsSecretStaysHere() throws {
        let secret = field(#""options_from":{"url":"https://a.org/","depends_on":["pin"]}"#).report
        #expect(secret.contains("The answer of `pin` is a secret, so it is not sent to the address of options."))
        let taken = field(#""options_from":{"url":"https://a.org/","depends_on":["search"]}"#).report
        #expect(taken.contains("An answer called search, page or id cannot be sent"), Comment(rawValue: taken))
    }

    @Test(arguments: [
        (#"{"id":"a","sensitive":true}"#, "sensitive"),
        (#"{"id":"b","sensitive":true},{"id":"a","formula":"concat('x', $b)"}"#, "sensitive"),
        (#"{"id":"a","format":"credit_card"}"#, "a secret"),
        (#"{"id":"b","autocomplete":"billing cc-number"},{"id":"a","formula":"concat('x', $b)"}"#, "a secret"),
    ])
    func noAddressGetsASensitiveAnswerOrACardNumber(_ fields: String, _ reason: String) {
        let choice = #"{"id":"city","type":"select","options_from":{"url":"https://a.org/","depends_on":["a"]}}"#
        let reading = read(#"{"fields":[\#(fields),\#(choice)]}"#)
        #expect(reading.diagnostics.map(\.code.name) == ["option_dependency"])
        #expect(reading.report.contains("The answer of `a` is \(reason)"), Comment(rawValue: reading.report))
        // Code of the host decides itself what becomes of an answer.
        let loaded = choice.replacing(#""url":"https://a.org/""#, with: #""loader":"cities""#)
        #expect(read(#"{"fields":[\#(fields),\#(loaded)]}"#).diagnostics.isEmpty)
    }

    @Test func theSourceIsReadAndWritten() {
        let reading = field(#""options_from":{"loader":"cities","depends_on":["country"],"search":true}"#)
        #expect(reading.diagnostics.isEmpty)
        let source = OptionSource("cities", dependingOn: ["country"], isSearched: true)
        let fields = reading.definition?.groups[0].sections[0].elements
        #expect(fields?.last == .field(Field(id: "city", type: .select, optionSource: source)))
        let written = reading.definition.map { DefinitionWriter.json($0).text() }
        #expect(
            written?.contains(#""options_from":{"loader":"cities","depends_on":["country"],"search":true}"#) == true)
    }

    @Test(arguments: [
        (#""options_from":{}"#, "select", "missing_key"),
        (#""options_from":"cities""#, "select", "wrong_type"),
        (#""options_from":{"loader":"cities","depends_on":["contry"]}"#, "select", "unknown_reference"),
        (#""options_from":{"loader":"cities","url":"https://a.org/"}"#, "select", "conflicting_keys"),
        (#""options_from":{"url":"/cities"}"#, "select", "option_address"),
        (#""options_from":{"url":"https://ada@a.org/"}"#, "select", "option_address"),
        (#""options_from":{"url":"https://a.org/","depends_on":["contry"]}"#, "select", "unknown_reference"),
        (#""options_from":{"url":"https://a.org/","depends_on":["pin"]}"#, "select", "option_dependency"),
        (#""options_from":{"url":"https://a.org/","depends_on":["search"]}"#, "select", "option_dependency"),
        (#""options_from":{"loader":"cities","serch":true}"#, "select", "unknown_key"),
        (#""options_from":{"loader":"cities"},"options":[{"id":1,"title":"One"}]"#, "select", "conflicting_keys"),
        (#""options_from":{"loader":"cities"}"#, "text", "rule_cannot_apply"),
        (#""options_from":{"loader":"cities"},"options_when":"true""#, "select", "rule_cannot_apply"),
    ])
    func mistakesAreReported(_ keys: String, _ type: String, _ code: String) {
        #expect(field(keys, type: type).diagnostics.map(\.code.name) == [code])
    }

    @Test func whatIsMeantIsSuggested() {
        let reading = field(#""options_from":{"loader":"cities","depends_on":["contry"]}"#)
        #expect(reading.diagnostics.first?.expected == ["country"])
    }

    @Test(arguments: [#""options_from":{"loader":"cities"}"#, #""options_from":{"url":"https://a.org/cities"}"#])
    func browsersAreNotToldOfTheLoader(_ keys: String) throws {
        let reading = field(keys)
        let form = try CompiledForm(try #require(reading.definition))
        #expect(!form.archive().text().contains("cities"))
        // They draw the same control.
        let list = FieldStyle.allCases.firstIndex(of: .list)
        #expect(form.archive()["fields"]?.arrayValue?.last?["style"]?.intValue == list)
    }
}
