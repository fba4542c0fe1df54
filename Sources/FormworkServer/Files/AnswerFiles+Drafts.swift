#if Server
import Formwork
import FormworkCore

/// The files of unfinished answers. They stay as long as the link to the answers leads to them.
extension AnswerFiles {
    /// Notes that a draft has the files that its answers name.
    ///
    /// A page that was opened with the link on its last day can be sent as long as any other page. So the files stay so much
    /// longer.
    func hold(
        of engine: FormEngine, _ form: ServedForm, for draft: DraftKey, until expiry: Int64
    ) async throws {
        guard let shelf = services.files else { return }
        let ids = Self.ids(of: engine, form)
        if ids.isEmpty { return }
        try await shelf.store.hold(ids, for: draft, until: expiry + shelf.limits.milliseconds)
    }

    /// Takes the files from a draft that is over. Those that no submission has are swept later, because other pages may
    /// still name them.
    func release(of draft: Draft, _ key: DraftKey, _ form: ServedForm) async {
        guard let shelf = services.files, !form.compiled.fileFields.isEmpty,
            let snapshot = DraftSeal(services).snapshot(of: draft)
        else { return }
        let engine = FormEngine(form.compiled, context: form.context(services.now()))
        _ = engine.restore(snapshot)
        let ids = Self.ids(of: engine, form)
        // If this fails they stay until the link would have expired.
        if !ids.isEmpty { try? await shelf.store.letGo(ids, of: key) }
    }

    /// The ids of the files that answers name. The references among them are those that the server has verified.
    private static func ids(of engine: FormEngine, _ form: ServedForm) -> [String] {
        form.compiled.fileFields.flatMap { field in
            engine.nodes(at: field.path).flatMap { node in
                references(in: engine.field(node)?.value ?? .blank).compactMap { FileSeal.id(verified: $0) }
            }
        }
    }
}
#endif
