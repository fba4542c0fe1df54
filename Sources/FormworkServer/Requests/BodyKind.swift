#if Server
import HTTPTypes

/// The media types a form can be posted in.
enum BodyKind: Equatable, Sendable {
    case urlEncoded
    case json
    /// Parts with this separator between them. Only forms with files are posted so.
    case multipart(boundary: String)

    /// The kind that a `Content-Type` names; `nil` if absent, or another one.
    init?(contentType: String?) {
        let type = contentType?.split(separator: ";").first.map { trimmed($0).lowercased() }
        switch type {
        case "application/x-www-form-urlencoded": self = .urlEncoded
        case "application/json": self = .json
        case "multipart/form-data":
            guard let boundary = contentType.flatMap({ Self.boundary(in: $0) }) else { return nil }
            self = .multipart(boundary: boundary)
        default: return nil
        }
    }
}

extension BodyKind {
    /// The separator that the `Content-Type` of a multipart body names; `nil` if it names none that may be used.
    static func boundary(in contentType: String) -> String? {
        for parameter in contentType.split(separator: ";").dropFirst() {
            let pair = parameter.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, trimmed(pair[0]).lowercased() == "boundary" else { continue }
            var value = trimmed(pair[1])
            if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
                value = String(value.dropFirst().dropLast())
            }
            let isUsable = value.utf8.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122: true
                default: "'()+_,-./:=?".utf8.contains(byte)
                }
            }
            return (1...70).contains(value.utf8.count) && isUsable ? value : nil
        }
        return nil
    }
}

/// Whether a reply is read by a person or by a program.
enum ReplyFormat: Equatable, Sendable {
    case page
    case json

    /// JSON if the request posts JSON or accepts no format for people; otherwise a page.
    init(_ head: HTTPRequest) {
        let accept = head.headerFields[.accept]?.lowercased() ?? ""
        let asksForJSON = accept.contains("application/json") && !accept.contains("text/html")
        let postsJSON = BodyKind(contentType: head.headerFields[.contentType]) == .json
        self = asksForJSON || postsJSON ? .json : .page
    }
}
#endif
