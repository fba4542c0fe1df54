extension CommandReader {
    /// The input of a page's button. The action is `submit`, or an operation with a path.
    ///
    /// `add:` and `remove:` take a repeating section and one of its items, `tap:` a button, `clear:` any field that
    /// takes input; `up:` and `down:` move an item by one place, `delete:` takes a field; `step:+:` and `step:-:` take
    /// a number. Both pages that post and pages that run the engine name buttons like this. `nil` for anything else,
    /// and for a path that leads nowhere.
    public static func action(_ action: String, for engine: FormEngine) -> FormInput? {
        if action.isSame(as: "submit") { return .submit }
        guard let (action, path) = ButtonAction.read(action), let node = engine.node(at: path) else { return nil }
        switch action {
        case .add: return .addItem(node)
        case .remove: return .removeItem(node)
        case .moveUp: return move(node, -1, engine)
        case .moveDown: return move(node, 1, engine)
        case .delete: return .deleteField(node)
        case .tap: return .tap(node)
        case .clear: return engine.field(node)?.field.type.takesInput == true ? .set(node, .blank) : nil
        case .stepUp: return .step(node, 1)
        case .stepDown: return .step(node, -1)
        }
    }

    private static func move(_ node: NodeID, _ places: Int, _ engine: FormEngine) -> FormInput? {
        engine.item(node).map { .moveItem(node, $0.index + places) }
    }
}
