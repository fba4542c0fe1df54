#if Server
import ArgumentParser
import FormworkCore
import FormworkDialect

/// `formwork convert`
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Prints a definition in Formwork's own dialect: of a form, or of a JSON Schema.",
        discussion: """
            A form written for the original Form is printed as Formwork would have it: dynamic sections, templates \
            and items with indexes become repeats, older words their newer ones. The form does the same as before. \
            Keys with their default value are left out, and so are keys without a meaning; standard error names \
            these, with their places.

            A JSON Schema becomes a form that asks for its answers, as react-jsonschema-form and JSON Forms show it; \
            --ui names the UI schema of either. Standard error names everything that is lost or guessed.

            The exit code is 0 if the form was printed, and 2 if it has errors or cannot be read.

            Examples:
              formwork convert old.json > new.json
              curl https://example.org/old.json | formwork convert -
              formwork convert person.schema.json --ui person.ui.json > person.json
            """)

    @Argument(help: ArgumentHelp("The file with the form or schema; - for standard input.", valueName: "form"))
    var form: String

    @Option(help: ArgumentHelp("The file with the UI schema of a JSON Schema.", valueName: "file"))
    var ui: String?

    @OptionGroup var types: TypesOption

    func run() throws {
        let file = try InputFile(form, expected: "a form")
        let bytes = try file.bytes(upTo: DefinitionReader.byteLimit)
        if let schema = try? JSONParser.parse(bytes, limits: .definition),
            ui != nil || SchemaFormReader.isSchema(schema)
        {
            return try printForm(of: schema, from: file)
        }
        let reading = DefinitionReader.read(bytes, fileName: file.name, types: try types.read())
        if !reading.report.isEmpty { Terminal.note(String(reading.report.dropLast())) }
        guard let definition = reading.definition else {
            throw Terminal.failure("\(file.name) has errors; see above for what to mend.")
        }
        try Terminal.print(String(DefinitionWriter.text(definition).dropLast()))
    }

    /// Prints the form of a JSON Schema.
    private func printForm(of schema: JSONValue, from file: InputFile) throws {
        var layout: JSONValue?
        if let ui {
            let file = try InputFile(ui, expected: "a UI schema")
            layout = try? JSONParser.parse(try file.bytes(upTo: DefinitionReader.byteLimit), limits: .definition)
            if layout == nil { throw Terminal.failure("\(file.name) is no JSON.") }
        }
        let reading = SchemaFormReader.read(schema, ui: layout, fileName: file.name)
        if !reading.report.isEmpty { Terminal.note(String(reading.report.dropLast())) }
        try Terminal.print(String(DefinitionWriter.text(reading.definition).dropLast()))
    }
}
#endif
