public import FormworkCore
import FormworkDialect

extension FormDefinition {
    /// Everything that is wrong or questionable in the form, in sentences that name ids: what `CompiledForm` throws and warns of,
    /// and what the reader of JSON would say of the same form, such as a time zone that does not exist.
    ///
    /// Made for a test of an app: `#expect(form.mistakes.isEmpty)`.
    ///
    /// - Complexity: what writing the form as JSON, reading and compiling it costs.
    public var mistakes: [String] {
        let json = DefinitionWriter.json(self)
        var sentences = sentences(for: CompiledForm.problems(in: self))
        let reading = DefinitionReader.read(Array(json.text().utf8), fileName: "", types: customTypes)
        for diagnostic in reading.diagnostics {
            guard case .dialect = diagnostic.code else { continue }
            let place = json.place(diagnostic.path)
            let key = diagnostic.path.split(separator: ".").last ?? ""
            // The compiler of forms says the same of some keys.
            if sentences.contains(where: { $0.contains("\(place.id)` (`\(key)`): ") }) { continue }
            let subject = place.id.isEmpty ? "The form `\(id)`" : "`\(place.id)`"
            let rest = place.rest.isEmpty ? "" : " (`\(place.rest)`)"
            sentences.append("\(subject)\(rest): \(DiagnosticExplainer.sentence(for: diagnostic))")
        }
        return sentences
    }

    /// The types of the app's own that fields have, each with no more than what Formwork draws for it. What they say beside
    /// that is written with every field.
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
    /// A path in this form as the id of the innermost element there, blank for the form, and what comes behind it.
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
