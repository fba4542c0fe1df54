#if Server
import ArgumentParser
import FormworkDialect

/// `formwork schema`
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of forms, or that of the answers to a form.",
        discussion: """
            The schema of forms (draft 2020-12) describes every key, word and field type that this version understands; \
            with it editors complete and explain them. `formwork check` finds more: it also reads expressions, and knows \
            what rules refer to.

            With --answers it prints the schema of the answers that a form accepts, for programs in other languages. All \
            accepted answers are valid for it. A $comment names each rule that a schema cannot say; `formwork validate` \
            knows them all. The exit code is 2 if the form has errors or cannot be read.

            Examples:
              formwork schema > form.schema.json
              In VS Code's settings, under "json.schemas":
                { "fileMatch": ["forms/*.json"], "url": "./form.schema.json" }
              formwork schema --answers Examples/event.json > event.answers.schema.json
            """)

    @Option(
        help: ArgumentHelp(
            "The file with a form, for the schema of its answers; - for standard input.", valueName: "form"))
    var answers: String?

    @Flag(help: "Leave out what is sent and never given out, such as passwords.")
    var withoutSecrets = false

    @OptionGroup var types: TypesOption

    func validate() throws {
        if withoutSecrets, answers == nil { throw ValidationError("--without-secrets needs --answers.") }
    }

    func run() throws {
        guard let answers else { return try Terminal.print(DialectSchema.json(with: try types.read()).indentedText()) }
        let file = try InputFile(answers, expected: "a form")
        let reading = DefinitionReader.read(
            try file.bytes(upTo: DefinitionReader.byteLimit), fileName: file.name, types: try types.read())
        if !reading.report.isEmpty { Terminal.note(String(reading.report.dropLast())) }
        guard let form = reading.form else {
            throw Terminal.failure("\(file.name) has errors; see above for what to mend.")
        }
        try Terminal.print(form.answersSchema(includesSecrets: !withoutSecrets).indentedText())
    }
}
#endif
