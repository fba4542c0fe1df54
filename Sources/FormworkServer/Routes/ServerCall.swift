#if Server
import HTTPTypes
import Hummingbird

/// The parts of a request that the server uses.
struct ServerCall: Sendable {
    let request: Request
    let destination: Destination
    /// Where the request comes from; `nil` if the request context does not know.
    let address: String?
    /// The whole address of the sender, which for a request through a proxy is that of the proxy; `nil` if the request
    /// context does not know.
    let peer: String?

    var head: HTTPRequest { request.head }

    /// The languages that the reader wants, the most wanted first: the language in the address (`?lang=de`), then those
    /// of the browser.
    var languages: [String] {
        let named = request.uri.queryParameters["lang"].map { [String($0)] } ?? []
        return named + AcceptedLanguages.tags(head.headerFields[.acceptLanguage] ?? "")
    }

    /// The language that the reader wants most; blank if the request names none.
    var language: String { languages.first ?? "" }
}
#endif
