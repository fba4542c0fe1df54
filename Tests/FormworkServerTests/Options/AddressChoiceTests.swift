#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

/// Choices whose options a service on this machine gives.
@Suite(.serialized, .tags(.waiting))
struct AddressChoiceTests {
    /// Runs a form whose cities come from a service, with the port of the service.
    private func test(
        _ service: CityService = CityService(), isPrivate: Bool = true,
        _ body: @escaping @Sendable (any TestClientProtocol, ServedForms) async throws -> Void
    ) async throws {
        try await Application(router: service.router(), server: ServedConnections(.patient()).server).testLive {
            client in
            let port = try #require(client.port)
            let form = FormDefinition("address", title: "Address") {
                Field.select(
                    "country", "Country", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
                Field.select(
                    "city", "City",
                    from: OptionSource(url: "http://127.0.0.1:\(port)/cities", dependingOn: ["country"])
                ).required()
            }
            let host = try #require(OptionHost("127.0.0.1:\(port)", isPrivate: isPrivate))
            let environment = FormEnvironment().optionHosts([host], keptFor: .zero, by: PatientFetcher())
            let server = try await ServedForms([form], environment: environment)
            try await server.test { try await body($0, server) }
        }
    }

    @Test func aPageHasTheOptionsOfTheAddress() async throws {
        try await test { client, server in
            var browser = Browser(client)
            try await browser.open("/address")
            browser.fill("country", "ch")
            try await browser.press("load:city")
            #expect(browser.html.contains("<option value=\"be\">Bern</option>"))
            browser.fill("city", "be")
            try await browser.press()
            #expect(browser.status == .seeOther)
            #expect(try await server.store.submissions(form: "address").count == 1)
        }
    }

    @Test func whatTheAddressDoesNotGiveIsRefused() async throws {
        try await test { client, server in
            let wrong = try await client.postJSON("/address", #"{"country":"fr","city":"be"}"#)
            #expect(wrong.json?["errors"]?.arrayValue?.map { $0["code"]?.stringValue } == ["option"])
            #expect(try await client.postJSON("/address", #"{"country":"fr","city":"pa"}"#).status == .created)
            #expect(try await server.store.submissions(form: "address").count == 1)
        }
    }

    @Test func aServiceThatFailsLosesNothing() async throws {
        let service = CityService()
        try await test(service) { client, _ in
            var browser = Browser(client)
            try await browser.open("/address")
            browser.fill("country", "ch")
            service.isDown.withLock { $0 = true }
            try await browser.press("load:city")
            #expect(browser.html.contains("The choices could not be loaded."))
            #expect(browser.html.contains("value=\"load:city\""))
            let json = try await client.postJSON("/address", #"{"country":"ch","city":"be"}"#)
            #expect(json.status == .serviceUnavailable)
            service.isDown.withLock { $0 = false }
            try await browser.press("load:city")
            #expect(browser.html.contains("Bern"))
        }
    }

    @Test func aHostThatIsNotAllowedIsSaidAtMounting() async throws {
        let form = FormDefinition("address") { Field.select("city", from: OptionSource(url: "https://a.org/cities")) }
        do {
            _ = try await ServedForms([form])
            Issue.record("The form was mounted.")
        } catch let problem as FormSourceProblem {
            #expect(
                problem.description
                    == "The form address takes options from hosts that its environment does not allow: a.org.")
        }
        let folder = try TemporaryFolder()
        try folder.write(
            "a.json",
            #"{"id":"a","fields":[{"id":"b","type":"select","options_from":{"url":"https://a.org/cities"}}]}"#)
        let library = try FormLibrary(paths: [folder.path()])
        #expect(library.reports.map(\.warnings) == [1])
        #expect(library.reports.first?.text.contains("`--options-host` allows a host): a.org.") == true)
        #expect(try FormLibrary(paths: [folder.path()], strict: true).reports.map(\.errors) == [1])
        let host = try #require(OptionHost("a.org"))
        let environment = FormEnvironment().optionHosts([host], by: HTTPFetcher())
        #expect(try FormLibrary(paths: [folder.path()], environment: environment).reports.map(\.warnings) == [0])
    }

    @Test func theCommandTakesHostsAndNothingElse() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", #"{"id":"a","fields":[]}"#)
        for option in ["--options-host", "--private-options-host"] {
            let ended = try Command.run("serve", folder.path(), option, "https://a.org/")
            #expect(ended.status == 64)
            #expect(ended.errors.contains("https://a.org/ is no host."))
        }
    }
}

/// Asks addresses with time for a busy machine.
private struct PatientFetcher: OptionFetcher {
    func reply(to question: OptionQuestion) async throws -> OptionReply {
        let patient = OptionQuestion(
            url: question.url, host: question.host, port: question.port, mayBePrivate: question.mayBePrivate,
            maxBytes: question.maxBytes, timeout: .seconds(3_600))
        return try await HTTPFetcher().reply(to: patient)
    }
}

/// The cities of two countries. It can be down.
final class CityService: Sendable {
    let isDown = Mutex(false)

    func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.get("/cities") { request, _ in
            if self.isDown.withLock({ $0 }) { throw HTTPError(.internalServerError) }
            return request.uri.queryParameters["country"] == "ch"
                ? #"[{"id":"be","title":"Bern"},{"id":"ge","title":"Genf"}]"# : #"[{"id":"pa","title":"Paris"}]"#
        }
        return router
    }
}
#endif
