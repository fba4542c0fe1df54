import FormworkHTML
public import FormworkPresentation
public import FormworkRuntime

/// The page after a submission has been stored.
public struct SuccessPage {
    private let form: FormDefinition
    private let context: SessionContext
    private let again: PageLink?
    private let assets: PageAssets
    private var title: String
    private var text: String
    private var receipt: Receipt?

    private struct Receipt {
        var engine: FormEngine
        var reference: String
        // Text: paths of a form that is served.
        var hidden: Set<String>
        var words: AnswerWords?
    }

    /// Prepares the page.
    ///
    /// - Parameters:
    ///   - form: The form that was filled; its `success` text is shown if it has one and names no answers.
    ///   - context: The language and its words.
    ///   - again: The address of an empty form, for a link to it; `nil` for a page without the link.
    ///   - assets: The address of the style sheet.
    public init(
        _ form: FormDefinition, context: SessionContext, again: String? = nil, assets: PageAssets = PageAssets()
    ) {
        self.form = form
        self.context = context
        self.assets = assets
        self.again = again.flatMap { PageLink(context.messages.text("ui.success_again"), to: $0) }
        title = form.successTitle
        text = if case .text(let text) = form.success { text } else { "" }
    }

    /// Sets the heading and the text, such as those that name answers. A blank one is replaced by the catalog's words.
    public mutating func say(title: String, text: String) {
        self.title = title
        self.text = text
    }

    /// Adds the reference number and all answers, to be printed or kept.
    ///
    /// - Parameters:
    ///   - engine: A session with the answers that were stored.
    ///   - reference: The reference number.
    ///   - hidden: The paths of the answers that are not shown, with empty brackets for items.
    ///   - words: Formats answers in words of the app's own; `nil` for the usual ones.
    public mutating func addReceipt(
        _ engine: FormEngine, reference: String, hiding hidden: Set<String> = [], words: AnswerWords? = nil
    ) {
        receipt = Receipt(engine: engine, reference: reference, hidden: hidden, words: words)
    }

    /// The number is not broken, and reads from left to right in every language.
    private func writeReference(_ reference: String, to html: inout HTMLWriter) {
        let sentence = context.messages.text("ui.reference", [ErrorParameter("reference", .text(reference))])
        let parts = sentence.split(separator: reference, maxSplits: 1, omittingEmptySubsequences: false)
        html.text(String(parts[0]))
        if parts.count == 1 { return }
        html.markup("<bdi dir=\"ltr\">")
        html.text(reference)
        html.markup("</bdi>")
        html.text(String(parts[1]))
    }

    private func write(_ receipt: Receipt, to html: inout HTMLWriter) {
        let words = context.messages
        html.markup("<section class=\"fw-receipt\" aria-labelledby=\"fw-receipt\"><p class=\"fw-reference\">")
        writeReference(receipt.reference, to: &html)
        html.markup("</p><h2 id=\"fw-receipt\" class=\"fw-heading\">")
        html.text(words.text("ui.receipt_title"))
        html.markup("</h2>")
        var renderer = RowRenderer(receipt.engine)
        renderer.answerWords = receipt.words
        ReviewWriter(receipt.engine, renderer, level: 3, hiding: receipt.hidden).write(to: &html)
        // Only the script can print, so it shows the button.
        html.markup("<button type=\"button\" class=\"fw-plain fw-print\" hidden>")
        html.text(words.text("ui.receipt_print"))
        html.markup("</button></section><script type=\"module\"")
        html.attribute("src", assets.address("print-receipt.js"))
        html.markup("></script>")
    }

    /// The page as HTML.
    public func html() -> String {
        let words = context.messages
        let page = MessagePage(
            title: title.isEmpty ? words.text("ui.success_title") : title,
            paragraphs: [text.isEmpty ? words.text("ui.success") : text],
            links: again.map { [$0] } ?? [], locale: context.locale, assets: assets)
        guard let receipt else { return page.html(icon: "fw-done") }
        return page.html(icon: "fw-done") { write(receipt, to: &$0) }
    }
}
