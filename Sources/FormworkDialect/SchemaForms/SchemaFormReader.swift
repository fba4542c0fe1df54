public import FormworkCore

/// Makes forms of JSON Schemas, as users of react-jsonschema-form (rjsf) and JSON Forms have them: drafts 4 to 2020-12, with a UI
/// schema of either system.
///
/// A schema describes data and not questions, so a form cannot say all of it, and some has to be guessed. Every such part is in the
/// report. Schemas may be hostile: references may go round in circles, and everything has a limit.
public enum SchemaFormReader {
    /// Whether a file is a JSON Schema and not a form.
    public static func isSchema(_ root: JSONValue) -> Bool {
        let isForm = ["fields", "sections", "groups", "pages"].contains { root[$0] != nil }
        if isForm { return false }
        if root["schema"]?.objectValue != nil { return true }
        if let dialect = root["$schema"]?.stringValue, dialect.utf8.starts(with: "http".utf8) { return true }
        return ["properties", "$defs", "definitions", "allOf", "oneOf", "anyOf", "$ref"].contains { root[$0] != nil }
            || root["type"]?.stringValue != nil
    }

    /// Makes a form of a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema; or an object with `schema`, and maybe `uiSchema` (rjsf) or `uischema` (JSON Forms).
    ///   - ui: The UI schema; `nil` if absent.
    ///   - name: The name of the file, of which the form without an id gets its id.
    /// - Complexity: linear in the size of the schema with its references written out, up to a limit.
    public static func read(_ schema: JSONValue, ui: JSONValue? = nil, fileName name: String) -> SchemaFormReading {
        var (schema, ui) = (schema, ui)
        if let inner = schema["schema"], inner.objectValue != nil, schema["properties"] == nil {
            ui = ui ?? schema["uiSchema"] ?? schema["uischema"]
            schema = inner
        }
        let notes = SchemaImportNotes()
        let source = SchemaSource(schema, notes)
        var shape = SchemaShape()
        source.gather(schema, "", [], into: &shape)
        let isLayout = ui?["type"]?.stringValue != nil && (ui?["elements"] != nil || ui?["scope"] != nil)
        var form = FormDefinition(id: FormID.slug(ofFile: name) ?? "form", groups: [])
        form.title = shape.text("title")
        form.info = shape.text("description")
        if isLayout, let ui {
            var layout = LayoutImport(source, shape)
            layout.fill(&form, with: ui)
        } else {
            let objects = ObjectImport(source)
            form.groups = [FormGroup(sections: [FormSection(elements: objects.root(shape, ui ?? .null))])]
            objects.readForm(ui ?? .null, into: &form)
        }
        if FormDefinition.elementCount(form) == 0 { notes.lose("", "No part of the schema can be asked for.") }
        return SchemaFormReading(definition: SchemaRepair.repaired(form, notes), notes: notes.list)
    }
}

/// A form that was made of a JSON Schema, with a report.
public struct SchemaFormReading: Sendable {
    /// The form. It has no errors.
    public let definition: FormDefinition
    /// The parts that were lost or guessed, in the order in which they were found.
    public let notes: [Note]

    /// A part of a schema that the form does not have, or that may not be meant as it is.
    public struct Note: Equatable, Sendable {
        /// The kinds of notes.
        public enum Kind: String, CaseIterable, Equatable, Sendable {
            /// The form does not say this.
            case lost
            /// The schema does not say this, or says it in another way.
            case guessed
        }

        /// The kind.
        public var kind: Kind
        /// The place in the schema, or in the UI schema after `ui:`, as a JSON pointer.
        public var path: String
        /// The loss or the guess, as a sentence.
        public var sentence: String

        /// Makes a note.
        public init(_ kind: Kind, at path: String, _ sentence: String) {
            (self.kind, self.path, self.sentence) = (kind, path, sentence)
        }
    }

    /// The notes, one in a line.
    public var report: String {
        notes.map { "\($0.path.isEmpty ? "/" : $0.path): \($0.kind.rawValue): \($0.sentence)\n" }.joined()
    }
}

/// Collects notes. There are at most 500.
final class SchemaImportNotes {
    private(set) var list: [SchemaFormReading.Note] = []

    func lose(_ path: String, _ sentence: String) { add(.lost, path, sentence) }

    func guess(_ path: String, _ sentence: String) { add(.guessed, path, sentence) }

    private func add(_ kind: SchemaFormReading.Note.Kind, _ path: String, _ sentence: String) {
        if list.count == 500 { list.append(.init(.lost, at: "", "There is more; the rest is not listed.")) }
        let note = SchemaFormReading.Note(kind, at: path, sentence)
        if list.count < 500, !list.suffix(20).contains(note) { list.append(note) }
    }
}

extension FormDefinition {
    /// How many fields and sections with items a form has.
    fileprivate static func elementCount(_ form: FormDefinition) -> Int {
        func count(_ elements: [FormElement]) -> Int {
            elements.reduce(0) { sum, element in
                if case .section(let section) = element { sum + count(section.elements) } else { sum + 1 }
            }
        }
        return form.groups.reduce(0) { $0 + $1.sections.reduce(0) { $0 + count($1.elements) } }
    }
}
