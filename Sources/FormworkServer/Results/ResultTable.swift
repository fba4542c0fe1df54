#if Server
public import FormworkCore
import Foundation

/// The submissions of a query as a table for spreadsheets: CSV as in RFC 4180, in UTF-8.
///
/// A row is a submission, and each item of a repeating section has columns of its own, as long as there are no more of them than
/// `itemColumnLimit`. Otherwise a section has one column, with the number of its items, and its items are in a table of their own:
/// there a row is an item, the numbers of the items around it are in columns, and the submission has as many rows as it has items.
/// A submission whose stored text is damaged has a row that says so.
public struct ResultTable: Sendable {
    /// The separator between two cells.
    public enum Separator: String, CaseIterable, Sendable {
        /// A comma.
        case comma
        /// A semicolon, which spreadsheets expect in countries where a comma stands in numbers.
        case semicolon
        /// A tab.
        case tab

        var character: Character {
            switch self {
            case .comma: ","
            case .semicolon: ";"
            case .tab: "\t"
            }
        }
    }

    /// The maximum number of columns of a table, which is what spreadsheets can show.
    public static let columnLimit = 16_384
    /// The maximum number of columns that the items of repeating sections have in a table of submissions.
    public static let itemColumnLimit = 1_000

    /// Which submissions.
    public var query: SubmissionQuery
    /// The form, for titles and for questions that nobody answered; `nil` to write what the submissions have.
    public var form: CompiledForm?
    /// Whether columns and options have the titles of the form instead of ids.
    public var titled: Bool
    /// The repeating section whose items are the rows, such as `guests` or `firms[].people`. Blank for a row each submission.
    public var items: String
    /// The separator between two cells.
    public var separator: Separator
    /// Whether the table begins with the mark of UTF-8, by which Excel recognises it.
    public var marked: Bool
    /// Which answers stand in the cells. Parameters have columns with their own names and no titles, and a column also for a
    /// question that nobody answered if blank answers are `null`. The layout makes no difference. A submission that was
    /// stored without parameters has its values.
    public var format = AnswerFormat.canonical()

    /// How the query finds answers; `nil` for the titles of the form's options, and for days and numbers as they are stored.
    var shown: ShownAnswers?

    /// The keys with which sensitive answers are shown; `nil` to hide them. Those that cannot be read stay hidden. Whoever shows
    /// them notes it in the log of accesses.
    public var revealing: AnswerKeys?

    /// Describes a table.
    public init(
        _ query: SubmissionQuery, form: CompiledForm? = nil, titled: Bool = true, items: String = "",
        separator: Separator = .comma, marked: Bool = false
    ) {
        self.query = query
        self.form = form
        self.titled = titled
        self.items = items
        self.separator = separator
        self.marked = marked
    }

    /// Writes the table, some rows at a time. The submissions are read twice: first to find out how many columns there are.
    ///
    /// - Returns: How many rows there are, without the heads.
    /// - Throws: `ResultTableProblem` before anything is written, and what the store and the function throw.
    @discardableResult
    public func write(
        from store: any ResultStore, to output: ([UInt8]) async throws -> Void
    ) async throws -> Int {
        try await write(layout(of: store), from: store, to: output)
    }

    /// Writes the rows with columns that were counted before.
    @discardableResult
    func write(
        _ layout: TableLayout, from store: any ResultStore, to output: ([UInt8]) async throws -> Void
    ) async throws -> Int {
        let writer = CSVWriter(separator: separator.character)
        try await output((marked ? [0xEF, 0xBB, 0xBF] : []) + writer.row(layout.heads.map { .text($0) }))
        var count = 0
        try await store.forEachPage(oldestFirst, shown: findingBy) { page in
            for submission in page.submissions {
                var bytes: [UInt8] = []
                for row in layout.rows(of: shown(submission)) {
                    count += 1
                    bytes += writer.row(row)
                    // A submission may have very many items.
                    if bytes.count > 1 << 20 {
                        try await output(bytes)
                        bytes = []
                    }
                }
                try await output(bytes)
            }
        }
        return count
    }

    /// The paths of the repeating sections of the form and of the submissions, such as `guests` and `firms[].people`. Each has a
    /// table of its own (`items`).
    public func lists(in store: any ResultStore) async throws -> [String] {
        try await shape(of: store).shape.lists()
    }

    private func shown(_ submission: Submission) -> Submission {
        var shown = revealing.map { submission.openedPartly(with: $0).submission } ?? submission.hiding(findingBy)
        if case .parameters(_, let blanks) = format,
            let answers = shown.answers(as: .parameters(.nested, blanks: blanks))
        {
            shown.values = answers.text()
        }
        return shown
    }

    /// The questions of the form, by the paths of values.
    private var questions: [AskedQuestion] { !format.isForPrograms ? form?.askedQuestions ?? [] : [] }

    private var countsBlanks: Bool { if case .parameters(_, .null) = format { true } else { false } }

    private var findingBy: ShownAnswers? { shown ?? form.map { ShownAnswers($0) } }

    private var oldestFirst: SubmissionQuery {
        var query = query
        query.newestFirst = false
        return query
    }

    /// Counts the columns.
    func layout(of store: any ResultStore) async throws -> TableLayout {
        let found = try await shape(of: store)
        return try TableLayout(
            found.shape, questions, titled: titled && !format.isForPrograms, items: items, hasTimes: found.hasTimes,
            hasDamage: found.hasDamage)
    }

    private func shape(
        of store: any ResultStore
    ) async throws -> (shape: AnswerShape, hasTimes: Bool, hasDamage: Bool) {
        var shape = AnswerShape()
        var (hasTimes, hasDamage) = (false, false)
        for question in questions { shape.add(question.path) }
        try await store.forEachPage(oldestFirst, shown: findingBy) { page in
            for submission in page.submissions {
                if submission.answered != nil { hasTimes = true }
                if let values = shown(submission).json {
                    shape.add(values, countingBlanks: countsBlanks)
                } else {
                    hasDamage = true
                }
            }
        }
        return (shape, hasTimes, hasDamage)
    }
}

/// Why a table cannot be written, in one sentence.
public struct ResultTableProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
#endif
