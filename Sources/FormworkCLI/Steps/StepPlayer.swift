import FormworkCore
import FormworkDialect

/// Performs steps in a session one by one, and returns what each changed.
struct StepPlayer {
    /// The session.
    let session: FormEngine
    /// The states that are returned after every step besides its changes, such as `values`.
    private let shown: [String]
    private let name: String

    /// Makes a player. The session records from now on, so that steps can show which answers changed and what was
    /// removed.
    ///
    /// - Parameters:
    ///   - session: A session, usually a new one.
    ///   - shown: The states to return after every step besides its changes. The `show` of a step adds to them.
    ///   - name: The name of the file with the steps, for problems.
    init(_ session: FormEngine, showing shown: [String] = [], name: String) {
        self.session = session
        self.shown = shown
        self.name = name
        session.startRecording()
    }

    /// Performs a step.
    ///
    /// - Returns: `changes`, and all states that were asked for.
    /// - Throws: `InputProblem` for a command that is not understood, or names something that does not exist. Then
    ///   nothing has changed.
    func play(_ step: StepReader.Step) throws(InputProblem) -> JSONValue {
        let command = showing(step.command)
        if let sentence = StepProblemFinder(session: session).problem(in: command) { throw problem(step, sentence) }
        let outcome = FormPlayer.step(command, session)
        // Only `press` gets here: its action may name a button that does not exist.
        if outcome["problem"] != nil { throw problem(step, "There is no such button in this form as it is now.") }
        return addingMisfits(to: outcome, of: command)
    }

    /// The outcome with the parts of loaded answers that do not fit, because a person who writes steps needs to see mistakes.
    private func addingMisfits(to outcome: JSONValue, of command: JSONValue) -> JSONValue {
        guard command["op"]?.stringValue == "load", let answers = command["values"] else { return outcome }
        let misfits = session.misfits(in: answers).map { misfit in
            JSONValue.object([
                JSONMember("path", .string(misfit.path)), JSONMember("code", .string(misfit.code.rawValue)),
            ])
        }
        if misfits.isEmpty { return outcome }
        return .object((outcome.objectValue ?? []) + [JSONMember("misfits", .array(misfits))])
    }

    /// The command with the states that every step shows added to its own.
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
