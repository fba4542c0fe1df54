/// Plays a list of transactions and tells what each did: for tests that compare machines, and for the
/// command line.
public enum FormPlayer {
    /// Plays `{"handover": …, "steps": [command…]}`.
    ///
    /// A step may ask with `"show": ["values", "errors", "rows", "fields"]` for the state after it.
    ///
    /// - Returns: `{"steps": [{"changes": …, …}…]}`, or `{"problem": …}` if there is no usable handover.
    public static func play(_ vector: JSONValue) -> JSONValue {
        guard let handover = vector["handover"].flatMap({ Handover($0) }) else {
            return .object([JSONMember("problem", "handover")])
        }
        let engine = handover.open()
        engine.startRecording()
        return .object([JSONMember("steps", .array((vector["steps"]?.arrayValue ?? []).map { step($0, engine) }))])
    }

    /// Performs one command and describes its outcome.
    public static func step(_ command: JSONValue, _ engine: FormEngine) -> JSONValue {
        guard let input = CommandReader.input(command, for: engine) else {
            return .object([JSONMember("problem", "command")])
        }
        let changes = engine.perform(input)
        var members = [JSONMember("changes", changes.json)]
        for request in command["show"]?.arrayValue ?? [] {
            guard let name = request.stringValue else { continue }
            if name.isSame(as: "value_changes") {
                members.append(JSONMember(name, .array(changes.valueChanges.map { $0.json })))
            } else if let json = state(name, engine) {
                members.append(JSONMember(name, json))
            }
        }
        return .object(members)
    }

    private static func state(_ name: String, _ engine: FormEngine) -> JSONValue? {
        if name.isSame(as: "values") { return engine.values }
        if name.isSame(as: "flat_values") { return engine.flatValues }
        if name.isSame(as: "parameters") { return engine.parameters }
        if name.isSame(as: "changed") { return .array(engine.changedPaths.map { .string($0) }) }
        if name.isSame(as: "removed") { return engine.removedValues }
        if name.isSame(as: "errors") { return .array(engine.errors.map { $0.json }) }
        if name.isSame(as: "rows") { return .array(engine.rows.map { .string($0.id.text) }) }
        if name.isSame(as: "snapshot") { return engine.snapshot() }
        if name.isSame(as: "fields") { return .object(engine.rows.compactMap { field($0.id, engine) }) }
        return nil
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
