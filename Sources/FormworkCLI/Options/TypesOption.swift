#if Server
import ArgumentParser
import Formwork
import FormworkCore
import FormworkDialect
import Foundation

/// The file with types of an app's own.
struct TypesOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            A file with types of your own: a form of which each field is a type. Its id is the type's name, and what it \
            says, such as its type, its rules and its element, goes for all fields with that type.
            """, valueName: "file"))
    var types: String?

    /// The types; empty without the option.
    ///
    /// - Throws: The exit code 2 after a sentence for each problem.
    func read() throws(ExitCode) -> [CustomType] {
        guard let types else { return [] }
        let file = try InputFile(types, expected: "types")
        let reading = DefinitionReader.read(try file.bytes(upTo: DefinitionReader.byteLimit), fileName: file.name)
        if !reading.report.isEmpty { Terminal.note(String(reading.report.dropLast())) }
        guard let definition = reading.definition else {
            throw Terminal.failure("\(file.name) has errors; see above for what to mend.")
        }
        let found = definition.allFields.map { CustomType($0.id, basedOn: $0) }
        if let wrong = found.first(where: { !$0.hasUsableName }) {
            let mistake = FormMistake.unusableType(name: wrong.name)
            throw Terminal.failure("\(file.name): \(mistake.localizedDescription)")
        }
        return found
    }
}
#endif
