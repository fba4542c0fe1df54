import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkDialect

/// Reading what was written gives the same definition.
struct WriterTests {
    /// Reads a definition back that was written as text. The text also has to satisfy the schema.
    private func reread(_ definition: FormDefinition, _ name: String) -> DefinitionReading {
        let json = DefinitionWriter.json(definition)
        let text = DefinitionWriter.text(definition)
        #expect((try? JSONParser.parse(Array(text.utf8), limits: .definition)) == json, "\(name)")
        let reading = read(text, file: "written.json")
        if let again = reading.definition {
            #expect(again == definition, "\(name)")
            #expect(DefinitionWriter.text(again) == text, "\(name)")
        } else {
            Issue.record("\(name): \(reading.report)")
        }
        return reading
    }

    /// Reads a form that has no errors.
    private func definition(_ json: String, _ name: String) throws -> FormDefinition {
        let reading = read(json, file: name)
        let report = reading.report
        let definition = reading.definition
        return try #require(definition, "\(report)")
    }

    @Test func everyKeyIsWritten() throws {
        let definition = try definition(FullSample.groups, "full.json")
        #expect(DefinitionWriter.text(definition) == FullSample.groups)
        _ = reread(definition, "everything")
        var walk = KeyWalk()
        walk.visit(DefinitionWriter.json(definition), as: .form)
        let pages = try self.definition(FullSample.pages, "pages.json")
        #expect(DefinitionWriter.text(pages) == FullSample.pages)
        walk.visit(DefinitionWriter.json(pages), as: .form)
        walk.visit(["url": "/"], as: .success)
        for object in DialectSchema.objects where object.name != .templates {
            let missing = Set(object.keys.map(\.name)).subtracting(walk.keys[object.name] ?? [])
            #expect(missing == Self.otherWords[object.name] ?? [], "\(object.name)")
        }
    }

    /// Keys that are never written: synonyms of other keys, and the `data` of options, which no program can read yet.
    private static let otherWords: [SchemaObject.Name: Set<String>] = [
        .form: ["$schema", "sections", "fields", "templates", "types"],
        .group: ["image_url"], .section: ["type", "action_title", "targets", "image_url"],
        .field: ["values", "image_url"],
        .option: ["data", "image_url"], .validations: ["min_date", "max_date"],
    ]

    @Test func theSchemaAndTheReaderTakeWhatIsWritten() throws {
        let validator = SchemaValidator(root: DialectSchema.json)
        for form in try KnownForms.all() {
            let definition = try definition(form.json.text(), form.name)
            #expect(reread(definition, form.name).summary == [], "\(form.name)")
            #expect(validator.problems(of: DefinitionWriter.json(definition)) == [], "\(form.name)")
        }
        let full = DefinitionWriter.json(try definition(FullSample.groups, "full.json"))
        #expect(validator.problems(of: full) == [])
    }

    @Test func formsForTheOriginalFormAreWrittenInTheDialect() throws {
        let demos = [
            OriginalDemos.firms, OriginalDemos.login, OriginalDemos.payment, OriginalDemos.visits, OriginalDemos.sums,
            OriginalDemos.tickets, OriginalDemos.choices, OriginalDemos.order, OriginalDemos.styled,
        ]
        let files = try OriginalFiles.names.map {
            try String(contentsOf: OriginalFiles.folder.appendingPathComponent($0), encoding: .utf8)
        }
        for form in demos + files {
            let definition = try definition(form, "original.json")
            let reading = reread(definition, definition.id)
            // A type of the app stays one that this version does not know.
            #expect(reading.diagnostics.allSatisfy { ["unknown_type", "rule_cannot_apply"].contains($0.code.name) })
            let text = DefinitionWriter.text(definition)
            for word in ["dynamic", "templates", "image_url", "action_title", "[0]", ":index]", "\"values\""] {
                #expect(!text.contains(word), "\(definition.id): \(word)")
            }
        }
    }

    @Test func formsAreWrittenInTheirShortestShape() {
        let field = Field(id: "a", type: .text)
        let section = FormSection(elements: [.field(field)])
        func json(_ groups: [FormGroup]) -> JSONValue { DefinitionWriter.json(FormDefinition(id: "f", groups: groups)) }
        #expect(json([FormGroup(sections: [section])]) == ["id": "f", "fields": [["id": "a"]]])
        #expect(json([FormGroup(sections: [])]) == ["id": "f", "sections": []])
        #expect(json([]) == ["id": "f", "groups": []])
        let titled = FormSection(title: "T", elements: [.field(field)])
        #expect(
            json([FormGroup(sections: [titled])])
                == ["id": "f", "sections": [["title": "T", "fields": [["id": "a"]]]]])
        #expect(
            json([FormGroup(title: "G", sections: [section])])
                == ["id": "f", "groups": [["title": "G", "sections": [["fields": [["id": "a"]]]]]]])
        #expect(json([FormGroup(sections: []), FormGroup(sections: [])])["groups"]?.arrayValue?.count == 2)
    }

    @Test func whatCannotBeSaidInJSONIsWrittenAsItsEqual() {
        var field = Field(id: "a", type: .info, value: .text(""))
        field.styles = [
            .font(.text, StyleFont("A")!), .color(.background, StyleColor("000000")!),
            .color(.background, StyleColor("#0a0B0c")!),
        ]
        field.validations.messages = [
            MessageOverride(code: "type", text: ""), MessageOverride(code: "required", text: "1"),
            MessageOverride(code: "required", text: "2"),
        ]
        let definition = FormDefinition(
            id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])],
            strings: [
                FormTranslation(language: "de", entries: [.init("A", "B"), .init("A", "C"), .init("D", "")])
            ])
        #expect(
            DefinitionWriter.json(definition) == [
                "id": "f", "strings": ["de": ["A": "B"]],
                "fields": [
                    [
                        "id": "a", "type": "info", "validations": ["messages": ["required": "1"]],
                        "styles": ["background_color": "#0A0B0C", "font": "A"],
                    ]
                ],
            ])
    }
}

/// Collects the keys of every kind of object in a form.
private struct KeyWalk {
    private(set) var keys: [SchemaObject.Name: Set<String>] = [:]

    mutating func visit(_ value: JSONValue, as name: SchemaObject.Name) {
        guard let object = DialectSchema.objects.first(where: { $0.name == name }) else { return }
        for member in value.objectValue ?? [] {
            keys[name, default: []].insert(member.key)
            guard let key = object.keys.first(where: { $0.name == member.key }) else { continue }
            visit(member.value, key.takes)
        }
    }

    private mutating func visit(_ value: JSONValue, _ takes: SchemaValue) {
        switch takes {
        case .object(let name): visit(value, as: name)
        case .list(let element): for part in value.arrayValue ?? [] { visit(part, element) }
        case .element:
            let isMatrix = value["type"] == "matrix"
            visit(value, as: isMatrix ? .matrix : value["fields"] == nil ? .field : .section)
        case .either(let kinds): for kind in kinds { visit(value, kind) }
        default: break
        }
    }
}
