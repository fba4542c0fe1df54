#if Server
import Formwork
import FormworkCore
import FormworkPages

/// The addresses of forms and their files.
extension Services {
    /// The address of a form.
    func address(of form: ServedForm) -> String {
        options.prefix + "/" + form.id
    }

    /// The part of an address that keeps the next page in the same language; blank for a form in one language.
    func languageQuery(of form: ServedForm) -> String {
        form.languageParameter.map { "?" + $0 } ?? ""
    }

    /// The address of the styles of a form; `nil` if it has none. Each language has its own, because it has its own percent
    /// sign.
    func styleSheetAddress(of form: ServedForm) -> String? {
        let language = form.languageParameter.map { "&" + $0 } ?? ""
        return form.styleSheet.map { address(of: form) + "/style.css?v=" + $0.tag + language }
    }

    /// The address to which a person goes after a submission.
    func successAddress(of form: ServedForm, after submission: Submission) -> String {
        if let elsewhere = form.successElsewhere { return elsewhere }
        let page = address(of: form) + "/done" + languageQuery(of: form)
        guard form.hasReceipt, options.receiptAge > .zero, let key = submission.idempotencyKey else { return page }
        let age = options.receiptAge.components.seconds * 1_000
        let ticket = ReceiptTicket(form: form.id, idempotencyKey: key, expiry: now() + age)
        return page + (form.isTranslated ? "&" : "?") + "receipt=" + keys.seal.token(ticket)
    }

    /// The addresses from which pages load their files.
    var pageAssets: PageAssets {
        let folder = options.prefix + "/_formwork/"
        let brand = options.theme.flatMap { theme in
            themeSheet.map { PageBrand(theme, styleSheet: folder + AssetRoutes.themeFile + "?v=" + $0.tag) }
        }
        var pageAssets = PageAssets(folder: folder, version: assets.version, brand: brand)
        pageAssets.embeddingSites = options.embeddingSites.map(\.description)
        return pageAssets
    }
}

extension ServedForm {
    /// The parameter of an address that asks for the form in this language; `nil` for a form in one language.
    fileprivate var languageParameter: String? { isTranslated ? "lang=" + language : nil }

    /// Whether the person who submitted gets a receipt: after a review, and where the words after the submission name answers.
    fileprivate var hasReceipt: Bool {
        let definition = compiled.definition
        return definition.hasReview || definition.namesAnswersAfterSubmission
    }

    /// The address of the page after a submission that the form names; `nil` for the server's own.
    var successElsewhere: String? {
        if case .url(let address) = compiled.definition.success { SafeLink(address)?.address } else { nil }
    }
}
#endif
