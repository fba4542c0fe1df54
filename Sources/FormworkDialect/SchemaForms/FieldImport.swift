import FormworkCore

/// Makes a field of what a schema says of one value.
struct FieldImport {
    let source: SchemaSource
    let name: String
    let shape: SchemaShape
    let isRequired: Bool
    /// The UI schema of rjsf for the value, and the options in it.
    let hints: WidgetHints

    private var notes: SchemaImportNotes { source.notes }

    /// The field; `nil` if the schema has none.
    func field() -> Field? {
        var field = Field(id: SchemaNames.id(name), type: .text)
        field.title = shape.text("title").isEmpty ? SchemaNames.title(name) : shape.text("title")
        field.info = shape.text("description")
        if let constant = shape["const"] { return fixed(constant, field) }
        let options = self.options()
        if options.isEmpty {
            guard setType(&field) else { return nil }
        } else {
            field.type = .select
            field.options = options
            if options.allSatisfy({ $0.isFlag }) { field.options = options }
        }
        field.validations.required = isRequired
        setLimits(&field)
        setDefault(&field)
        if shape["readOnly"]?.boolValue == true { field.disabled = true }
        hints.apply(to: &field, notes)
        noteLosses(field)
        return field
    }

    private func fixed(_ constant: JSONValue, _ field: Field) -> Field? {
        var field = field
        if constant.boolValue == true, shape.type.isSame(as: "boolean") {
            field.type = .check
            field.validations.required = isRequired
            notes.guess(shape.path, "A box that has to be ticked asks for `true`.")
            return field
        }
        guard !FormValue(constant).isBlank else {
            notes.lose(shape.path, "The value that it always has cannot be an answer.")
            return nil
        }
        field.type = .hidden
        field.value = FormValue(constant)
        return field
    }

    // MARK: Types

    private func setType(_ field: inout Field) -> Bool {
        switch shape.type {
        case "string", "": setText(&field)
        case "number": field.type = .number
        case "integer": field.type = .integer
        case "boolean": field.type = .toggle
        case "null":
            notes.lose(shape.path, "`null` is no question.")
            return false
        default:
            notes.lose(shape.path, "Nothing asks for the type `\(shape.type.excerpt)`.")
            return false
        }
        if shape.type.isEmpty {
            notes.guess(shape.path, "The schema does not say what it is, so it is a text.")
        } else if let types = shape["type"]?.arrayValue, types.filter({ $0.stringValue != "null" }).count > 1 {
            notes.guess(shape.path, "Of several types it has the first, `\(shape.type.excerpt)`.")
        }
        return true
    }

    private func setText(_ field: inout Field) {
        let format = shape.text("format")
        switch format {
        case "": break
        case "email", "idn-email": field.type = .email
        case "uri", "url", "iri": field.type = .url
        case "date": field.type = .date
        case "time": field.type = .time
        case "date-time", "datetime-local":
            field.type = .dateTime
            if format == "date-time" { notes.guess(shape.path, "The day and time have no zone in the answers.") }
        case "password": field.type = .password
        case "tel", "phone": field.type = .phone
        case "textarea": field.type = .textView
        case "ipv4", "ipv6", "hostname", "uuid", "regex", "color", "json-pointer", "uri-reference", "duration",
            "idn-hostname":
            notes.lose(shape.path, "The format `\(format)` is not checked.")
        case "data-url":
            field.files = FileRule()
            field.type = .select
            field.multiple = true
            notes.guess(shape.path, "It is a file; the answer has its name on the server, and not its bytes.")
        default: notes.lose(shape.path, "The format `\(format.excerpt)` is not known.")
        }
        let media = shape.text("contentMediaType")
        if !media.isEmpty { notes.lose(shape.path, "The kind of the content, `\(media.excerpt)`, is not checked.") }
    }

    // MARK: Options

    private func options() -> [FieldOption] {
        let titles = (shape["enumNames"] ?? hints.enumNames)?.arrayValue ?? []
        var options: [FieldOption] = []
        for (place, value) in (shape["enum"]?.arrayValue ?? []).enumerated() {
            let title = titles.indices.contains(place) ? titles[place].stringValue ?? "" : ""
            add(value, title, to: &options)
        }
        for schema in shape["formwork:options"]?.arrayValue ?? [] {
            guard let value = schema["const"] else { continue }
            add(value, schema["title"]?.stringValue ?? schema["description"]?.stringValue ?? "", to: &options)
        }
        return options
    }

    private func add(_ value: JSONValue, _ title: String, to options: inout [FieldOption]) {
        if value.isNull { return }
        let id = FormValue(value)
        let text = id.canonicalText
        if case .list = id { return notes.lose(shape.path, "A list or an object cannot be an option.") }
        guard !id.isBlank, Self.isChoosable(text) else {
            return notes.lose(
                shape.path, "An option that is blank, an object or has white space at its ends cannot be chosen.")
        }
        if options.contains(where: { $0.id.canonicalText.isSame(as: text) }) {
            return notes.lose(shape.path, "Two options are the same.")
        }
        options.append(FieldOption(id: id, title: title.isEmpty ? text : title))
    }

    /// Whether the compiler takes the id of an option.
    private static func isChoosable(_ id: String) -> Bool {
        !Invisible.isAll(of: id) && !WhiteSpace.surrounds(id) && id.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    // MARK: Rules

    private func setLimits(_ field: inout Field) {
        let reference = SchemaConditions.reference(field.id)
        func rule(_ assertion: String) { field.validations.rules.append(AssertionRule(assertion)) }
        if let least = shape["minLength"]?.intValue, least > 0, field.type.isText {
            field.validations.minLength = min(least, 1_000_000)
        }
        if let most = shape["maxLength"]?.intValue, most >= 0, field.type.isText {
            field.validations.maxLength = min(most, 1_000_000)
        }
        if let source = shape["pattern"]?.stringValue {
            if field.type.isText, let pattern = SchemaPattern.pattern(source) {
                field.validations.pattern = pattern
            } else {
                notes.lose(shape.path + "/pattern", "The pattern cannot be written in the dialect.")
            }
        }
        guard field.type == .number || field.type == .integer else { return }
        field.validations.minValue = shape["minimum"]?.numberValue
        field.validations.maxValue = shape["maximum"]?.numberValue
        // In draft 4 these are flags beside the limits.
        if let limit = shape["exclusiveMinimum"]?.numberValue
            ?? (shape["exclusiveMinimum"]?.boolValue == true ? shape["minimum"]?.numberValue : nil)
        {
            rule("\(reference) > \(limit)")
        }
        if let limit = shape["exclusiveMaximum"]?.numberValue
            ?? (shape["exclusiveMaximum"]?.boolValue == true ? shape["maximum"]?.numberValue : nil)
        {
            rule("\(reference) < \(limit)")
        }
        if let factor = shape["multipleOf"]?.numberValue, factor > .zero {
            if factor == 1 { field.type = .integer } else { rule("\(reference) % \(factor) == 0") }
            field.step = factor
        }
    }

    private func setDefault(_ field: inout Field) {
        guard let value = shape["default"], !value.isNull else { return }
        let answer = FormValue(value)
        if answer.isBlank { return }
        if field.type == .password || field.files != nil {
            return notes.lose(shape.path + "/default", "Passwords and files have no default.")
        }
        field.value = answer
    }

    private func noteLosses(_ field: Field) {
        for key in [
            "examples", "contentEncoding", "not", "deprecated", "propertyNames", "minProperties", "maxProperties",
        ]
        where shape[key] != nil {
            notes.lose("\(shape.path)/\(key)", "`\(key)` is left out.")
        }
        if !shape.alternatives.isEmpty { notes.lose(shape.path, "Of several schemas for one value none is checked.") }
    }
}

extension FieldOption {
    fileprivate var isFlag: Bool { if case .bool = id { true } else { false } }
}

extension FieldType {
    /// Whether answers are texts with lengths and patterns.
    var isText: Bool {
        valueKind.isText
    }
}
