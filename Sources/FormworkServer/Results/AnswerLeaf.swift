#if Server
import FormworkCore

/// One answer of a submission, and where it is.
struct AnswerLeaf {
    /// The place, as a column has it.
    let column: TableColumn
    let value: JSONValue
}

extension JSONValue {
    /// The answers in stored values, in their order, up to a number, and how many are left out.
    ///
    /// - Complexity: linear in the values, whatever lists are inside of each other.
    func leaves(upTo limit: Int) -> (leaves: [AnswerLeaf], rest: Int) {
        var walk = LeafWalk(limit: limit)
        walk.take(self)
        return (walk.leaves, walk.rest)
    }
}

private struct LeafWalk {
    let limit: Int
    var leaves: [AnswerLeaf] = []
    var rest = 0
    private var steps: [TableColumn.Step] = []

    init(limit: Int) {
        self.limit = limit
    }

    mutating func take(_ value: JSONValue) {
        if let items = AnswerShape.items(in: value) {
            for (index, item) in items.enumerated() { take(item, at: .item(index)) }
        } else if let members = AnswerShape.members(of: value) {
            for member in members { take(member.value, at: .name(member.key)) }
        } else if !value.isNull, value.arrayValue?.isEmpty != true {
            if leaves.count < limit {
                leaves.append(AnswerLeaf(column: TableColumn(steps: steps), value: value))
            } else {
                rest += 1
            }
        }
    }

    private mutating func take(_ value: JSONValue, at step: TableColumn.Step) {
        steps.append(step)
        take(value)
        steps.removeLast()
    }
}
#endif
