#if Server
import Formwork
import HTTPTypes

/// Why a page comes back: the status of the reply, and the keys of the sentences above the questions.
struct Comeback: Sendable {
    var status: HTTPResponse.Status
    var notices: [String]

    init(_ status: HTTPResponse.Status = .ok, _ notices: String...) {
        self.status = status
        self.notices = notices
    }

    /// A button was pressed that only this page has.
    static let pressed = Comeback()
    /// There are errors in the answers.
    static let refused = Comeback(.unprocessableContent)
    /// Nobody knows which page was posted.
    static let withoutState = Comeback(.badRequest, "ui.state")
    /// Checks did not answer in time.
    static let unchecked = Comeback(.serviceUnavailable, "ui.unchecked")
    /// The same page was posted before, with other answers.
    static let conflict = Comeback(.conflict, "ui.conflict")
    static let storeFailed = Comeback(.serviceUnavailable, "ui.store_failed")
    /// There are too many drafts.
    static let noRoom = Comeback(.serviceUnavailable, "ui.no_room")
    /// The sender has too many drafts.
    static let tooManySaved = Comeback(.tooManyRequests, "ui.too_many_saved")
    static let tooLong = Comeback(.contentTooLarge, "ui.too_large")
    /// The form has changed since the page was made.
    static let changed = Comeback(.ok, "ui.changed")
    /// The page is too old.
    static let expired = Comeback(.ok, "ui.expired")
    /// There are questions now that were not on the page.
    static let unseen = Comeback(.ok, "ui.unseen")

    /// A program seems to have sent the page.
    static func suspected(hasScript: Bool) -> Comeback {
        Comeback(hasScript ? .serviceUnavailable : .unprocessableContent, "ui.send_again")
    }
}
#endif
