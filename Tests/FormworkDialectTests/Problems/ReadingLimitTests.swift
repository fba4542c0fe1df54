import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

struct ReadingLimitTests {
    @Test func anErrorBehindManyWarningsIsReported() {
        // A formula beside a value is a warning.
        let fields = (0..<300).map { #"{"id":"f\#($0)","type":"info","formula":"1","value":2}"# }
        for broken in [#"{"id":"last","visible_when":"$nobody"}"#, #"{"id":"f0"}"#] {
            let json = #"{"fields":[\#(fields.joined(separator: ",")),\#(broken)]}"#
            let reading = DefinitionReader.read(Array(json.utf8), fileName: "form.json")
            let errors = reading.diagnostics.filter { $0.severity == .error && $0.code != .dialect(.tooMany) }
            #expect(errors.count == 1, "\(broken)")
            #expect(reading.diagnostics.count == 201)
            #expect(reading.definition == nil)
        }
    }

    /// A form that was read is compiled, so that nobody has to compile it again.
    @Test func whatIsReadIsCompiled() throws {
        func reading(_ json: String) -> DefinitionReading {
            DefinitionReader.read(Array(json.utf8), fileName: "form.json")
        }
        let good = reading(
            #"{"fields":[{"id":"a","validations":{"pattern":"[a-z]+"}},{"id":"b","visible_when":"$a == 'x'"}]}"#)
        let form = try #require(good.form)
        let again = try CompiledForm(#require(good.definition))
        #expect(form.compilation == again.compilation)
        #expect(form.archive() == again.archive())
        #expect(form.warnings == again.warnings)
        let bad = reading(#"{"fields":[{"id":"a","visible_when":"$nobody"}]}"#)
        #expect(bad.form == nil && bad.definition == nil)
    }

    @Test func keysAreFoundWithoutLookingAtTheOthers() {
        let fields = (0..<100).map { #"{"id":"f\#($0)","title":"Title \#($0)","type":"text"}"# }
        let reading = DefinitionReader.read(
            Array(#"{"fields":[\#(fields.joined(separator: ","))]}"#.utf8), fileName: "f")
        #expect(reading.definition != nil)
        // A walk for each of more than fifty keys would be 150 for a field.
        #expect(reading.lookups <= 100 * 20, "\(reading.lookups)")
    }

    @Test func anUnknownKeyIsKnownAtOnce() {
        func reading(_ key: String) -> DefinitionReading {
            let json = #"{"fields":[{"id":"f","title":"Title","\#(key)":"A hint","options":[{"id":"a","title":"A"}]}]}"#
            return DefinitionReader.read(Array(json.utf8), fileName: "form.json")
        }
        let misspelt = reading("infoo")
        let problem = misspelt.diagnostics.first { $0.code == .dialect(.unknownKey) }
        #expect(problem?.expected == ["info"])
        #expect(misspelt.diagnostics.count { $0.code == .dialect(.unknownKey) } == 1)
        // It costs no second reading, and no walk over the known keys.
        #expect(misspelt.lookups <= reading("info").lookups + 3)
    }

    /// The keys that no other key has an influence on are looked up once, however many keys an object can have.
    @Test func aMemberIsLookedUpOnce() {
        let json = #"""
            {"fields":[{"info":"I","placeholder":"P","empty_text":"E","accessibility_label":"A","mask":"0","hidden":true,
            "disabled":true,"visible_when":"true","enabled_when":"true","required_when":"true","parameter":"p"}]}
            """#
        // Eleven keys of the field; `fields` is searched for beside three other names.
        #expect(DefinitionReader.read(Array(json.utf8), fileName: "form.json").lookups <= 2 * 11 + 6)
    }

    @Test func translationsAreReadInOneWalk() {
        func lookups(_ count: Int) -> Int {
            let fields = (0..<count).map { #"{"id":"f\#($0)","title":"Title \#($0)"}"# }.joined(separator: ",")
            let words = (0..<count).map { #""Title \#($0)":"Titel \#($0)""# }.joined(separator: ",")
            let json = #"{"fields":[\#(fields)],"strings":{"de":{\#(words)}}}"#
            let reading = DefinitionReader.read(Array(json.utf8), fileName: "form.json")
            #expect(reading.definition?.strings.first?.entries.count == count)
            return reading.lookups
        }
        let (one, two, four) = (lookups(100), lookups(200), lookups(400))
        #expect(four - two == 2 * (two - one))
    }

    @Test func languagesAreReadInOneWalk() {
        func lookups(_ count: Int) -> Int {
            let letters = "abcdefghijklmnopqrst"
            let tags = letters.flatMap { first in letters.map { "x\(first)\($0)" } }
            let strings = tags.prefix(count).map { #""\#($0)":{"Name":"N"}"# }.joined(separator: ",")
            let json = #"{"fields":[{"id":"a","title":"Name"}],"strings":{\#(strings)}}"#
            let reading = DefinitionReader.read(Array(json.utf8), fileName: "form.json")
            #expect(reading.definition?.strings.count == count)
            return reading.lookups
        }
        #expect(lookups(200) == lookups(400))
    }

    @Test func positionsInOneLineAreCountedOn() {
        let bytes = Array("{\n  \"ä\": [".utf8) + Array(String(repeating: "{\"ö\":1},", count: 1_000).utf8)
        let map = SourceMap(bytes)
        var walk = PositionWalk(bytes)
        for offset in stride(from: 0, through: bytes.count, by: 7) {
            #expect(walk.position(of: ByteOffset(offset)) == map.position(of: ByteOffset(offset)))
        }
        #expect(walk.steps <= bytes.count)
        #expect(walk.position(of: 3) == (2, 2))
        #expect(walk.position(of: ByteOffset(bytes.count + 9)) == map.position(of: ByteOffset(bytes.count)))
    }

    @Test func limitsGrowWithWhatAFormCanHold() throws {
        let json = """
            {"id":"form","sections":[
              {"fields":[{"id":"a","validations":{"max_length":100}},{"id":"b"}]},
              {"id":"rows","repeat":{"max":20},"fields":[{"id":"x"}]},
              {"id":"open","repeat":{"min":2},"fields":[{"id":"x"},{"id":"y"}]}]}
            """
        let definition = try #require(DefinitionReader.read(Array(json.utf8), fileName: "f.json").definition)
        let extent = FormExtent(definition)
        #expect(extent.items == 22)
        #expect(extent.fewestItems == 2)
        #expect(extent.controls == 4)
        #expect(extent.itemControls == 5)
        let base = PostLimits(bytes: 1_000, controls: 10, items: 5)
        let limits = base.grown(by: extent)
        #expect(limits.items == 27)
        #expect(limits.controls == 10 + 4 + 27 * 5)
        #expect(limits.bytes > 1_000 + 1_200)
        #expect(limits.steps == base.steps)
    }
}
