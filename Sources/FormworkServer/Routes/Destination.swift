#if Server
import Foundation
import HTTPTypes

/// The page, file or action that the address of a request leads to.
enum Destination: Equatable, Sendable {
    /// `/`: the list of forms.
    case gallery
    /// `/_formwork/…`: a file that pages load.
    case file(String)
    /// `/_formwork/health`: says that the server answers.
    case health
    /// `/_formwork/ready`: says whether people can use the forms.
    case readiness
    /// `/_formwork/admin/…`: results of forms, with the parts of the address after that.
    case admin([String])
    /// `/_formwork/gallery/…`: examples of fields, with the parts of the address after that.
    case examples([String])
    /// `/ID`: a form, and where it is posted to.
    case form(String)
    /// `/ID/done`: the page after a submission.
    case done(String)
    /// `/ID/definition`: the compiled definition.
    case definition(String)
    /// `/ID/style.css`: the styles of a form.
    case style(String)
    /// `/ID/fragment`: a form as a part of another page.
    case fragment(String)
    /// `/ID/options`: gives the options of a choice that code loads.
    case options(String)
    /// `/ID/check`: says what code finds in an answer.
    case check(String)
    /// `/ID/kept`: says what of kept answers does not fit the form any more.
    case kept(String)
    /// `/ID/draft/TOKEN`: a form with the answers that a person saved.
    case draft(String, token: String)
    /// `/ID/saved/TOKEN`: the link to saved answers.
    case saved(String, token: String)
    /// `/ID/files/NAME`: takes a file for the field with this path, and gives the file with this reference.
    case attachment(String, String)
    /// Anything else.
    case nothing

    /// Reads the path of an address.
    ///
    /// - Parameter skipping: How many parts of the path are the prefix under which the forms are mounted.
    init(_ path: String, skipping: Int) {
        let parts = path.split(separator: "/").dropFirst(skipping).map { String($0) }
        if parts.starts(with: ["_formwork", "admin"]) {
            self = .admin(Array(parts.dropFirst(2)))
            return
        }
        if parts.starts(with: ["_formwork", "gallery"]) {
            self = .examples(Array(parts.dropFirst(2)))
            return
        }
        switch (parts.count, parts.first ?? "", parts.last ?? "") {
        case (0, _, _): self = .gallery
        case (2, "_formwork", "health"): self = .health
        case (2, "_formwork", "ready"): self = .readiness
        case (2, "_formwork", let file): self = .file(file)
        case (1, let id, _): self = .form(id)
        case (2, let id, "done"): self = .done(id)
        case (2, let id, "definition"): self = .definition(id)
        case (2, let id, "style.css"): self = .style(id)
        case (2, let id, "fragment"): self = .fragment(id)
        case (2, let id, "options"): self = .options(id)
        case (2, let id, "check"): self = .check(id)
        case (2, let id, "kept"): self = .kept(id)
        case (3, let id, let token) where parts[1] == "draft": self = .draft(id, token: token)
        case (3, let id, let token) where parts[1] == "saved": self = .saved(id, token: token)
        case (3, let id, let name) where parts[1] == "files":
            self = name.removingPercentEncoding.map { .attachment(id, $0) } ?? .nothing
        default: self = .nothing
        }
    }

    /// A name for what is there, without the parts of the address that differ.
    var name: String {
        switch self {
        case .gallery: "list"
        case .file: "asset"
        case .health: "health"
        case .readiness: "ready"
        case .admin: "admin"
        case .examples: "examples"
        case .form: "form"
        case .done: "done"
        case .definition: "definition"
        case .style: "style"
        case .fragment: "fragment"
        case .options: "options"
        case .check: "check"
        case .kept: "kept"
        case .draft: "draft"
        case .saved: "saved"
        case .attachment: "file"
        case .nothing: "none"
        }
    }

    /// Whether only the state of the server is asked. Balancers ask with the server's address and not with its name.
    var isState: Bool { self == .health || self == .readiness }

    /// Whether a reply is worked out for each request. The others are files that are ready, and the state of the server.
    var isWorkedOut: Bool {
        switch self {
        case .file, .style, .health, .readiness: false
        default: true
        }
    }

    /// Whether the page of a form is there, or a page that follows it.
    var isPageOfForm: Bool {
        switch self {
        case .form, .done, .draft, .saved: true
        default: false
        }
    }

    /// Whether a page asks something, and submits nothing.
    var isQuestion: Bool {
        switch self {
        case .options, .check, .kept: true
        default: false
        }
    }

    /// The methods that can be used there; `nil` for all. An address that leads nowhere takes all, so that the reply is
    /// 404. Those of results and of examples decide for themselves.
    var allowedMethods: [HTTPRequest.Method]? {
        switch self {
        case .form: [.get, .head, .post]
        case .options, .check, .kept: [.post]
        case .attachment: [.get, .head, .post]
        case .gallery, .file, .health, .readiness, .done, .definition, .style, .fragment, .draft, .saved: [.get, .head]
        case .admin, .examples, .nothing: nil
        }
    }
}
#endif
