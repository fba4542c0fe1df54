#if Server
import Formwork
import FormworkCore
import FormworkHTML
import FormworkPages
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Answers requests for results. Every look at answers is in the log of accesses before the reply.
struct AdminDesk {
    let services: Services
    let upkeep: Upkeep
    let options: AdminOptions
    let call: ServerCall

    /// Sessions with the answers that are looked at.
    var sessions: StoredSessions { StoredSessions(services) }

    /// The address below which the pages are.
    var base: String { services.options.prefix + "/_formwork/admin" }

    var now: Int64 { services.now() }

    /// The texts of the pages, in the language of the reader.
    var words: AdminWords { AdminWords.words(in: catalog.language) }

    /// The language and its direction.
    var locale: LocaleRecord { LocaleRecord(languageTag: catalog.language) }

    var catalog: MessageCatalog { MessageCatalogs.catalog(for: call.language) }

    func address(_ place: AdminPlace) -> String { base + place.path }

    func answer(_ place: AdminPlace) async -> Response {
        do {
            switch place {
            case .enter(let secret): return try await enter(secret)
            case .login: return try await takePassword()
            default: break
            }
            guard let user = await user() else { return loginPage() }
            if call.head.method == .post {
                guard services.origins.allows(call.head), try await isFromPage(of: user) else {
                    return services.problem(.crossSite, call)
                }
            }
            if let refusal = try await refusal(of: place, user) { return refusal }
            var response = try await answer(place, user)
            // A request that a page makes by itself does not show that somebody is there.
            if let session = user.session, place != .counts, place != .logout { noteSeen(session, in: &response) }
            return response
        } catch is NIOTooManyBytesError {
            return services.problem(.tooLarge, call)
        } catch is URLEncodedForm.Problem {
            return services.problem(.malformed, call)
        } catch {
            let reason = (error as? StoreProblem)?.description ?? "\(type(of: error))"
            services.log.error("Results could not be shown: \(reason)")
            return services.problem(.storeFailed, call)
        }
    }

    /// Whether sensitive answers are asked for.
    var isRevealing: Bool { parameter("reveal") == "1" }

    private func answer(_ place: AdminPlace, _ user: AdminUser) async throws -> Response {
        switch place {
        case .forms: try await formsPage(user)
        case .counts: try await counts(user)
        case .find: try await findPage(user)
        case .logout: try await logOut(user)
        case .logins: try await loginsPage(user)
        case .endLogin(let hash): try await endLogins(user) { $0.hash.isSame(as: hash) }
        case .endOtherLogins: try await endLogins(user) { _ in true }
        case .accesses: try await logPage(user)
        case .deliveries: try await deliveriesPage(user)
        case .deliverAgain(let id): try await deliverAgain(id, user)
        case .list(let form): try await listPage(form, user)
        case .sums(let form): try await sumsPage(form, user)
        case .table(let form): try await table(form, user)
        case .lines(let form): try await lines(form, user)
        case .submission(let form, let id): try await submissionPage(form, id, user)
        case .erase(let form, let id): try await erase(form, id, user)
        case .drafts(let form): try await draftsPage(form, user)
        case .draft(let form, let id): try await draftPage(form, id, user)
        case .eraseDraft(let form, let id): try await eraseDraft(form, id, user)
        case .file(let form, let id, let file): try await giveFile(form, id, file, user)
        case .enter, .login: services.problem(.notFound, call)
        }
    }

    /// The frame of pages for a person.
    func frame(_ user: AdminUser? = nil) -> AdminFrame {
        guard let user else {
            return AdminFrame(
                base: base, assets: services.pageAssets, words: words, locale: locale
            )
        }
        let ticket = AdminTicket(mark: user.mark, expiry: now + options.sessionAge.milliseconds)
        return AdminFrame(
            base: base, assets: services.pageAssets, words: words, locale: locale,
            user: user.name,
            ticket: services.keys.seal.token(ticket),
            canLogOut: user.session != nil, hasDeliveries: services.stores.outbox != nil)
    }

    func page(_ html: String, status: HTTPResponse.Status = .ok) -> Response {
        Reply.page(html, status: status)
    }

    /// Notes an access, or throws. Nobody looks at answers without an entry.
    func note(
        _ action: AccessEntry.Action, _ user: String, form: String = "", submission: String = ""
    ) async throws {
        try await options.store.note(
            AccessEntry(time: now, who: user, action: action, form: form, submission: submission))
    }

    /// The controls of a post.
    func posted() async throws -> URLEncodedForm {
        let body = try await call.request.body.collect(upTo: 16_384)
        return try URLEncodedForm(Array(body.readableBytesView), maxFields: 16)
    }

    private func isFromPage(of user: AdminUser) async throws -> Bool {
        guard BodyKind(contentType: call.head.headerFields[.contentType]) == .urlEncoded,
            let token = try await posted().last("ticket"), let ticket = services.keys.seal.adminTicket(token)
        else { return false }
        return ticket.mark == user.mark && ticket.expiry > now
    }
}

extension Duration {
    var milliseconds: Int64 { components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000 }
}
#endif
