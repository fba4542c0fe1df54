#if Server
import ArgumentParser
import Formwork
import FormworkCore
import FormworkDialect

/// `formwork validate`
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks answers against a form, as the server does.",
        discussion: """
            Prints one line of JSON: whether the answers are valid, the errors (path, code, message and parameters, \
            never the answers), the values, and the parameters to send on. Nothing is filled in for what is missing, \
            what the form has no place for is an error, and what is given for a field that nobody can answer does not \
            count.

            The exit code is 0 if the answers are valid, 1 if they are not, and 2 if the form or the answers cannot \
            be used; then the reason is on standard error and nothing on standard output.

            Examples:
              echo '{"name": "Ada"}' | formwork validate Examples/event.json
              formwork validate Examples/event.json answers.json | jq .errors
              formwork validate --now 2026-11-21T08:30:00Z --zone UTC form.json a.json
            """)

    @OptionGroup var options: FormOptions

    @Argument(help: ArgumentHelp("The file with the answers, nested or flat; - for standard input."))
    var answers = "-"

    func run() throws {
        let form = try options.compiled()
        let file = try InputFile(answers, expected: "answers")
        let given: JSONValue
        do {
            given = try AnswerReader.read(try file.bytes(upTo: AnswerReader.byteLimit), name: file.name)
        } catch let problem as InputProblem {
            Terminal.note(problem.description)
            throw ExitCode(2)
        }
        let check = AnswerValidation(given, of: form, context: options.context(for: form))
        try Terminal.print(check.json.text())
        if !check.isValid { throw ExitCode(1) }
    }
}
#endif
