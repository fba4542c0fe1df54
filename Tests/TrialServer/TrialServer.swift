#if Server
import Formwork
import FormworkServer
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A server with code beside its forms, for the tests that drive a browser. It is started like `formwork serve`, with
/// `--port PORT --database FILE`.
@main struct TrialServer {
    static func main() async throws {
        guard let port = option("--port").flatMap({ Int($0) }), let database = option("--database") else {
            throw MissingOption()
        }
        let router = Router()
        let store = try SQLiteSubmissionStore(path: database)
        try await FormRoutes(
            forms: [AddressForm.form, try ColorForm.form(), AccountForm.form],
            environment: AccountForm.checks(in: AddressForm.environment).type(ColorForm.type), store: store,
            // No test depends on how many others have posted before.
            options: FormRoutesOptions(limits: ServerLimits(rate: .unlimited, bytes: .unlimited))
        )
        .mount(on: router)
        router.get("/color-picker.js") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/javascript; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: ColorForm.script)))
        }
        let application = Application(
            router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { _ in
                // The standard output of a process is not written to a pipe at once.
                FileHandle.standardError.write(Data("http://127.0.0.1:\(port)\n".utf8))
            })
        try await application.runService()
    }

    private static func option(_ name: String) -> String? {
        let arguments = CommandLine.arguments
        return arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }
    }

    private struct MissingOption: Error {}
}
#else
@main struct TrialServer {
    static func main() { print("The package was built without its server.") }
}
#endif
