package import FormworkRuntime

/// Plays the steps of conformance vectors, and describes the changes of each.
///
/// It uses the runtime only, so it also runs in a browser, where tests compare its output with the native one.
/// `FormPlayer` has further words, for example `undo`, which pages do not have.
package enum VectorPlayer {
    /// Plays `{"hydration": …, "steps": [command…]}`.
    ///
    /// - Returns: `{"steps": [{"changes": …, …}…]}`, or `{"problem": …}` if there is no usable hydration data.
    package static func play(_ vector: JSONValue) -> JSONValue {
        guard let hydration = vector["hydration"].flatMap({ HydrationData($0) }) else {
            return .object([JSONMember("problem", "hydration")])
        }
        let engine = FormEngine(unobserved: hydration.form, context: hydration.context)
        _ = engine.restore(hydration.snapshot)
        let steps = vector["steps"]?.arrayValue ?? []
        return .object([JSONMember("steps", .array(steps.map { step($0, engine) }))])
    }

    /// Whether it knows the words of all steps of a vector.
    package static func canPlay(_ vector: JSONValue) -> Bool {
        (vector["steps"]?.arrayValue ?? []).allSatisfy { step in
            guard let operation = step["op"]?.stringValue else { return false }
            let states = step["show"]?.arrayValue ?? []
            return operations.contains { $0.isSame(as: operation) }
                && states.allSatisfy { $0.stringValue.flatMap { State.named($0) } != nil }
        }
    }

    private static func step(_ command: JSONValue, _ engine: FormEngine) -> JSONValue {
        guard let changes = changes(command, engine) else { return .object([JSONMember("problem", "command")]) }
        var members = [JSONMember("changes", changes.json)]
        for request in command["show"]?.arrayValue ?? [] {
            if let name = request.stringValue, let json = state(name, engine) { members.append(JSONMember(name, json)) }
        }
        return .object(members)
    }

    /// All words that can be the `op` of a step: those of `CommandReader`, `restore` and `delete_field`.
    package static var operations: [String] {
        CommandReader.operations + Operation.allCases.map { $0.rawValue }
    }

    private enum Operation: String, CaseIterable {
        case restore
        case deleteField = "delete_field"
    }

    /// Performs one command; `nil` if the command has another word, or names something that the form does not have.
    package static func changes(_ command: JSONValue, _ engine: FormEngine) -> ChangeSet? {
        if let input = CommandReader.input(command, for: engine) { return engine.perform(input) }
        guard let name = command["op"]?.stringValue else { return nil }
        return switch Operation.allCases.first(where: { $0.rawValue.isSame(as: name) }) {
        case .deleteField: command["field"]?.stringValue.flatMap { engine.node(at: $0) }.map { engine.deleteField($0) }
        case .restore: engine.restore(command["snapshot"] ?? .object([]))
        case nil: nil
        }
    }

    /// All words that can be in the `show` of a step.
    package static var states: [String] { State.allCases.map { $0.rawValue } }

    private enum State: String, CaseIterable {
        case values, parameters, errors, rows, fields, statistics, snapshot
        case flatValues = "flat_values"

        static func named(_ name: String) -> State? { allCases.first { $0.rawValue.isSame(as: name) } }
    }

    /// A part of a session's state; `nil` for other words.
    package static func state(_ name: String, _ engine: FormEngine) -> JSONValue? {
        switch State.named(name) {
        case .values: engine.values
        case .flatValues: engine.flatValues
        case .parameters: engine.parameters
        case .errors: .array(engine.errors.map { $0.json })
        case .rows: .array(engine.rows.map { .string($0.id.text) })
        case .fields: .object(engine.rows.compactMap { field($0.id, engine) })
        case .statistics: engine.statistics.json
        case .snapshot: engine.state.snapshot(loaded: engine.state.loaded)
        case nil: nil
        }
    }

    private static func field(_ row: RowID, _ engine: FormEngine) -> JSONMember? {
        guard row.kind == .field, let state = engine.field(row.node) else { return nil }
        var members = [JSONMember("text", .string(state.text)), JSONMember("display", .string(state.display))]
        if !state.isEnabled { members.append(JSONMember("disabled", true)) }
        if state.isRequired { members.append(JSONMember("required", true)) }
        if let error = state.error { members.append(JSONMember("error", .string(error))) }
        return JSONMember(state.path, .object(members))
    }
}
