#if Server
import ArgumentParser
import FormworkServer

/// The option for the time after which submissions are erased.
struct RetentionOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Erases submissions that are older than so many days, with their files and drafts: loan=365 for one form, 730 for all \
            others. May be repeated. What is erased is in the log of accesses.
            """, valueName: "days"))
    var keepDays: [String] = []

    func validate() throws { _ = try rules() }

    /// The rules.
    func rules() throws -> Retention {
        var rules = Retention()
        for text in keepDays {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let days = parts.last.flatMap({ Int($0) }), Retention.possibleDays.contains(days),
                parts.first?.isEmpty == false
            else {
                throw ValidationError("Days are written as 730, or as loan=365 for one form; from 1 to 36500.")
            }
            if parts.count == 2 { rules.days[String(parts[0])] = days } else { rules.otherDays = days }
        }
        return rules
    }
}
#endif
