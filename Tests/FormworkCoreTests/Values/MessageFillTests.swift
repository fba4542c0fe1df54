import FormworkCore
import Testing

/// Templates and their parameters.
struct MessageFillTests {
    private let parameters = [
        ErrorParameter("title", .text("Name")), ErrorParameter("min", .number(3)),
        ErrorParameter("tricky", .text("{min}")),
    ]

    @Test(arguments: [
        ("{title} needs {min}", "Name needs 3"), ("no braces", "no braces"), ("{other}", "{other}"), ("{", "{"),
        ("}", "}"), ("{}", "{}"), ("{{min}}", "{3}"), ("{title", "{title"), ("{tricky}", "{min}"),
        ("{min}{min}", "33"),
        ("{ min}", "{ min}"), ("最少 {min} 个字", "最少 3 个字"), ("{a {min} b}", "{a 3 b}"), ("", ""),
    ])
    func bracesAreFilledOnce(template: String, words: String) {
        #expect(MessageCatalog().fill(template, parameters) == words)
    }

    @Test func catalogsTravelAsJSON() {
        let catalog = MessageCatalog(
            language: "zh-Hans", entries: [.init(code: "required", text: "请填写{title}"), .init(code: "a", text: "")])
        #expect(MessageCatalog(catalog.json) == catalog)
        #expect(MessageCatalog([]) == nil && MessageCatalog(["language": "en", "messages": ["a": 1]]) == nil)
        #expect(catalog.text("required", parameters) == "请填写Name")
        #expect(catalog.text("unknown") == "unknown")
    }

    @Test func aCatalogWithoutATableHasTheFormsOfEnglish() {
        let forms = [0, 1, 2, 101].map { MessageCatalog().pluralForm(of: $0) }
        #expect(forms == [.other, .one, .other, .other])
        let table = MessageOverride(code: MessageCatalog.pluralsKey, text: "zotf?")
        let other = MessageCatalog(entries: [table])
        #expect([0, 1, 2, 3, 4, 5].map { other.pluralForm(of: $0) } == [.zero, .one, .two, .few, .other, .other])
        #expect(MessageCatalog(other.json)?.pluralForm(of: 3) == .few)
    }
}
