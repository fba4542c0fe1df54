public import FormworkCore
import FormworkDialect

extension FormDefinition {
    /// All problems and warnings of the form, as sentences that name ids. These are the errors that `CompiledForm`
    /// throws and its warnings. They also include problems that the reader of JSON would report for the same form, such
    /// as a time zone that does not exist.
    ///
    /// Use it in a test of an app: `#expect(form.mistakes.isEmpty)`.
    ///
    /// - Complexity: that of writing the form as JSON, reading it and compiling it.
    public var mistakes: [String] {
        let json = DefinitionWriter.json(self)
        var sentences = sentences(for: CompiledForm.problems(in: self))
        let reading = DefinitionReader.read(Array(json.text().utf8), fileName: "", types: customTypes)
        for diagnostic in reading.diagnostics {
            guard case .dialect = diagnostic.code else { continue }
            let place = json.place(diagnostic.path)
            let key = diagnostic.path.split(separator: ".").last ?? ""
            // The compiler of forms reports the same problem for some keys.
            if sentences.contains(where: { $0.contains("\(place.id)` (`\(key)`): ") }) { continue }
            let subject = place.id.isEmpty ? "The form `\(id)`" : "`\(place.id)`"
            let rest = place.rest.isEmpty ? "" : " (`\(place.rest)`)"
            sentences.append("\(subject)\(rest): \(DiagnosticExplainer.sentence(for: diagnostic))")
        }
        return sentences
    }

    /// The types of the app's own that fields have, with only the type that Formwork draws for each. Everything else of
    /// these types is written with every field.
    private var customTypes: [CustomType] {
        allFields.filter { !$0.customType.isEmpty }.map { field in
            var base = Field(id: "", type: field.type)
            base.look = field.look
            base.options = field.options
            base.files = field.files
            return CustomType(field.customType, basedOn: base)
        }
    }
}

extension JSONValue {
    /// Splits a path in this form: the id of the innermost element, which is blank for the form, and the rest of the
    /// path.
    fileprivate func place(_ path: String) -> (id: String, rest: String) {
        var id = ""
        var rest: [FormPath.Component] = []
        var value: JSONValue? = self
        for step in FormPath(path)?.components ?? [] {
            switch step {
            case .name(let name): value = value?[name]
            case .index(let index): value = value?[index]
            }
            rest.append(step)
            if let found = value?["id"]?.stringValue { (id, rest) = (found, []) }
        }
        return (id, FormPath(rest).description)
    }
}
