import FormworkCore
import FormworkDialect
import FormworkTestSupport

/// Laws of definitions and sessions.
enum FormLaws {
    /// A definition can run, or it has errors. If it can run, its archive and its JSON are read back as the same.
    static func definition(_ bytes: [UInt8]) -> String? {
        let reading = DefinitionReader.read(bytes, fileName: "fuzz.json")
        _ = reading.report
        guard let definition = reading.definition else {
            return reading.diagnostics.isEmpty ? "Neither a definition nor a diagnostic." : nil
        }
        guard let form = try? CompiledForm(definition) else { return "A definition without errors does not compile." }
        let written = DefinitionReader.read(Array(DefinitionWriter.text(definition).utf8), fileName: "fuzz.json")
        if written.definition != definition { return "What was written is read as something else." }
        let archive = form.archive()
        guard let read = try? CompiledForm(archive: archive) else { return "The archive cannot be read." }
        if read.archive() != archive { return "The archive differs." }
        return session(of: form, commands: [["op": "load"], ["op": "submit"], ["op": "reset"]])
    }

    /// A JSON Schema becomes a form that can be written and read, and the schema of whose answers can be made.
    static func schema(_ bytes: [UInt8]) -> String? {
        guard let schema = try? JSONParser.parse(bytes, limits: .definition) else { return nil }
        _ = SchemaFormReader.isSchema(schema)
        for ui in [nil, schema["uischema"] ?? schema] {
            let reading = SchemaFormReader.read(schema, ui: ui, fileName: "fuzz.json")
            _ = reading.report
            let written = DefinitionReader.read(
                Array(DefinitionWriter.text(reading.definition).utf8), fileName: "fuzz.json")
            guard let definition = written.definition, let form = try? CompiledForm(definition) else {
                return "The form has errors: " + written.report
            }
            _ = form.answersSchema()
        }
        return nil
    }

    /// A list of commands to a session of a form that has something of everything.
    static func session(_ bytes: [UInt8]) -> String? {
        guard let commands = try? JSONParser.parse(bytes).arrayValue else { return nil }
        guard let form = sample else { return "The sample form does not compile." }
        return session(of: form, commands: commands)
    }

    /// `{"hydration": …, "steps": […]}`, as conformance vectors are played.
    static func hydration(_ bytes: [UInt8]) -> String? {
        guard let vector = try? JSONParser.parse(bytes, limits: .definition) else { return nil }
        let outcome = FormPlayer.play(vector)
        return FormPlayer.play(vector) == outcome ? nil : "Played twice, the outcomes differ."
    }

    /// Change sets replay to the new list of rows; a snapshot restores to the same values; and so does what is undone
    /// and done again.
    private static func session(of form: CompiledForm, commands: [JSONValue]) -> String? {
        let engine = FormEngine(form)
        for command in commands {
            guard let input = CommandReader.input(command, for: engine) else { continue }
            let old = engine.rows
            let changes = engine.perform(input)
            if let problem = SessionLaws.problem(of: changes, from: old, in: engine) { return problem }
            _ = changes.json
        }
        _ = engine.errors
        let other = FormEngine(form)
        _ = other.restore(engine.snapshot())
        if other.values != engine.values { return "A restored session has other values." }
        let values = engine.values
        _ = engine.undo()
        _ = engine.redo()
        if engine.values != values { return "Undone and done again, the values are others." }
        while engine.canUndo { _ = engine.undo() }
        return nil
    }

    /// A form with conditions, formulas, repeats inside repeats, patterns and comparisons.
    private static let sample: CompiledForm? = {
        let inner = FormSection(
            id: "inner", repeats: Repetition(min: 0, max: 3),
            elements: [
                .field(Field(id: "x", type: .decimal)),
                .field(Field(id: "double", type: .info, formula: "$x * 2 + $index")),
            ])
        let items = FormSection(
            id: "items", visibleWhen: "$a != 3", repeats: Repetition(min: 1, max: 4),
            elements: [
                .field(Field(id: "name", type: .text, validations: Validations(required: true, maxLength: 3))),
                .field(Field(id: "sum", type: .info, formula: "sum($inner[].x) + $a")), .section(inner),
            ])
        let fields = FormSection(
            id: "fields",
            elements: [
                .field(Field(id: "a", type: .decimal, validations: Validations(maxValue: 100))),
                .field(Field(id: "b", type: .integer, formula: "$a * 3")),
                .field(
                    Field(
                        id: "choice", type: .select,
                        options: [
                            FieldOption(id: .number(0), title: "Zero"),
                            FieldOption(
                                id: .text("x"), title: "X",
                                targets: [FieldTarget(.hide, id: "t"), FieldTarget(.clear, id: "a")]),
                        ])),
                .field(
                    Field(
                        id: "t", type: .text,
                        validations: Validations(pattern: "(?!b)[a-c]+", compareTo: "items[0].name"))),
                .field(Field(id: "on", type: .toggle, requiredWhen: "$b > 3")),
                .field(Field(id: "day", type: .date, enabledWhen: "$on")),
                .field(Field(id: "steps", type: .stepper, minimum: -3, maximum: 9, step: DecimalNumber("0.5"))),
                .field(
                    Field(
                        id: "some", type: .select,
                        options: [FieldOption(id: .number(1), title: "1"), FieldOption(id: .text("b"), title: "B")],
                        multiple: true)),
                .field(Field(id: "total", type: .info, formula: "sum($items[].sum) + sum($items[].inner[].double)")),
            ])
        let definition = FormDefinition(
            id: "sample",
            groups: [
                FormGroup(sections: [fields]), FormGroup(id: "more", title: "More", collapsed: true, sections: [items]),
            ])
        return try? CompiledForm(definition)
    }()
}
