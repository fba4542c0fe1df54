/// Decides which answers count where they come from anybody, such as those that were posted.
///
/// A class so that a session without one has none of its code, as in a page: there a person answers, and nobody else.
class AnswerGuard {
    /// Whether an answer counts for a field that takes no input now.
    func admits(_ engine: FormEngine, _ node: Int, _ value: FormValue) -> Bool { true }

    /// Takes back, before a submission, what no check looks at although nobody can have answered it.
    func takeBackForeignChoices(_ engine: FormEngine) {}

    /// Keeps an answer until it is known which answers count.
    func keep(_ answer: FormValue, at node: Int, of engine: FormEngine) {}

    /// Replaces all answers of a session that was cleared.
    func replace(_ engine: FormEngine, _ answers: JSONValue) {}
}

extension FormEngine {
    /// From now on `editAll` and `replaceAnswers` take an answer only where a person could have given it, beginning with the
    /// session as it stands; everything else keeps what it has, or what `load` would give it.
    ///
    /// For answers that anybody may have sent. A field that takes no input now is answered only if the person can bring it
    /// to take some, and a choice among what is offered only with one of the options.
    public func guardAnswers() {
        answerGuard = PossibleAnswers(form)
    }
}

/// Admits what people could have answered.
private final class PossibleAnswers: AnswerGuard {
    private let answerability: Answerability
    private var kept: [(node: Int, item: Int32, answer: FormValue)] = []

    init(_ form: CompiledForm) {
        answerability = Answerability(form)
    }

    override func admits(_ engine: FormEngine, _ node: Int, _ value: FormValue) -> Bool {
        isOpen(node, in: engine) || answerability.mayBeGiven(value, at: node, in: engine)
    }

    /// A choice that is no option is reported while its field takes input. Otherwise nobody would look at it.
    override func takeBackForeignChoices(_ engine: FormEngine) {
        engine.forEachNode { node in
            guard !engine.nodes[node].flags.contains([.relevant, .enabled]), let field = engine.field(of: node),
                !field.hasWritten(engine.nodes[node].value)
            else { return }
            engine.accept(FormEngine.Entry(value: .blank), at: node)
        }
        engine.settle()
    }

    override func keep(_ answer: FormValue, at node: Int, of engine: FormEngine) {
        kept.append((node, engine.nodes[node].item, answer))
    }

    /// Begins with what `load` gives a form with these items, because that is what a person begins with. Then the answers
    /// of fields that a person can answer are replaced, by none if none was sent.
    override func replace(_ engine: FormEngine, _ answers: JSONValue) {
        kept = []
        engine.take(answers, in: 0, isTrusted: false)
        settle(engine) { engine.forEachNode { engine.fillDefault(at: $0) } }
        returnItems(engine)
        var open: [Int] = []
        engine.forEachNode { node in
            if engine.field(of: node) != nil, isOpen(node, in: engine) { open.append(node) }
        }
        let given = kept.filter { node, item, answer in
            guard engine.nodes[node].item == item else { return false }
            return admits(engine, node, engine.field(of: node).map { engine.entry(answer, for: $0).value } ?? .blank)
        }
        for node in open where !engine.nodes[node].value.isBlank && !engine.hasFormula(node) {
            engine.accept(FormEngine.Entry(value: .blank), at: node)
        }
        for (node, _, answer) in given { engine.give(answer, at: node) }
        kept = []
    }

    private func isOpen(_ node: Int, in engine: FormEngine) -> Bool {
        !engine.form.isNeverAnswered(Int(engine.nodes[node].element)) && answerability.isOpen(node, in: engine)
    }

    /// Gives repeating sections that nobody can change the items they begin with.
    private func returnItems(_ engine: FormEngine) {
        var closed: [Int] = []
        engine.forEachNode { node in
            if engine.element(of: node).itemScope >= 0, !isOpen(node, in: engine) { closed.append(node) }
        }
        for node in closed where engine.nodes[node].item >= 0 {
            settle(engine) {
                engine.keepItems([], of: node)
                engine.fillToMinimum(node)
                engine.nodes[node].flags.remove(.answered)
                engine.fillItems(at: node)
                for item in engine.items(of: node) { engine.fillDefaults(in: item) }
            }
        }
    }

    private func settle(_ engine: FormEngine, _ change: () -> Void) {
        change()
        engine.giveWaitingAnswers()
        engine.scheduleEverything()
        engine.settle()
    }
}

extension CompiledField {
    /// Whether every choice in a value is one of the form's options, offered now or not.
    fileprivate func hasWritten(_ value: FormValue) -> Bool {
        switch (valueKind, value) {
        case (.option, _): value.isBlank || optionID(value.canonicalText) != nil
        case (.options, .list(let list)): list.allSatisfy { optionID($0.canonicalText) != nil }
        default: true
        }
    }
}
