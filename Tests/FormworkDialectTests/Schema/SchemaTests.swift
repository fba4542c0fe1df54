import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkDialect

/// The schema and the reader are two descriptions of one dialect. These tests compare them.
struct SchemaTests {
    private let validator = SchemaValidator(root: DialectSchema.json)

    @Test(arguments: SchemaObject.Name.allCases)
    func knowsEveryKeyThatTheReaderKnows(_ name: SchemaObject.Name) throws {
        let object = try #require(DialectSchema.objects.first { $0.name == name })
        let words = try Self.wordsOfTheReader()
        #expect(words.count > 60)
        // A field that has `fields` is a section.
        let known = words.filter { name.reader(knows: $0) && !(name == .field && $0 == "fields") }.sorted()
        #expect(object.keys.map(\.name).sorted() == known)
    }

    @Test(arguments: SchemaObject.Name.allCases)
    func asksForTheJSONThatTheReaderAsksFor(_ name: SchemaObject.Name) throws {
        let object = try #require(DialectSchema.objects.first { $0.name == name })
        let samples: [JSONValue] = [
            "\u{1}", 3, .number(DecimalNumber("1.5") ?? 0), true, [], ["\u{1}"], [[]], [["a": 1]], ["a": "b"], .null,
        ]
        var differences: [String] = []
        for key in object.keys {
            let property = try #require(object.json["properties"]?[key.name])
            // An absent value has no wrong kind.
            for sample in samples where !(sample.isNull && object.required.contains(key.name)) {
                // A schema does not say whether a text is an expression.
                if sample == "\u{1}", Self.movingLimits.contains(key.name), name != .repetition { continue }
                let schemaTakes = validator.problems(of: sample, against: property).isEmpty
                let readerTakes = name.reader(takes: sample, for: key.name)
                if schemaTakes != readerTakes { differences.append("\(key.name) \(sample.text()) \(schemaTakes)") }
            }
        }
        #expect(differences == [])
    }

    /// The keys that take a number or an expression.
    private static let movingLimits = ["min", "max", "min_value", "max_value"]

    @Test func everyTypeIsExplained() {
        let type = DialectSchema.json["$defs"]?["field"]?["properties"]?["type"]
        let words = type?["anyOf"]?.arrayValue ?? []
        for known in FieldTypeNames.all + FieldTypeNames.synonyms.keys {
            let word = words.first { $0["const"]?.stringValue == known }
            #expect(word?["description"]?.stringValue?.isEmpty == false, "\(known)")
        }
    }

    @Test func acceptsFormsThatAreReadWithoutADiagnostic() throws {
        for form in try KnownForms.all() {
            let reading = DefinitionReader.read(Array(form.json.text().utf8), fileName: form.name)
            #expect(reading.summary == [], "\(form.name)")
            #expect(validator.problems(of: form.json) == [], "\(form.name)")
        }
    }

    @Test(arguments: [
        #"{}"#, #"{"fields":[],"groups":[]}"#, #"{"fields":[{"title":"no id"}]}"#,
        #"{"fields":[{"id":"a","hiden":true}]}"#,
        #"{"sections":[{"fields":[{"fields":[{"id":7}]}]}]}"#, #"[{"title":"no sections"}]"#, #""form""#,
        #"{"fields":[],"validate_on":"never"}"#, #"{"sections":[{"id":"a","fields":[],"repeat":{"max":1001}}]}"#,
    ])
    func refusesWhatTheReaderComplainsAbout(_ text: String) throws {
        let json = try JSONParser.parse(Array(text.utf8))
        #expect(!DefinitionReader.read(Array(text.utf8), fileName: "a.json").diagnostics.isEmpty)
        #expect(!validator.problems(of: json).isEmpty)
    }

    @Test func isPrintedForPeopleAndReadAgain() throws {
        let text = DialectSchema.json.indentedText()
        #expect(try JSONParser.parse(Array(text.utf8), limits: .definition) == DialectSchema.json)
        #expect(text.split(separator: "\n").count > 300)
    }

    /// Every literal in the reader's sources that could be a key.
    private static func wordsOfTheReader() throws -> Set<String> {
        let folder = RepositoryFolder.root.appendingPathComponent("Sources/FormworkDialect")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var words: Set<String> = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /"(\$?[a-z_]+)"/) { words.insert(String(match.1)) }
        }
        return words
    }
}

extension SchemaObject.Name {
    /// Whether the reader acts on a key of an object of this kind.
    func reader(knows key: String) -> Bool {
        !DefinitionReader.read(Array(specimen(key, .null).utf8), fileName: "a.json").diagnostics.contains {
            [.dialect(.unknownKey), .dialect(.unsupportedKey)].contains($0.code) && $0.found == key
        }
    }

    /// Whether the reader takes a value for a key of an object of this kind.
    func reader(takes value: JSONValue, for key: String) -> Bool {
        let reading = DefinitionReader.read(Array(specimen(key, value).utf8), fileName: "a.json")
        // A schema does not say whether the words of a text are known.
        var others: [DialectProblem] = [
            .address, .fileRule, .formID, .unreadableDate, .unusedTemplate, .unknownTimeZone,
        ]
        if key == "locale" { others.append(.unknownLanguage) }
        return !reading.diagnostics.contains {
            guard case .dialect(let problem) = $0.code, !others.contains(problem) else { return false }
            return $0.path == path(key) || $0.path.hasPrefix(path(key) + "[") || $0.path.hasPrefix(path(key) + ".")
        }
    }

    /// A form with one object of this kind that has the key.
    private func specimen(_ key: String, _ value: JSONValue) -> String {
        let standsAlone = self == .success || self == .source && ["url", "field"].contains(key)
        let base = standsAlone ? [] : base.filter { $0.key != key }
        let object = JSONValue.object(base + [JSONMember(key, value)]).text()
        return switch self {
        case .form: object
        case .page: #"{"pages":[\#(object)]}"#
        case .success: #"{"fields":[],"success":\#(object)}"#
        case .templates: #"{"fields":[],"templates":\#(object)}"#
        case .group: #"{"groups":[\#(object)]}"#
        case .section: #"{"sections":[\#(object)]}"#
        case .repetition: #"{"sections":[{"id":"s","fields":[],"repeat":\#(object)}]}"#
        case .field: #"{"fields":[\#(object)]}"#
        case .matrix: #"{"fields":[\#(object)]}"#
        case .option: #"{"fields":[{"id":"f","type":"select","options":[\#(object)]}]}"#
        case .source: #"{"fields":[{"id":"f","type":"select","options_from":\#(object)}]}"#
        case .target: #"{"fields":[{"id":"f","targets":[\#(object)]}]}"#
        case .size: #"{"fields":[{"id":"f","size":\#(object)}]}"#
        case .validations: #"{"fields":[{"id":"f","validations":\#(object)}]}"#
        case .rule: #"{"fields":[{"id":"f","validations":{"rules":[\#(object)]}}]}"#
        case .format: #"{"fields":[],"formats":[\#(object)]}"#
        }
    }

    /// What an object of this kind needs.
    private var base: [JSONMember] {
        switch self {
        case .form: [JSONMember("fields", [])]
        case .section: [JSONMember("id", "s"), JSONMember("repeat", [:]), JSONMember("fields", [])]
        case .page: [JSONMember("id", "p"), JSONMember("fields", [])]
        case .group: [JSONMember("sections", [])]
        case .field: [JSONMember("id", "f")]
        case .matrix:
            [
                JSONMember("id", "f"), JSONMember("type", "matrix"), JSONMember("rows", [["id": "r", "title": "R"]]),
                JSONMember("columns", [["id": "c", "title": "C"]]),
            ]
        case .option: [JSONMember("id", "o")]
        case .source: [JSONMember("loader", "l")]
        case .target: [JSONMember("id", "f"), JSONMember("action", "show")]
        case .rule: [JSONMember("assert", "true")]
        case .format: [JSONMember("name", "x")]
        case .success, .templates, .repetition, .size, .validations: []
        }
    }

    private func path(_ key: String) -> String {
        let object =
            switch self {
            case .form: ""
            case .page: "pages[0]."
            case .success: "success."
            case .templates: "templates."
            case .group: "groups[0]."
            case .section: "sections[0]."
            case .repetition: "sections[0].repeat."
            case .field, .matrix: "fields[0]."
            case .option: "fields[0].options[0]."
            case .source: "fields[0].options_from."
            case .target: "fields[0].targets[0]."
            case .size: "fields[0].size."
            case .validations: "fields[0].validations."
            case .rule: "fields[0].validations.rules[0]."
            case .format: "formats[0]."
            }
        return object + key
    }
}
