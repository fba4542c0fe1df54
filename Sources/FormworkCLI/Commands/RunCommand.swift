#if Server
import ArgumentParser
import Formwork
import FormworkCore
import FormworkDialect

/// `formwork run`
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Plays steps on a form without any screen and tells what each changes.",
        discussion: """
            Steps are JSON objects, one a line or in one list; each is answered by one line of JSON with the changes: \
            rows removed, inserted and updated, the focus, and what became of a submission. A session begins empty; \
            `load` fills in answers and defaults, as opening a page does.

            A step names what happens with `op`: \(FormPlayer.operations.joined(separator: ", ")). \
            `field` is a path such as guests[0].name, `row` the identity of a row. With `show` a step asks for the \
            state after it: \(FormPlayer.states.joined(separator: ", ")).

            The exit code is 0, or 2 if the form or a step cannot be used; then the reason is on standard error.

            Examples:
              echo '{"op": "load", "show": ["values"]}' | formwork run Examples/loan.json
              formwork run Examples/loan.json steps.json --show values,errors
              formwork run Examples/loan.json            steps from the keyboard
            """)

    @OptionGroup var options: FormOptions

    @Argument(help: ArgumentHelp("The file with the steps; - for standard input."))
    var steps = "-"

    @Option(help: ArgumentHelp("What to tell after every step, separated by commas.", valueName: "states"))
    var show = ""

    private var shown: [String] { show.split(separator: ",").map { String($0) } }

    func validate() throws {
        guard let unknown = shown.first(where: { !FormPlayer.states.contains($0) }) else { return }
        let guess = NearestWords.suggest(for: unknown, among: FormPlayer.states).first.map { " Did you mean \($0)?" }
        throw ValidationError(
            "There is no \(unknown) to show.\(guess ?? "") It can be \(FormPlayer.states.joined(separator: ", ")).")
    }

    func run() throws {
        let form = try options.compiled()
        let file = try InputFile(steps, expected: "steps")
        let player = StepPlayer(
            FormEngine(form, context: options.context(for: form)), showing: shown, name: file.name)
        var reader = StepReader(name: file.name)
        do {
            try file.forEachLine(upTo: DefinitionReader.byteLimit) { line in
                if let step = try reader.read(line: line) { try Terminal.print(player.play(step).text()) }
            }
            for step in try reader.finish() { try Terminal.print(player.play(step).text()) }
        } catch let problem as InputProblem {
            Terminal.note(problem.description)
            throw ExitCode(2)
        }
    }
}
#endif
