#if Server
import FormworkCore
import HTTPTypes
import Hummingbird

/// Makes replies with the headers that all replies of the server have.
enum Reply {
    /// A page.
    ///
    /// Browsers may keep it for their back button, so that going back does not lose what was typed.
    static func page(
        _ html: String, status: HTTPResponse.Status = .ok, formTarget: String? = nil, pictures: [String] = []
    ) -> Response {
        var response = response(status, "text/html; charset=utf-8", Array(html.utf8), caching: "private, no-cache")
        SecurityHeaders.add(to: &response.headers, formTarget: formTarget, pictures: pictures)
        return response
    }

    static func json(_ json: JSONValue, status: HTTPResponse.Status = .ok) -> Response {
        var bytes: [UInt8] = []
        json.write(into: &bytes)
        return response(status, "application/json", bytes, caching: "no-store")
    }

    /// A redirect to a page that can be reloaded without posting again.
    static func seeOther(_ address: String) -> Response {
        var response = response(.seeOther, nil, [], caching: "no-store")
        response.headers[.location] = address
        return response
    }

    static func notModified(tag: String, caching: String) -> Response {
        var response = response(.notModified, nil, [], caching: caching)
        response.headers[.eTag] = tag
        return response
    }

    static func response(
        _ status: HTTPResponse.Status, _ contentType: String?, _ bytes: [UInt8], caching: String
    ) -> Response {
        var headers = HTTPFields()
        SecurityHeaders.add(to: &headers)
        if let contentType { headers[.contentType] = contentType }
        headers[.cacheControl] = caching
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
#endif
