import FormworkCore
import FormworkPages
import Testing

/// Brands of pages, in Swift and in JSON.
struct ThemeTests {
    @Test(arguments: ["harbor", "meadow", "paper"])
    func readyThemesCanBeRead(name: String) throws {
        let theme = try #require(FormTheme.ready.first { $0.name == name }?.theme)
        #expect(theme.contrastProblems == [])
    }

    @Test func themeWithoutAnythingIsFormworksOwnLook() throws {
        #expect(FormTheme().contrastProblems == [])
        #expect(try FormTheme(json: Array("{}".utf8)) == FormTheme())
        #expect(FormTheme().css.contains("--fw-accent: #0062cc;") && FormTheme().css.contains("--fw-radius: 16px"))
    }

    @Test func jsonNamesEveryPart() throws {
        let json = """
            {"base": "paper", "colors": {"accent": "#004400"}, "dark": false, "font": "Avenir Next", "radius": 8,
             "density": "compact", "title_share": 30, "option_marks": "after", "show_parts": true,
             "logo": {"url": "/logo.svg", "title": "Acme", "height": 32},
             "header": "Acme forms", "footer": "Acme Ltd."}
            """
        let theme = try FormTheme(json: Array(json.utf8))
        var expected = FormTheme.paper
        expected.light[.accent] = try #require(StyleColor("#004400"))
        expected.dark = nil
        expected.font = StyleFont("Avenir Next")
        expected.cornerRadius = try #require(StyleLength(8))
        expected.density = .compact
        expected.titleShare = 30
        expected.optionMarks = .after
        expected.showsParts = true
        expected.logo = ThemeLogo(address: "/logo.svg", title: "Acme", height: try #require(StyleLength(32)))
        expected.header = "Acme forms"
        expected.footer = "Acme Ltd."
        #expect(theme == expected)
        #expect(theme.css.hasPrefix(":root { color-scheme: light; ") && !theme.css.contains("prefers-color-scheme"))
        #expect(theme.css.contains(".fw-page { font-family: \"Avenir Next\", var(--fw-font) }"))
        #expect(theme.css.contains(":root { --fw-beside: minmax(0, 30fr) minmax(0, 70fr) }"))
        #expect(theme.css.contains(".fw-label { background:"))
        #expect(!FormTheme().css.contains("grid-template-columns") && !FormTheme().css.contains(".fw-label"))
    }

    @Test func everyMistakeIsReportedAtOnce() throws {
        let json = """
            {"colour": "#fff", "colors": {"accent": "blue", "text": "#FFFFFF"}, "radius": "big", "density": "airy", "title_share": 90, "show_parts": 1, "option_marks": "left",
             "logo": {"url": "https://elsewhere.example/logo.svg"}}
            """
        let error = #expect(throws: ThemeProblems.self) { try FormTheme(json: Array(json.utf8)) }
        let sentences = try #require(error?.all.map(\.description))
        #expect(sentences.first == "There is no `colour` in themes. Is `colors` meant?")
        #expect(sentences.contains("`colors.accent` has to be a colour such as #455C73."))
        #expect(sentences.contains("`radius` has to be a number of points, up to 200."))
        #expect(sentences.contains("`density` has to be one of compact, regular, spacious."))
        #expect(sentences.contains("`option_marks` has to be one of before, after."))
        #expect(sentences.contains("`show_parts` has to be true or false."))
        #expect(sentences.contains("`title_share` has to be a whole number from 20 to 60."))
        #expect(sentences.contains { $0.hasPrefix("`logo.url` has to be") })
        #expect(sentences.contains { $0.hasPrefix("`text` on `card` has a contrast of 1.0 on light screens") })
        let broken = #expect(throws: ThemeProblems.self) { try FormTheme(json: Array("{".utf8)) }
        #expect(broken?.all == [.notJSON(offset: 1)])
    }

    @Test(arguments: [("#000000", "#FFFFFF", 21.0), ("#777777", "#FFFFFF", 4.48), ("#C1121F", "#FFF3F2", 5.84)])
    func contrastIsWhatTheStandardDefines(one: String, two: String, ratio: Double) throws {
        var theme = FormTheme(dark: nil)
        theme.light[.text] = try #require(StyleColor(one))
        for ground in [ThemeColor.background, .card, .fill] { theme.light[ground] = try #require(StyleColor(two)) }
        let problems = theme.contrastProblems.filter { $0.part == .text }
        #expect(problems.isEmpty == (ratio >= 4.5))
        for problem in problems { #expect((problem.ratio * 100).rounded() / 100 == ratio) }
    }

    @Test func pageHasItsBrand() throws {
        var theme = FormTheme.harbor
        theme.logo = ThemeLogo(address: "/logo.svg", title: "Acme <b>")
        theme.header = "Forms & more"
        theme.footer = "Acme Ltd."
        let page = try page(theme)
        let logo = try #require(page.first { $0.classes == ["fw-logo"] })
        #expect(logo["src"] == "/logo.svg" && logo["alt"] == "Acme <b>")
        #expect(page.first { $0.classes == ["fw-brand"] }?.text == "Forms & more")
        #expect(page.first { $0.classes == ["fw-imprint"] }?.text == "Acme Ltd.")
        let sheets = page.descendants.filter { $0["rel"] == "stylesheet" }.map { $0["href"] }
        #expect(sheets.last == "/theme.css")
    }

    @Test func pictureFromElsewhereIsNotShown() throws {
        let logo = ThemeLogo(address: "https://elsewhere.example/logo.svg", title: "Acme")
        #expect(try page(FormTheme(logo: logo)).first { $0.classes == ["fw-logo"] } == nil)
    }

    @Test func pageWithoutDarkColoursSaysSo() throws {
        func scheme(_ theme: FormTheme) throws -> String? {
            try page(theme).first { $0["name"] == "color-scheme" }?["content"]
        }
        #expect(try scheme(FormTheme(dark: nil)) == "light")
        #expect(try scheme(FormTheme()) == "light dark")
    }

    private func page(_ theme: FormTheme) throws -> HTMLElement {
        let assets = PageAssets(brand: PageBrand(theme, styleSheet: "/theme.css"))
        let engine = try engine(Field(id: "name", type: .text))
        return try HTMLParser.parse(HTMLPage(engine, PageOptions(action: "/f", assets: assets)).html())
    }
}
