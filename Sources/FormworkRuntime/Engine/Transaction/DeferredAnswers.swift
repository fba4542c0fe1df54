/// Answers and defaults that wait until a computation has run.
struct DeferredAnswers {
    /// The index of a waiting answer.
    private struct AnswerIndex: ListIndex {
        let rawValue: Int32
    }

    private var answers: IndexedArray<AnswerIndex, WaitingAnswer> = []
    private var order = WorkQueue<ComputationIndex, AnswerIndex>()

    mutating func insert(_ answer: WaitingAnswer, until computation: ComputationIndex) {
        order.insert(computation, answers.endIndex)
        answers.append(answer)
    }

    /// The next answer, in the order in which the computations run; `nil` at the end.
    mutating func removeFirst() -> (computation: ComputationIndex, answer: WaitingAnswer)? {
        guard let (computation, answer) = order.removeFirst() else {
            answers = []
            return nil
        }
        return (computation, answers[answer])
    }
}

/// The source of answers, which decides which fields they can set.
package enum AnswerSource {
    /// They come from a program. They also set fields that never take input.
    case trusted
    /// They come from the definition. They also set fields that never take input, but no secrets, because everybody can
    /// read a definition.
    case defined
    /// They may come from anybody. They do not set fields that can never be answered.
    case untrusted
    /// They may come from anybody, and a policy decides later which of them count.
    case collected
}

/// An answer that waits to be set.
package struct WaitingAnswer {
    package let node: NodeIndex
    /// The item that the node belongs to.
    package let item: ItemIndex
    /// The value; `nil` for the default of the field.
    package let value: FormValue?
}
