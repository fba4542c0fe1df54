public import FormworkRuntime

/// The page after a submission has been stored.
public struct SuccessPage: Sendable {
    private let page: MessagePage

    /// Prepares the page.
    ///
    /// - Parameters:
    ///   - form: The form that was filled; its `success` text is shown if it has one.
    ///   - context: The language and its words.
    ///   - again: Where the form can be filled once more; `nil` for no link.
    ///   - assets: Where the style sheet is.
    public init(
        _ form: FormDefinition, context: SessionContext, again: String? = nil, assets: PageAssets = PageAssets()
    ) {
        let words = context.messages
        let text = if case .text(let text) = form.success { text } else { words.text("ui.success") }
        let link = again.flatMap { PageLink(words.text("ui.success_again"), to: $0) }
        page = MessagePage(
            title: words.text("ui.success_title"), paragraphs: [text], links: link.map { [$0] } ?? [],
            locale: context.locale, assets: assets)
    }

    /// The page as HTML.
    public func html() -> String { page.html(icon: "fw-done") }
}
