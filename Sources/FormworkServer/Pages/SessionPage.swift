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
    /// The position of the person in a form with pages; `nil` for the beginning.
    var flow: PageFlow?
    var extras = PageExtras()

    /// All sentences above the questions.
    var words: [String] { notices.map { form.messages.text($0) } + sentences }
}

/// The parts of a page that follow from the button that was pressed.
struct PageExtras {
    /// The choice that gets further options; `nil` if no choice does.
    var further: FurtherOptions?
    /// The removal that the button performed; `nil` if it removed nothing.
    var removal: Removal?
    /// The element that has the focus; `nil` if no element has it.
    var focus: PageFocus?
}
#endif
