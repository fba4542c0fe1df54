import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Rules that wait for each other are told all at once, each circle with the rules as they were written.
struct CircleTests {
    private func circles(_ json: String) -> [String] {
        read(json).diagnostics.map { $0.code.name + " " + $0.path + ": " + $0.found }
    }

    @Test func allCirclesAreReported() {
        #expect(
            circles(
                #"""
                {"fields":[
                {"id":"a","type":"info","formula":"$b + 1"},{"id":"b","type":"info","formula":"$a + 1"},
                {"id":"x","visible_when":"$y == 1"},{"id":"y","type":"integer","visible_when":"$x == '1'"},
                {"id":"self","type":"integer","formula":"$self + 1"},
                {"id":"behind","type":"info","formula":"$self + $a"}]}
                """#) == [
                    "cycle fields[0].formula: a (formula) → b (formula) → a (formula)",
                    "cycle fields[2].visible_when: x (visible_when) → y (visible_when) → x (visible_when)",
                    "cycle fields[4].formula: self (formula) → self (formula)",
                ])
    }

    @Test func circlesThatShareARuleAreReportedUntilNoneIsLeft() {
        let found = circles(
            #"{"fields":[{"id":"a","type":"info","formula":"$b + $a"},{"id":"b","type":"info","formula":"$c + $b"},{"id":"c","type":"info","formula":"$c"}]}"#
        )
        #expect(found.map { $0.prefix(6) } == ["cycle ", "cycle ", "cycle "])
        #expect(found.last == "cycle fields[2].formula: c (formula) → c (formula)")
    }

    @Test func targetsInACircleAreNamedAndFound() {
        #expect(
            circles(
                #"{"fields":[{"id":"m","targets":[{"id":"n","action":"hide"}]},{"id":"n","targets":[{"id":"m","action":"hide"}]}]}"#
            ) == ["cycle fields[1].targets[0]: m (target of n) → n (target of m) → m (target of n)"])
        #expect(
            circles(
                #"""
                {"fields":[{"id":"s","type":"select","enabled_when":"$t","options":[
                { "id":"a","title":"A","targets":[{"id":"t","action":"show"}]}]},{"id":"t","type":"switch","hidden":true,
                "visible_when":"$s == 'a'"}]}
                """#) == [])
    }

    @Test func aFormFullOfCirclesIsReadInTime() {
        let fields = (0..<5000).map { #"{"id":"f\#($0)","type":"info","formula":"$f\#(max(0, $0 - 1)) + $f\#($0)"}"# }
        let found = read(#"{"fields":[\#(fields.joined(separator: ","))]}"#).diagnostics
        #expect(found.count == 100)
        #expect(found.allSatisfy { $0.code.name == "cycle" })
    }
}
