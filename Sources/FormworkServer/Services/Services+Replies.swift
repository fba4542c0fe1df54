#if Server
import Formwork
import FormworkCore
import FormworkDialect
import FormworkPages
import HTTPTypes
import Hummingbird
import Logging

/// Replies that fail, and reports of failures.
extension Services {
    /// The reply to a request that fails, in the format and language of its reader.
    ///
    /// - Parameter links: The links with which a reader of the page can go on.
    func problem(
        _ problem: ServerProblem, _ call: ServerCall, form: ServedForm? = nil, links: [PageLink] = []
    ) -> Response {
        let messages = form?.messages ?? MessageCatalogs.catalog(for: call.language)
        var sentence = messages.text(problem.messageKey)
        if let form { sentence = sentence.replacing("{date}", with: form.words(of: problem)) }
        if ReplyFormat(call.head) == .json {
            return Reply.json(
                .object([JSONMember("error", .string(problem.rawValue)), JSONMember("message", .string(sentence))]),
                status: problem.status)
        }
        let page = MessagePage(
            title: messages.text(problem.titleKey), paragraphs: [sentence], links: links,
            locale: form?.locale ?? LocaleRecord(languageTag: messages.language), assets: pageAssets)
        return Reply.page(page.html(), status: problem.status)
    }

    /// The reply to somebody who asks too often.
    func tooMany(_ call: ServerCall) -> Response {
        var response = problem(.tooManyRequests, call)
        response.headers[.retryAfter] = "60"
        return response
    }

    /// The reply to a post that is refused.
    func refusal(_ refused: RefusedPost, _ call: ServerCall) -> Response {
        refused.problem == .tooManyRequests ? tooMany(call) : problem(refused.problem, call, form: refused.form)
    }

    /// Reports that work failed that nobody waits for. The report has no answer.
    ///
    /// Nothing is reported of work that is interrupted because the server ends, whatever error that makes. It is done after
    /// the next start.
    ///
    /// - Parameter sentence: A sentence that tells what could not be done, without a full stop.
    func report(_ sentence: String, _ error: any Error) {
        if Task.isCancelled || error is CancellationError { return }
        log.error("\(sentence): \(StoreProblem.reason(of: error))")
    }
}
#endif
