#if Server
import Formwork
import FormworkCore
import FormworkHTML
import FormworkPages
import HTTPTypes
import Hummingbird

/// The page after a submission, with the receipt for the person who submitted.
extension PageRoutes {
    /// The page after a submission. With a ticket it has the reference number and all answers.
    func done(_ id: String, _ call: ServerCall) async -> Response {
        guard let form = services.forms.form(id, call) else { return services.problem(.notFound, call) }
        let context = form.context(services.now())
        var page = SuccessPage(
            form.compiled.definition, context: context,
            again: services.address(of: form) + services.languageQuery(of: form), assets: services.pageAssets)
        let receipt = await receipt(of: form, call)
        if let (submission, engine) = receipt {
            let answerWords = services.environment.answerWords(in: engine.context)
            let words = engine.successWords(in: answerWords, hiding: form.protection.hiddenPaths)
            page.say(title: words.title, text: words.text)
            page.addReceipt(
                engine, reference: submission.reference, hiding: form.protection.hiddenPaths, words: answerWords)
        } else if form.compiled.definition.namesAnswersAfterSubmission {
            // Without the answers, texts that name them would have gaps.
            page.say(title: "", text: "")
        }
        var response = Reply.page(page.html())
        // Nobody who uses the browser later should find the answers.
        if receipt != nil { response.headers[.cacheControl] = "no-store" }
        return response
    }

    /// The submission that a ticket in the address opens, and a session with its answers; `nil` if no ticket opens one.
    private func receipt(of form: ServedForm, _ call: ServerCall) async -> (Submission, FormEngine)? {
        guard let token = call.parameter("receipt"), let ticket = await services.keys.ticket(in: token),
            ticket.form == form.id, ticket.expiry > services.now(),
            let submission = try? await services.stores.submissions.submission(
                form: form.id, idempotencyKey: ticket.idempotencyKey),
            let engine = sessions.session(with: sessions.opened(submission).submission, of: form)
        else { return nil }
        return (submission, engine)
    }
}
#endif
