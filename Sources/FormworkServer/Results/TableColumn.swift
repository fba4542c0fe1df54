#if Server
import FormworkCore

/// A column of a table of submissions: one question, or one question of one item.
struct TableColumn {
    /// A step from the values to an answer.
    enum Step: Equatable {
        case name(String)
        /// An item of a list, from 0.
        case item(Int)
    }

    /// The way to the answer.
    var steps: [Step]
    /// The question; `nil` for an answer that the form does not ask for any more.
    var question: AskedQuestion?
    /// Whether the column has the number of the items of a list instead of an answer.
    var countsItems = false

    init(steps: [Step], question: AskedQuestion? = nil, countsItems: Bool = false) {
        self.steps = steps
        self.question = question
        self.countsItems = countsItems
    }

    /// The column of an answer that is in no list.
    init(path: String) {
        self.init(steps: path.split(separator: ".").map { .name(String($0)) })
    }

    /// The answer in the values of a submission, or of an item; `nil` if absent.
    func answer(in values: JSONValue) -> JSONValue? {
        var value = values
        for step in steps {
            switch step {
            case .name(let name):
                guard let member = value[name] else { return nil }
                value = member
            case .item(let index):
                guard let items = value.arrayValue, items.indices.contains(index) else { return nil }
                value = items[index]
            }
        }
        return value
    }

    /// The path as it is written: `guests[0].name`.
    var path: String { text { "[\($0)]" } }

    /// The path with empty brackets for items: `guests[].name`.
    var pattern: String { text { _ in "[]" } }

    /// The numbers of the items around the answer, from 1.
    var numbers: [Int] {
        steps.compactMap { if case .item(let index) = $0 { index + 1 } else { nil } }
    }

    private func text(_ item: (Int) -> String) -> String {
        steps.enumerated().map { place, step in
            switch step {
            case .name(let name): (place == 0 ? "" : ".") + name
            case .item(let index): item(index)
            }
        }.joined()
    }
}

extension AnswerShape {
    /// A column for each answer below this place.
    ///
    /// - Parameter listsItems: Whether lists have as many columns for each question as their longest has items. Otherwise a
    ///   list has one column, with the number of its items. Ask `columnCount(upTo:)` first: lists inside of lists multiply.
    func columns(after steps: [TableColumn.Step] = [], listingItems listsItems: Bool) -> [TableColumn] {
        var columns = isAnswer ? [TableColumn(steps: steps)] : []
        for member in members {
            columns += member.shape.columns(after: steps + [.name(member.name)], listingItems: listsItems)
        }
        guard let items = items.first else { return columns }
        guard listsItems else { return columns + [TableColumn(steps: steps, countsItems: true)] }
        for index in 0..<mostItems { columns += items.columns(after: steps + [.item(index)], listingItems: true) }
        return columns
    }

    /// How many columns that would be, without making them. It stops at a limit.
    func columnCount(upTo limit: Int) -> Int {
        var count = isAnswer ? 1 : 0
        for member in members where count <= limit { count += member.shape.columnCount(upTo: limit) }
        if count <= limit, let items = items.first {
            count += min(mostItems, limit + 1) * min(items.columnCount(upTo: limit), limit + 1)
        }
        return min(count, limit + 1)
    }
}
#endif
