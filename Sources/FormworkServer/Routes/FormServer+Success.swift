#if Server
import Formwork
import FormworkCore
import FormworkHTML
import FormworkPages
import HTTPTypes
import Hummingbird

/// The page after a submission, with the receipt for the person who submitted.
extension FormServer {
    /// The page after a submission. With a ticket it has the reference number and all answers.
    func successPage(_ id: String, _ call: ServerCall) async -> Response {
        guard let form = form(id, call) else { return problem(.notFound, call) }
        let context = form.context(currentMilliseconds())
        var page = SuccessPage(
            form.compiled.definition, context: context, again: address(of: form) + languageQuery(of: form),
            assets: pageAssets)
        let receipt = await receipt(of: form, call)
        if let (submission, engine) = receipt {
            let answerWords = answerWords(in: engine.context)
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

    /// The submission that a ticket in the address opens, and a session with its answers; `nil` for none.
    private func receipt(of form: ServedForm, _ call: ServerCall) async -> (Submission, FormEngine)? {
        guard let token = call.parameter("receipt"), let ticket = await keys.ticket(in: token),
            ticket.form == form.id, ticket.expiry > currentMilliseconds(),
            let submission = try? await store.submission(form: form.id, idempotencyKey: ticket.idempotencyKey),
            let engine = session(with: opened(submission).submission, of: form)
        else { return nil }
        return (submission, engine)
    }

    /// Where a person goes after a submission.
    func successAddress(of form: ServedForm, after submission: Submission) -> String {
        if let elsewhere = form.successElsewhere { return elsewhere }
        let page = address(of: form) + "/done" + languageQuery(of: form)
        guard form.hasReceipt, options.receiptAge > .zero, let key = submission.idempotencyKey else { return page }
        let age = options.receiptAge.components.seconds * 1_000
        let ticket = ReceiptTicket(form: form.id, idempotencyKey: key, expiry: currentMilliseconds() + age)
        return page + (form.isTranslated ? "&" : "?") + "receipt=" + keys.seal.token(ticket)
    }
}

extension ServedForm {
    /// Whether the person who submitted gets a receipt: after a review, and where the words after the submission name answers.
    var hasReceipt: Bool {
        let definition = compiled.definition
        return definition.hasReview || definition.namesAnswersAfterSubmission
    }

    /// The address of the page after a submission that the form names; `nil` for the server's own.
    var successElsewhere: String? {
        if case .url(let address) = compiled.definition.success { SafeLink(address)?.address } else { nil }
    }
}
#endif
