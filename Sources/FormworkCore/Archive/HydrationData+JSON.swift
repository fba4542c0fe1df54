extension HydrationData {
    /// Makes the hydration data of a session, without its secrets.
    public init(_ engine: FormEngine) {
        self.init(form: engine.form, context: engine.context, snapshot: engine.snapshot(includingSecrets: false))
    }

    /// The hydration data as JSON, which is in the page.
    public var json: JSONValue {
        .object([
            PageProtocol.current.member,
            JSONMember("form", form.archive()),
            JSONMember("locale", context.locale.json),
            JSONMember("messages", context.messages.json),
            JSONMember("clock", .number(DecimalNumber(context.clock))),
            JSONMember("zone", .number(context.zoneOffset)),
            JSONMember("folds", .bool(!context.keepsCollapsedRows)),
            JSONMember("editors", .bool(context.opensInlineEditors)),
            JSONMember("undo", .bool(context.keepsHistory)),
            JSONMember("snapshot", snapshot),
            JSONMember("ids", .string(ids)),
            JSONMember("errors", .array(errors.map { $0.json })),
        ])
    }

    /// Begins a session with the data.
    public func open() -> FormEngine {
        let engine = FormEngine(form, context: context)
        _ = engine.restore(snapshot)
        return engine
    }
}
