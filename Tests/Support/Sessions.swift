package import FormworkCore
package import FormworkDialect

extension FormDefinition {
    /// A form with one section that has no title, and perhaps more sections after it.
    package init(fields: [Field], sections: [FormSection] = []) {
        let first = FormSection(id: "s", elements: fields.map { .field($0) })
        self.init(id: "f", groups: [FormGroup(sections: [first] + sections)])
    }

    /// A session of the form, with answers loaded and defaults filled in.
    package func session(
        _ answers: JSONValue = [:], context: SessionContext = SessionContext(messages: MessageCatalogs.english)
    ) throws -> FormEngine {
        let engine = FormEngine(try CompiledForm(self), context: context)
        _ = engine.perform(.load(answers))
        return engine
    }
}

extension DefinitionReading {
    /// A session of the form that was read, which has to be free of errors.
    package func session(_ answers: JSONValue = [:]) throws -> FormEngine {
        guard let definition else { throw WrongDefinition(report: report) }
        return try definition.session(answers)
    }
}

extension Sample {
    /// A session of a form with an empty load done, and without words, so that errors stand as their codes.
    package static func session(_ definition: FormDefinition) throws -> FormEngine {
        try definition.session(context: SessionContext())
    }
}
