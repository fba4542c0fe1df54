import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Hostile definitions. Any bytes give a form or the reasons why they give no form.
struct HostileDefinitionTests {
    private static let seedForms = [
        #"{"id":"loan","title":"贷款","sections":[{"id":"g","repeat":{"min":1,"max":3},"visible_when":"$a > 1 and $b","fields":[{"id":"a","type":"integer","value":1,"formula":"round($b / 2, 2)","validations":{"required":true,"min_value":1}}]}]}"#,
        #"[{"sections":[{"fields":[{"id":"s","type":"select","values":[{"id":0,"title":"\u00e9","default":true,},{"id":1}],"size":{"width":30,"height":1}}]}]}]"#,
        #"{"fields":[{"id":"x","required_when":"present($x) ? true : !false","messages":{"a":"b"}}],"success":{"url":"/x"}}"#,
        #"{"sections":[{"id":"a","type":"dynamic","action_title":"+","targets":[{"id":"b","action":"clear"}]},{"id":"c[0]","fields":[{"id":"c[0].x","value":1},{"id":"c[0].remove"}]},{"id":"d","fields":[{"id":"c[1].x"},{"id":"a.add"},{"id":"b","type":"date","value":"2014-10-31 23:00:00 +00:00"}]}],"templates":{"sections":[{"id":"a","fields":[{"id":"a[:index].x","formula":"$a[:index].y + :index","title":"No :index"},{"id":"a[:index].y","values":[{"id":1,"title":"1","targets":[{"id":"a[:index].x","action":"hide","condition":"$a[:index].y"}]}]}]}]}}"#,
    ].map { Array($0.utf8) }

    private func check(_ bytes: [UInt8]) {
        let reading = DefinitionReader.read(bytes, fileName: "form.json")
        let hasErrors = reading.diagnostics.contains { $0.severity == .error }
        #expect((reading.definition == nil) == hasErrors, "\(bytes)")
        #expect(reading.report.isEmpty == reading.diagnostics.isEmpty)
    }

    @Test func randomBytesGiveAReason() {
        var random = SeededGenerator(share: 1)
        for _ in 0..<LawPlay.tries(1_000) {
            check((0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }

    @Test func randomJSONGivesAReason() {
        var random = SeededGenerator(share: 2)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"id\"", "\"fields\"", "\"sections\"", "1", "null", "\"\"", "true",
        ]
        for _ in 0..<LawPlay.tries(1_000) {
            let text = (0..<Int.random(in: 1...20, using: &random))
                .compactMap { _ in pieces.randomElement(using: &random) }
            check(Array(text.joined().utf8))
        }
    }

    @Test(arguments: seedForms)
    func mutatedFormsGiveAFormOrAReason(_ form: [UInt8]) {
        var random = SeededGenerator(share: 3)
        let marks = Array(#"{}[]",:\$()0123456789-eE.truefalsn /*"#.utf8)
        for _ in 0..<LawPlay.tries(800) {
            var bytes = form
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
                let new = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
                    marks.randomElement(using: &random)
                }
                bytes.replaceSubrange(start..<end, with: new)
                if bytes.isEmpty { bytes = [0] }
            }
            check(bytes)
        }
    }

    @Test func deepAndWideFormsAreRefusedOrRead() {
        check(Array(String(repeating: "[", count: 100_000).utf8))
        check(Array((String(repeating: #"{"fields":["#, count: 60) + String(repeating: "]}", count: 60)).utf8))
        let fields = (0..<2_000).map { #"{"id":"f\#($0)","formula":"$f\#($0 + 1)"}"# }.joined(separator: ",")
        check(Array(#"{"fields":[\#(fields)]}"#.utf8))
    }
}
