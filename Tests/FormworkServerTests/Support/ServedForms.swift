#if Server
import Formwork
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore

/// A server with forms, and the store behind it.
struct ServedForms: Sendable {
    let store: SQLiteSubmissionStore
    private let application: Application<RouterResponder<BasicRequestContext>>

    init(
        _ definitions: [FormDefinition], environment: FormEnvironment = FormEnvironment(),
        options: FormRoutesOptions = FormRoutesOptions(), store: SQLiteSubmissionStore? = nil,
        files: (any FileStore)? = nil
    ) async throws {
        let store = if let store { store } else { try SQLiteSubmissionStore.inMemory() }
        self.store = store
        let router = Router()
        try await FormRoutes(
            forms: definitions, environment: environment, store: store, files: files, options: options.patient
        ).mount(on: router)
        application = Application(router: router, server: ServedConnections(.patient()).server)
    }

    init(library: FormLibrary, options: FormRoutesOptions = FormRoutesOptions()) async throws {
        store = try SQLiteSubmissionStore.inMemory()
        let router = Router()
        try await FormRoutes(library: library, store: store, options: options.patient).mount(on: router)
        application = Application(router: router, server: ServedConnections(.patient()).server)
    }

    /// The loan form on a server of its own.
    static func loan(_ options: FormRoutesOptions = FormRoutesOptions()) async throws -> ServedForms {
        try await ServedForms([try definition(loanJSON)], options: options)
    }

    func test<Value>(_ body: @Sendable (any TestClientProtocol) async throws -> Value) async throws -> Value {
        try await application.test(.router, body)
    }

    /// Tests it at a port of this machine.
    func testLive<Value>(_ body: @Sendable (any TestClientProtocol) async throws -> Value) async throws -> Value {
        try await application.testLive(body)
    }
}

extension TestClientProtocol {
    /// Posts JSON.
    func postJSON(_ path: String, _ body: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        var headers = headers
        headers[.contentType] = "application/json"
        return try await executeRequest(uri: path, method: .post, headers: headers, body: ByteBuffer(string: body))
    }

    func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await executeRequest(uri: path, method: .get, headers: headers, body: nil)
    }
}

extension TestResponse {
    var text: String { String(buffer: body) }

    var json: JSONValue? {
        try? JSONParser.parse(Array(body.readableBytesView), limits: .definition)
    }
}

/// One header by its name.
func header(_ name: String, _ value: String) -> HTTPFields {
    var fields = HTTPFields()
    if let name = HTTPField.Name(name) { fields[name] = value }
    return fields
}
#endif
