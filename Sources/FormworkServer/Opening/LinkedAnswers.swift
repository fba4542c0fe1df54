#if Server
import FormworkCore

/// The answers in the address of a page, such as `?name=Ada`.
///
/// Anybody can write a link. So only fields that allow it (`Field.prefill`) take an answer, never secrets, and only an
/// answer that a person could have typed and that has no error. Anything else in the address is ignored, and told if it names a
/// question of the form.
enum LinkedAnswers {
    /// The maximum number of parameters of an address that are looked at.
    private static let limit = 200

    /// The answers by their paths, and the paths of the questions whose answers are not used.
    ///
    /// - Parameters:
    ///   - query: The part of the address after the question mark.
    ///   - form: The form.
    ///   - context: The context of the session that gets the answers.
    static func read(
        _ query: String, for form: CompiledForm, _ context: SessionContext
    ) -> (answers: [JSONMember], unused: [String]) {
        guard let parameters = try? URLEncodedForm(Array(query.utf8), maxFields: limit) else { return ([], []) }
        // The answers are typed into a session that is thrown away.
        let trial = FormEngine(form, context: context)
        _ = trial.perform(.load(.object([])))
        var given: [(node: NodeID, texts: [String])] = []
        var unused: [String] = []
        for entry in parameters.entries where !entry.name.isSame(as: "lang") {
            guard let node = trial.node(at: entry.name), let field = trial.field(node)?.field else { continue }
            guard field.prefill, !field.isSecret, field.valueKind != .none else {
                unused.append(trial.path(of: node))
                continue
            }
            if let place = given.firstIndex(where: { $0.node == node }) {
                given[place].texts.append(entry.value)
            } else {
                given.append((node, [entry.value]))
            }
        }
        if given.isEmpty { return ([], unused) }
        for (node, texts) in given { type(texts, at: node, in: trial) }
        _ = trial.perform(.submit)
        if trial.isExhausted { return ([], given.map { trial.path(of: $0.node) }) }
        let wrong = Set(trial.errors.map(\.node))
        var answers: [JSONMember] = []
        for (node, _) in given {
            guard let state = trial.field(node) else { continue }
            if !wrong.contains(node), !state.value.isBlank, offers(state) {
                answers.append(JSONMember(state.path, state.value.json))
            } else {
                unused.append(state.path)
            }
        }
        return (answers, unused)
    }

    private static func type(_ texts: [String], at node: NodeID, in trial: FormEngine) {
        guard let field = trial.field(node)?.field else { return }
        if !field.type.takesInput {
            _ = trial.perform(.set(node, .text(texts.last ?? "")), eventsAct: false)
        } else if field.valueKind == .options {
            _ = trial.perform(.edit(node, TextEdit(values: texts)), eventsAct: false)
        } else {
            _ = trial.perform(.edit(node, TextEdit(texts.last ?? "")), eventsAct: false)
        }
    }

    /// Whether an answer is one of the options. A field that takes no input now has no error that would say so.
    private static func offers(_ state: FieldState) -> Bool {
        let options = state.field.options.map(\.id.canonicalText)
        return switch state.field.valueKind {
        case .option, .options: state.controlTexts.allSatisfy { options.contains($0) }
        default: true
        }
    }
}
#endif
