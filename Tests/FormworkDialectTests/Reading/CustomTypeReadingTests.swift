import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Types of an app's own in forms that are written in JSON.
struct CustomTypeReadingTests {
    private let color = CustomType(
        "color-picker",
        basedOn: Field(
            id: "", type: .text, info: "Six digits", placeholder: "#000000", element: "color-picker",
            validations: Validations(
                maxLength: 7, pattern: "#[0-9a-f]{6}", messages: [MessageOverride(code: "pattern", text: "No colour")]))
    )

    private func read(_ field: String, strict: Bool = true, types: [CustomType]? = nil) -> DefinitionReading {
        DefinitionReader.read(
            Array(#"{"id":"f","fields":[\#(field)]}"#.utf8), fileName: "f.json", strict: strict, types: types ?? [color]
        )
    }

    @Test func aFieldIsWhatItsTypeSays() throws {
        let reading = read(#"{"id":"wall","title":"Wall","type":"color-picker"}"#)
        #expect(reading.summary.isEmpty)
        #expect(reading.firstField == color.field("wall", "Wall"))
        #expect(reading.firstField?.customType == "color-picker")
        #expect(reading.form?.fields.first?.definition.customType == "color-picker")
    }

    @Test func whatAFieldSaysItselfCounts() throws {
        let reading = read(
            #"{"id":"wall","type":"color-picker","info":"Any","placeholder":null,"element":"other-picker","#
                + #""validations":{"required":true,"max_length":9,"messages":{"required":"Choose"}}}"#)
        #expect(reading.summary.isEmpty)
        let field = try #require(reading.firstField)
        #expect(field.info == "Any" && field.placeholder.isEmpty && field.element == "other-picker")
        #expect(field.validations.required && field.validations.maxLength == 9)
        #expect(field.validations.pattern == "#[0-9a-f]{6}")
        #expect(field.validations.messages.map(\.code) == ["required", "pattern"])
    }

    @Test(arguments: [
        ("options", #""values":[{"id":1,"title":"One"}]"#), ("image", #""image_url":"/b.png""#),
        ("minimum_date", #""validations":{"min_date":"2026-02-01"}"#),
        ("maximum_date", #""validations":{"max_date":"2026-02-01"}"#),
    ])
    func anotherKeyOfTheSameMeaningCountsToo(_ key: String, _ own: String) throws {
        var base = Field(id: "", type: key.hasSuffix("date") ? .date : .select, image: key == "image" ? "/a.png" : "")
        if key == "minimum_date" { base.minimumDate = "2026-01-01" }
        if key == "maximum_date" { base.maximumDate = "2026-03-01" }
        if base.type == .select { base.options = [FieldOption(id: .number(2), title: "Two")] }
        let reading = read(#"{"id":"a","type":"own",\#(own)}"#, types: [CustomType("own", basedOn: base)])
        #expect(reading.summary.isEmpty)
        let field = try #require(reading.firstField)
        switch key {
        case "options": #expect(field.options.map(\.title) == ["One"])
        case "image": #expect(field.image == "/b.png")
        case "minimum_date": #expect(field.minimumDate == "2026-02-01")
        default: #expect(field.maximumDate == "2026-02-01")
        }
    }

    @Test func everyKindOfQuestionCanBeABase() throws {
        let rating = Field(id: "", type: .select).look(.rating)
        var stars = rating
        stars.options = (1...5).map { FieldOption(id: FormValue.number(DecimalNumber($0)), title: "\($0)") }
        var file = Field(id: "", type: .select, style: .radio, multiple: true)
        file.files = FileRule(.signature)
        for base in [stars, file, Field(id: "", type: .slider, minimum: 0, maximum: 9), Field(id: "", type: .info)] {
            let type = CustomType("own", basedOn: base)
            let reading = read(#"{"id":"a","title":"A","type":"own"}"#, types: [type])
            #expect(reading.summary.isEmpty, "\(base.type)")
            #expect(reading.firstField?.type == base.type && reading.firstField?.look == base.look)
            #expect(reading.firstField?.files == base.files)
        }
    }

    /// What is wrong in a text of the type is reported at the name of the type, and not inside the name.
    @Test func aMistakeOfTheTypeIsAtItsName() {
        let base = Field(
            id: "", type: .text, visibleWhen: "present($nobody)", validations: Validations(pattern: "abc("))
        let reading = read(#"{"id":"wall","type":"own"}"#, strict: false, types: [CustomType("own", basedOn: base)])
        #expect(
            reading.summary.sorted() == [
                "1:41 pattern fields[0].validations.pattern", "1:41 unknown_reference fields[0].visible_when",
            ])
    }

    @Test func aTypeThatNobodyHasIsUnknownAndTheNearestIsNamed() {
        let reading = read(#"{"id":"wall","type":"color-piker"}"#, strict: false)
        #expect(reading.summary == ["1:41 misspelt_type fields[0].type"])
        #expect(reading.diagnostics.first?.expected.first == "color-picker")
        #expect(reading.form == nil)
        #expect(read(#"{"id":"wall","type":"color-piker"}"#).form == nil)
        #expect(read(#"{"id":"wall","type":"color-picker"}"#, types: []).form == nil)
    }

    @Test func problemsOfATypeAreSaidWhereItsNameStands() {
        let broken = CustomType("own", basedOn: Field(id: "", type: .text, visibleWhen: "$nobody"))
        let reading = read(#"{"id":"a","type":"own"}"#, types: [broken])
        #expect(reading.summary == ["1:38 unknown_reference fields[0].visible_when"])
    }

    @Test func problemsOfAFieldAreSaidInTheField() {
        let reading = read(#"{"id":"a","type":"color-picker","titel":"A"}"#)
        #expect(reading.summary == ["1:53 unknown_key fields[0]"])
    }

    @Test func theTypeOfAMatrixIsTaken() {
        #expect(!CustomType("matrix", basedOn: Field(id: "", type: .integer)).hasUsableName)
    }

    @Test(arguments: ["text", "rating", "file", "float", "Color", "color picker", "9lives", "färbe"])
    func someNamesCannotBeUsed(_ name: String) {
        let type = CustomType(name, basedOn: Field(id: "", type: .integer))
        #expect(!type.hasUsableName)
        #expect(read(#"{"id":"a","type":"\#(name)"}"#, strict: false, types: [type]).firstField?.customType == "")
    }

    @Test func aNameThatMeansAnUploadElsewhereCanBeUsed() {
        let type = CustomType("photo", basedOn: Field(id: "", type: .url))
        let reading = read(#"{"id":"a","type":"photo"}"#, types: [type])
        #expect(reading.summary.isEmpty && reading.firstField?.type == .url)
    }

    @Test func aWrittenFieldIsReadBack() throws {
        var field = color.field("wall", "Wall")
        field.validations.required = true
        let form = FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
        let text = DefinitionWriter.text(form)
        #expect(text.contains(#""type": "color-picker""#))
        let reading = DefinitionReader.read(Array(text.utf8), fileName: "f.json", strict: true, types: [color])
        #expect(reading.definition == form)
    }

    @Test func itemsHaveThemToo() {
        let reading = DefinitionReader.read(
            Array(
                #"{"id":"f","sections":[{"id":"s","repeat":{},"fields":[{"id":"a","type":"color-picker"}]}]}"#.utf8),
            fileName: "f.json", strict: true, types: [color])
        #expect(reading.summary.isEmpty && reading.firstField?.customType == "color-picker")
    }

    @Test func editorsKnowTheName() {
        let form: JSONValue = ["id": "f", "fields": [["id": "wall", "type": "color-picker"]]]
        #expect(SchemaValidator(root: DialectSchema.json(with: [color])).problems(of: form).isEmpty)
        #expect(!SchemaValidator(root: DialectSchema.json).problems(of: form).isEmpty)
    }
}
