/// Answers and defaults that wait until a computation has run.
struct DeferredAnswers {
    /// One of them: an answer, or `nil` for the field's default.
    struct Answer {
        var node: NodeIndex
        var value: FormValue?
        var computation: ComputationIndex
    }

    private var answers: [Answer] = []
    private var order = WorkQueue()

    mutating func insert(_ answer: Answer) {
        order.insert(rank: answer.computation.rawValue, place: Int32(truncatingIfNeeded: answers.count))
        answers.append(answer)
    }

    /// The next one, in the order in which the computations run; `nil` if none is left.
    mutating func removeFirst() -> Answer? {
        guard let (_, place) = order.removeFirst() else {
            answers = []
            return nil
        }
        return answers[Int(place)]
    }
}

/// What becomes of answers that come all together.
package enum AnswerKind {
    /// They come from a program, and are given also to fields that never take input.
    case trusted
    /// They may come from anybody: fields that nobody can answer get none.
    case untrusted
    /// They are kept for whoever decides which of them count.
    case kept
}

/// An answer that was kept, with the item that its node belonged to.
package struct KeptAnswer {
    package var node: NodeIndex
    package var item: ItemIndex
    package var answer: FormValue
}
