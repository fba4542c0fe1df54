#if Server
import Formwork
import Foundation
public import HTTPTypes
import Hummingbird
import NIOCore

/// A request for a file of a submission. The host decides who may have it.
public struct FileRequest: Sendable {
    /// The file.
    public var file: StoredFile
    /// The head of the request, with the credentials of whoever asks.
    public var head: HTTPRequest

    /// Describes a request.
    public init(file: StoredFile, head: HTTPRequest) {
        self.file = file
        self.head = head
    }
}

/// A file as a reply. Browsers save it and run nothing in it.
enum FileReply {
    private static let portion = 65_536

    /// The reply with a file.
    ///
    /// - Throws: The error of the store for a file that cannot be read, such as one whose key is missing.
    static func response(_ file: StoredFile, from store: any FileStore) async throws -> Response {
        // Once a reply has begun its status cannot change.
        _ = try await store.content(of: file.id, from: 0, count: 1)
        var headers = HTTPFields()
        SecurityHeaders.add(to: &headers)
        headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
        headers[.contentType] = file.details.type
        headers[.contentDisposition] = "attachment; filename*=UTF-8''\(escaped(file.details.name))"
        headers[.cacheControl] = "private, max-age=600"
        let (id, size) = (file.id, file.details.size)
        let body = ResponseBody(contentLength: size) { writer in
            var offset = 0
            while offset < size {
                let bytes = try await store.content(of: id, from: offset, count: min(portion, size - offset))
                // The reply ends too early, which the reader can see.
                if bytes.isEmpty { throw StoreProblem("A file is shorter than it was.") }
                try await writer.write(ByteBuffer(bytes: bytes))
                offset += bytes.count
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    private static func escaped(_ name: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        return name.addingPercentEncoding(withAllowedCharacters: plain) ?? "file"
    }
}
#endif
