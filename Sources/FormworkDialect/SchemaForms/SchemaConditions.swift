import FormworkCore

/// Writes what a schema demands as a condition of the dialect, such as `$kind == 'b'`.
struct SchemaConditions {
    let source: SchemaSource
    private static let depthLimit = 12

    /// The condition under which the object with some names fulfils a schema; `nil` if it cannot be written.
    ///
    /// - Parameter prefix: The path before the names, such as `address.`.
    func condition(_ part: SchemaShape.Part, prefix: String = "", depth: Int = 0) -> String? {
        guard depth < Self.depthLimit else { return nil }
        if let flag = part.schema.boolValue { return flag ? "true" : "false" }
        if part.schema["not"] == nil, part.schema["$ref"] == nil, part.schema["allOf"] == nil,
            part.schema["properties"] == nil,
            let list = (part.schema["anyOf"] ?? part.schema["oneOf"])?.arrayValue
        {
            let parts = list.map { condition(sub($0, of: part), prefix: prefix, depth: depth + 1) }
            return Self.joined(parts, "or")
        }
        let shape = source.shape(of: part)
        var parts: [String?] = []
        for property in shape.properties {
            parts.append(value(property.part, name: prefix + SchemaNames.id(property.name), depth: depth + 1))
        }
        for name in shape.required
        where !shape.properties.contains(where: { $0.name.isSame(as: name) && Self.decides($0) }) {
            parts.append("present(\(Self.reference(prefix + SchemaNames.id(name))))")
        }
        for alternative in [shape.alternatives] where !alternative.isEmpty {
            parts.append(Self.joined(alternative.map { condition($0, prefix: prefix, depth: depth + 1) }, "or"))
        }
        if let not = shape["not"] {
            parts.append(negated(condition(sub(not, of: part), prefix: prefix, depth: depth + 1)))
        }
        return parts.isEmpty ? nil : Self.joined(parts, "and")
    }

    /// Whether a property's schema decides by itself whether there is an answer.
    private static func decides(_ property: SchemaShape.Property) -> Bool {
        isNull(property.part.schema)
            || ["const", "enum", "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "contains"]
                .contains { property.part.schema[$0].map { !$0.isNull } ?? false }
    }

    /// Whether a schema is fulfilled by `null` only.
    private static func isNull(_ schema: JSONValue) -> Bool {
        schema["type"]?.stringValue?.isSame(as: "null") ?? schema["const"]?.isNull ?? false
    }

    /// The condition under which one answer fulfils a schema; `nil` if it cannot be written.
    ///
    /// - Parameter name: The path of the answer, made of ids.
    func value(_ part: SchemaShape.Part, name: String, depth: Int = 0) -> String? {
        guard depth < Self.depthLimit else { return nil }
        if let flag = part.schema.boolValue { return flag ? "true" : "false" }
        if let list = (part.schema["anyOf"] ?? part.schema["oneOf"])?.arrayValue, list.contains(where: Self.isNull) {
            // The shape of a schema leaves `null` out.
            guard part.schema.objectValue?.count == 1 else { return nil }
            return Self.joined(list.map { value(sub($0, of: part), name: name, depth: depth + 1) }, "or")
        }
        let shape = source.shape(of: part)
        var parts: [String?] = []
        for key in shape.keys { parts += written(key, name, part, depth) }
        if !shape.properties.isEmpty || !shape.required.isEmpty {
            parts.append(condition(part, prefix: name + ".", depth: depth + 1))
        }
        if !shape.alternatives.isEmpty {
            parts.append(Self.joined(shape.alternatives.map { value($0, name: name, depth: depth + 1) }, "or"))
        }
        return parts.isEmpty ? "present(\(Self.reference(name)))" : Self.joined(parts, "and")
    }

    private func written(_ key: JSONMember, _ path: String, _ part: SchemaShape.Part, _ depth: Int) -> [String?] {
        let name = Self.reference(path)
        switch key.key {
        case "const":
            return [key.value.isNull ? "missing(\(name))" : Self.literal(key.value).map { "\(name) == \($0)" }]
        case "enum":
            let all = key.value.arrayValue ?? []
            let values = all.filter { !$0.isNull }
            let blank = all.count == values.count ? [] : ["missing(\(name))"]
            if values.isEmpty { return blank.isEmpty ? [nil] : blank }
            if values.count == 1, let only = Self.literal(values[0]) {
                return [Self.joined(blank + ["\(name) == \(only)"], "or")]
            }
            return [Self.list(values).flatMap { Self.joined(blank + ["\(name) in [\($0)]"], "or") }]
        case "formwork:options":
            return [Self.list((key.value.arrayValue ?? []).compactMap { $0["const"] }).map { "\(name) in [\($0)]" }]
        case "minimum": return [Self.literal(key.value).map { "\(name) >= \($0)" }]
        case "maximum": return [Self.literal(key.value).map { "\(name) <= \($0)" }]
        case "exclusiveMinimum": return [Self.literal(key.value).map { "\(name) > \($0)" }]
        case "exclusiveMaximum": return [Self.literal(key.value).map { "\(name) < \($0)" }]
        case "minLength":
            let least = key.value.intValue ?? 0
            return least < 1 ? [] : [least == 1 ? "present(\(name))" : "length(\(name)) >= \(least)"]
        case "maxLength": return [key.value.intValue.map { "length(\(name)) <= \($0)" }]
        case "minItems": return [key.value.intValue.map { "count(\(name)) >= \($0)" }]
        case "pattern":
            return [SchemaPattern.pattern(key.value.stringValue ?? "").map { "matches(\(name), \(Self.quoted($0)))" }]
        case "contains": return [key.value["const"].flatMap(Self.literal).map { "\($0) in \(name)" }]
        case "not": return [negated(value(sub(key.value, of: part), name: path, depth: depth + 1))]
        case "type":
            let types = (key.value.arrayValue ?? [key.value]).map { $0.stringValue ?? "" }
            guard types.contains(where: { $0.isSame(as: "null") }) else { return [] }
            return types.count == 1 ? ["missing(\(name))"] : [nil]
        case "title", "description", "default", "format", "examples", "readOnly", "writeOnly": return []
        default: return [nil]
        }
    }

    private func sub(_ schema: JSONValue, of part: SchemaShape.Part) -> SchemaShape.Part {
        SchemaShape.Part(schema: schema, path: part.path, references: part.references)
    }

    private func negated(_ condition: String?) -> String? { condition.map { Self.negation(of: $0) } }

    // MARK: Words of expressions

    static func negation(of condition: String) -> String { "not (\(condition))" }

    /// Conditions that hold together, or of which one holds; `nil` if one cannot be written.
    static func joined(_ parts: [String?], _ word: String) -> String? {
        var all: [String] = []
        for part in parts {
            guard let part else { return nil }
            if !all.contains(where: { $0.isSame(as: part) }) { all.append(part) }
        }
        if all.count < 2 { return all.first }
        return all.map { "(" + $0 + ")" }.joined(separator: " " + word + " ")
    }

    static func reference(_ path: String) -> String {
        let names = path.dottedParts.map { SchemaNames.id($0) }
        let isPlain = names.allSatisfy { name in
            name.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
                && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        }
        let text = names.joined(separator: ".")
        return isPlain ? "$" + text : "${" + text + "}"
    }

    static func literal(_ value: JSONValue) -> String? {
        switch value.content {
        case .string(let text): quoted(text)
        case .number(let number): number.description
        case .bool(let flag): flag ? "true" : "false"
        default: nil
        }
    }

    private static func list(_ values: [JSONValue]) -> String? {
        let all = values.compactMap(literal)
        return all.count == values.count && !all.isEmpty ? all.joined(separator: ", ") : nil
    }

    static func quoted(_ text: String) -> String {
        var quoted = "'"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": quoted += "\\\\"
            case "'": quoted += "\\'"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "'"
    }
}

/// Patterns of JSON Schema, which are found anywhere in a text.
enum SchemaPattern {
    /// The same for the whole text, in the dialect; `nil` if the dialect cannot say it.
    static func pattern(_ source: String) -> String? {
        if source.utf8.count > 2_000 { return nil }
        let bytes = Array(source.utf8)
        let isAnchored = bytes.first == UInt8(ascii: "^") && bytes.last == UInt8(ascii: "$")
        var whole = "(?s:.*)(?:" + source + ")(?s:.*)"
        // A blank pattern would be none.
        if isAnchored, bytes.count > 2, isOneAlternative(bytes) {
            whole = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
        }
        return (try? Pattern(whole)) == nil ? nil : whole
    }

    /// Whether the pattern has no alternatives outside of groups, and its last sign is no escaped one.
    private static func isOneAlternative(_ bytes: [UInt8]) -> Bool {
        var (depth, isInSet, place) = (0, false, 0)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\"):
                if place + 2 >= bytes.count { return false }
                place += 1
            case UInt8(ascii: "["): isInSet = true
            case UInt8(ascii: "]"): isInSet = false
            case UInt8(ascii: "(") where !isInSet: depth += 1
            case UInt8(ascii: ")") where !isInSet: depth -= 1
            case UInt8(ascii: "|") where !isInSet && depth == 0: return false
            default: break
            }
            place += 1
        }
        return true
    }
}

/// Ids and titles of properties.
enum SchemaNames {
    /// The id of a field for a property. Points, brackets and braces have a meaning in paths, so they become `_`.
    static func id(_ name: String) -> String {
        var id = String.UnicodeScalarView()
        for scalar in name.unicodeScalars.prefix(100) {
            let hasMeaning =
                ".[]{}".utf8.contains { UInt32($0) == scalar.value } || scalar.value < 0x20 || scalar.value == 0x7F
            id.append(hasMeaning ? "_" : scalar)
        }
        let text = WhiteSpace.trim(String(id)).composed
        return Invisible.isAll(of: text) ? "field" : text
    }

    /// The same elements with a prefix before their ids; `nil` if an element names others, because names would change too.
    static func prefixed(_ elements: [FormElement], by prefix: String) -> [FormElement]? {
        var result: [FormElement] = []
        for element in elements {
            switch element {
            case .field(var field):
                let namesOthers = [field.visibleWhen, field.requiredWhen, field.enabledWhen].contains { !$0.isEmpty }
                if namesOthers || !field.validations.rules.isEmpty
                    || field.options.contains(where: { !$0.visibleWhen.isEmpty })
                {
                    return nil
                }
                field.id = prefix + field.id
                result.append(.field(field))
            case .section(var section):
                // A section that nests or repeats would need a prefix before its id.
                guard section.id.isEmpty, let inner = prefixed(section.elements, by: prefix) else { return nil }
                section.elements = inner
                result.append(.section(section))
            }
        }
        return result
    }

    /// A title of a name: `firstName` and `first_name` become "First name".
    static func title(_ name: String) -> String {
        var words = ""
        var wasSmall = false
        for scalar in name.unicodeScalars.prefix(200) {
            let isCapital = ("A"..."Z").contains(scalar)
            if scalar == "_" || scalar == "-" || scalar == "." || scalar == " " {
                if !words.isEmpty, words.utf8.last != UInt8(ascii: " ") { words += " " }
            } else {
                if isCapital, wasSmall { words += " " }
                words += isCapital && wasSmall ? String(scalar).lowercased() : String(scalar)
            }
            wasSmall = scalar.properties.isLowercase
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
