#if Server
import ArgumentParser
import FormworkCore
import FormworkServer
import Foundation

/// The options that say which submissions a command is about.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Those from this day on, such as 2026-11-01, or from this moment on, such as 2026-11-01T08:00:00Z.",
            valueName: "time"),
        transform: { try SelectionOptions.moment($0, endOfDay: false) })
    var since: Int64?

    @Option(
        help: ArgumentHelp("Those up to the end of this day, or before this moment.", valueName: "time"),
        transform: { try SelectionOptions.moment($0, endOfDay: true) })
    var until: Int64?

    @Option(
        help: ArgumentHelp("Those with this text in an answer, or with this reference number.", valueName: "text"))
    var search = ""

    @Option(
        name: .customLong("where"),
        help: ArgumentHelp(
            """
            Those with this answer: name=Ada, name~ad (a part), amount>=1000, day<=2026-11-30, name= (none), name (any), \
            guests[].name=Bo (of an item). May be repeated; all have to hold.
            """, valueName: "condition"),
        transform: condition)
    var conditions: [AnswerFilter] = []

    var isUsed: Bool { since != nil || until != nil || !search.isEmpty || !conditions.isEmpty }

    func query(_ form: String) -> SubmissionQuery {
        SubmissionQuery(
            form: form, since: since, until: until, search: search, filters: conditions, newestFirst: false)
    }

    private static func condition(_ text: String) throws -> AnswerFilter {
        guard let filter = AnswerFilter(written: text) else {
            throw ValidationError("A condition names a question by its path, such as name=Ada or guests[].name=Bo.")
        }
        return filter
    }

    /// A moment, or the beginning or end of a day on this machine, in milliseconds since 1970.
    private static func moment(_ text: String, endOfDay: Bool) throws -> Int64 {
        if let instant = CivilInstant(text) { return instant.utcSeconds * 1_000 }
        let parts = text.split(separator: "-").compactMap { Int($0) }
        let calendar = Calendar(identifier: .gregorian)
        guard CivilDate(text) != nil, parts.count == 3,
            let start = calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2])),
            let end = calendar.date(byAdding: .day, value: 1, to: start)
        else {
            throw ValidationError("A time is a day such as 2026-11-01, or a moment such as 2026-11-01T08:00:00Z.")
        }
        return Int64((endOfDay ? end : start).timeIntervalSince1970) * 1_000
    }
}
#endif
