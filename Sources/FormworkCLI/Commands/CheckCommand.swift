#if Server
import ArgumentParser
import Formwork
import FormworkServer

/// `formwork check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Reads definitions and reports everything that is wrong with them.",
        discussion: """
            Each problem is printed with its place, as file:line:column. The exit code is 0 if every form can be \
            served, 1 if one cannot, and 2 if a path cannot be read.

            Examples:
              formwork check Examples
              formwork check --strict loan.json survey.json
            """)

    @Argument(help: ArgumentHelp("Files, and folders whose .json files are read.", valueName: "path"))
    var paths: [String]

    @Flag(help: "Takes warnings for errors.")
    var strict = false

    @OptionGroup var types: TypesOption

    func run() throws {
        let environment = try types.read().reduce(FormEnvironment()) { $0.type($1) }
        let reports: [FormFileReport]
        do {
            reports = try FormLibrary(paths: paths, strict: strict, environment: environment).reports
        } catch {
            throw Terminal.failure(error.description)
        }
        if reports.isEmpty {
            throw Terminal.failure("There is no .json file in \(paths.joined(separator: ", ")).")
        }
        for report in reports {
            if !report.text.isEmpty { try Terminal.print(String(report.text.dropLast())) }
            if report.errors > 0 { continue }
            if let warning = report.storageWarning {
                try Terminal.print("\(report.file): \(strict ? "error" : "warning"): \(warning)")
            }
            if let problem = report.storageProblem {
                try Terminal.print(
                    "\(report.file): \(strict ? "error" : "warning"): `formwork serve` refuses this form. \(problem)")
            } else {
                let condition = report.needsAnswerKey ? " with `--answer-key`" : ""
                try Terminal.print("\(report.file): \(report.title) can be served\(condition).")
            }
        }
        let isRefused = reports.contains {
            $0.errors > 0 || strict && ($0.storageProblem != nil || $0.storageWarning != nil)
        }
        if isRefused { throw ExitCode(1) }
    }
}
#endif
