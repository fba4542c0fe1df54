/// Plays a list of transactions and tells what each did: for tests that compare machines, and for the
/// command line.
public enum FormPlayer {
    /// Plays `{"handover": …, "steps": [command…]}`.
    ///
    /// A step may ask with `"show": ["values", "errors"]` for the state after it; `states` lists what there is.
    ///
    /// - Returns: `{"steps": [{"changes": …, …}…]}`, or `{"problem": …}` if there is no usable handover.
    public static func play(_ vector: JSONValue) -> JSONValue {
        guard let handover = vector["handover"].flatMap({ Handover($0) }) else {
            return .object([JSONMember("problem", "handover")])
        }
        let engine = handover.open()
        return .object([JSONMember("steps", .array((vector["steps"]?.arrayValue ?? []).map { step($0, engine) }))])
    }

    /// Performs one command and describes its outcome.
    public static func step(_ command: JSONValue, _ engine: FormEngine) -> JSONValue {
        guard let changes = changes(command, engine) else { return .object([JSONMember("problem", "command")]) }
        var members = [JSONMember("changes", changes.json)]
        for request in command["show"]?.arrayValue ?? [] {
            if let name = request.stringValue, let json = state(name, engine) { members.append(JSONMember(name, json)) }
        }
        return .object(members)
    }

    /// What a step's `op` can be: what `CommandReader` reads, and going back and forth.
    public static var operations: [String] {
        CommandReader.operations + Journey.allCases.map { $0.rawValue }
    }

    private enum Journey: String, CaseIterable {
        case undo, redo, restore

        static func named(_ name: String) -> Journey? { allCases.first { $0.rawValue.isSame(as: name) } }
    }

    private static func changes(_ command: JSONValue, _ engine: FormEngine) -> ChangeSet? {
        if let input = CommandReader.input(command, for: engine) { return engine.perform(input) }
        return switch command["op"]?.stringValue.flatMap({ Journey.named($0) }) {
        case .undo: engine.undo()
        case .redo: engine.redo()
        case .restore: engine.restore(command["snapshot"] ?? .object([]))
        case nil: nil
        }
    }

    /// What a command's `show` can ask for.
    public static var states: [String] { State.allCases.map { $0.rawValue } }

    private enum State: String, CaseIterable {
        case values, parameters, errors, rows, fields, statistics, snapshot
        case flatValues = "flat_values"

        static func named(_ name: String) -> State? { allCases.first { $0.rawValue.isSame(as: name) } }
    }

    private static func state(_ name: String, _ engine: FormEngine) -> JSONValue? {
        switch State.named(name) {
        case .values: engine.values
        case .flatValues: engine.flatValues
        case .parameters: engine.parameters
        case .errors: .array(engine.errors.map { $0.json })
        case .rows: .array(engine.rows.map { .string($0.id.text) })
        case .fields: .object(engine.rows.compactMap { field($0.id, engine) })
        case .statistics: engine.statistics.json
        case .snapshot: engine.snapshot()
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
