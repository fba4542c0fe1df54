#if Server
import Formwork
import FormworkCore
import FormworkPages
import Foundation

/// The search that the address of a list asks for.
struct AdminSearch {
    /// The values of the controls.
    private(set) var controls = AdminListPage.Search()
    private(set) var query: SubmissionQuery
    /// The position at which the list begins; `nil` for its beginning.
    private(set) var cursor: SubmissionCursor?

    /// How many columns a reader can choose at most.
    private static let columnLimit = 40

    /// - Parameters:
    ///   - columns: The paths of the questions that have columns; empty for the first ones.
    ///   - parameter: Returns a parameter of the address by its name; `nil` if absent.
    init(_ form: String, columns: [String] = [], _ parameter: (String) -> String?) {
        func text(_ name: String) -> String { String((parameter(name) ?? "").prefix(1_000)) }
        query = SubmissionQuery(form: form)
        controls.text = text("search")
        controls.since = text("since")
        controls.until = text("until")
        controls.question = text("question")
        controls.test = text("test")
        controls.answer = text("answer")
        controls.columns = Array(columns.prefix(Self.columnLimit))
        controls.order = text("order") == "oldest" ? "oldest" : ""
        query.newestFirst = controls.order.isEmpty
        query.search = controls.text
        query.since = Self.start(of: controls.since)
        // The last day is shown whole.
        query.until = Self.start(of: controls.until).map { $0 + 86_400_000 }
        if !controls.question.isEmpty, let test = AnswerFilter.Test(word: controls.test) {
            query.filters = AnswerFilter(controls.question, test, controls.answer).map { [$0] } ?? []
        }
        cursor = SubmissionCursor(text("after"))
    }

    /// The beginning of a day in UTC, in milliseconds since 1970.
    private static func start(of day: String) -> Int64? {
        CivilDate(day).map { Int64($0.daysSinceEpoch) * 86_400_000 }
    }

    /// The part of an address that asks for the same.
    ///
    /// - Parameters:
    ///   - cursor: The position at which the list begins; `nil` for its beginning.
    ///   - isReversed: Whether it asks for the other order.
    func parameters(after cursor: SubmissionCursor? = nil, isReversed: Bool = false) -> String {
        let isOldestFirst = query.newestFirst == isReversed
        let searched = [
            ("search", controls.text), ("since", controls.since), ("until", controls.until),
            ("question", controls.question), ("test", controls.question.isEmpty ? "" : controls.test),
            ("answer", controls.question.isEmpty ? "" : controls.answer), ("order", isOldestFirst ? "oldest" : ""),
            ("after", cursor?.text ?? ""),
        ]
        let pairs = (searched + controls.columns.map { ("column", $0) }).filter { !$0.1.isEmpty }
        if pairs.isEmpty { return "" }
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
        return "?"
            + pairs.map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: plain) ?? "")" }.joined(
                separator: "&")
    }
}

extension AnswerFilter.Test {
    /// The words of the choice in a list.
    var word: AdminWord {
        switch self {
        case .equals: .is
        case .contains: .has
        case .atLeast: .atLeast
        case .atMost: .atMost
        case .isAnswered: .answered
        case .isBlank: .blank
        }
    }
}
#endif
