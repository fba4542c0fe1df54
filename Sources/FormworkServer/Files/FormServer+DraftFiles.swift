#if Server
import Formwork
import FormworkCore

/// The files of unfinished answers. They stay as long as the link to the answers leads to them.
extension FormServer {
    /// Notes that a draft has the files that its answers name.
    ///
    /// A page that was opened with the link on its last day can be sent as long as any other page. So the files stay so much
    /// longer.
    func holdFiles(
        of engine: FormEngine, _ form: ServedForm, for draft: DraftKey, until expiry: Int64,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard let files else { return }
        let ids = Self.fileIDs(of: engine, form)
        if ids.isEmpty { return }
        try await files.store.hold(ids, for: draft, until: expiry + files.limits.milliseconds)
    }

    /// Takes the files from a draft that is over. Those that no submission has are swept later, because other pages may
    /// still name them.
    func releaseFiles(of draft: Draft, _ key: DraftKey, _ form: ServedForm) async {
        guard let files, !form.compiled.fileFields.isEmpty,
            let snapshot = snapshot(of: draft)
        else { return }
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds()))
        _ = engine.restore(snapshot)
        let ids = Self.fileIDs(of: engine, form)
        // If this fails they stay until the link would have expired.
        if !ids.isEmpty { try? await files.store.letGo(ids, of: key) }
    }

    /// The ids of the files that answers name. The references among them are those that the server has verified.
    private static func fileIDs(of engine: FormEngine, _ form: ServedForm) -> [String] {
        form.compiled.fileFields.flatMap { field in
            engine.nodes(at: field.path).flatMap { node in
                references(in: engine.field(node)?.value ?? .blank).compactMap { FileSeal.id(verified: $0) }
            }
        }
    }
}
#endif
