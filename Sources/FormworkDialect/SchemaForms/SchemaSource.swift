import FormworkCore

/// Everything that a schema says of one value, with its references and `allOf` put together.
struct SchemaShape {
    /// A schema at its place, with the references that led there.
    struct Part {
        var schema: JSONValue
        var path: String
        var references: [String]
    }

    /// A property of an object.
    struct Property {
        var name: String
        var part: Part
    }

    /// `if`, `then` and `else`.
    struct Condition {
        var test: Part
        var then: Part?
        var otherwise: Part?
    }

    /// The keys that need no work.
    private(set) var keys: [JSONMember] = []
    var properties: [Property] = []
    var required: [String] = []
    var conditions: [Condition] = []
    /// The schemas, or the lists of names, that the presence of a property demands.
    var dependencies: [(name: String, part: Part)] = []
    /// The schemas of `oneOf` or `anyOf`.
    var alternatives: [Part] = []
    var path = ""
    var references: [String] = []

    subscript(key: String) -> JSONValue? { keys.first { $0.key.isSame(as: key) }?.value }

    func text(_ key: String) -> String { self[key]?.stringValue ?? "" }

    mutating func set(_ key: String, _ value: JSONValue) {
        keys.removeAll { $0.key.isSame(as: key) }
        keys.append(JSONMember(key, value))
    }

    func isRequired(_ name: String) -> Bool { required.contains { $0.isSame(as: name) } }

    /// The kind of JSON; blank if the schema does not say it. Of several kinds the first that is not `null`.
    var type: String {
        if let type = self["type"]?.stringValue { return type }
        let types = (self["type"]?.arrayValue ?? []).compactMap { $0.stringValue }.filter { !$0.isSame(as: "null") }
        if let first = types.first { return first }
        if !properties.isEmpty || !alternatives.isEmpty && hasObjects { return "object" }
        if self["items"] != nil || self["prefixItems"] != nil { return "array" }
        return ""
    }

    /// Whether it limits numbers, texts or lists.
    var hasLimits: Bool {
        keys.contains { member in
            switch member.key {
            case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength",
                "pattern", "format", "minItems", "maxItems", "contains":
                true
            default: false
            }
        }
    }

    private var hasObjects: Bool {
        alternatives.contains { $0.schema["properties"] != nil || $0.schema["$ref"] != nil }
    }
}

/// A schema with what it refers to.
final class SchemaSource {
    let root: JSONValue
    let notes: SchemaImportNotes
    /// How many schemas may still be looked at.
    private var budget = 20_000
    private static let depthLimit = 48
    /// The ids of sections that were made.
    private var sections: [ExactText: Bool] = [:]

    init(_ root: JSONValue, _ notes: SchemaImportNotes) {
        (self.root, self.notes) = (root, notes)
    }

    /// Notes the id of a section. Returns whether no other section has it.
    func takeSection(_ id: String) -> Bool { sections.updateValue(true, forKey: ExactText(id)) == nil }

    /// Everything that a part says.
    func shape(of part: SchemaShape.Part) -> SchemaShape {
        var shape = SchemaShape()
        shape.path = part.path
        shape.references = part.references
        gather(part.schema, part.path, part.references, into: &shape)
        return shape
    }

    /// Adds what a schema says to what is known.
    func gather(_ schema: JSONValue, _ path: String, _ references: [String], into shape: inout SchemaShape) {
        budget -= 1
        guard budget > 0, references.count < Self.depthLimit, path.utf8.count < 2_000 else {
            return notes.lose(path.utf8.count < 200 ? path : "", "The schema is too large or too deep here.")
        }
        guard let members = schema.objectValue else {
            if schema.boolValue == false { notes.lose(path, "Nothing is valid here.") }
            return
        }
        if let reference = schema["$ref"]?.stringValue ?? schema["$dynamicRef"]?.stringValue {
            follow(reference, path, references, into: &shape)
        }
        for (place, part) in (schema["allOf"]?.arrayValue ?? []).enumerated() {
            gather(part, "\(path)/allOf/\(place)", references, into: &shape)
        }
        for member in members {
            read(member, of: schema, "\(path)/\(Self.escaped(member.key))", references, into: &shape)
        }
    }

    private func read(
        _ member: JSONMember, of schema: JSONValue, _ path: String, _ references: [String],
        into shape: inout SchemaShape
    ) {
        func part(_ value: JSONValue, _ path: String) -> SchemaShape.Part {
            SchemaShape.Part(schema: value, path: path, references: references)
        }
        switch member.key {
        case "properties":
            for property in member.value.objectValue ?? [] {
                add(property.key, part(property.value, "\(path)/\(Self.escaped(property.key))"), to: &shape)
            }
        case "required":
            for name in member.value.arrayValue ?? [] {
                if let name = name.stringValue, !shape.isRequired(name) { shape.required.append(name) }
            }
        case "if":
            let base = String(decoding: path.utf8.dropLast(2), as: UTF8.self)
            shape.conditions.append(
                SchemaShape.Condition(
                    test: part(member.value, path), then: schema["then"].map { part($0, base + "then") },
                    otherwise: schema["else"].map { part($0, base + "else") }))
        case "dependencies", "dependentRequired", "dependentSchemas":
            for dependency in member.value.objectValue ?? [] {
                shape.dependencies.append(
                    (dependency.key, part(dependency.value, "\(path)/\(Self.escaped(dependency.key))")))
            }
        case "oneOf", "anyOf":
            readAlternatives(member.value.arrayValue ?? [], path, references, into: &shape)
        case "then", "else", "allOf", "$ref", "$dynamicRef", "$defs", "definitions", "$schema", "$id", "id", "$comment",
            "$anchor",
            "$dynamicAnchor", "$vocabulary":
            break
        default: shape.set(member.key, member.value)
        }
    }

    private func add(_ name: String, _ part: SchemaShape.Part, to shape: inout SchemaShape) {
        guard let place = shape.properties.firstIndex(where: { $0.name.isSame(as: name) }) else {
            return shape.properties.append(SchemaShape.Property(name: name, part: part))
        }
        // Both schemas hold.
        let old = shape.properties[place].part
        if old.schema == part.schema { return }
        shape.properties[place].part = SchemaShape.Part(
            schema: .object([JSONMember("allOf", .array([old.schema, part.schema]))]), path: part.path,
            references: old.references.count > part.references.count ? old.references : part.references)
    }

    /// Reads options, a value that may be `null`, or schemas of which one has to hold.
    private func readAlternatives(
        _ list: [JSONValue], _ path: String, _ references: [String], into shape: inout SchemaShape
    ) {
        let others = list.enumerated().filter { $0.element["type"]?.stringValue?.isSame(as: "null") != true }
        if others.count == 1, let only = others.first {
            return gather(only.element, "\(path)/\(only.offset)", references, into: &shape)
        }
        if !others.isEmpty, others.allSatisfy({ $0.element["const"] != nil && $0.element["properties"] == nil }) {
            return shape.set("formwork:options", .array(others.map { $0.element }))
        }
        // Many schemas only say which of some properties are required.
        if others.allSatisfy({ $0.element["properties"] == nil && $0.element["required"] != nil }) {
            return notes.lose(path, "One of several groups of properties is required.")
        }
        shape.alternatives += others.map {
            SchemaShape.Part(schema: $0.element, path: "\(path)/\($0.offset)", references: references)
        }
    }

    // MARK: References

    private func follow(_ reference: String, _ path: String, _ references: [String], into shape: inout SchemaShape) {
        if references.contains(where: { $0.isSame(as: reference) }) {
            return notes.lose(path, "`\(reference.excerpt)` refers to itself, and a form has an end.")
        }
        guard let target = target(of: reference) else {
            return notes.lose(path, "`\(reference.excerpt)` is not in the file.")
        }
        shape.references.append(reference)
        gather(target, path, references + [reference], into: &shape)
        // The properties came by way of the reference too.
        for place in shape.properties.indices where shape.properties[place].part.references.count < references.count + 1
        {
            shape.properties[place].part.references = references + [reference]
        }
    }

    /// The schema that a pointer, an anchor or an id of the same file names.
    private func target(of reference: String) -> JSONValue? {
        if reference.isSame(as: "#") { return root }
        let bytes = Array(reference.utf8)
        if bytes.starts(with: "#/".utf8) { return root.value(at: reference) }
        for key in ["$defs", "definitions"] {
            for member in root[key]?.objectValue ?? [] {
                let schema = member.value
                let anchors = [schema["$anchor"], schema["$dynamicAnchor"]].compactMap { $0?.stringValue }
                if anchors.contains(where: { ("#" + $0).isSame(as: reference) }) { return schema }
                let ids = [schema["$id"], schema["id"]].compactMap { $0?.stringValue }
                if ids.contains(where: { $0.isSame(as: reference) }) { return schema }
            }
        }
        return nil
    }

    /// A name as a part of a JSON pointer.
    static func escaped(_ name: String) -> String {
        var bytes: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "~"): bytes += "~0".utf8
            case UInt8(ascii: "/"): bytes += "~1".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes.prefix(200), as: UTF8.self)
    }
}

extension JSONValue {
    /// The value at a JSON pointer that begins with `#/`; `nil` if absent.
    func value(at pointer: String) -> JSONValue? {
        var value = self
        for part in pointer.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let name = Self.unescaped(Array(part))
            if let elements = value.arrayValue {
                guard let index = Int(name), elements.indices.contains(index) else { return nil }
                value = elements[index]
            } else {
                guard let member = value[name] else { return nil }
                value = member
            }
        }
        return value
    }

    static func unescaped(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "~"), place + 1 < bytes.count {
                text.append(bytes[place + 1] == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
                place += 2
            } else if byte == UInt8(ascii: "%"), place + 2 < bytes.count,
                let code = UInt8(String(decoding: bytes[(place + 1)...(place + 2)], as: UTF8.self), radix: 16)
            {
                text.append(code)
                place += 3
            } else {
                text.append(byte)
                place += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
