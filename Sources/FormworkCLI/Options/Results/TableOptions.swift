#if Server
import ArgumentParser
import FormworkCore
import FormworkDialect
import FormworkServer

/// The options that say how submissions are written.
struct TableOptions: ParsableArguments {
    @Flag(help: "Writes a table for spreadsheets (CSV).")
    var csv = false

    @Flag(help: "Writes lines of JSON, which is what is written for submissions without --csv.")
    var json = false

    @Option(
        name: .customLong("form"),
        help: ArgumentHelp("The file with the form, for the titles of columns and options.", valueName: "file"))
    var file: String?

    @Flag(help: "Names columns and options by their ids, although there is a form.")
    var ids = false

    @Option(
        help: ArgumentHelp(
            "Writes a row for each item of this repeating section instead of for each submission.", valueName: "path"))
    var items = ""

    @Option(
        help: ArgumentHelp(
            "Writes a table of the submissions, and one of the items of each repeating section, as new files into this folder.",
            valueName: "folder"))
    var tables = ""

    @Option(
        help: ArgumentHelp("What stands between cells: comma, semicolon or tab.", valueName: "name"),
        transform: separator)
    var separator = ResultTable.Separator.comma

    @Flag(help: "Begins the table with the mark by which Excel recognises UTF-8.")
    var bom = false

    var isUsed: Bool { file != nil || ids || !items.isEmpty || !tables.isEmpty || separator != .comma || bom }

    func validate() throws {
        if csv, json { throw ValidationError("--csv and --json exclude each other.") }
        if !items.isEmpty, !tables.isEmpty { throw ValidationError("--items and --tables exclude each other.") }
    }

    func table(_ query: SubmissionQuery, as format: AnswerFormat) throws -> ResultTable {
        var table = ResultTable(
            query, form: try form(), titled: file != nil && !ids, items: items, separator: separator, marked: bom)
        table.format = format
        return table
    }

    private static func separator(_ name: String) throws -> ResultTable.Separator {
        guard let separator = ResultTable.Separator(word: name) else {
            throw ValidationError("A separator is comma, semicolon or tab.")
        }
        return separator
    }

    private func form() throws -> CompiledForm? {
        guard let file else { return nil }
        let input = try InputFile(file, expected: "a form")
        let reading = DefinitionReader.read(try input.bytes(upTo: DefinitionReader.byteLimit), fileName: input.name)
        guard let form = reading.form else {
            Terminal.note(String(reading.report.dropLast()))
            throw Terminal.failure("\(input.name) has errors; see above for what to mend.")
        }
        return form
    }
}
#endif
