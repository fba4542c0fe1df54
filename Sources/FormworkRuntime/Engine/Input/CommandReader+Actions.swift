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
        if let node = node(action, after: "add:", engine) { return .addItem(node) }
        if let node = node(action, after: "remove:", engine) { return .removeItem(node) }
        if let node = node(action, after: "up:", engine) { return move(node, -1, engine) }
        if let node = node(action, after: "down:", engine) { return move(node, 1, engine) }
        if let node = node(action, after: "delete:", engine) { return .deleteField(node) }
        if let node = node(action, after: "tap:", engine) { return .tap(node) }
        if let node = node(action, after: "clear:", engine) {
            return engine.field(node)?.field.type.takesInput == true ? .set(node, .blank) : nil
        }
        if let node = node(action, after: "step:+:", engine) { return .step(node, 1) }
        if let node = node(action, after: "step:-:", engine) { return .step(node, -1) }
        return nil
    }

    private static func move(_ node: NodeID, _ places: Int, _ engine: FormEngine) -> FormInput? {
        engine.item(node).map { .moveItem(node, $0.index + places) }
    }

    @inline(never)
    private static func node(_ action: String, after prefix: StaticString, _ engine: FormEngine) -> NodeID? {
        let bytes = Array(action.utf8)
        let length = prefix.utf8CodeUnitCount
        guard bytes.count > length, prefix.withUTF8Buffer({ bytes.starts(with: $0) }) else { return nil }
        return engine.node(at: String(decoding: bytes[length...], as: UTF8.self))
    }
}
