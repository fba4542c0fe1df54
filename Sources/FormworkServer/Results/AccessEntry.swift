#if Server
/// That somebody looked at answers, or changed something: who, when and what, and never an answer.
public struct AccessEntry: Equatable, Sendable {
    /// The action of a person.
    public enum Action: String, CaseIterable, Sendable {
        /// Began to look at results.
        case login
        /// Was not let in, because the password or the link was wrong. The entry names no person: the name may be anybody's.
        case refusedLogin = "refused_login"
        /// Had the right password, and was not let in: the code was wrong, or too many were tried.
        case refusedCode = "refused_code"
        /// Asked for something that their rights do not allow.
        case refused
        /// Ended a login.
        case logout
        /// Ended another login of the same name.
        case endLogin = "end_login"
        /// Read a list of submissions or their sums.
        case list
        /// Read one submission.
        case read
        /// Read one submission with its sensitive answers.
        case reveal
        /// Took a file of a submission.
        case file
        /// Took many submissions as a table or as lines.
        case export
        /// Took many submissions with their sensitive answers.
        case exportRevealed = "export_revealed"
        /// Sent a post or a mail again.
        case deliverAgain = "deliver_again"
        /// Erased a submission.
        case erase
        /// Read unfinished answers. The identity is that of a draft.
        case readDraft = "read_draft"
        /// Read the sensitive ones of unfinished answers, after `readDraft`. The identity is that of a draft.
        case revealDraft = "reveal_draft"
        /// Erased unfinished answers. The identity is that of a draft.
        case eraseDraft = "erase_draft"
    }

    /// When, in milliseconds since 1970.
    public var time: Int64
    /// Who: the name of a login.
    public var who: String
    /// What.
    public var action: Action
    /// The form's id. Blank if no form was concerned.
    public var form: String
    /// The identity of the submission or of the draft. Blank if it was not one alone.
    public var submission: String

    /// Makes an entry.
    public init(time: Int64, who: String, action: Action, form: String = "", submission: String = "") {
        self.time = time
        self.who = who
        self.action = action
        self.form = form
        self.submission = submission
    }
}

/// An entry in the log of accesses, with its number.
public struct NotedAccess: Equatable, Sendable {
    /// The number. Later entries have larger ones.
    public var number: Int64
    /// The entry.
    public var entry: AccessEntry

    /// Pairs both.
    public init(number: Int64, entry: AccessEntry) {
        self.number = number
        self.entry = entry
    }
}

/// Some entries of the log of accesses, and where it goes on.
public struct AccessPage: Equatable, Sendable {
    /// The entries, the latest first.
    public var accesses: [NotedAccess]
    /// The number before which the next page begins; `nil` if there are no earlier entries. It may be the number of an entry
    /// that is left out.
    public var next: Int64?

    /// Makes a page.
    public init(accesses: [NotedAccess], next: Int64?) {
        self.accesses = accesses
        self.next = next
    }
}
#endif
