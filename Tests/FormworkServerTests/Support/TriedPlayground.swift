#if Server
import Formwork
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore

@testable import FormworkServer

/// A playground with a file of its own.
struct TriedPlayground: Sendable {
    static let form = #"{ "id": "trip", "title": "Trip", "fields": [{ "id": "name", "title": "Name" }] }"#

    let folder: TemporaryFolder
    private let application: Application<RouterResponder<BasicRequestContext>>

    init(_ text: String = form) async throws {
        folder = try TemporaryFolder()
        try folder.write("trip.json", text)
        let playground = try await FormPlayground(
            file: folder.path("trip.json"), host: "127.0.0.1", files: try DiskFileStore(folder: folder.path("files")),
            environment: FormEnvironment(), options: FormRoutesOptions().patient)
        let router = Router()
        playground.mount(on: router)
        application = Application(router: router, server: ServedConnections(.patient()).server)
    }

    func test<Value>(_ body: @Sendable (any TestClientProtocol) async throws -> Value) async throws -> Value {
        try await application.testLive(body)
    }
}

extension TestClientProtocol {
    /// Asks as the page of the playground does.
    func ask(_ path: String, _ text: String, _ more: [String: String] = [:]) async throws -> TestResponse {
        var fields = HTTPFields()
        let usual = [
            "Content-Type": "application/json", "Origin": "http://localhost:\(port ?? 0)",
            "Sec-Fetch-Site": "same-origin",
        ]
        for (name, value) in usual.merging(more, uniquingKeysWith: { $1 }) where !value.isEmpty {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        return try await executeRequest(uri: path, method: .post, headers: fields, body: ByteBuffer(string: text))
    }
}
#endif
