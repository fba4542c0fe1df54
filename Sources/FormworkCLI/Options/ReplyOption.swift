#if Server
import ArgumentParser
import FormworkServer

/// The options that say how answers are written in replies to posts of JSON. Their names are those of `FormatOptions`.
struct ReplyOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What replies to posts of JSON have: canonical values or parameters, unless the address says it (?values=parameters).",
            valueName: "kind"))
    var replyValues: String?

    @Option(help: ArgumentHelp("The layout of these answers: nested, flat or attributes.", valueName: "layout"))
    var replyLayout: String?

    @Option(
        help: ArgumentHelp("omitted, or null for parameters without an answer too.", valueName: "word"))
    var replyBlanks: String?

    func validate() throws { _ = try format() }

    func format() throws -> AnswerFormat {
        do {
            return try AnswerFormat { key in
                switch key {
                case "values": replyValues
                case "layout": replyLayout
                default: replyBlanks
                }
            }
        } catch let problem as AnswerFormatProblem {
            throw ValidationError("--reply-\(problem.description)")
        }
    }
}
#endif
