#if Server
import Formwork
import FormworkCore
import FormworkPages
import FormworkPresentation
import HTTPTypes

/// A session as a page, with what stands around its questions.
struct SessionPage {
    let engine: FormEngine
    let form: ServedForm
    let origin: PageOrigin
    var status: HTTPResponse.Status = .ok
    /// The keys of the sentences above the questions.
    var notices: [String] = []
    /// Further sentences above the questions.
    var sentences: [String] = []
    /// Where the person is in a form with pages; `nil` for the beginning.
    var flow: PageFlow?
    var extras = PageExtras()

    /// All sentences above the questions.
    var words: [String] { notices.map { form.messages.text($0) } + sentences }
}

/// What a page has because of the button that was pressed.
struct PageExtras {
    /// The choice that gets further options; `nil` for none.
    var further: FurtherOptions?
    /// What was removed; `nil` for nothing.
    var removal: Removal?
    /// What has the focus; `nil` for nothing.
    var focus: PageFocus?
}
#endif
