import FormworkCore
import FormworkTestSupport
import Testing

/// Paths among the values.
struct FormPathTests {
    @Test(
        arguments: [
            ("name", [.name("name")]), ("a.b", [.name("a"), .name("b")]),
            ("companies[0].name", [.name("companies"), .index(0), .name("name")]),
            ("any-id[0].at all", [.name("any-id"), .index(0), .name("at all")]),
            ("m[1][20]", [.name("m"), .index(1), .index(20)]), ("姓名[999999]", [.name("姓名"), .index(999_999)]),
            ("__proto__.constructor", [.name("__proto__"), .name("constructor")]),
        ] as [(String, [FormPath.Component])])
    func pathsAreReadAndWritten(text: String, components: [FormPath.Component]) {
        #expect(FormPath(text)?.components == components)
        #expect(FormPath(components).description == text)
    }

    @Test(arguments: [
        "", ".", "a.", ".a", "a..b", "[0]", "a[", "a[]", "a[0", "a]", "a[x]", "a[-1]", "a[01]", "a[0]b", "a[1000000]",
        "a[99999999999999999999]", "a[0].", "a.[0]", "a[0]]", "a[０]",
    ])
    func rubbishIsNotAPath(text: String) {
        #expect(FormPath(text) == nil)
    }

    @Test func pathsAreBounded() {
        #expect(FormPath(String(repeating: "a", count: FormPath.longest)) != nil)
        #expect(FormPath(String(repeating: "a", count: FormPath.longest + 1)) == nil)
        #expect(FormPath("a" + String(repeating: ".a", count: FormPath.deepest - 1)) != nil)
        #expect(FormPath("a" + String(repeating: ".a", count: FormPath.deepest)) == nil)
        #expect(FormPath("a" + String(repeating: "[0]", count: FormPath.deepest)) == nil)
    }

    @Test func whatIsReadIsWrittenAlike() {
        var random = SeededGenerator(share: 30)
        let pieces = ["a", "b c", ".", "[", "]", "0", "12", "[3]", "é", "\u{0}"]
        for _ in 0..<5_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...9, using: &random) {
                text += pieces[Int.random(in: pieces.indices, using: &random)]
            }
            if let path = FormPath(text) { #expect(path.description == text) }
        }
    }
}
