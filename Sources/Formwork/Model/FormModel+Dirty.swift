import FormworkCore

extension FormModel {
    /// Whether any answer differs from the loaded answers and defaults, as when a screen asks whether to discard changes.
    ///
    /// A view that reads it is drawn again when it becomes another value, and not with every key. An answer that was changed back has not
    /// changed. From the first reading on, each change compares the answers, which is linear in the number of fields; a model that nobody
    /// asks compares nothing.
    public var isDirty: Bool {
        if dirt == .unasked { dirt = session.isDirty ? .changed : .unchanged }
        return dirt == .changed
    }

    /// Compares the answers again, if somebody wants to know.
    func noteDirt(after change: SessionChange) {
        guard dirt != .unasked else { return }
        let now: AnswerDirt = session.isDirty ? .changed : .unchanged
        if now != dirt { dirt = now }
    }
}

/// The knowledge of a model of whether the answers differ from the loaded ones.
enum AnswerDirt {
    /// Nobody asked.
    case unasked
    /// They are the same.
    case unchanged
    /// They differ.
    case changed
}
