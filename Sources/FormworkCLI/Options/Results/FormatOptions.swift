#if Server
import ArgumentParser
import FormworkServer

/// The options that say which answers are written, and how.
struct FormatOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            canonical for the values by the ids of fields, or parameters for the answers as the form describes them for \
            other programs (parameter, send, save_format).
            """, valueName: "kind"))
    var values: String?

    @Option(
        help: ArgumentHelp(
            "nested, flat (paths as keys) or attributes (as Rails takes items).", valueName: "layout"))
    var layout: String?

    @Option(
        help: ArgumentHelp("omitted, or null to write parameters without an answer too.", valueName: "word"))
    var blanks: String?

    var isUsed: Bool { values != nil || layout != nil || blanks != nil }

    func validate() throws { _ = try format() }

    func format() throws -> AnswerFormat {
        do {
            return try AnswerFormat { key in
                switch key {
                case "values": values
                case "layout": layout
                default: blanks
                }
            }
        } catch let problem as AnswerFormatProblem {
            throw ValidationError("--\(problem.description)")
        }
    }
}
#endif
