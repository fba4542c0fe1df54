#if Server
import Foundation
import HTTPTypes

/// The page or action that an address below `/_formwork/admin` leads to.
enum AdminPlace: Equatable, Sendable {
    /// The forms with their counts.
    case forms
    /// The same counts, for the script of that page.
    case counts
    /// Submissions of all forms that have a text.
    case find
    /// A link that works once: a page with a button, which posts to the same address.
    case enter(String)
    /// Takes the password.
    case login
    /// Ends a login.
    case logout
    /// The logins under the reader's name.
    case logins
    /// Ends one of them, by its hash.
    case endLogin(String)
    /// Ends all of them but the reader's own.
    case endOtherLogins
    /// The log of accesses.
    case accesses
    /// Posts and mails that have not been sent.
    case deliveries
    /// Makes one of them due at once.
    case deliverAgain(String)
    /// The submissions of a form.
    case list(String)
    /// Charts and sums of a form's answers.
    case sums(String)
    /// The same submissions as a table.
    case table(String)
    /// The same submissions as lines of JSON.
    case lines(String)
    /// One submission.
    case submission(String, id: String)
    /// Asks whether a submission is to be erased, and erases it.
    case erase(String, id: String)
    /// The unfinished answers to a form.
    case drafts(String)
    /// One of these.
    case draft(String, id: String)
    /// Asks whether it is to be erased, and erases it.
    case eraseDraft(String, id: String)
    /// A file of a submission.
    case file(String, id: String, file: String)

    /// Reads what stands after `/_formwork/admin` in an address; `nil` if nothing is there.
    init?(_ parts: [String]) {
        let names = parts.compactMap { $0.removingPercentEncoding }
        guard names.count == parts.count else { return nil }
        switch (names.count, names.first ?? "", names.dropFirst(2).first ?? "") {
        case (0, _, _): self = .forms
        case (1, "login", _): self = .login
        case (1, "logout", _): self = .logout
        case (1, "logins", _): self = .logins
        case (2, "logins", _) where names[1].isSame(as: "end"): self = .endOtherLogins
        case (3, "logins", "end"): self = .endLogin(names[1])
        case (1, "counts", _): self = .counts
        case (1, "find", _): self = .find
        case (1, "log", _): self = .accesses
        case (1, "deliveries", _): self = .deliveries
        case (3, "deliveries", "again"): self = .deliverAgain(names[1])
        case (2, "enter", _): self = .enter(names[1])
        case (2, "forms", _): self = .list(names[1])
        case (3, "forms", "sums"): self = .sums(names[1])
        case (3, "forms", "table.csv"): self = .table(names[1])
        case (3, "forms", "lines.jsonl"): self = .lines(names[1])
        case (3, "forms", "drafts"): self = .drafts(names[1])
        case (4, "forms", "drafts"): self = .draft(names[1], id: names[3])
        case (5, "forms", "drafts") where names[4] == "erase": self = .eraseDraft(names[1], id: names[3])
        case (4, "forms", "one"): self = .submission(names[1], id: names[3])
        case (5, "forms", "one") where names[4] == "erase": self = .erase(names[1], id: names[3])
        case (6, "forms", "one") where names[4] == "files": self = .file(names[1], id: names[3], file: names[5])
        default: return nil
        }
    }

    /// The address after `/_formwork/admin`.
    var path: String {
        switch self {
        case .forms: ""
        case .counts: "/counts"
        case .find: "/find"
        case .enter(let secret): "/enter/" + Self.escaped(secret)
        case .login: "/login"
        case .logout: "/logout"
        case .logins: "/logins"
        case .endLogin(let hash): "/logins/" + Self.escaped(hash) + "/end"
        case .endOtherLogins: "/logins/end"
        case .accesses: "/log"
        case .deliveries: "/deliveries"
        case .deliverAgain(let id): "/deliveries/" + Self.escaped(id) + "/again"
        case .list(let form): "/forms/" + Self.escaped(form)
        case .sums(let form): "/forms/" + Self.escaped(form) + "/sums"
        case .table(let form): "/forms/" + Self.escaped(form) + "/table.csv"
        case .lines(let form): "/forms/" + Self.escaped(form) + "/lines.jsonl"
        case .submission(let form, let id): "/forms/" + Self.escaped(form) + "/one/" + Self.escaped(id)
        case .erase(let form, let id): AdminPlace.submission(form, id: id).path + "/erase"
        case .drafts(let form): "/forms/" + Self.escaped(form) + "/drafts"
        case .draft(let form, let id): AdminPlace.drafts(form).path + "/" + Self.escaped(id)
        case .eraseDraft(let form, let id): AdminPlace.draft(form, id: id).path + "/erase"
        case .file(let form, let id, let file):
            AdminPlace.submission(form, id: id).path + "/files/" + Self.escaped(file)
        }
    }

    /// The methods that can be used there.
    var methods: [HTTPRequest.Method] {
        switch self {
        case .enter, .erase, .eraseDraft: [.get, .head, .post]
        case .login, .logout, .endLogin, .endOtherLogins, .deliverAgain: [.post]
        default: [.get, .head]
        }
    }

    /// A part of a path, whatever is in it.
    private static func escaped(_ text: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
#endif
