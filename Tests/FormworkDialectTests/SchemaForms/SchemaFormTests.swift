import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

/// Forms of JSON Schemas, as users of react-jsonschema-form and JSON Forms write them.
struct SchemaFormTests {
    private func form(_ schema: String, _ ui: String? = nil) throws -> SchemaFormReading {
        let reading = SchemaFormReader.read(
            try parsed(schema), ui: try ui.map { try parsed($0) }, fileName: "person.schema.json")
        // The output is a form without errors, whatever the schema is.
        let written = FormworkTestSupport.read(DefinitionWriter.text(reading.definition))
        #expect(written.definition != nil, "\(written.report)")
        return reading
    }

    private func parsed(_ text: String) throws -> JSONValue {
        try JSONParser.parse(Array(text.utf8), limits: .definition)
    }

    private func fields(_ schema: String, _ ui: String? = nil) throws -> [Field] {
        func all(_ elements: [FormElement]) -> [Field] {
            elements.flatMap { element in
                switch element {
                case .field(let field): [field]
                case .section(let section): all(section.elements)
                }
            }
        }
        return try form(schema, ui).definition.groups.flatMap { $0.sections.flatMap { all($0.elements) } }
    }

    @Test func typesFormatsAndLimitsBecomeFields() throws {
        let fields = try fields(
            #"""
            {"title": "Person", "type": "object", "required": ["firstName", "kind"], "properties": {
              "firstName": {"type": "string", "minLength": 2, "default": "Ada"},
              "mail": {"type": "string", "format": "email", "description": "Work"},
              "born": {"type": "string", "format": "date"},
              "age": {"type": "integer", "minimum": 0, "maximum": 120, "exclusiveMaximum": 120},
              "kind": {"oneOf": [{"const": 1, "title": "One"}, {"const": 2, "title": "Two"}]},
              "code": {"type": ["string", "null"], "pattern": "^[A-Z]{2}$"},
              "on": {"type": "boolean"}}}
            """#)
        #expect(fields.map(\.id) == ["firstName", "mail", "born", "age", "kind", "code", "on"])
        #expect(fields.map(\.type) == [.text, .email, .date, .integer, .select, .text, .toggle])
        #expect(
            fields[0].title == "First name" && fields[0].validations.required && fields[0].validations.minLength == 2)
        #expect(fields[0].value == .text("Ada") && fields[1].info == "Work")
        #expect(fields[3].validations.maxValue == 120)
        #expect(fields[4].options.map(\.title) == ["One", "Two"] && fields[4].validations.required)
        #expect(fields[5].validations.pattern == "[A-Z]{2}")
    }

    @Test func objectsNestAndListsRepeat() throws {
        let reading = try form(
            #"""
            {"type": "object", "properties": {
              "address": {"$ref": "#/$defs/address"},
              "guests": {"type": "array", "minItems": 1, "maxItems": 3, "items": {"$ref": "#/$defs/guest"}},
              "tags": {"type": "array", "uniqueItems": true, "items": {"enum": ["a", "b"]}},
              "words": {"type": "array", "items": {"type": "string"}}},
             "$defs": {"address": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
               "guest": {"type": "object", "properties": {"name": {"type": "string"}}}}}
            """#)
        let session = FormEngine(try CompiledForm(reading.definition))
        _ = session.perform(
            .load(try parsed(#"{"address": {"city": "Oslo"}, "guests": [{"name": "Ada"}], "tags": ["b"]}"#)))
        #expect(
            session.values
                == (try parsed(#"{"address": {"city": "Oslo"}, "guests": [{"name": "Ada"}], "tags": ["b"]}"#)))
        #expect(reading.notes.map(\.path) == ["/properties/words"])
    }

    /// The ids of sections are unique in a form, and objects of the same name are common.
    @Test func objectsOfOneNameAreTwoObjects() throws {
        let reading = try form(
            #"""
            {"$defs": {"address": {"type": "object", "properties": {"city": {"type": "string"}}}}, "type": "object", "properties": {
              "billing": {"type": "object", "properties": {"address": {"$ref": "#/$defs/address"}}},
              "shipping": {"type": "object", "properties": {"address": {"$ref": "#/$defs/address"}}}}}
            """#)
        let answers = try parsed(
            #"{"billing": {"address": {"city": "Oslo"}}, "shipping": {"address": {"city": "Rome"}}}"#)
        let engine = FormEngine(try CompiledForm(reading.definition))
        _ = engine.perform(.load(answers))
        #expect(engine.values == answers && reading.notes.isEmpty)
    }

    @Test func conditionsShowQuestionsAndOfferOptions() throws {
        let fields = try fields(
            #"""
            {"type": "object", "required": ["travel"], "properties": {"travel": {"enum": ["Train", "Boat"]}},
             "allOf": [
              {"if": {"properties": {"travel": {"const": "Train"}}}, "then":
                {"properties": {"seat": {"enum": ["window", "aisle"]}}, "required": ["seat"]}},
              {"if": {"properties": {"travel": {"const": "Boat"}}}, "then":
                {"properties": {"seat": {"enum": ["bow"]}, "deck": {"enum": ["upper", "lower"]}}}}]}
            """#)
        #expect(fields.map(\.id) == ["travel", "seat", "deck"])
        #expect(fields[1].visibleWhen == "($travel == 'Train') or ($travel == 'Boat')")
        #expect(
            fields[1].options.map(\.visibleWhen) == ["$travel == 'Train'", "$travel == 'Train'", "$travel == 'Boat'"])
        #expect(fields[2].visibleWhen == "$travel == 'Boat'")
    }

    @Test func dependenciesShowQuestionsWithNamesOfAnyKind() throws {
        let fields = try fields(
            #"""
            {"type": "object", "properties": {"Any allergies?": {"enum": ["No", "One"]}, "card": {"type": "number"}},
             "dependencies": {
              "Any allergies?": {"oneOf": [{"properties": {"Any allergies?": {"enum": ["No"]}}},
                {"properties": {"Any allergies?": {"enum": ["One"]}, "Which?": {"type": "number"}}, "required": ["Which?"]}]},
              "card": {"properties": {"street": {"type": "string"}}, "required": ["street"]}}}
            """#)
        #expect(fields.map(\.id) == ["Any allergies?", "card", "Which?", "street"])
        #expect(fields[2].visibleWhen == "(present(${Any allergies?})) and (${Any allergies?} == 'One')")
        #expect(fields[2].validations.required)
        #expect(fields[3].visibleWhen == "present($card)" && fields[3].validations.required)
    }

    @Test func oneOfSeveralObjectsIsChosenByItsTag() throws {
        let reading = try form(
            #"""
            {"type": "object", "properties": {"shape": {"oneOf": [
              {"title": "Circle", "type": "object", "properties": {"kind": {"const": "circle"}, "r": {"type": "number"}}},
              {"title": "Box", "type": "object", "properties": {"kind": {"const": "box"}, "w": {"type": "number"}}}]}}}
            """#)
        let session = FormEngine(try CompiledForm(reading.definition))
        _ = session.perform(.load(try parsed(#"{"shape": {"kind": "box", "r": 1, "w": 2}}"#)))
        #expect(session.values == (try parsed(#"{"shape": {"kind": "box", "w": 2}}"#)))
    }

    @Test func theUISchemaOfRJSFIsRead() throws {
        let reading = try form(
            #"{"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}, "c": {"type": "boolean"}}}"#,
            #"""
            {"ui:order": ["b", "*"], "ui:submitButtonOptions": {"submitText": "Go"},
             "a": {"ui:widget": "textarea", "ui:placeholder": "Say it", "ui:help": "Please", "ui:title": "A"},
             "b": {"ui:options": {"widget": "password"}, "ui:field": "own"}, "c": {"ui:widget": "radio"}}
            """#)
        guard case .field(let b)? = reading.definition.groups.first?.sections.first?.elements.first,
            case .field(let a)? = reading.definition.groups.first?.sections.first?.elements.dropFirst().first
        else { return #expect(Bool(false), "there are no fields") }
        #expect(b.id == "b" && b.type == .password)
        #expect(a.type == .textView && a.placeholder == "Say it" && a.info == "Please" && a.title == "A")
        #expect(reading.definition.submitTitle == "Go")
        #expect(reading.report.contains("The field `own` is code."))
    }

    @Test func layoutsOfJSONFormsAreRead() throws {
        let reading = try form(
            #"""
            {"type": "object", "properties": {"name": {"type": "string"}, "club": {"type": "boolean"}, "kind": {"enum": ["new"]},
              "address": {"type": "object", "properties": {"street": {"type": "string"}}, "required": ["street"]}, "left": {"type": "string"}}}
            """#,
            #"""
            {"type": "Categorization", "elements": [
              {"type": "Category", "label": "One", "elements": [
                {"type": "HorizontalLayout", "elements": [
                  {"type": "Control", "scope": "#/properties/name", "label": "Full name"},
                  {"type": "Control", "scope": "#/properties/address/properties/street"}]}]},
              {"type": "Category", "label": "Two", "elements": [
                {"type": "Group", "label": "Club", "elements": [
                  {"type": "Control", "scope": "#/properties/club"},
                  {"type": "Control", "scope": "#/properties/kind", "rule": {"effect": "ENABLE",
                    "condition": {"scope": "#/properties/club", "schema": {"const": true}}}}]}],
               "rule": {"effect": "HIDE", "condition": {"scope": "#/properties/name", "schema": {"const": "Bob"}}}}]}
            """#)
        #expect(reading.definition.pages.map(\.title) == ["One", "Two"])
        #expect(reading.definition.pages.last?.visibleWhen == "not ($name == 'Bob')")
        let session = FormEngine(try CompiledForm(reading.definition))
        _ = session.perform(
            .load(try parsed(#"{"name": "Ada", "address": {"street": "Gata"}, "club": true, "kind": "new"}"#)))
        #expect(session.values["address"]?["street"] == "Gata" && session.values["kind"] == "new")
        #expect(reading.report.contains("does not ask for `left`"))
    }

    @Test func whatIsLostIsSaid() throws {
        let reading = try form(
            #"""
            {"type": "object", "patternProperties": {"^x": {}}, "additionalProperties": {"type": "string"}, "properties": {
              "tree": {"$ref": "#/$defs/node"}, "gone": {"$ref": "other.json"}, "ip": {"type": "string", "format": "ipv4"},
              "back": {"type": "string", "pattern": "(a)\\1"}}, "$defs": {"node": {"type": "object", "properties": {
              "name": {"type": "string"}, "children": {"type": "array", "items": {"$ref": "#/$defs/node"}}}}}}
            """#)
        for words in [
            "`patternProperties`", "names", "refers to itself", "`other.json` is not in the file", "`ipv4`",
            "cannot be written",
        ] {
            #expect(reading.report.contains(words), "\(words): \(reading.report)")
        }
    }

    @Test(arguments: [
        "true", "[]", "3", "{}", ##"{"$ref": "#"}"##, ##"{"allOf": [{"$ref": "#"}]}"##,
        #"{"properties": 3, "required": 4}"#,
        ##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##,
        #"{"properties": {"": {"type": "string"}, ".": {"type": "string"}, "a.b": {}, "a_b": {}, " ": {}}}"#,
        #"{"properties": {"a": {"enum": [null, "", {}, [], "x", "x", " y"]}, "b": {"const": null}, "c": {"const": {}}}}"#,
        #"{"properties": {"a": {"type": "string", "minLength": 9, "maxLength": 2, "pattern": "("}, "b": {"type": "integer", "minimum": 9, "maximum": 1}}}"#,
        ##"{"if": {"$ref": "#"}, "then": {"properties": {"x": {"type": "string"}}}, "else": false, "properties": {"y": {"type": "string"}}}"##,
        ##"{"properties": {"a": {"oneOf": [{"$ref": "#"}, {"$ref": "#"}]}}}"##,
        #"{"properties": {"a": {"type": "string"}}, "if": {"properties": {"zzz": {"const": 1}}}, "then": {"required": ["a", "q"]}}"#,
    ])
    func rubbishIsNoTrap(_ schema: String) throws {
        _ = try form(schema)
        _ = try form(schema, schema)
        _ = try form(
            schema,
            ##"{"type": "Group", "elements": [{"type": "Control", "scope": "#/properties/a"}, 3, {"elements": []}]}"##)
    }

    /// The condition of the page reads an answer on the page.
    @Test func conditionsThatGoRoundAreLeftOut() throws {
        let reading = try form(
            #"{"type": "object", "properties": {"a": {"type": "string"}}}"#,
            ##"""
            {"type": "Categorization", "elements": [{"type": "Category", "label": "A", "elements": [
              {"type": "Control", "scope": "#/properties/a"}],
              "rule": {"effect": "HIDE", "condition": {"scope": "#/properties/a", "schema": {"const": "x"}}}}]}
            """##)
        #expect(reading.definition.pages.map(\.visibleWhen) == [""])
        #expect(reading.report.contains("all of them are left out"))
    }

    /// A reference doubles what it leads to, again and again.
    @Test func aBombHasAnEnd() throws {
        let defs = (0..<40).map { place in
            let next = ##"{"$ref": "#/$defs/d\##(place + 1)"}"##
            return #""d\#(place)": {"type": "object", "properties": {"a": \#(next), "b": \#(next)}}"#
        }
        let schema =
            ##"{"$ref": "#/$defs/d0", "$defs": {\##(defs.joined(separator: ", ")), "d40": {"type": "string"}}}"##
        _ = try form(schema)
        let parts = Array(repeating: ##"{"$ref": "#/$defs/x"}"##, count: 5_000).joined(separator: ", ")
        let blanks = Array(repeating: "{}", count: 100).joined(separator: ", ")
        let flat = #"{"allOf": [\#(parts)], "$defs": {"x": {"allOf": [\#(blanks)]}}}"#
        let reading = try form(flat)
        #expect(reading.report.contains("too large"))
    }
}
