#if Server
import Formwork
import FormworkCore
import FormworkPages
import HTTPTypes
import Hummingbird

/// The questions that pages ask the server while somebody fills them in. Nothing is stored.
struct QuestionRoutes: Sendable {
    private let services: Services

    init(_ services: Services) {
        self.services = services
    }

    /// Gives the options of one choice for the answers that a page has now.
    ///
    /// The page posts what it would submit. So the options depend on the same answers as those that the submission is
    /// checked with, and on none that a person with the page could not give.
    func options(
        _ controls: PostedControls, of original: ServedForm, _ call: ServerCall
    ) async throws(RefusedPost) -> Response {
        let visit = try await Visit(controls, of: original, call, services)
        let (engine, action) = (visit.engine, visit.page.action)
        let name = "load:"
        let further = FurtherOptions(action, in: engine)
        let loaded = action.hasPrefix(name) ? engine.node(at: String(action.dropFirst(name.count))) : nil
        guard visit.page.state != nil, let node = further?.node ?? loaded else { return visit.fail(.malformed) }
        let loadings = await services.environment.loadOptions(
            of: engine, .one(node, search: visit.page.search), pages: [node: further?.pages ?? 1],
            within: services.options.limits.checks)
        guard let loading = loadings[node], let field = engine.field(node)?.field else {
            return visit.fail(.notFound)
        }
        return Reply.json(
            .object([
                JSONMember("state", .string(loading.phase.rawValue)),
                JSONMember("message", .string(loading.message)),
                JSONMember("more", .bool(loading.hasMore)),
                JSONMember("options", loading.phase == .failed ? .null : FieldOption.json(field.options)),
            ]))
    }

    /// Says what checks find in one answer of a page. A submission is checked again.
    func check(
        _ controls: PostedControls, of original: ServedForm, _ call: ServerCall
    ) async throws(RefusedPost) -> Response {
        let visit = try await Visit(controls, of: original, call, services)
        let action = visit.page.action
        let name = "check:"
        guard visit.page.state != nil, action.hasPrefix(name),
            let node = visit.engine.node(at: String(action.dropFirst(name.count))),
            visit.engine.field(node)?.field.isSecret == false
        else { return visit.fail(.malformed) }
        let verdict = await services.environment.ask(
            about: node, in: visit.checked, within: services.options.limits.checks)
        var members: [JSONMember] = []
        switch verdict {
        case .notAsked: members.append(JSONMember("state", "not_asked"))
        case .passed: members.append(JSONMember("state", "passed"))
        case .unchecked: members.append(JSONMember("state", "unchecked"))
        case .wrong(let error):
            members.append(JSONMember("state", "wrong"))
            members.append(JSONMember("error", error.json))
        }
        return Reply.json(.object(members))
    }

    // MARK: Kept answers

    /// Says which of the answers that a browser kept do not fit the form as it is now, and whether the form is still the one
    /// that they were given to. Only a page of the form may ask. Nothing that is sent here gets any rights: the page restores the
    /// answers by itself.
    func kept(_ body: [UInt8], of form: ServedForm, _ call: ServerCall) async -> Response {
        guard let post = try? URLEncodedForm(body, maxFields: 3), let text = post.last("fw.kept"),
            let token = post.last("fw.state"), await services.keys.state(in: token)?.form == form.id,
            let snapshot = try? JSONParser.parse(Array(text.utf8), limits: .answers), FormEngine.isSnapshot(snapshot)
        else { return services.problem(.malformed, call, form: form) }
        let engine = services.session(of: form, at: nil)
        _ = engine.restore(snapshot)
        if let excess = engine.excess { return services.problem(excess, call, form: form) }
        // Another version of Formwork may have named the form in another way.
        let isSame = post.last("fw.version").map { form.owns($0, snapshot, in: engine) } ?? false
        return Reply.json(
            .object([
                JSONMember("misfits", .array(Self.misfits(in: snapshot, of: engine))),
                JSONMember("same", .bool(isSame)),
            ]))
    }

    /// Each with its path, the title of its question if the form still has that, and the answer if it is short text.
    private static func misfits(in snapshot: JSONValue, of engine: FormEngine) -> [JSONValue] {
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
