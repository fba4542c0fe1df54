import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// Pages as a whole.
struct PageTests {
    @Test func formPostsWithoutAScript() throws {
        let options = PageOptions(action: "/loan", hiddenInputs: [HiddenInput("fw.state", "a.b")])
        let html = HTMLPage(try engine(lively), options).html()
        let page = try HTMLParser.parse(html)
        let form = try #require(page.element(id: "fw-form"))
        #expect(form["method"] == "post" && form["action"] == "/loan" && form["novalidate"] != nil)
        #expect(form.first { $0["name"] == "fw.state" }?["value"] == "a.b")
        let buttons = form.descendants.filter { $0.name == "button" }
        #expect(buttons.first?["value"] == "submit" && buttons.last?["value"] == "submit")
        #expect(buttons.first?["aria-hidden"] == "true" && buttons.first?["tabindex"] == "-1")
        #expect(page.first { $0.name == "script" } == nil)
    }

    @Test func hydrationDataIsInThePage() throws {
        let engine = try engine(Field(id: "a", type: .text, title: "</script><script>alert(1)</script>"))
        let page = try page(engine)
        let scripts = page.descendants.filter { $0.name == "script" }
        #expect(scripts.map { $0["type"] } == ["module", "application/json"])
        let hydration = try #require(page.element(id: "fw-hydration"))
        let json = try JSONParser.parse(Array(hydration.text.utf8), limits: .definition)
        #expect(HydrationData(json) != nil)
    }

    @Test func languageAndDirectionComeFromTheLocale() throws {
        let locale = LocaleRecord(identifier: "ar", isRightToLeft: true)
        let form = try CompiledForm(FormDefinition(id: "f", groups: []))
        let page = try page(FormEngine(form, context: context(locale)))
        #expect(page.elements.first?["lang"] == "ar" && page.elements.first?["dir"] == "rtl")
        #expect(page.first { $0.name == "h1" }?.text == "f", "a form without a title shows its id")
    }

    @Test func textsThatRunAgainstThePageAreSetApart() throws {
        let section = FormSection(
            id: "s", title: "معلومات (1)", footer: "Plain.",
            elements: [
                .field(Field(id: "name", type: .text, title: "الاسم؟", info: "A hint")),
                .field(Field(id: "pick", type: .select, options: [FieldOption(id: .text("a"), title: "نعم")])),
            ])
        let definition = FormDefinition(id: "f", title: "12 نموذج", groups: [FormGroup(sections: [section])])
        let english = try page(try engine(definition))
        let apart = english.setApart.map { $0.text }
        #expect(apart == ["12 نموذج", "معلومات (1)", "الاسم؟", "نعم"])
        let locale = LocaleRecord(identifier: "ar", isRightToLeft: true)
        let arabic = try page(definition.session(context: context(locale)))
        #expect(arabic.setApart.map { $0.text } == ["A hint", "Plain."])
    }

    @Test func textsWithoutATranslationSayTheirLanguage() throws {
        let options = [
            FieldOption(id: .text("a"), title: "Yes", info: "Of course"), FieldOption(id: .text("b"), title: "No"),
        ]
        let fields = [
            Field(id: "name", type: .text, title: "Name", info: "As in your *passport*"),
            Field(id: "pick", type: .select, title: "Pick", options: options, style: .radio),
            Field(id: "list", type: .select, title: "List", options: options, style: .list),
        ]
        let section = FormSection(
            id: "guests", title: "Guests", repeats: Repetition(min: 1, itemTitle: "Guest {index}"),
            elements: fields.map { .field($0) })
        let german = FormTranslation(language: "de", entries: [.init("Name", "Name"), .init("No", "Nein")])
        let definition = FormDefinition(
            id: "f", title: "Visit", groups: [FormGroup(sections: [section])], strings: [german])
        let translated = definition.translated(into: "de")
        let page = try page(translated.session(context: context(LocaleRecord(identifier: "de"))))
        let apart = page.setApart
        #expect(apart.allSatisfy { $0["lang"] == "en" })
        #expect(
            apart.map(\.text) == [
                "Visit", "Guests", "Guest 1", "As in your passport", "Pick", "Yes", "Of course", "List",
            ])
        let list = page.descendants.filter { $0.name == "option" && $0["value"] != "" }
        #expect(list.map { $0["lang"] } == ["en", nil])
    }

    @Test func theFocusIsPutWhereTheServerSays() throws {
        let engine = try engine(lively)
        func focused(_ focus: PageFocus?) throws -> [HTMLElement] {
            var options = PageOptions(action: "/f")
            options.focus = focus
            return try HTMLParser.parse(HTMLPage(engine, options).html()).descendants.filter { $0["autofocus"] != nil }
        }
        #expect(try focused(nil).isEmpty)
        let name = try #require(engine.node(at: "name"))
        #expect(try focused(.row(RowID(.field, name))).map { $0["name"] } == ["v.name"])
        #expect(try focused(.button("submit")).map { $0.name } == ["button"])
        #expect(try focused(.button("gone")).isEmpty)
    }

    @Test func assetsCarryTheirVersion() throws {
        let options = PageOptions(action: "/f", assets: PageAssets(version: "12ab"), hydration: "{}")
        let page = try HTMLParser.parse(HTMLPage(try engine(lively), options).html())
        let sheets = page.descendants.filter { $0["rel"] == "stylesheet" }.map { $0["href"] ?? "" }
        let scripts = page.descendants.filter { $0.name == "script" }.compactMap { $0["src"] }
        // One file of each kind.
        #expect(sheets == ["/_formwork/formwork+groups+switches+items.css?v=12ab"])
        #expect(scripts == ["/_formwork/formwork+undo-removal+announce-questions.js?v=12ab"])
    }

    @Test(arguments: [
        (FieldType.text, ["formwork"]), (.slider, ["formwork", "numbers"]), (.count, ["formwork", "numbers"]),
    ])
    func stylesOfNumbersAreLoadedWhereNeeded(type: FieldType, files: [String]) throws {
        let field = Field(id: "level", type: type)
        #expect(try styleSheets(of: FormSection(elements: [.field(field)])) == files)
    }

    @Test func stylesOfItemsAreLoadedForRepeatingSections() throws {
        let field = Field(id: "name", type: .text)
        let section = FormSection(id: "guests", repeats: Repetition(), elements: [.field(field)])
        #expect(try styleSheets(of: section) == ["formwork", "items"])
    }

    private func styleSheets(of section: FormSection) throws -> [String] {
        let options = PageOptions(action: "/f", assets: PageAssets(folder: "", version: ""))
        let html = HTMLPage(try engine(section), options).html()
        let links = try HTMLParser.parse(html).descendants.filter { $0["rel"] == "stylesheet" }
        return links.flatMap {
            ($0["href"]?.replacing(".css", with: "") ?? "").split(separator: "+").map { String($0) }
        }
    }

    @Test(arguments: [(30, false), (300, true)])
    func longFormsAreMarkedSo(count: Int, isLong: Bool) throws {
        let fields = (1...count).map { FormElement.field(Field(id: "f\($0)", type: .text)) }
        let html = HTMLPage(try engine(FormSection(elements: fields)), PageOptions(action: "/f")).html()
        #expect(html.contains("fw-long") == isLong)
    }

    @Test(arguments: [(100, false), (50, true)])
    func rowsAreStackedUnlessFieldsShareALine(width: Int, sharesLines: Bool) throws {
        var field = Field(id: "name", type: .text)
        field.size.width = width
        #expect(try styleSheets(of: FormSection(elements: [.field(field)])).contains("widths") == sharesLines)
    }

    @Test func longFormsHaveStylesOfTheirOwn() throws {
        let fields = (1...300).map { FormElement.field(Field(id: "f\($0)", type: .text)) }
        #expect(try styleSheets(of: FormSection(elements: fields)) == ["formwork", "long"])
    }

    @Test func noticesStandAboveTheForm() throws {
        let page = try page(engine(lively), notices: ["Please <look> again."])
        #expect(page.first { $0.classes == ["fw-notice"] }?.text == "Please <look> again.")
    }

    @Test func idsAreUniqueAndReferencesExist() throws {
        let engine = try engine(lively, answers: ["amount": 500, "big": true, "kind": 1])
        _ = engine.perform(.submit)
        let page = try page(engine)
        let ids = page.descendants.compactMap { $0["id"] }
        #expect(ids.count == Set(ids).count)
        for element in page.descendants {
            for name in ["for", "aria-describedby", "aria-labelledby"] {
                for id in (element[name] ?? "").split(separator: " ") {
                    #expect(ids.contains(String(id)), "\(name)=\(id)")
                }
            }
            let address = element["href"] ?? ""
            if address.hasPrefix("#") { #expect(ids.contains(String(address.dropFirst()))) }
        }
    }

    @Test func nothingIsInline() throws {
        let engine = try engine(lively)
        _ = engine.perform(.submit)
        for element in try page(engine).descendants {
            #expect(element.attributes.keys.allSatisfy { $0 != "style" && !$0.hasPrefix("on") })
            #expect(element.name != "style")
            if element.name == "script" { #expect(element["src"] != nil || element["type"] == "application/json") }
        }
    }

    @Test func successShowsTheFormsWords() throws {
        var form = FormDefinition(id: "f", title: "F", groups: [])
        form.success = .text("Bye <all>")
        let page = try HTMLParser.parse(SuccessPage(form, context: context(), again: "/f").html())
        #expect(page.first { $0.name == "h1" }?.text == "Thank you")
        #expect(page.text.contains("Bye <all>"))
        #expect(page.first { $0.name == "a" }?["href"] == "/f")
        let hostile = SuccessPage(form, context: context(), again: "javascript:alert(1)").html()
        #expect(try HTMLParser.parse(hostile).first { $0.name == "a" } == nil)
    }

    @Test func galleryListsGoodAndBrokenForms() throws {
        let entries = [
            GalleryPage.Entry(title: "Loan", info: "Five minutes", link: SafeLink("/loan")),
            GalleryPage.Entry(title: "broken.json", link: nil, diagnostics: ["1:2: error: <what>", "fix it"]),
        ]
        let page = try HTMLParser.parse(GalleryPage(entries, context: context()).html())
        #expect(page.descendants.filter { $0.name == "a" }.map { $0["href"] } == ["/loan"])
        #expect(page.first { $0.name == "pre" }?.text == "1:2: error: <what>\nfix it\n")
        #expect(try HTMLParser.parse(GalleryPage([], context: context()).html()).text.contains("no forms"))
    }

    @Test func galleryNamesTheLanguageOfAFormThatHasAnother() throws {
        let entries = [
            GalleryPage.Entry(title: "Loan", link: SafeLink("/loan"), locale: LocaleRecord()),
            GalleryPage.Entry(
                title: "طلب", info: "دقيقة.", link: SafeLink("/a"),
                locale: LocaleRecord(identifier: "ar", isRightToLeft: true)),
        ]
        let page = try HTMLParser.parse(GalleryPage(entries, context: context()).html())
        let texts = page.descendants.filter { $0["class"] == "fw-entry-title" || $0["class"] == "fw-hint" }
        #expect(texts.map { $0["lang"] } == [nil, "ar", "ar"])
        #expect(texts.map { $0["dir"] } == [nil, "rtl", "rtl"])
    }

    @Test(arguments: [
        "https://example.org/a?b=c#d", "http://a", "HTTPS://a", "mailto:a@b.c", "tel:+1", "/loan", "loan", "#top",
        "?a=b:c", "a/b:c", "../x",
    ])
    func safeLinksAreKept(address: String) { #expect(SafeLink(address)?.address == address) }

    @Test(arguments: [
        "", "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)",
        "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x", "//evil.example", "/\\evil.example", "\\\\evil",
        "blob:x", "file:///etc/passwd", ":x", "http\n://a", "a b",
    ])
    func unsafeLinksAreRefused(address: String) { #expect(SafeLink(address) == nil) }
}

extension HTMLElement {
    /// The texts that are set apart, without those in templates.
    fileprivate var setApart: [HTMLElement] {
        descendants.filter { $0.name == "bdi" && $0.parent?["data-fw-in"] == nil }
    }
}
