/// Answers and defaults that wait until a computation has run.
struct DeferredAnswers {
    /// A place among the answers.
    private struct AnswerIndex: ListIndex {
        let rawValue: Int32
    }

    private var answers: [WaitingAnswer] = []
    private var order = WorkQueue<ComputationIndex, AnswerIndex>()

    mutating func insert(_ answer: WaitingAnswer, until computation: ComputationIndex) {
        order.insert(computation, AnswerIndex(answers.count))
        answers.append(answer)
    }

    /// The next answer, in the order in which the computations run; `nil` if none is left.
    mutating func removeFirst() -> (computation: ComputationIndex, answer: WaitingAnswer)? {
        guard let (computation, answer) = order.removeFirst() else {
            answers = []
            return nil
        }
        return (computation, answers[answer.position])
    }
}

/// How answers that arrive together are set.
package enum AnswerKind {
    /// They come from a program, so fields that never take input get them too.
    case trusted
    /// They come from the definition. Fields that never take input get them, but secrets do not: a definition is known
    /// to everybody.
    case defined
    /// They may come from anybody, so fields that nobody can answer do not get them.
    case untrusted
    /// They are kept for the policy that decides which of them count.
    case kept
}

/// An answer that waits to be set.
package struct WaitingAnswer {
    package let node: NodeIndex
    /// The item that the node belongs to.
    package let item: ItemIndex
    /// `nil` for the field's default.
    package let value: FormValue?
}
