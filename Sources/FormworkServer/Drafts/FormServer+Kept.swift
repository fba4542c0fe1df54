#if Server
import FormworkCore
import FormworkDialect
import FormworkPages
import Hummingbird

/// Answers that browsers keep.
extension FormServer {
    /// How the page of a form keeps answers. Answers to different records are kept apart.
    func keptAnswers(of form: ServedForm, _ origin: PageOrigin) -> KeptAnswers {
        KeptAnswers(
            name: address(of: form) + (origin.record.map { "#" + contentHash(Array($0.utf8)) } ?? ""),
            days: browserKeeps(form, origin) ? options.drafts.browserDays : 0,
            address: address(of: form) + "/kept", isLinked: origin.draft != nil)
    }

    /// A browser does not keep the answers of a link, because others at that browser could see them without it, and none
    /// beside sensitive ones, because it cannot encrypt them.
    private func browserKeeps(_ form: ServedForm, _ origin: PageOrigin) -> Bool {
        form.compiled.definition.keepsDrafts && origin.draft == nil && !form.protection.needsKeys
    }

    /// Says which of the answers that a browser kept do not fit the form as it is now, and whether the form is still the one
    /// that they were given to. Only a page of the form may ask.
    /// Nothing is stored, and nothing that is sent here gets any rights: the page restores the answers by itself.
    func tellMisfits(_ body: [UInt8], of form: ServedForm, _ call: ServerCall) async -> Response {
        let limits = options.limits.post.grown(by: form.extent)
        guard let post = try? URLEncodedForm(body, maxFields: 3), let text = post.last("fw.kept"),
            let token = post.last("fw.state"), await keys.state(in: token)?.form == form.id,
            let snapshot = try? JSONParser.parse(Array(text.utf8), limits: .answers), FormEngine.isSnapshot(snapshot)
        else { return problem(.malformed, call, form: form) }
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds(), limits))
        _ = engine.restore(snapshot)
        if let excess = excess(of: engine) { return problem(excess, call, form: form) }
        // Another version of Formwork may have named the form in another way.
        let isSame = post.last("fw.version").map { form.owns($0, snapshot, in: engine) } ?? false
        return Reply.json(
            .object([
                JSONMember("misfits", .array(misfits(in: snapshot, of: engine))), JSONMember("same", .bool(isSame)),
            ]))
    }

    /// Each with its path, the title of its question if the form still has that, and the answer if it is short text.
    private func misfits(in snapshot: JSONValue, of engine: FormEngine) -> [JSONValue] {
        let answers = snapshot["form"]?["values"]
        return engine.mismatches(with: snapshot).map { misfit in
            let field = engine.node(at: misfit.path).flatMap { engine.field($0)?.field }
            let title = field?.title
            // A browser may have kept an answer that has become a secret since.
            let answer = field?.isSecret == true ? nil : answers?[misfit.path].map { FormValue($0).canonicalText }
            return .object([
                JSONMember("path", .string(misfit.path)), JSONMember("reason", .string(misfit.reason.rawValue)),
                JSONMember("title", .string(title ?? "")), JSONMember("answer", .string(answer ?? "")),
            ])
        }
    }
}
#endif
