public import FormworkCore
public import FormworkDialect

/// Plays transactions on a session one by one and says what each did, or why it is none.
public struct StepPlayer {
    /// The session that is played on.
    public let session: FormEngine
    /// What is told after every step besides what it changed, such as `values`.
    private let shown: [String]
    private let name: String

    /// Prepares to play; the session records from now on, so that steps can show what changed and what was removed.
    ///
    /// - Parameters:
    ///   - session: A session, usually a new one.
    ///   - shown: What to tell after every step besides what it changed; a step's own `show` adds to it.
    ///   - name: Where the steps come from; problems show it.
    public init(_ session: FormEngine, showing shown: [String] = [], name: String) {
        self.session = session
        self.shown = shown
        self.name = name
        session.startRecording()
    }

    /// Performs a step.
    ///
    /// - Returns: `changes`, and everything that was to be shown.
    /// - Throws: `InputProblem` for a command that is not understood or names what is not there; it changed nothing.
    public func play(_ step: StepReader.Step) throws(InputProblem) -> JSONValue {
        let command = showing(step.command)
        if let sentence = StepCheck(session: session).problem(in: command) { throw problem(step, sentence) }
        let outcome = FormPlayer.step(command, session)
        // What is left is `press`, whose action names what it acts on.
        if outcome["problem"] != nil { throw problem(step, "There is no such button in this form as it is now.") }
        return outcome
    }

    /// The command, asking also for what every step is to show.
    private func showing(_ command: JSONValue) -> JSONValue {
        let written = command["show"]
        guard !shown.isEmpty, let own = written.map({ $0.arrayValue }) ?? [] else { return command }
        let added = shown.map { JSONValue.string($0) }.filter { !own.contains($0) }
        let others = (command.objectValue ?? []).filter { $0.key != "show" }
        return .object(others + [JSONMember("show", .array(own + added))])
    }

    private func problem(_ step: StepReader.Step, _ sentence: String) -> InputProblem {
        InputProblem(file: name, line: step.line, column: step.column, sentence: sentence)
    }
}
