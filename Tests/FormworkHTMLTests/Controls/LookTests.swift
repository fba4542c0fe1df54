import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkPresentation
import FormworkTestSupport
import Testing

/// Choices with a look of their own.
struct LookTests {
    private let rooms = [
        FieldOption(id: .text("sea"), title: "Sea"), FieldOption(id: .text("roof"), title: "Roof"),
        FieldOption(id: .text("yard"), title: "Yard"),
    ]

    private var pictured: Field {
        var options = rooms
        options[0].image = "/sea.png"
        options[1].isDisabled = true
        return Field(id: "room", type: .select, title: "Room", options: options).look(.images)
    }

    private func files(_ field: Field, hydration: String? = "{}") throws -> String {
        try HTMLPage(engine(field), PageOptions(action: "/f", hydration: hydration)).html()
    }

    @Test func starsAreRadioButtonsThatSayTheirNumber() throws {
        let form = FormDefinition(
            id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(.rating("stars", "Stars", max: 3))])])]
        )
        let words = MessageCatalog(entries: [MessageOverride(code: "ui.rating", text: "{value} of {max}")])
        let engine = try engine(form.worded(in: LocaleRecord(), words), answers: ["stars": 2])
        let row = try #require(page(engine).row("f2"))
        let stars = row.descendants.filter { $0["type"] == "radio" }
        #expect(stars.map { $0["aria-label"] } == ["1 of 3", "2 of 3", "3 of 3"])
        #expect(stars.map { $0["checked"] != nil } == [false, true, false])
        #expect(row.first { $0["data-fw-look"] == "rating" }?["hidden"] != nil)
        #expect(row.first { $0["value"] == "clear:stars" } != nil)
        #expect(row.first { $0["role"] == "radiogroup" } != nil)
    }

    @Test func anOptionHasItsPictureBesideItsTitle() throws {
        let row = try row(pictured)
        let pictures = row.descendants.filter { $0.name == "img" }
        #expect(pictures.map { $0["src"] } == ["/sea.png"])
        #expect(pictures[0]["alt"] == "" && pictures[0].parent?.text == "Sea")
        var unsafe = pictured
        unsafe.options[0].image = "javascript:alert(1)"
        #expect(try !files(unsafe).contains("alert"))
    }

    @Test(arguments: [
        ("data:image/png;base64,AAAA", true), ("data:image/jpeg;base64,AAAA", true),
        ("data:image/gif;base64,AAAA", true),
        ("data:image/webp;base64,AAAA", true), ("data:image/svg+xml;base64,AAAA", false), ("data:text/html,a", false),
    ])
    func thePictureOfAnOptionCanBeInTheForm(address: String, isShown: Bool) throws {
        var written = pictured
        written.options[0].image = address
        let pictures = try row(written).descendants.filter { $0.name == "img" }
        #expect(pictures.map { $0["src"] } == (isShown ? [address] : []))
        #expect(try files(written).contains(address) == isShown)
    }

    @Test func anOptionThatCannotBeChosenStandsInItsPlace() throws {
        let inputs = try row(pictured).descendants.filter { $0["type"] == "radio" }
        #expect(inputs.map { $0["value"] } == ["sea", "roof", "yard"])
        #expect(inputs.map { $0["disabled"] != nil } == [false, true, false])
        // It is not posted, and the page's engine does not know it.
        #expect(inputs[1]["name"] == nil && inputs[1]["id"] == nil)
        #expect(inputs[2]["id"] == "fw-f2-control-1")
        var listed = pictured
        listed.style = .list
        let entries = try row(listed).descendants.filter { $0.name == "option" }
        #expect(entries.map { $0["disabled"] != nil } == [false, false, true, false])
    }

    @Test func anOptionThatCannotBeChosenIsNoAnswer() throws {
        let engine = try engine(pictured)
        let node = try #require(engine.node(at: "room"))
        _ = engine.perform(.set(node, .text("roof")))
        _ = engine.perform(.submit)
        #expect(engine.field(node)?.error != nil)
        _ = engine.perform(.set(node, .text("yard")))
        _ = engine.perform(.submit)
        #expect(engine.field(node)?.error == nil)
    }

    @Test func onlyPagesWithListsThatNeedAnAnswerLoadTheirScript() throws {
        let many = (0...FieldControl.mostOptionsAtOnce).map { FieldOption(id: .text("r\($0)"), title: "Room") }
        var room = Field(id: "room", type: .select, title: "Room", options: many)
        #expect(try !files(room).loads("blank-choice.js"))
        room.validations.required = true
        #expect(try files(room).loads("blank-choice.js"))
        #expect(try !files(room, hydration: nil).loads("blank-choice.js"))
        room.style = .radio
        #expect(try !files(room).loads("blank-choice.js"))
        room.style = .list
        room.validations.required = false
        room.requiredWhen = "true"
        #expect(try files(room).loads("blank-choice.js"))
    }

    @Test func onlyPagesWithOptionsThatDependOnAnswersLoadTheirScript() throws {
        var room = Field(id: "room", type: .select, title: "Room", options: rooms)
        #expect(try !files(room).loads("withdrawn-options.js"))
        room.optionsWhen = "true"
        #expect(try files(room).loads("withdrawn-options.js"))
        #expect(try !files(room, hydration: nil).loads("withdrawn-options.js"))
        room.optionsWhen = ""
        room.options[0].visibleWhen = "true"
        #expect(try files(room).loads("withdrawn-options.js"))
    }

    @Test func onlyPagesWithSuchChoicesLoadTheirFiles() throws {
        let plain = Field(id: "room", type: .select, title: "Room", options: rooms)
        #expect(try !files(plain).loads("looks.css"))
        #expect(try !files(plain).loads("option-search.js"))
        #expect(try files(pictured).loads("looks.css"))
        #expect(try !files(pictured).loads("option-search.js"))
        for look in [ChoiceLook.search, .tags] { #expect(try files(plain.look(look)).loads("option-search.js")) }
        // Without a script there are the looks.
        let still = try files(plain.look(.search), hydration: nil)
        #expect(still.loads("looks.css") && !still.loads("option-search.js"))
        var fragment = PageOptions(action: "/f", hydration: "{}")
        fragment.ids = "fw-a-"
        #expect(try HTMLPage(engine(pictured), fragment).fragment().loads("looks.css"))
    }

    @Test func eachRowOfAMatrixIsAGroupOfItsOwn() throws {
        let matrix = FormSection.matrix(
            "m", "Service", rows: rooms, columns: [FieldOption(id: .text("good"), title: "Good")])
        let page = try page(engine(matrix, answers: ["m": ["roof": "good"]]))
        let groups = page.descendants.filter { $0["role"] == "radiogroup" }
        #expect(groups.compactMap { $0.elements.first?.text } == ["Sea", "Roof", "Yard"])
        let buttons = page.descendants.filter { $0["type"] == "radio" }
        #expect(buttons.map { $0["name"] } == ["v.m.sea", "v.m.roof", "v.m.yard"])
        #expect(buttons.map { $0["checked"] != nil } == [false, true, false])
        #expect(buttons.allSatisfy { $0.parent?.text == "Good" })
        #expect(
            page.descendants.filter { $0["data-fw-look"] == "matrix" && $0.parent?["data-fw-row"] != nil }.count == 3)
    }

    @Test func optionsThatTheEngineDoesNotKnowAreWrittenOnce() throws {
        let html = try files(pictured)
        #expect(html.contains("<template data-fw-options=\"f2\"><label class=\"fw-option\"><input"))
        let plain = Field(id: "room", type: .select, title: "Room", options: rooms).look(.search)
        #expect(try files(plain).contains("data-fw-look=\"search\"></span></template>"))
    }
}
