#if Server
import FormworkCore
import HTTPTypes
import Hummingbird

/// The parts of a request that the server uses.
struct ServerCall: Sendable {
    let request: Request
    let destination: Destination
    /// The address from which the request comes; `nil` if the request context does not know it.
    let address: String?
    /// The whole address of the sender, which for a request through a proxy is that of the proxy; `nil` if the request
    /// context does not know.
    let peer: String?

    var head: HTTPRequest { request.head }

    /// The languages that the reader wants, in order of preference: the language in the address (`?lang=de`), then those
    /// of the browser.
    var languages: [String] {
        let named = parameter("lang").map { [$0] } ?? []
        return named + AcceptedLanguages.tags(head.headerFields[.acceptLanguage] ?? "")
    }

    /// Whether a page is asked for, or anything else that is worked out for the request.
    var isReading: Bool { [.get, .head].contains(head.method) && destination.isWorkedOut }

    /// Whether the reply goes to a program or to the script of a page, and not to a browser.
    var wantsJSON: Bool { ReplyFormat(head) == .json }

    /// The value of a parameter in the address; `nil` if absent, or if the parameters cannot be read.
    func parameter(_ name: String) -> String? { request.parameter(name) }

    /// The values of a parameter that stands in the address several times; empty if the parameters cannot be read.
    func parameters(_ name: String) -> [String] {
        let form = try? URLEncodedForm(Array((request.uri.query ?? "").utf8), maxFields: Request.parameterLimit)
        return (form?.entries ?? []).filter { $0.name.isSame(as: name) }.map(\.value)
    }

    /// The language that the reader wants most; blank if the request names none.
    var language: String { languages.first ?? "" }
}

extension Request {
    /// How many parameters an address has at most.
    fileprivate static let parameterLimit = 200

    /// The value of a parameter in the address; `nil` if absent, or if the parameters cannot be read.
    func parameter(_ name: String) -> String? {
        (try? URLEncodedForm(Array((uri.query ?? "").utf8), maxFields: Self.parameterLimit))?.last(name)
    }
}
#endif
