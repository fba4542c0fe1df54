#if Server
import ArgumentParser
import FormworkDialect

/// `formwork convert`
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Prints a definition in Formwork's own dialect, tidied.",
        discussion: """
            A form written for the original Form is printed as Formwork would have it: dynamic sections, templates \
            and items with indexes become repeats, older words their newer ones. The form does the same as before. \
            Keys with their default value are left out, and so are keys without a meaning; standard error names \
            these, with their places.

            The exit code is 0 if the form was printed, and 2 if it has errors or cannot be read.

            Examples:
              formwork convert old.json > new.json
              curl https://example.org/old.json | formwork convert -
            """)

    @Argument(help: ArgumentHelp("The file with the form; - for standard input.", valueName: "form"))
    var form: String

    @OptionGroup var types: TypesOption

    func run() throws {
        let file = try InputFile(form, expected: "a form")
        let reading = DefinitionReader.read(
            try file.bytes(upTo: DefinitionReader.byteLimit), fileName: file.name, types: try types.read())
        if !reading.report.isEmpty { Terminal.note(String(reading.report.dropLast())) }
        guard let definition = reading.definition else {
            throw Terminal.failure("\(file.name) has errors; see above for what to mend.")
        }
        try Terminal.print(String(DefinitionWriter.text(definition).dropLast()))
    }
}
#endif
