import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Problems of files that are not JSON.
struct JSONProblemTests {
    @Test(arguments: [
        ("", "1:1 unexpected_end"), ("{\"fields\": [", "1:13 unexpected_end"), ("{\n  'id': 1}", "2:3 expected_key"),
        ("{\"标题\": 贷}", "1:8 expected_value"), ("{\"id\":\"a\",\"id\":\"b\"}", "1:11 duplicate_key"),
        ("[] []", "1:4 trailing_content"),
    ])
    func theFirstProblemIsReportedAtItsPlace(_ json: String, _ expected: String) {
        let reading = read(json)
        #expect(reading.definition == nil)
        #expect(reading.summary == [expected])
    }

    @Test func aByteOrderMarkIsSkipped() {
        #expect(read("\u{FEFF}{\"fields\":[]}").diagnostics.isEmpty)
    }

    @Test func bytesThatAreNoTextAreReported() {
        let reading = DefinitionReader.read([0xFF, 0xFE, 0x00], fileName: "form.json")
        #expect(reading.definition == nil)
        #expect(reading.diagnostics.count == 1)
    }
}
