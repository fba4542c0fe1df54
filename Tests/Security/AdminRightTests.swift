#if Server
import Formwork
import FormworkCore
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// Nobody does with results what they have no right to, on any route.
struct AdminRightTests {
    private static let home = AdminVisitor.home
    private static let other = FormDefinition("other", title: "Other form") { Field.text("word", "Word") }
    private static let secret = FormDefinition("trip", title: "Trip") {
        Field.name("name", "Name")
        Field.text("iban", "IBAN").sensitive()
    }
    private static let password = "correct horse battery"

    private static func people() -> [AdminPerson] {
        let hash = PasswordHash(password, rounds: 2)
        return [
            AdminPerson(name: "all", rights: .all),
            AdminPerson(name: "reader", password: hash, rights: AdminRights(forms: ["trip"])),
            AdminPerson(name: "revealer", rights: AdminRights(forms: ["trip"], may: [.read, .reveal])),
            AdminPerson(name: "eraser", rights: AdminRights(forms: ["trip"], may: [.erase])),
            AdminPerson(name: "deliverer", rights: AdminRights(forms: ["trip"], may: [.deliver])),
            AdminPerson(name: "elsewhere", rights: AdminRights(forms: ["other"], may: Set(AdminRight.allCases))),
            AdminPerson(name: "nothing", rights: AdminRights(forms: [], may: Set(AdminRight.allCases))),
        ]
    }

    private static func served() async throws -> ServedResults {
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys()
        let server = try await ServedResults(form: secret, others: [other], options: options) { admin in
            admin.people = people()
            admin.loginRate = .unlimited
        }
        for (id, form) in [("s1", "trip"), ("o1", "other")] {
            let delivery = Delivery(
                id: "msg_" + id, target: "post https://a.org", form: form, submission: id, created: 5, attempts: 10,
                due: nil, problem: "the reply was 500")
            _ = try await server.store.store(
                Submission(id: id, form: form, definition: "", created: 5, values: #"{"name":"Ada"}"#), with: [delivery]
            )
        }
        _ = try await server.store.save(
            Draft(
                form: "trip", definition: "", language: "en", snapshot: #"{"form":{"values":{"name":"Ada"}}}"#,
                titles: "{}", submissionKey: "k", saved: 5, expires: 4_000_000_000_000), under: DraftKey(hash: "d1"))
        return server
    }

    /// A route to something of the form `trip`, and who may use it.
    struct Route: CustomTestStringConvertible, Sendable {
        var path: String
        var method = HTTPRequest.Method.get
        var may: Set<String>
        var testDescription: String { "\(method.rawValue) \(path)" }
    }

    static let everybody: Set<String> = [
        "all", "reader", "revealer", "eraser", "deliverer", "elsewhere", "nothing",
    ]
    static let readers: Set<String> = ["all", "reader", "revealer"]
    static let routes = [
        Route(path: "", may: everybody), Route(path: "/counts", may: everybody), Route(path: "/log", may: everybody),
        Route(path: "/deliveries", may: everybody), Route(path: "/logins", may: everybody),
        Route(path: "/logins/end", method: .post, may: everybody),
        Route(path: "/find?search=x", may: readers.union(["elsewhere", "nothing"])),
        Route(path: "/forms/trip", may: readers), Route(path: "/forms/trip/sums", may: readers),
        Route(path: "/forms/trip/table.csv", may: readers), Route(path: "/forms/trip/lines.jsonl", may: readers),
        Route(path: "/forms/trip/one/s1", may: readers),
        Route(path: "/forms/trip/table.csv?reveal=1", may: ["all", "revealer"]),
        Route(path: "/forms/trip/lines.jsonl?reveal=1", may: ["all", "revealer"]),
        Route(path: "/forms/trip/one/s1?reveal=1", may: ["all", "revealer"]),
        Route(path: "/forms/trip/one/s1/erase", may: ["all", "eraser"]),
        Route(path: "/forms/trip/one/s1/erase", method: .post, may: ["all", "eraser"]),
        Route(path: "/forms/trip/drafts", may: readers), Route(path: "/forms/trip/drafts?search=Ada", may: readers),
        Route(path: "/forms/trip/drafts/d1", may: readers),
        Route(path: "/forms/trip/drafts/d1?reveal=1", may: ["all", "revealer"]),
        Route(path: "/forms/trip/drafts/d1/erase", may: ["all", "eraser"]),
        Route(path: "/forms/trip/drafts/d1/erase", method: .post, may: ["all", "eraser"]),
        Route(path: "/deliveries/msg_s1/again", method: .post, may: ["all", "deliverer"]),
    ]

    @Test(arguments: routes) func everyRouteIsHeld(_ route: Route) async throws {
        for person in Self.everybody {
            let server = try await Self.served()
            try await server.forms.test { client in
                var visitor = try await server.visitor(client, named: person)
                if route.method == .post {
                    // The ticket is that of this person, from a page that everybody has.
                    try await visitor.open(Self.home)
                    let ticket = try #require(visitor.page.firstMatch(of: /name="ticket" value="([^"]+)"/)).1
                    try await visitor.post(Self.home + route.path, [("ticket", String(ticket))])
                } else {
                    try await visitor.open(Self.home + route.path)
                }
                let isDone = visitor.status == .ok || visitor.status == .seeOther
                #expect(isDone == route.may.contains(person), "\(person): \(visitor.status)")
                if !isDone {
                    // Somebody who does not see the form does not learn that it is there.
                    let sees = !["elsewhere", "nothing"].contains(person)
                    #expect(visitor.status == (sees ? .forbidden : .notFound), "\(person)")
                    // As a word, because random tickets have letters too.
                    #expect(!visitor.page.contains(/\bAda\b/) && !visitor.page.contains("one/s1"))
                    if sees { #expect(try await server.accesses().last?.action == .refused) }
                }
            }
            let isErasing = route.path.hasSuffix("/erase") && route.method == .post && route.may.contains(person)
            let isErased = try await server.store.submissions(form: "trip").isEmpty
            #expect(isErased == (isErasing && route.path.contains("/one/")))
            let isDraftErased = try await server.store.draftCount() == 0
            #expect(isDraftErased == (isErasing && route.path.contains("/drafts/")))
        }
    }

    /// The places of the table are all places that there are.
    @Test func theTableHasEveryPlaceOfAForm() {
        for path in [
            "/forms/a", "/forms/a/sums", "/forms/a/table.csv", "/forms/a/lines.jsonl", "/forms/a/one/b",
            "/forms/a/drafts", "/forms/a/drafts/b",
        ] {
            let place = AdminPlace(path.split(separator: "/").map(String.init))
            #expect(place?.form == "a" && place?.right(isRevealing: false) == .read, "\(path)")
        }
        let file = AdminPlace.file("a", id: "b", file: "c")
        #expect(file.form == "a" && file.right(isRevealing: false) == .read)
    }

    @Test func whatIsListedConcernsTheirFormsAlone() async throws {
        let server = try await Self.served()
        try await server.forms.test { client in
            var all = try await server.visitor(client, named: "all")
            for path in ["/forms/trip", "/forms/other"] { try await all.open(Self.home + path) }
            try await all.open(Self.home + "/log")
            #expect(all.page.contains("trip") && all.page.contains("other") && all.page.contains("Logged in"))
            var reader = try await server.visitor(client, named: "reader")
            for path in ["", "/counts", "/log", "/deliveries"] {
                try await reader.open(Self.home + path)
                #expect(!reader.page.withoutTokens.contains("other") && !reader.page.contains("Other form"), "\(path)")
                #expect(path == "" || reader.page.contains("trip") || reader.page.contains("Trip"), "\(path)")
            }
            try await reader.open(Self.home + "/find?search=Ada")
            #expect(reader.page.contains("one/s1") && !reader.page.contains("Other form"))
            try await reader.open(Self.home + "/deliveries")
            #expect(!reader.page.contains("Send again"), "only who may send again has the button")
            try await reader.open(Self.home + "/forms/trip/one/s1")
            #expect(!reader.page.contains("Erase this") && !reader.page.contains("reveal=1"))
            var nothing = try await server.visitor(client, named: "nothing")
            try await nothing.open(Self.home)
            #expect(nothing.page.contains("There are no forms."))
        }
    }

    @Test func whoIsNotAmongThemIsNotLetIn() async throws {
        let server = try await Self.served()
        try await server.forms.test { client in
            var stranger = AdminVisitor(client)
            try await stranger.enter(try await server.store.newLink(for: "link"))
            #expect(stranger.status == .unauthorized && stranger.cookie == nil)
            // Nor is somebody who was, and is not any more.
            let secret = AdmissionSecret()
            try await server.store.admit(
                Admission(kind: .session, hash: secret.hash, who: "gone", expires: .max))
            stranger.cookie = secret.text
            try await stranger.open(Self.home)
            #expect(stranger.status == .unauthorized)
        }
    }

    @Test func peopleLogInWithTheirOwnNameAndPassword() async throws {
        let server = try await Self.served()
        try await server.forms.test { client in
            for (name, password) in [
                ("reader", "wrong"), ("all", Self.password), ("all", ""), ("", Self.password),
                ("Reader", Self.password),
            ] {
                var visitor = AdminVisitor(client)
                try await visitor.post(Self.home + "/login", [("name", name), ("password", password)])
                #expect(visitor.status == .unauthorized && visitor.cookie == nil, "\(name)")
                #expect(visitor.page.contains("id=\"fw-name\""))
            }
            var visitor = AdminVisitor(client)
            try await visitor.post(Self.home + "/login", [("name", "reader"), ("password", Self.password)])
            #expect(visitor.status == .seeOther && visitor.cookie != nil)
        }
        let noted = try await server.accesses()
        #expect(noted.map(\.who) == Array(repeating: "password", count: 5) + ["reader"])
    }

    @Test(arguments: [
        ("{}", "The whole"), ("[]", "The whole"), ("[1]", "[0] has to be an object"), ("[{}]", "[0].name"),
        (#"[{"name":"a","forms":"some"}]"#, "[0].forms"), (#"[{"name":"a"}]"#, "[0].forms is needed"),
        (#"[{"name":"a","forms":[1]}]"#, "[0].forms"), (#"[{"name":"a","forms":"all","may":["fly"]}]"#, "[0].may"),
        (#"[{"name":"a","forms":"all","may":[]}]"#, "[0].may"), (#"[{"name":"a","form":"b"}]"#, "[0].form means"),
        (#"[{"name":"a","forms":"all","password":"hush-1234"}]"#, "[0].password has to be a hash"),
        (#"[{"name":"a","forms":"all"},{"name":"a","forms":"all"}]"#, "[1].name: two"),
    ])
    func aListThatIsWrongIsRefusedWithItsPlace(_ text: String, _ words: String) throws {
        let json = try JSONParser.parse(Array(text.utf8), limits: .definition)
        #expect {
            _ = try AdminPerson.list(json)
        } throws: { error in
            "\(error)".contains(words) && !"\(error)".contains("hush")
        }
    }

    @Test func aListIsRead() throws {
        let text = #"[{"name":"ada","forms":["loan"],"may":["read","erase"]},{"name":"bo","forms":"all"}]"#
        let people = try AdminPerson.list(try JSONParser.parse(Array(text.utf8), limits: .definition))
        #expect(people[0] == AdminPerson(name: "ada", rights: AdminRights(forms: ["loan"], may: [.read, .erase])))
        #expect(people[1] == AdminPerson(name: "bo", rights: AdminRights()))
    }
}
#endif
