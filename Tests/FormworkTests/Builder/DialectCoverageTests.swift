import Formwork
import Testing

/// Every key of the JSON dialect has something in the builder that says the same.
struct DialectCoverageTests {
    /// A key of the dialect beside the form in Swift that has it.
    struct Row: CustomTestStringConvertible {
        var object: String
        var key: String
        var form: FormDefinition
        var testDescription: String { "\(object).\(key)" }
    }

    /// Keys that say nothing that another key does not say, that are written shorter, or that nothing is made of.
    private static let withoutModifier: [String: Set<String>] = [
        "form": ["$schema", "templates", "types"],
        "success": ["text"],
        "group": ["image_url"],
        "section": ["type", "action_title", "targets", "image_url"],
        "field": ["values", "image_url"],
        "option": ["data", "image_url"],
        "validations": ["min_date", "max_date"],
        "templates": ["sections", "fields"],
    ]

    @Test func everyKeyOfTheSchemaHasARow() throws {
        let schema = try #require(DialectSchema.json["$defs"]?.objectValue)
        for object in schema where object.key != "element" {
            let keys = Set((object.value["properties"]?.objectValue ?? []).map(\.key))
            let known = Set(Self.rows.filter { $0.object == object.key }.map(\.key))
            let excepted = Self.withoutModifier[object.key] ?? []
            #expect(keys.subtracting(known) == excepted, "\(object.key)")
            #expect(known.subtracting(keys).isEmpty, "\(object.key)")
        }
    }

    @Test(arguments: rows)
    func aKeyIsWrittenForWhatTheBuilderSays(_ row: Row) throws {
        let json = DefinitionWriter.json(row.form)
        #expect(Self.has(row.key, in: json, of: row.object), "\(json.text())")
        #expect(DefinitionReader.read(Array(json.text().utf8), fileName: "f.json").definition == row.form)
    }

    /// Where objects of each kind stand, seen from the form.
    private static func has(_ key: String, in form: JSONValue, of object: String) -> Bool {
        let pages = form["pages"]?.arrayValue ?? [form]
        let groups = pages.flatMap { $0["groups"]?.arrayValue ?? [$0] }
        let sections = groups.flatMap { $0["sections"]?.arrayValue ?? [$0] }
        let elements = sections.flatMap { $0["fields"]?.arrayValue ?? [] }
        let isMatrix = { (element: JSONValue) in element["type"]?.stringValue == "matrix" }
        let fields = elements.filter { !isMatrix($0) }
        let options = fields.flatMap { $0["options"]?.arrayValue ?? [] }
        let places: [JSONValue?] =
            switch object {
            case "form": [form]
            case "success": [form["success"]]
            case "page": pages
            case "group": groups
            case "section": sections
            case "repeat": sections.map { $0["repeat"] }
            case "field": fields
            case "matrix": elements.filter(isMatrix)
            case "option": options
            case "options_from": fields.map { $0["options_from"] }
            case "target": (fields + options).flatMap { $0["targets"]?.arrayValue ?? [] }
            case "size": fields.map { $0["size"] }
            case "validations": fields.map { $0["validations"] }
            case "rule": fields.flatMap { $0["validations"]?["rules"]?.arrayValue ?? [] }
            case "format": form["formats"]?.arrayValue ?? []
            default: []
            }
        return places.contains { $0?[key] != nil }
    }

    static let rows =
        formRows + pageRows + groupRows + sectionRows + fieldRows + matrixRows + choiceRows + ruleRows + formatRows

    static func form(_ object: String, _ key: String, _ form: FormDefinition) -> Row {
        Row(object: object, key: key, form: form)
    }

    static func page(_ key: String, _ page: FormPage) -> Row {
        Row(object: "page", key: key, form: FormDefinition("f") { page })
    }

    static func group(_ key: String, _ group: FormGroup) -> Row {
        Row(object: "group", key: key, form: FormDefinition("f") { group })
    }

    static func section(_ key: String, _ section: FormSection, of object: String = "section") -> Row {
        Row(object: object, key: key, form: FormDefinition("f") { section })
    }

    static func field(_ key: String, _ field: Field, of object: String = "field") -> Row {
        let form = FormDefinition("f") {
            field
            Field.text("b")
        }
        return Row(object: object, key: key, form: form)
    }
}
