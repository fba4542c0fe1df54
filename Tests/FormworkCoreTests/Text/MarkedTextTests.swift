import FormworkCore
import FormworkTestSupport
import Testing

/// Emphasis, links and lists in texts.
struct MarkedTextTests {
    private func form(_ field: Field) throws -> CompiledForm {
        try CompiledForm(
            FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])]))
    }

    /// A title as text with signs of its own: `<e>` for emphasis, `<s>` for importance, `<address>` for a link.
    private func shown(_ title: String) throws -> String {
        let field = try form(Field(id: "a", type: .text, title: title)).fields.elements[0].definition
        guard let marked = field.marks?.title else { return title }
        guard case .paragraph(let runs) = marked.blocks[0], marked.blocks.count == 1 else { return "?" }
        #expect(runs.map(\.text).joined() == field.title && marked.source == title && marked.plain == field.title)
        return runs.map { run in
            var text = run.text
            if run.isEmphasized { text = "<e>\(text)</e>" }
            if run.isStrong { text = "<s>\(text)</s>" }
            return run.link.map { "<\($0.address)>\(text)</>" } ?? text
        }.joined()
    }

    @Test(arguments: [
        ("an *old* name", "an <e>old</e> name"), ("an _old_ name", "an <e>old</e> name"),
        ("an **old** name", "an <s>old</s> name"), ("an __old__ name", "an <s>old</s> name"),
        ("***both***", "<s><e>both</e></s>"), ("**a *b* c**", "<s>a </s><s><e>b</e></s><s> c</s>"),
        ("*a **b***", "<e>a </e><s><e>b</e></s>"), ("**a *b***", "<s>a </s><s><e>b</e></s>"),
        ("**重要。**请读", "<s>重要。</s>请读"), ("2*3*4", "2<e>3</e>4"),
        ("*a _b* c_", "<e>a _b</e> c_"),
    ])
    func wordsAreEmphasized(title: String, expected: String) throws {
        #expect(try shown(title) == expected)
    }

    @Test(arguments: [
        "Name *", "2 * 3 * 4", "first_name and last_name", "*", "**", "a ** b **", "5 ****** 6", "*open", "closed*",
        "[only brackets]", "[a] (b)", "[a](two words)", "[a](", "a](b)", "`code`", "<b>tags</b>", "C:\\temp", "{ a_b }",
        "[a]()",
    ])
    func otherTextsStayAsTheyAre(title: String) throws {
        let field = try form(Field(id: "a", type: .text, title: title)).fields.elements[0].definition
        #expect(field.marks == nil && field.title == title)
    }

    @Test(arguments: [
        ("the [terms](https://a.example/t?x=1)", "the <https://a.example/t?x=1>terms</>"),
        ("[mail](mailto:a@b.example) or [call](tel:+123)", "<mailto:a@b.example>mail</> or <tel:+123>call</>"),
        ("[here](/terms) and [there](more.html#x)", "</terms>here</> and <more.html#x>there</>"),
        ("[**all** of it](/t)", "</t><s>all</s></></t> of it</>"), ("*see [it](/t)*", "<e>see </e></t><e>it</e></>"),
        ("[a (b)](/x(1))", "</x(1)>a (b)</>"), ("[[a]](/b)", "</b>[a]</>"), ("[a [b](/c) d](/e)", "[a </c>b</> d](/e)"),
        ("*a [b*](/c)", "*a </c>b*</>"),
    ])
    func wordsAreLinks(title: String, expected: String) throws {
        #expect(try shown(title) == expected)
    }

    @Test(arguments: [("a \\*b\\* c", "a *b* c"), ("\\[a](/b)", "[a](/b)"), ("\\\\*a*", "\\a"), ("a\\_b", "a_b")])
    func aBackslashTakesTheMeaningAway(title: String, expected: String) throws {
        let field = try form(Field(id: "a", type: .text, title: title)).fields.elements[0].definition
        #expect(field.title == expected)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "vbscript:x", "//other.example", "\\\\other",
        "file:///etc/passwd", "https:\\\\a",
    ])
    func otherAddressesAreNotFollowed(address: String) throws {
        let field = Field(id: "a", type: .text, title: "Go [on](\(address)) *now*")
        let form = try form(field)
        let title = try #require(form.fields.elements[0].definition.marks?.title)
        guard case .paragraph(let runs) = title.blocks[0] else { return }
        #expect(runs.allSatisfy { $0.link == nil })
        let problem = try #require(form.warnings.first { $0.code == .unsafeLink })
        #expect(problem.found == address && problem.key == "title" && problem.textOffset == 8)
    }

    /// A line that continues an item loses its spaces, and what is wrong in it keeps its place.
    @Test func anAddressInAContinuedItemHasItsPlace() throws {
        let text = "Näher:\n- one\n- twö\n    and [it](javascript:x)\n  or [that](javascript:y)"
        let form = try form(Field(id: "a", type: .text, title: "A", info: text))
        let places = form.warnings.compactMap { $0.code == .unsafeLink ? $0.textOffset : nil }
        #expect(
            places.map { String(decoding: Array(text.utf8).from($0).prefix(12), as: UTF8.self) } == [
                "javascript:x", "javascript:y",
            ])
    }

    @Test func hintsHaveListsAndTitlesHaveNone() throws {
        let text = "Bring:\n- a *pass*\n- a photo\n  of yours\n\nThen wait.\n1. Sit\n2. Sign"
        let field = try form(Field(id: "a", type: .text, title: "- a\n- b", info: text)).fields.elements[0].definition
        #expect(field.marks?.title == nil && field.title == "- a\n- b")
        let marked = try #require(field.marks?.info)
        #expect(
            marked.blocks == [
                .paragraph([MarkedText.Run("Bring:")]),
                .list(
                    isNumbered: false,
                    items: [
                        [MarkedText.Run("a "), MarkedText.Run("pass", isEmphasized: true)],
                        [MarkedText.Run("a photo\nof yours")],
                    ]), .paragraph([MarkedText.Run("Then wait.")]),
                .list(isNumbered: true, items: [[MarkedText.Run("Sit")], [MarkedText.Run("Sign")]]),
            ])
        #expect(field.info == "Bring:\n• a pass\n• a photo\nof yours\nThen wait.\n1. Sit\n2. Sign")
    }

    @Test(arguments: ["- one line", "1. Januar 2026", "2. b\n3. c", "a\nb", "* a\n* b", "24. Dezember\n25. Dezember"])
    func whatIsNoListStaysAsItIs(text: String) throws {
        let field = try form(Field(id: "a", type: .text, title: "A", info: text)).fields.elements[0].definition
        #expect(field.marks == nil && field.info == text)
    }

    @Test func everyTextThatPeopleReadCanHaveMarks() throws {
        let options = [FieldOption(id: .text("x"), title: "*X*", info: "[more](/x)")]
        let definition = FormDefinition(
            id: "f", title: "*Form*", info: "*Info*",
            groups: [
                FormGroup(
                    id: "g", title: "*Group*",
                    sections: [
                        FormSection(
                            id: "s", title: "*Section*", info: "*Below*", footer: "*Last*",
                            elements: [
                                .field(Field(id: "a", type: .select, title: "*A*", info: "*Hint*", options: options)),
                                .field(Field(id: "b", type: .info, value: .text("Read [this](/b)"))),
                            ])
                    ])
            ])
        let form = try CompiledForm(definition)
        #expect(form.definition.title == "Form", "windows are called by the words alone")
        #expect(form.definition.info == "Info" && form.groups.elements[0].title == "Group")
        let section = form.sections.elements[0].definition
        #expect([section.title, section.info, section.footer] == ["Section", "Below", "Last"])
        let fields = form.fields.map(\.definition)
        #expect([fields[0].title, fields[0].info] == ["A", "Hint"] && fields[1].value == .text("Read this"))
        #expect(fields[0].options[0].title == "X" && fields[0].options[0].info == "more")
        #expect(form.source == definition, "the texts as written come back")
    }

    @Test func errorsAndAnswersHaveTheWordsAlone() throws {
        let field = Field(id: "a", type: .info, title: "A", value: .text("*x*"))
        let engine = FormEngine(try form(field))
        _ = engine.perform(.load([:]))
        #expect(engine.state("a")?.display == "x")
    }

    @Test func theNumberOfTheItemIsFilledIn() throws {
        let section = FormSection(
            id: "guests", title: "Guest", repeats: Repetition(min: 2),
            elements: [.field(Field(id: "a", type: .text, title: "*Guest* {index}*"))])
        let engine = FormEngine(try CompiledForm(FormDefinition(id: "f", groups: [FormGroup(sections: [section])])))
        _ = engine.perform(.load([:]))
        let second = try #require(engine.state("guests[1].a")?.compiled.definition)
        #expect(second.title == "Guest 2*" && second.marks?.title?.plain == "Guest 2*")
        #expect(
            second.marks?.title?.blocks == [
                .paragraph([MarkedText.Run("Guest", isEmphasized: true), MarkedText.Run(" 2*")])
            ])
    }

    @Test func hostileTextsAreReadInLinearTime() throws {
        for text in ["[a](", "*a ", "**a* ", "_a **b ", "***a ", "[", "](", "*a_b ", "- a\n  ", "\\"] {
            let field = try form(Field(id: "a", type: .text, title: "A", info: String(repeating: text, count: 20_000)))
            #expect(field.fields.count == 1)
        }
    }
}
