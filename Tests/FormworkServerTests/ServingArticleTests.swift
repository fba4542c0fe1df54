#if Server
import Formwork
import FormworkServer
import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// What the README and the tutorial show of servers runs. `ArticleTests` looks up their lines here.
struct ServingArticleTests {
    @Test func aFormIsServedAndItsAnswersAreRead() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path("submissions.sqlite")
        let environment = FormEnvironment()
        let router = Router()
        let trip = FormDefinition("trip") {
            Field.name("name", "Name").required()
            Field.date("from", "From").required()
        }
        let store = try SQLiteSubmissionStore(path: file)
        let forms = try await FormRoutes(forms: [trip], environment: environment, store: store)
        forms.mount(on: router)
        let application = Application(router: router)
        try await application.test(.router) { client in
            let reply = try await client.postJSON("/trip", #"{"name": "Ada", "from": "2026-12-20"}"#)
            #expect(reply.status == .created)
        }
        let stored = try await store.submissions(form: "trip")
        let values = FormValues(try JSONValue(Data(stored[0].values.utf8)), zone: .gmt)
        let name = values[FieldKey<String>("name")]
        #expect(name == "Ada")
    }
}
#endif
