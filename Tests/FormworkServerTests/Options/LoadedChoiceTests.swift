#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

/// Choices whose options a loader gives, on pages without scripts and for programs.
struct LoadedChoiceTests {
    static let address = FormDefinition("address", title: "Address") {
        FormSection("home") {
            Field.select(
                "country", "Country", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
            Field.select("city", "City", from: OptionSource("cities", dependingOn: ["country"])).required()
            Field.password("secret", "Secret").stored(.nothing)
        }
        FormSection("guests", "Guests") {
            Field.select(
                "country", "Country", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
            Field.select("town", "Town", from: OptionSource("cities", dependingOn: ["country"]))
        }
        .repeating(0...3)
    }

    private func serve(_ atlas: Atlas = Atlas(), limits: ServerLimits = ServerLimits()) async throws -> ServedForms {
        try await ServedForms(
            [Self.address], environment: FormEnvironment().loader("cities", atlas),
            options: FormRoutesOptions(limits: limits))
    }

    @Test func aButtonLoadsTheOptionsWithoutAScript() async throws {
        let server = try await serve()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/address")
            #expect(browser.html.contains("There are choices once the questions before are answered."))
            #expect(!browser.html.withoutTokens.contains("Bern"))
            browser.fill("country", "ch")
            try await browser.press("load:city")
            #expect(browser.status == .ok)
            #expect(browser.html.contains("<option value=\"be\">Bern</option>"))
            #expect(browser.value("country") == "ch")
            browser.fill("city", "be")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let stored = try await server.store.submissions(form: "address")
        #expect(stored.map(\.values).first?.contains(#""city":"be""#) == true)
    }

    @Test func optionsComeWithEveryPost() async throws {
        try await serve().test { client in
            var browser = Browser(client)
            try await browser.open("/address")
            browser.fill("country", "ch")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("Bern"))
            try await browser.press("add:guests")
            browser.fill("guests[0].country", "fr")
            try await browser.press("load:guests[0].town")
            #expect(browser.html.contains("Paris"))
        }
    }

    @Test func aChoiceThatIsNotAmongThemIsRefused() async throws {
        let server = try await serve()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/address")
            browser.fill("country", "ch")
            try await browser.press("load:city")
            browser.fill("city", "pa")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("Choose one of the options"))
            let json = try await client.postJSON("/address", #"{"country":"ch","city":"pa"}"#)
            #expect(json.json?["errors"]?.arrayValue?.map { $0["code"]?.stringValue } == ["option"])
            let right = try await client.postJSON("/address", #"{"country":"fr","city":"pa"}"#)
            #expect(right.status == .created)
        }
        #expect(try await server.store.submissions(form: "address").count == 1)
    }

    @Test func aLoaderThatFailsLosesNothing() async throws {
        let atlas = Atlas()
        let server = try await serve(atlas)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/address")
            browser.fill("country", "ch")
            atlas.isBurning.withLock { $0 = true }
            try await browser.press("load:city")
            #expect(browser.status == .ok)
            #expect(browser.html.contains("The atlas burns."))
            #expect(browser.html.contains("value=\"load:city\""))
            let json = try await client.postJSON("/address", #"{"country":"ch","city":"be"}"#)
            #expect(json.status == .serviceUnavailable)
            atlas.isBurning.withLock { $0 = false }
            try await browser.press("load:city")
            browser.fill("city", "be")
            atlas.isBurning.withLock { $0 = true }
            try await browser.press()
            #expect(browser.status == .serviceUnavailable)
            #expect(browser.value("city") == "be")
            atlas.isBurning.withLock { $0 = false }
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func scriptsAskForOptions() async throws {
        try await serve().test { client in
            var browser = Browser(client)
            try await browser.open("/address")
            #expect(browser.html.loads("loaded-options.js"))
            #expect(browser.html.contains("data-fw-address=\"/address/options\""))
            browser.fill("country", "ch")
            func ask(_ field: String, _ search: String = "") async throws -> TestResponse {
                let body = Browser.body(browser.entries("load:" + field) + [("fw.search", search)])
                return try await client.executeRequest(
                    uri: "/address/options", method: .post,
                    headers: [
                        .contentType: "application/x-www-form-urlencoded", .accept: "application/json",
                    ], body: ByteBuffer(string: body))
            }
            let all = try await ask("city")
            #expect(all.json?["state"] == "loaded")
            #expect(all.json?["options"]?.arrayValue?.map { $0["title"]?.stringValue } == ["Bern", "Genf"])
            let found = try await ask("city", "Gen")
            #expect(found.json?["options"]?.arrayValue?.map { $0["id"]?.stringValue } == ["ge"])
            #expect(try await ask("country").status == .notFound)
            #expect(try await ask("nothing").status == .badRequest)
            browser.removeHidden("fw.state")
            #expect(try await ask("city").status == .badRequest)
            #expect(try await client.postJSON("/address/options", "{}").status == .unsupportedMediaType)
            #expect(try await client.get("/address/options").status == .methodNotAllowed)
        }
    }

    @Test func optionsWaitForTheAnswersBeforeThem() async throws {
        try await serve().test { client in
            var browser = Browser(client)
            browser.headers[.accept] = "application/json"
            try await browser.open("/address")
            try await browser.post(Browser.body(browser.entries("load:city")), to: "/address/options")
            #expect(browser.html.contains(#""state":"waiting""#))
        }
    }

    @Test func formsWithoutLoadersHaveNoneOfThis() async throws {
        try await ServedForms.loan().test { client in
            let page = try await client.get("/loan").text
            #expect(!page.loads("loaded-options.js"))
            #expect(!page.contains("data-fw-choices"))
        }
    }

    @Test func aLoaderThatNobodyHasIsSaidAtMounting() async throws {
        do {
            _ = try await ServedForms([Self.address])
            Issue.record("The form was mounted.")
        } catch let problem as FormSourceProblem {
            #expect(
                problem.description == "The form address names loaders that its environment does not have: cities.")
        }
        let folder = try TemporaryFolder()
        try folder.write(
            "a.json",
            #"{"id":"a","fields":[{"id":"b","type":"select","options_from":{"loader":"cities"}}]}"#)
        let library = try FormLibrary(paths: [folder.path()])
        #expect(library.reports.map(\.warnings) == [1])
        #expect(library.reports.first?.text.contains("Nothing gives the options") == true)
        #expect(try FormLibrary(paths: [folder.path()], strict: true).reports.map(\.errors) == [1])
    }
}

/// The cities of two countries. It can burn.
final class Atlas: OptionLoader {
    let isBurning = Mutex(false)

    private func cities(_ request: OptionRequest) throws -> [FieldOption] {
        if isBurning.withLock({ $0 }) { throw CustomError(code: "fire", message: "The atlas burns.") }
        return request["country"] == "ch"
            ? [FieldOption("be", "Bern"), FieldOption("ge", "Genf")] : [FieldOption("pa", "Paris")]
    }

    func options(for request: OptionRequest) async throws -> OptionPage {
        OptionPage(try cities(request).filter { $0.title.hasPrefix(request.search) })
    }

    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] {
        try cities(request).filter { ids.contains($0.id) }
    }
}
#endif
