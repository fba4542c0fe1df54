public import FormworkCore
public import FormworkDefinition

/// Plays transactions on a session one by one and says what each did, or why it is none.
public struct StepPlayer {
    /// The session that is played on.
    public let session: FormEngine
    /// What is told after every step besides what it changed, such as `values`.
    private let shown: [String]
    private let name: String

    /// Prepares to play.
    ///
    /// - Parameters:
    ///   - session: A session, usually a new one.
    ///   - shown: What to tell after every step besides what it changed; a step's own `show` adds to it.
    ///   - name: Where the steps come from; problems show it.
    public init(_ session: FormEngine, showing shown: [String] = [], name: String) {
        self.session = session
        self.shown = shown
        self.name = name
    }

    /// Performs a step.
    ///
    /// - Returns: `changes`, and everything that was to be shown.
    /// - Throws: `InputProblem` for a command that is not understood or names what is not there; it changed nothing.
    public func play(_ step: StepReader.Step) throws(InputProblem) -> JSONValue {
        let command = showing(step.command)
        let outcome = FormPlayer.step(command, session)
        if outcome["problem"] != nil { throw problem(step, reason(step.command)) }
        for name in command["show"]?.arrayValue ?? [] where name.stringValue.map({ outcome[$0] == nil }) ?? true {
            let known = FormPlayer.states
            let written = name.stringValue ?? ""
            throw problem(
                step,
                "There is nothing to show of that name.\(guess(written, known)) "
                    + "It can be \(known.joined(separator: ", ")).")
        }
        return outcome
    }

    /// The command, asking also for what every step is to show.
    private func showing(_ command: JSONValue) -> JSONValue {
        let own = command["show"]?.arrayValue ?? []
        let added = shown.map { JSONValue.string($0) }.filter { !own.contains($0) }
        let others = (command.objectValue ?? []).filter { $0.key != "show" }
        return .object(others + [JSONMember("show", .array(own + added))])
    }

    /// Why a command is none.
    private func reason(_ command: JSONValue) -> String {
        let operations = FormPlayer.operations
        guard let operation = command["op"]?.stringValue else {
            return "A step says with `op` what happens: \(operations.joined(separator: ", "))."
        }
        guard operations.contains(operation) else {
            return "`op` names nothing that can happen.\(guess(operation, operations)) "
                + "It can be \(operations.joined(separator: ", "))."
        }
        if let path = command["field"]?.stringValue, session.node(at: path) == nil {
            let paths = session.rows.map { session.path(of: $0.id.node) }.filter { !$0.isEmpty }
            return "`field` names nothing in this form as it is now.\(guess(path, paths))"
        }
        if command["row"]?.stringValue.map({ RowID($0) == nil }) ?? false {
            return "`row` is not the identity of a row, as `rows` shows them."
        }
        return "Something is missing that `\(operation)` needs, such as `field`, `row`, `to`, `action` or `clock`."
    }

    private func guess(_ written: String, _ words: [String]) -> String {
        NearestWords.suggest(for: written, among: words).first.map { " Did you mean `\($0)`?" } ?? ""
    }

    private func problem(_ step: StepReader.Step, _ sentence: String) -> InputProblem {
        InputProblem(file: name, line: step.line, column: step.column, sentence: sentence)
    }
}
