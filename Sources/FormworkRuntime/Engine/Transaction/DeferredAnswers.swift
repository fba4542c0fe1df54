/// Answers and defaults that wait until a computation has run.
struct DeferredAnswers {
    private var answers: [WaitingAnswer] = []
    private var order = WorkQueue()

    mutating func insert(_ answer: WaitingAnswer, until computation: ComputationIndex) {
        order.insert(rank: computation.rawValue, place: Int32(truncatingIfNeeded: answers.count))
        answers.append(answer)
    }

    /// The next one, in the order in which the computations run; `nil` if none is left.
    mutating func removeFirst() -> (computation: ComputationIndex, answer: WaitingAnswer)? {
        guard let (rank, place) = order.removeFirst() else {
            answers = []
            return nil
        }
        return (ComputationIndex(rawValue: rank), answers[Int(place)])
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

/// An answer that is not given yet.
package struct WaitingAnswer {
    package var node: NodeIndex
    /// The item that the node belongs to.
    package var item: ItemIndex
    /// `nil` for the field's default.
    package var value: FormValue?
}
