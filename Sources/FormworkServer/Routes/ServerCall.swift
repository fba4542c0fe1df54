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

    /// The language the reader prefers; blank if that is not said.
    var language: String {
        let first = head.headerFields[.acceptLanguage]?.split(separator: ",").first ?? ""
        let tag = first.split(separator: ";").first.map { trimmed($0) } ?? ""
        return tag.utf8.count <= 35 ? tag : ""
    }
}
#endif
