/// What a page gives the engine in the browser so that it goes on where the server stopped.
public struct Handover {
    /// The form, compiled.
    public var form: CompiledForm
    /// Locale, words and clock of the page.
    public var context: SessionContext
    /// The session that the page shows.
    public var snapshot: JSONValue

    /// Gathers the parts.
    public init(form: CompiledForm, context: SessionContext, snapshot: JSONValue) {
        self.form = form
        self.context = context
        self.snapshot = snapshot
    }

    /// The handover of a running session.
    public init(_ engine: FormEngine) {
        self.init(form: engine.form, context: engine.context, snapshot: engine.snapshot())
    }

    /// The handover as it stands in the page.
    public var json: JSONValue {
        .object([
            JSONMember("form", form.archive()),
            JSONMember("locale", context.locale.json),
            JSONMember("messages", context.messages.json),
            JSONMember("clock", .number(DecimalNumber(context.clock))),
            JSONMember("zone", .number(context.zoneOffset)),
            JSONMember("folds", .bool(!context.keepsCollapsedRows)),
            JSONMember("editors", .bool(context.opensInlineEditors)),
            JSONMember("undo", .bool(context.keepsHistory)),
            JSONMember("snapshot", snapshot),
        ])
    }

    /// Reads what `json` wrote; `nil` for anything else.
    public init?(_ json: JSONValue) {
        guard let archive = json["form"], let form = try? CompiledForm(archive: archive),
            let locale = json["locale"].flatMap({ LocaleRecord($0) }),
            let messages = json["messages"].flatMap({ MessageCatalog($0) })
        else { return nil }
        self.init(
            form: form,
            context: SessionContext(
                locale: locale, messages: messages, clock: json["clock"]?.numberValue?.int64Value ?? 0,
                zoneOffset: json["zone"]?.numberValue?.intValue ?? 0,
                keepsCollapsedRows: json["folds"]?.boolValue == false,
                opensInlineEditors: json["editors"]?.boolValue == true,
                keepsHistory: json["undo"]?.boolValue == true),
            snapshot: json["snapshot"] ?? .object([]))
    }

    /// A session that goes on from here.
    public func open() -> FormEngine {
        open(keeping: context.keepsHistory ? History() : nil)
    }

    /// A session that goes on from here in a page, where nothing is undone.
    public func openInPage() -> FormEngine { open(keeping: nil) }

    private func open(keeping history: SessionHistory?) -> FormEngine {
        let engine = FormEngine(form, context: context, history: history)
        _ = engine.restore(snapshot)
        return engine
    }
}
