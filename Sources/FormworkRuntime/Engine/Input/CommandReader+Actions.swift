extension CommandReader {
    /// The input for the action of a page's button: `submit`, or a word such as `add:` followed by a path.
    ///
    /// `add:` takes the path of a repeating section. `remove:`, `up:` and `down:` take the path of an item, which they
    /// remove or move by one position. `tap:` takes a button, `clear:` any field that takes input, `delete:` a field,
    /// and `step:+:` and `step:-:` a number. Pages name their buttons like this with and without the engine.
    ///
    /// - Returns: `nil` for any other text, and for a path that leads to nothing.
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
