/// The data with which the engine in a browser goes on where the server stopped.
public struct HydrationData {
    /// The compiled form.
    public var form: CompiledForm
    /// Locale, words and clock of the page.
    public var context: SessionContext
    /// The session that the page shows.
    public var snapshot: JSONValue
    /// The errors that the checks in code on the server found. The engine in the page does not have these checks.
    public var errors: [ReportedError]
    /// The prefix of all ids in the form. It differs for each form of a page.
    public var ids: String

    /// Makes hydration data of its parts.
    public init(
        form: CompiledForm, context: SessionContext, snapshot: JSONValue, errors: [ReportedError] = [],
        ids: String = "fw-"
    ) {
        self.form = form
        self.context = context
        self.snapshot = snapshot
        self.errors = errors
        self.ids = ids
    }

    /// Reads what `json` wrote; `nil` without a form, a language and its words, and for data of another version of the
    /// protocol. Other parts that are missing are as in an empty context.
    public init?(_ json: JSONValue) {
        guard PageProtocol(of: json) == .current, let archive = json["form"],
            let form = try? CompiledForm(archive: archive),
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
            snapshot: json["snapshot"] ?? .object([]), errors: CommandReader.reportedErrors(json),
            ids: json["ids"]?.stringValue ?? "")
    }

    /// Opens a session in a page, without undo.
    ///
    /// Reported errors do not stop a submission, because the server that found them validates every submission of the
    /// page.
    public func openInPage() -> FormEngine {
        let engine = FormEngine(unobserved: form, context: context)
        _ = engine.restore(snapshot)
        _ = engine.perform(.reportErrors(errors))
        engine.ignoreReports()
        return engine
    }
}
