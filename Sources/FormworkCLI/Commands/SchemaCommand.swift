#if Server
import ArgumentParser
import FormworkDialect

/// `formwork schema`
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of forms, with which editors complete and explain them.",
        discussion: """
            The schema (draft 2020-12) describes every key, word and field type that this version understands. \
            `formwork check` finds more: it also reads expressions, and knows what rules refer to.

            Examples:
              formwork schema > form.schema.json
              In VS Code's settings, under "json.schemas":
                { "fileMatch": ["forms/*.json"], "url": "./form.schema.json" }
            """)

    @OptionGroup var types: TypesOption

    func run() throws {
        try Terminal.print(DialectSchema.json(with: try types.read()).indentedText())
    }
}
#endif
