import Formwork

extension DialectCoverageTests {
    static let formRows: [Row] = {
        let plain = FormDefinition("f") { Field.text("a", "A") }
        return [
            form("form", "id", plain),
            form("form", "fields", plain),
            form("form", "title", FormDefinition("f", title: "T") { Field.text("a") }),
            form("form", "description", FormDefinition("f", info: "I") { Field.text("a") }),
            form("form", "locale", FormDefinition("f", locale: "de") { Field.text("a") }),
            form("form", "submit_title", FormDefinition("f", submitTitle: "Go") { Field.text("a") }),
            form("form", "success", FormDefinition("f", success: .text("Thanks")) { Field.text("a") }),
            form("success", "url", FormDefinition("f", success: .url("/thanks")) { Field.text("a") }),
            form("form", "sections", FormDefinition("f") { FormSection("s") { Field.text("a") } }),
            form("form", "groups", FormDefinition("f") { FormGroup("g") { Field.text("a") } }),
            form("form", "pages", FormDefinition("f") { FormPage("p") { Field.text("a") } }),
            form("form", "review", plain.review()),
            form("field", "confirm", FormDefinition("f") { Field.password("a").confirmed() }),
            form("success", "title", FormDefinition("f", success: .text("T")) { Field.text("a") }.successTitle("S")),
            form("form", "time_zone", plain.timeZone("Europe/Oslo")),
            form("form", "disabled", plain.disabled()),
            form("form", "mark_required", plain.marksRequired(false)),
            form("form", "drafts", plain.keepsDrafts(false)),
            form("form", "opens", plain.takingAnswers(from: CivilDateTime("2026-12-01T08:00"))),
            form("form", "closes", plain.takingAnswers(until: CivilDateTime("2026-12-31T18:00"))),
            form("form", "validate_on", plain.validating(on: .blur)),
            form("form", "when_hidden", plain.whenHidden(.clear)),
            form("form", "messages", plain.message("required", "M")),
            form("form", "strings", plain.strings("de", ["A": "B"])),
            form("form", "styles", plain.color(.background, 0xF5F5F5).font(.text, "Avenir Next").requiredMark(.before)),
            form("form", "formats", plain.format(CustomTextFormat(name: "code"))),
        ]
    }()

    static let pageRows: [Row] = {
        let plain = FormPage("p", "P") { Field.text("a") }
        return [
            page("id", plain),
            page("title", plain),
            page("fields", plain),
            page("visible_when", plain.visible(when: "1 < 2")),
            page("sections", FormPage("p") { FormSection("s") { Field.text("a") } }),
            page("groups", FormPage("p") { FormGroup("g") { Field.text("a") } }),
        ]
    }()

    static let groupRows: [Row] = {
        let plain = FormGroup("g", "G") { Field.text("a") }
        return [
            group("id", plain),
            group("title", plain),
            group("sections", plain),
            group("info", plain.info("I")),
            group("image", plain.image("/i.png")),
            group("header_element", plain.headerElement("club-header")),
            group("footer_element", plain.footerElement("club-footer")),
            group("collapsible", plain.collapsible(false)),
            group("collapsed", plain.collapsible(collapsed: true)),
            group("hidden", plain.hidden()),
            group("disabled", plain.disabled()),
            group("visible_when", plain.visible(when: "1 < 2")),
            group("enabled_when", plain.enabled(when: "1 < 2")),
            group("styles", plain.color(.text, 0x112233)),
        ]
    }()

    static let sectionRows: [Row] = {
        let plain = FormSection("s", "S") { Field.text("a") }
        return [
            section("id", plain),
            section("title", plain),
            section("fields", plain),
            section("info", plain.info("I")),
            section("footer", plain.footer("F")),
            section("image", plain.image("/i.png")),
            section("header_element", plain.headerElement("club-header")),
            section("footer_element", plain.footerElement("club-footer")),
            section("visible_when", plain.visible(when: "1 < 2")),
            section("enabled_when", plain.enabled(when: "1 < 2")),
            section("hidden", plain.hidden()),
            section("disabled", plain.disabled()),
            section("repeat", plain.repeating()),
            section("deletable", plain.deletable()),
            section("nest", plain.nested()),
            section("styles", plain.length(.separatorHeight, 1.5)),
            section("min", plain.repeating(1...3), of: "repeat"),
            section("max", plain.repeating(1...3), of: "repeat"),
            section("min", plain.repeating(count: "1 + 1"), of: "repeat"),
            section("max", plain.repeating(least: "1 + 0", most: "2 + 1"), of: "repeat"),
            section("add_title", plain.repeating(addTitle: "Add"), of: "repeat"),
            section("item_title", plain.repeating(itemTitle: "{index}"), of: "repeat"),
            section("remove_title", plain.repeating().removeTitle("Remove"), of: "repeat"),
            section("reorder", plain.repeating().reorderable(), of: "repeat"),
            section("items", plain.repeating().items([["a": "x"]]), of: "repeat"),
            section("targets", plain.repeating().target(.show, "a"), of: "repeat"),
        ]
    }()

    static let fieldRows: [Row] = [
        field("id", .text("a")),
        field("type", .integer("a")),
        field("title", .text("a", "A")),
        field("input_type", .text("a").inputType(.phone)),
        field("info", .text("a").info("I")),
        field("empty_text", .text("a").emptyText("none")),
        field("element", .text("a").element("color-picker")),
        field("placeholder", .text("a").placeholder("P")),
        field("accessibility_label", .text("a").accessibilityLabel("L")),
        field("value", .text("a").value("V")),
        field("options", .select("a", options: []).options([FieldOption("x")])),
        field("components", .select("a", components: [ChoiceComponent("b", options: [.init("1")])])),
        field("options_when", .select("a", options: [FieldOption("x")]).options(when: "$option != 'y'")),
        field("style", .date("a").inline()),
        field("multiple", .select("a", options: [FieldOption("x")]).multiple()),
        field("accept", .file("a").accept(.pdf, .images)),
        field("max_size", .file("a").maxSize(megabytes: 5)),
        field("max_count", .file("a").files(atMost: 3)),
        field("min", .count("a").scale(1...9)),
        field("max", .count("a").scale(...9)),
        field("step", .slider("a", in: 0...9).step(3)),
        field("minimum_date", .date("a").dates(from: "2026-01-01")),
        field("maximum_date", .date("a").dates(to: "2026-12-31")),
        field("minute_interval", .time("a").every(minutes: 15)),
        field("display_format", .date("a").pattern(display: "d MMMM y")),
        field("save_format", .date("a").pattern(save: "dd/MM/yyyy")),
        field("currency", .currency("a", code: "EUR")),
        field("format", .text("a").format(.iban)),
        field("mask", .text("a").mask("00-00")),
        field("grouping", .number("a").grouping(.whileTyping)),
        field("limit_typing", .number("a").limitingTyping()),
        field("wraps", .stepper("a", in: 0...23).wrapping()),
        field("image", .text("a").image("/a.png")),
        field("size", .text("a").size(width: 50)),
        field("hidden", .text("a").hidden()),
        field("disabled", .text("a").disabled()),
        field("visible_when", .text("a").visible(when: "1 < 2")),
        field("enabled_when", .text("a").enabled(when: "1 < 2")),
        field("required_when", .text("a").required(when: "1 < 2")),
        field("formula", .info("a").formula("1 + 1")),
        field("validations", .text("a").required()),
        field("targets", .text("a").target(.show, "a")),
        field("autocomplete", .text("a").autocomplete("family-name")),
        field("parameter", .text("a").parameter("c")),
        field("send", .select("a", options: [FieldOption("x")]).sends(.flags)),
        field("secret", .text("a").secret()),
        field("store", .password("a").stored(.hash)),
        field("sensitive", .text("a").sensitive()),
        field("prefill", .text("a").prefill()),
        field("label_style", .text("a").labelStyle(.beside)),
        field("styles", .text("a").length(.cornerRadius, 8).textAlignment(.end)),
        field("data", .text("a").data(["x": 1])),
    ]

    static let matrixRows: [Row] = {
        let rows = [FieldOption("room", "Room"), FieldOption("food", "Food")]
        let plain = FormSection.matrix("m", "M", rows: rows, columns: [FieldOption("good", "Good")])
        let several = FormSection.matrix("m", rows: rows, columns: [FieldOption("good", "Good")], multiple: true)
        let required = FormSection.matrix(
            "m", rows: rows, columns: [FieldOption("good", "Good")], isRequired: true, requiredWhen: "1 < 2")
        let matrices = [
            ("id", plain), ("type", plain), ("title", plain), ("rows", plain), ("columns", plain), ("cell", several),
            ("info", plain.info("I")), ("hidden", plain.hidden()), ("disabled", plain.disabled()),
            ("visible_when", plain.visible(when: "1 < 2")), ("enabled_when", plain.enabled(when: "1 < 2")),
            ("required_when", required), ("validations", required),
        ]
        return matrices.map { key, matrix in form("matrix", key, FormDefinition("f") { matrix }) }
    }()

    static let choiceRows: [Row] = [
        option("id", FieldOption("x")),
        option("title", FieldOption("x", "X")),
        option("info", FieldOption("x").info("I")),
        option("value", FieldOption("x").value(2)),
        option("default", FieldOption("x").chosen()),
        option("accessibility_label", FieldOption("x").accessibilityLabel("L")),
        option("exclusive", FieldOption("x").exclusive()),
        option("image", FieldOption("x").image("/x.png")),
        option("disabled", FieldOption("x").disabled()),
        option("visible_when", FieldOption("x").visible(when: "1 < 2")),
        option("targets", FieldOption("x").target(.hide, section: "s")),
        option("id", FieldOption("x").target(.hide, "b"), of: "target"),
        option("type", FieldOption("x").target(.hide, section: "s"), of: "target"),
        option("action", FieldOption("x").target(.hide, "b"), of: "target"),
        option("target_value", FieldOption("x").target(.update, "b", to: 3), of: "target"),
        option("condition", FieldOption("x").target(.hide, "b", when: "1 < 2"), of: "target"),
        field("options_from", .select("a", from: OptionSource("rooms"))),
        field("loader", .select("a", from: OptionSource("rooms")), of: "options_from"),
        field("url", .select("a", from: OptionSource(url: "https://a.org/")), of: "options_from"),
        form(
            "options_from", "field",
            FormDefinition("f") {
                FormSection("b") { Field.text("c") }.repeating(0...3)
                FormSection("s") { Field.select("a", from: OptionSource(answersOf: "b[].c")) }
            }),
        field("depends_on", .select("a", from: OptionSource("rooms", dependingOn: ["b"])), of: "options_from"),
        field("search", .select("a", from: OptionSource("rooms", isSearched: true)), of: "options_from"),
    ]

    static let ruleRows: [Row] = [
        field("width", .text("a").size(width: 50), of: "size"),
        field("height", .text("a").size(height: 2), of: "size"),
        field("required", .text("a").required(), of: "validations"),
        field("min_length", .text("a").length(1...), of: "validations"),
        field("max_length", .text("a").length(...9), of: "validations"),
        field("min_choices", .checkGroup("a", options: ["x"]).choices(1...), of: "validations"),
        field("max_choices", .checkGroup("a", options: ["x"]).choices(...9), of: "validations"),
        field("min_value", .number("a").range(1...), of: "validations"),
        field("max_value", .number("a").range(...9), of: "validations"),
        field("format", .text("a").containing("[a-z]"), of: "validations"),
        field("pattern", .text("a").pattern("[a-z]+"), of: "validations"),
        field("compare_to", .text("a").compared(.notEqual, to: "b"), of: "validations"),
        field("compare_rule", .text("a").compared(.notEqual, to: "b"), of: "validations"),
        field("unique", .text("a").unique(), of: "validations"),
        field("unique_with", .text("a").unique(with: "b"), of: "validations"),
        field("rules", .text("a").rule("1 < 2"), of: "validations"),
        field("validators", .text("a").validators("polite"), of: "validations"),
        field("async", .text("a").asyncChecks("free"), of: "validations"),
        field("messages", .text("a").message("required", "M"), of: "validations"),
        field("assert", .text("a").rule("1 < 2", message: "M"), of: "rule"),
        field("message", .text("a").rule("1 < 2", message: "M"), of: "rule"),
        field("server_only", .text("a").rule("1 < 2", isServerOnly: true), of: "rule"),
    ]

    static let formatRows: [Row] = {
        let plain = FormDefinition("f") { Field.text("a").format(named: "code") }
        let format = CustomTextFormat(
            name: "code", characters: [.digits, .letters, .spaces], furtherCharacters: "-", minimumLength: 2,
            maximumLength: 9, mask: "AA-00", pattern: ".+", keyboard: .code)
        let keys = [
            "name", "digits", "letters", "spaces", "characters", "min_length", "max_length", "mask", "pattern",
            "keyboard",
        ]
        return keys.map { form("format", $0, plain.format(format)) }
    }()

    private static func option(_ key: String, _ option: FieldOption, of object: String = "option") -> Row {
        field(key, .select("a", options: [option]), of: object)
    }
}
