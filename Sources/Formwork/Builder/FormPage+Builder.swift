public import FormworkCore

extension FormPage {
    /// Makes a page of a form that is filled page by page.
    ///
    /// - Parameters:
    ///   - id: The id, which is unique among the pages.
    ///   - title: The heading.
    ///   - content: Groups, or only sections, or only fields.
    public init(_ id: String, _ title: String = "", @PageBuilder content: () -> [FormNode]) {
        self.init(id: id, title: title, groups: content().groups)
    }

    /// Shows the page only while an expression is true.
    public func visible(when expression: String) -> FormPage {
        with(self) { $0.visibleWhen = expression }
    }
}

extension FormDefinition {
    /// Adds a last step that shows all answers before they are submitted.
    public func review(_ review: Bool = true) -> FormDefinition {
        with(self) { $0.hasReview = review }
    }

    /// Sets the heading of the page that a person sees after a submission was stored.
    public func successTitle(_ title: String) -> FormDefinition {
        with(self) { $0.successTitle = title }
    }
}
