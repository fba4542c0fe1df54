import FormworkPlayer

/// Plays steps and describes the changes of each. Tests that compare machines and the command line use it.
public enum FormPlayer {
    /// Plays `{"hydration": …, "steps": [command…]}`.
    ///
    /// With `"show": ["values", "errors"]` a step asks for the state after it. `states` lists all words for `show`.
    ///
    /// - Returns: `{"steps": [{"changes": …, …}…]}`, or `{"problem": …}` if there is no usable hydration data.
    public static func play(_ vector: JSONValue) -> JSONValue {
        guard let hydration = vector["hydration"].flatMap({ HydrationData($0) }) else {
            return .object([JSONMember("problem", "hydration")])
        }
        let engine = hydration.open()
        engine.startRecording()
        return .object([JSONMember("steps", .array((vector["steps"]?.arrayValue ?? []).map { step($0, engine) }))])
    }

    /// Performs one command and describes its outcome.
    public static func step(_ command: JSONValue, _ engine: FormEngine) -> JSONValue {
        guard let changes = changes(command, engine) else { return .object([JSONMember("problem", "command")]) }
        var members = [JSONMember("changes", changes.json)]
        for request in command["show"]?.arrayValue ?? [] {
            if let name = request.stringValue, let json = state(name, engine, changes, command) {
                members.append(JSONMember(name, json))
            }
        }
        return .object(members)
    }

    /// All words that can be the `op` of a step: those of `VectorPlayer`, `undo` and `redo`.
    public static var operations: [String] {
        VectorPlayer.operations + Journey.allCases.map { $0.rawValue }
    }

    private enum Journey: String, CaseIterable {
        case undo, redo

        static func named(_ name: String) -> Journey? { allCases.first { $0.rawValue.isSame(as: name) } }
    }

    private static func changes(_ command: JSONValue, _ engine: FormEngine) -> ChangeSet? {
        switch command["op"]?.stringValue.flatMap({ Journey.named($0) }) {
        case .undo: engine.undo()
        case .redo: engine.redo()
        case nil: VectorPlayer.changes(command, engine)
        }
    }

    /// All words that can be in the `show` of a step.
    public static var states: [String] { VectorPlayer.states + State.allCases.map { $0.rawValue } }

    private enum State: String, CaseIterable {
        case changed, removed, explanations, mismatches
        case allErrors = "all_errors"
        case valueChanges = "value_changes"

        static func named(_ name: String) -> State? { allCases.first { $0.rawValue.isSame(as: name) } }
    }

    private static func state(
        _ name: String, _ engine: FormEngine, _ changes: ChangeSet, _ command: JSONValue
    ) -> JSONValue? {
        // A session that records adds the answers of removed items to its snapshot.
        if name.isSame(as: "snapshot") { return engine.snapshot() }
        return switch State.named(name) {
        case .changed: .array(engine.changedPaths.map { .string($0) })
        case .removed: engine.removedValues
        case .allErrors: .array(engine.allErrors.map { $0.json })
        case .explanations: .object(explanations(engine, item: .form))
        case .mismatches: .array(mismatches(engine, with: command["snapshot"]))
        case .valueChanges: .array(changes.valueChanges.map { $0.json })
        case nil: VectorPlayer.state(name, engine)
        }
    }

    /// Whether a session has a node, shown or not.
    public static func has(_ node: NodeID, in engine: FormEngine) -> Bool { engine.state.node(node) != nil }

    /// The parts of a snapshot that did not fit when a step restored it; empty for other steps.
    private static func mismatches(_ engine: FormEngine, with snapshot: JSONValue?) -> [JSONValue] {
        guard let snapshot else { return [] }
        return engine.mismatches(with: snapshot).map { mismatch in
            .object([
                JSONMember("path", .string(mismatch.path)), JSONMember("reason", .string(mismatch.reason.rawValue)),
            ])
        }
    }

    /// The explanations of all fields of an item, in the definition's order. Hidden fields, which have no rows, are
    /// included.
    private static func explanations(_ engine: FormEngine, item: ItemIndex) -> [JSONMember] {
        var members: [JSONMember] = []
        for element in engine.form.scopes[engine.state.items[item].scope].elements {
            let node = engine.state.node(element, in: item)
            let compiled = engine.form.elements[element]
            if compiled.kind == .field {
                let id = engine.state.id(of: node)
                members.append(JSONMember(engine.path(of: id), .array(engine.explain(id).map { $0.json })))
            } else if compiled.isRepeating {
                for inner in engine.state.items(of: node) { members += explanations(engine, item: inner) }
            }
        }
        return members
    }
}
