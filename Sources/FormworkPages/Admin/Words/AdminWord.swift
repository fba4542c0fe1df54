/// Something that the pages with results say. The words are in `AdminWords`.
package enum AdminWord: String, CaseIterable, Sendable {
    case results
    case forms
    case accesses
    case deliveries
    case logIn = "log_in"
    case logOut = "log_out"
    case name
    case password
    case loginHint = "login_hint"
    case linkHint = "link_hint"
    case notLetIn = "not_let_in"
    case linkUsed = "link_used"
    case wrongPassword = "wrong_password"
    case wrongName = "wrong_name"
    case linkOnce = "link_once"
    case code
    case wrongCode = "wrong_code"
    case notAllowed = "not_allowed"
    case noForms = "no_forms"
    case noSubmissions = "no_submissions"
    case oneSubmission = "one_submission"
    case submissions
    case last
    case searchText = "search_text"
    case since
    case until
    case question
    case `any`
    case test
    case value
    case find
    case allSubmissions = "all_submissions"
    case earlierSubmissions = "earlier_submissions"
    case theseSubmissions = "these_submissions"
    case sums
    case table
    case tableSemicolons = "table_semicolons"
    case lines
    case tableRevealed = "table_revealed"
    case linesRevealed = "lines_revealed"
    case wasErased = "was_erased"
    case `is`
    case has
    case atLeast = "at_least"
    case atMost = "at_most"
    case answered
    case blank
    case form
    case reference
    case stored
    case id
    case record
    case sensitive
    case earlierVersion = "earlier_version"
    case answers
    case alsoStored = "also_stored"
    case files
    case allOfForm = "all_of_form"
    case reveal
    case eraseThis = "erase_this"
    case eraseQuestion = "erase_question"
    case eraseWarning = "erase_warning"
    case erase
    case keep
    case logInfo = "log_info"
    case earlierAccesses = "earlier_accesses"
    case didLogin = "did_login"
    case didRefusedLogin = "did_refused_login"
    case didLogout = "did_logout"
    case didList = "did_list"
    case didRead = "did_read"
    case didReveal = "did_reveal"
    case didFile = "did_file"
    case didExport = "did_export"
    case didExportRevealed = "did_export_revealed"
    case didDeliverAgain = "did_deliver_again"
    case didErase = "did_erase"
    case didRefused = "did_refused"
    case allSent = "all_sent"
    case notSent = "not_sent"
    case sendAgain = "send_again"
    case oneTry = "one_try"
    case tries
    case nextTry = "next_try"
    case givenUp = "given_up"
    case sumsAll = "sums_all"
    case sumsLatest = "sums_latest"
    case listOfThese = "list_of_these"
    case nothingToSum = "nothing_to_sum"
    case option
    case chosen
    case least
    case greatest
    case average
    case sum
    case others
    case findEverywhere = "find_everywhere"
    case download
    case nothingFound = "nothing_found"
    case drafts
    case moreDrafts = "more_drafts"
    case saved
    case keptUntil = "kept_until"
    case draftsUnread = "drafts_unread"
    case oneDraftUnread = "one_draft_unread"
    case draftsUnsearched = "drafts_unsearched"
    case draftHidden = "draft_hidden"
    case eraseDraft = "erase_draft"
    case eraseDraftWarning = "erase_draft_warning"
    case draftWasErased = "draft_was_erased"
    case didReadDraft = "did_read_draft"
    case didEraseDraft = "did_erase_draft"
    case didRevealDraft = "did_reveal_draft"
    case didRefusedCode = "did_refused_code"
    case damaged
    case damagedLeftOut = "damaged_left_out"
    case answersLeftOut = "answers_left_out"
    case logins
    case loginsInfo = "logins_info"
    case thisLogin = "this_login"
    case loginTimes = "login_times"
    case endLogin = "end_login"
    case endOtherLogins = "end_other_logins"
    case noOtherLogin = "no_other_login"
    case didEndLogin = "did_end_login"
}
