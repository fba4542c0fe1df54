#if Server
import FormworkCore
import Foundation

/// The columns of a table of submissions, and how a submission becomes rows.
struct TableLayout {
    /// The names of all columns.
    let heads: [String]
    private let columns: [TableColumn]
    /// Further answers, which stand together in the last column as JSON, because a table has no more columns.
    private let rest: [TableColumn]
    private let shape: AnswerShape
    private let titled: Bool
    /// The names on the way to the items that are rows; empty for a row each submission.
    private let way: [String]
    /// Whether items have columns of their own.
    private let listsItems: Bool
    /// Whether a column has the time and the zone that the rules saw.
    private let showsTimes: Bool
    /// Whether a column says which submissions are damaged.
    private let marksDamage: Bool

    /// - Parameters:
    ///   - hasTimes: Whether there are submissions whose rules read the time.
    ///   - hasDamage: Whether there are damaged submissions.
    init(
        _ shape: AnswerShape, _ questions: [AskedQuestion], titled: Bool, items: String, hasTimes: Bool = false,
        hasDamage: Bool = false
    ) throws(ResultTableProblem) {
        self.titled = titled
        self.shape = shape
        showsTimes = hasTimes
        marksDamage = hasDamage
        way = try Self.way(items)
        var place = shape
        for name in way {
            var next: AnswerShape? = place
            for part in name.split(separator: ".") { next = next?[String(part)] }
            guard let list = next?.items.first else {
                throw ResultTableProblem("There is no repeating section \(items).")
            }
            place = list
        }
        let narrow = place.columns(listingItems: false)
        let most = narrow.count + ResultTable.itemColumnLimit
        listsItems = place.columnCount(upTo: most) <= most
        var found = listsItems ? place.columns(listingItems: true) : narrow
        let prefix = way.map { $0 + "[]." }.joined()
        let asked = Dictionary(questions.map { (ExactText($0.path), $0) }) { first, _ in first }
        for index in found.indices { found[index].question = asked[prefix + found[index].pattern] }
        // The number of columns that a spreadsheet can show, without those that every table has.
        let limit = ResultTable.columnLimit - 10 - way.count
        columns = Array(found.prefix(limit))
        rest = Array(found.dropFirst(limit))
        let names = titled ? Self.titles(of: columns, questions, after: prefix) : columns.map(\.name)
        heads =
            (titled ? ["Reference", "Stored (UTC)", "Id"] : ["reference", "created", "id"])
            + way.map { titled ? "\($0) no." : $0 } + names
            + (rest.isEmpty ? [] : [titled ? "Further answers" : "further"])
            + (hasTimes ? [titled ? "Answered (local time)" : "answered"] : [])
            + (hasDamage ? [titled ? "Damaged" : "damaged"] : [])
    }

    /// `firms` and `people` for `firms[].people`.
    private static func way(_ items: String) throws(ResultTableProblem) -> [String] {
        if items.isEmpty { return [] }
        guard AnswerPath(items) != nil else { throw ResultTableProblem("\(items) is no path of a repeating section.") }
        // Text: a path that was read.
        return items.split(separator: "[]").map { String($0.drop { $0 == "." }) }
    }

    /// The title of each column. Where two would be the same, they have their sections, and if that does not help, their paths.
    private static func titles(
        of columns: [TableColumn], _ questions: [AskedQuestion], after prefix: String
    ) -> [String] {
        let short = columns.map { column in
            if column.countsItems {
                let list = prefix + column.pattern + "[]."
                let section = questions.first { $0.path.hasPrefix(list) }?.section ?? ""
                return (section.isEmpty ? column.path : section) + " (items)"
            }
            let title = column.question?.title ?? column.path
            guard !column.numbers.isEmpty, let question = column.question else { return title }
            let section = question.section.isEmpty ? column.pattern : question.section
            return section + " " + column.numbers.map { String($0) }.joined(separator: ".") + ": " + title
        }
        let long = columns.indices.map { index in
            guard let section = columns[index].question?.section, !section.isEmpty, columns[index].numbers.isEmpty
            else {
                return short[index]
            }
            return section + ": " + short[index]
        }
        let chosen = distinct(short, else: long)
        return distinct(chosen, else: zip(chosen, columns).map { "\($0) (\($1.path))" })
    }

    private static func distinct(_ texts: [String], else others: [String]) -> [String] {
        let counts = Dictionary(texts.map { (ExactText($0), 1) }, uniquingKeysWith: +)
        return texts.indices.map { counts[texts[$0]] == 1 ? texts[$0] : others[$0] }
    }

    /// The rows of a submission. A damaged one has a row that says so.
    ///
    /// One that came after the columns were counted, and has more than they hold, has none: it is in the next table.
    func rows(of submission: Submission) -> [[TableCell]] {
        let created = Date(timeIntervalSince1970: Double(submission.created) / 1_000)
        let time = created.formatted(
            .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false))
        let start: [TableCell] = [.text(submission.reference), .text(time), .text(submission.id)]
        guard let values = submission.json else {
            if !marksDamage { return [] }
            let blanks = heads.count - start.count - 1
            return [start + Array(repeating: .blank, count: blanks) + [.text(titled ? "Yes" : "true")]]
        }
        guard shape.holds(values, countingItems: listsItems) else { return [] }
        let times: [TableCell] = showsTimes ? [submission.answered.map { .text($0.text) } ?? .blank] : []
        let end = times + (marksDamage ? [.blank] : [])
        return places(in: values, along: way[...]).map { numbers, place in
            start + numbers.map { .number(DecimalNumber($0)) } + columns.map { cell($0, in: place) }
                + further(in: place) + end
        }
    }

    private func cell(_ column: TableColumn, in place: JSONValue) -> TableCell {
        let answer = column.answer(in: place)
        guard column.countsItems else { return TableCell(answer, of: column.question, titled: titled) }
        let count = answer.flatMap { AnswerShape.items(in: $0)?.count } ?? 0
        return count == 0 ? .blank : .number(DecimalNumber(count))
    }

    private func further(in place: JSONValue) -> [TableCell] {
        if rest.isEmpty { return [] }
        let found = rest.compactMap { column -> JSONMember? in
            let text = cell(column, in: place).text
            return text.isEmpty ? nil : JSONMember(column.name, .string(text))
        }
        return [found.isEmpty ? .blank : .text(JSONValue.object(found).text())]
    }

    /// The items that are rows, with their numbers; the values themselves if each submission is a row.
    private func places(in values: JSONValue, along way: ArraySlice<String>) -> [(numbers: [Int], place: JSONValue)] {
        guard let name = way.first else { return [([], values)] }
        var value: JSONValue? = values
        for part in name.split(separator: ".") { value = value?[String(part)] }
        guard let items = value.flatMap({ AnswerShape.items(in: $0) }) else { return [] }
        return items.enumerated().flatMap { index, item in
            places(in: item, along: way.dropFirst()).map { ([index + 1] + $0.numbers, $0.place) }
        }
    }
}

extension TableColumn {
    /// The name of the column without titles.
    fileprivate var name: String { countsItems ? path + "[]" : path }
}
#endif
