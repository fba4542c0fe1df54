import Formwork
import FormworkTestSupport
import Testing

/// A form that is written in Swift equals the same form that is read from JSON.
struct BuilderTwinTests {
    private func read(_ json: String) throws -> FormDefinition {
        let reading = DefinitionReader.read(Array(json.utf8), fileName: "twin.json")
        #expect(reading.diagnostics.isEmpty, "\(reading.report)")
        return try #require(reading.definition)
    }

    @Test func theLoanFormIsTheSameInBothLanguages() throws {
        #expect(LoanForm.swift == (try read(LoanForm.json)))
    }

    @Test func eachCanBeWrittenAsTheOthersJSON() throws {
        let written = DefinitionWriter.text(LoanForm.swift)
        #expect(try read(written) == LoanForm.swift)
        #expect(written == DefinitionWriter.text(try read(LoanForm.json)))
    }

    @Test func theLoanFormRuns() throws {
        #expect(try CompiledForm(LoanForm.swift).warnings.isEmpty)
    }

    @Test func everyTypeOfFieldIsTheSameInBothLanguages() throws {
        let form = FormDefinition("f") {
            FormSection("s") {
                Field.name("a", "A")
                Field.email("b").pattern("[a-z@.]+")
                Field.url("c")
                Field.username("d").validators("polite").asyncChecks("free")
                Field.address("e")
                Field.password("g")
                Field.password("h").compared(.equal, to: "g")
                Field.password("h2", "H").required().confirmed()
                Field.phone("i")
                Field.textView("j")
                Field.number("k").rule("$k > 1", message: "M")
                Field.currency("l", "L", code: "EUR")
                Field.count("m")
                Field.stepper("n", in: 1...9, step: 2)
                Field.slider("o", in: 0...1)
                Field.date("p").dates(from: "2026-01-01", to: "2026-12-31")
                Field.time("q")
                Field.dateTime("r")
                Field.check("t").required()
                Field.checkGroup("u", options: [FieldOption("x", "X")])
                Field.select("v", options: [FieldOption("y", "Y")], style: .list, multiple: true).options(when: "$t")
                Field.hidden("w", value: "z")
                Field.spacer("x")
                Field.separator("y")
                Field.image("z", "Z", address: "/z.png")
            }
            .nested().deletable()
        }
        let twin = try read(
            #"""
            { "id": "f", "sections": [ { "id": "s", "nest": true, "deletable": true, "fields": [
              { "id": "a", "title": "A", "type": "name" },
              { "id": "b", "type": "email", "validations": { "pattern": "[a-z@.]+" } },
              { "id": "c", "type": "url" },
              { "id": "d", "type": "username", "validations": { "validators": ["polite"], "async": ["free"] } },
              { "id": "e", "type": "address" }, { "id": "g", "type": "password" },
              { "id": "h", "type": "password", "validations": { "compare_to": "g", "compare_rule": "==" } },
              { "id": "h2", "title": "H", "type": "password", "confirm": true, "validations": { "required": true } },
              { "id": "i", "type": "phone" }, { "id": "j", "type": "text_view" },
              { "id": "k", "type": "number", "validations": { "rules": [{ "assert": "$k > 1", "message": "M" }] } },
              { "id": "l", "title": "L", "type": "currency", "currency": "EUR" }, { "id": "m", "type": "count" },
              { "id": "n", "type": "stepper", "min": 1, "max": 9, "step": 2 },
              { "id": "o", "type": "slider", "min": 0, "max": 1 },
              { "id": "p", "type": "date", "minimum_date": "2026-01-01", "maximum_date": "2026-12-31" },
              { "id": "q", "type": "time" }, { "id": "r", "type": "date_time" },
              { "id": "t", "type": "check", "validations": { "required": true } },
              { "id": "u", "type": "check_group", "options": [{ "id": "x", "title": "X" }] },
              { "id": "v", "type": "select", "style": "list", "multiple": true, "options_when": "$t",
                "options": [{ "id": "y", "title": "Y" }] },
              { "id": "w", "type": "hidden", "value": "z" }, { "id": "x", "type": "spacer" },
              { "id": "y", "type": "separator" }, { "id": "z", "title": "Z", "type": "image", "image": "/z.png" } ] } ] }
            """#)
        #expect(form == twin)
    }

    @Test func filesAreTheSameInBothLanguages() throws {
        let form = FormDefinition("f") {
            Field.file("passport", "Passport").accept(.pdf, .images).maxSize(megabytes: 5).files(atMost: 3).required()
            Field.file("plan").accept(".dwg")
            Field.signature("signature", "Signature")
        }
        let twin = try read(
            #"""
            { "id": "f", "fields": [
              { "id": "passport", "title": "Passport", "type": "file", "accept": ["application/pdf", "image/*"],
                "max_size": "5 MB", "max_count": 3, "validations": { "required": true } },
              { "id": "plan", "type": "file", "accept": ".dwg" },
              { "id": "signature", "title": "Signature", "type": "signature" } ] }
            """#)
        #expect(form == twin)
    }

    @Test func groupsAreTheSameInBothLanguages() throws {
        let form = FormDefinition("f") {
            FormGroup("person", "Person") {
                Field.text("first")
                Field.text("last").hidden().disabled().placeholder("Doe").accessibilityLabel("Family name")
                FormSection("more") {
                    Field.toggle("adult").required(when: "present($first)")
                    FormSection("children", "Children") { Field.text("name") }
                        .repeating(itemTitle: "Child {index}")
                }
                .info("I").footer("F").image("/s.png").enabled(when: "present($first)").hidden().disabled()
            }
            .collapsible(collapsed: true).info("G").image("/g.png")
            .visible(when: "1 < 2")
            Field.info("note").visible(when: "present($first)").formula("1")
        }
        .whenHidden(.clear)
        .timeZone("Europe/Oslo")
        let twin = try read(
            #"""
            { "id": "f", "when_hidden": "clear", "time_zone": "Europe/Oslo", "groups": [
              { "id": "person", "title": "Person", "info": "G", "image_url": "/g.png", "collapsed": true, "visible_when": "1 < 2", "sections": [
                { "fields": [ { "id": "first" },
                  { "id": "last", "hidden": true, "disabled": true, "placeholder": "Doe",
                    "accessibility_label": "Family name" } ] },
                { "id": "more", "info": "I", "footer": "F", "image": "/s.png", "enabled_when": "present($first)", "hidden": true, "disabled": true,
                  "fields": [ { "id": "adult", "type": "switch", "required_when": "present($first)" },
                    { "id": "children", "title": "Children", "repeat": { "item_title": "Child {index}" },
                      "fields": [ { "id": "name" } ] } ] } ] },
              { "sections": [ { "fields": [
                { "id": "note", "type": "info", "visible_when": "present($first)", "formula": "1" } ] } ] } ] }
            """#)
        #expect(form == twin)
    }
}

extension BuilderTwinTests {
    @Test func pagesAreTheSameInBothLanguages() throws {
        let form = FormDefinition("visa", success: .text("Thanks")) {
            FormPage("you", "About you") { Field.toggle("married", "Married") }
            FormPage("partner", "Your partner") {
                FormSection("partner", "Partner") { Field.name("partner", "Name") }
            }
            .visible(when: "$married")
            FormPage("trip") {
                FormGroup("to", "Destination") { Field.text("city", "City") }
                FormGroup("back", "Return") { Field.text("from", "From") }
            }
        }
        .review()
        .successTitle("Sent")
        let twin = try read(
            #"""
            { "id": "visa", "review": true, "success": { "title": "Sent", "text": "Thanks" }, "pages": [
              { "id": "you", "title": "About you", "fields": [
                { "id": "married", "title": "Married", "type": "switch" } ] },
              { "id": "partner", "title": "Your partner", "visible_when": "$married", "sections": [
                { "id": "partner", "title": "Partner", "fields": [
                  { "id": "partner", "title": "Name", "type": "name" } ] } ] },
              { "id": "trip", "groups": [
                { "id": "to", "title": "Destination", "sections": [ { "fields": [ { "id": "city", "title": "City" } ] } ] },
                { "id": "back", "title": "Return", "sections": [ { "fields": [ { "id": "from", "title": "From" } ] } ] }
              ] } ] }
            """#)
        #expect(form == twin)
        #expect(try read(DefinitionWriter.text(form)) == form)
        #expect(form.pages.map(\.id) == ["you", "partner", "trip"])
        #expect(form.pages[2].groups.map(\.id) == ["to", "back"])
    }

    @Test func sendingAndTranslationsAreTheSameInBothLanguages() throws {
        let form = FormDefinition("f", title: "Loan", locale: "en") {
            Field.text("name", "Name").parameter("full_name").prefill().labelStyle(.floating)
            Field.select("house", "House", options: [FieldOption("a", "A").value(1)]).sends(.value)
            Field.text("tax", "Tax").secret().sends(.nothing)
            Field.password("word", "Word").stored(.hash)
            Field.text("iban", "IBAN").sensitive()
        }
        .strings("de", ["Loan": "Kredit", "House": "Haus"]).keepsDrafts(false)
        let twin = try read(
            #"""
            { "id": "f", "title": "Loan", "locale": "en", "drafts": false,
              "strings": { "de": { "Loan": "Kredit", "House": "Haus" } },
              "fields": [
                { "id": "name", "title": "Name", "parameter": "full_name", "prefill": true,
                  "label_style": "floating" },
                { "id": "house", "title": "House", "type": "select", "send": "value",
                  "options": [ { "id": "a", "title": "A", "value": 1 } ] },
                { "id": "tax", "title": "Tax", "secret": true, "send": "nothing" },
                { "id": "word", "title": "Word", "type": "password", "store": "hash" },
                { "id": "iban", "title": "IBAN", "sensitive": true } ] }
            """#)
        #expect(form == twin)
    }
}

extension BuilderTwinTests {
    @Test func looksOfChoicesAreTheSameInBothLanguages() throws {
        let options = [FieldOption("x", "X").image("/x.png"), FieldOption("y", "Y").disabled()]
        let form = FormDefinition("f") {
            Field.rating("a", "A").required()
            Field.rating("b", max: 10).value(3)
            Field.weekdays("c", "C").value(["mon", "sun"])
            Field.select("d", options: options).look(.search)
            Field.select("e", options: options, multiple: true).look(.search)
            Field.select("g", options: options).look(.tags)
            Field.select("h", options: options).look(.images)
            Field.rating("i").style(.list)
            Field.ranking("j", "J", options: options).required()
        }
        let list =
            #""options": [ { "id": "x", "title": "X", "image": "/x.png" }, { "id": "y", "title": "Y", "disabled": true } ]"#
        let twin = try read(
            """
            { "id": "f", "fields": [
              { "id": "a", "title": "A", "type": "rating", "validations": { "required": true } },
              { "id": "b", "type": "rating", "max": 10, "value": 3 },
              { "id": "c", "title": "C", "type": "weekdays", "value": ["mon", "sun"] },
              { "id": "d", "type": "select", "style": "search", \(list) },
              { "id": "e", "type": "select", "style": "search", "multiple": true, \(list) },
              { "id": "g", "type": "select", "style": "tags", \(list) },
              { "id": "h", "type": "select", "style": "images", \(list) },
              { "id": "i", "type": "rating", "style": "list" },
              { "id": "j", "title": "J", "type": "ranking", "validations": { "required": true }, \(list) } ] }
            """)
        #expect(form == twin)
        #expect(try read(DefinitionWriter.text(form)) == form)
    }
}

extension BuilderTwinTests {
    @Test func matricesAreTheSameInBothLanguages() throws {
        let rows = [FieldOption("room", "Room"), FieldOption("food", "Food").info("All meals")]
        let form = FormDefinition("f") {
            Field.text("name")
            FormSection.matrix(
                "service", "Service", rows: rows, columns: [FieldOption("bad", "Bad"), FieldOption("good", "Good")],
                isRequired: true)
            FormSection.matrix(
                "prices", rows: rows, columns: [Field.number("now", "Now"), Field.date("until", "Until")])
        }
        let list =
            #""rows": [ { "id": "room", "title": "Room" }, { "id": "food", "title": "Food", "info": "All meals" } ]"#
        let twin = try read(
            """
            { "id": "f", "fields": [ { "id": "name" },
              { "id": "service", "title": "Service", "type": "matrix", "validations": { "required": true }, \(list),
                "columns": [ { "id": "bad", "title": "Bad" }, { "id": "good", "title": "Good" } ] },
              { "id": "prices", "type": "matrix", \(list), "columns": [
                { "id": "now", "title": "Now", "type": "number" }, { "id": "until", "title": "Until", "type": "date" } ] } ] }
            """)
        #expect(form == twin)
        #expect(try read(DefinitionWriter.text(form)) == form)
    }
}
