#if Server
import HTTPTypes
import Hummingbird

/// One request, as far as the server looks at it.
struct ServerCall: Sendable {
    let request: Request
    let destination: Destination
    /// Where the request comes from; `nil` if the request context does not know.
    let address: String?

    var head: HTTPRequest { request.head }

    /// The languages the reader wants, the most wanted first: the one that the address names (`?lang=de`), then
    /// those that the browser is set to.
    var languages: [String] {
        let named = request.uri.queryParameters["lang"].map { [String($0)] } ?? []
        return named + AcceptedLanguages.tags(head.headerFields[.acceptLanguage] ?? "")
    }

    /// The language the reader prefers; blank if that is not said.
    var language: String { languages.first ?? "" }
}
#endif
