#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Synchronization
import Testing

/// Fills in every kind of secret and sensitive answer, does everything that a server does with answers, and looks for them in
/// every byte that leaves it or rests on it.
@Suite(.tags(.waiting)) struct ConfidentialBytesTests {
    private static let form: FormDefinition = {
        var form = FormDefinition("law", title: "Law") {
            FormPage("you", "You") {
                Field.name("name", "Name").required()
                Field.email("mail", "Mail")
                Field.password("password", "Password").stored(.hash)
                Field.password("checked", "Checked").stored(.nothing)
                Field.text("pin", "Pin").secret()
                Field.text("code", "Code").format(.cvv)
                Field.text("card", "Card").format(.creditCard)
                Field.text("other", "Other card").autocomplete("billing cc-number")
                Field.text("iban", "IBAN").sensitive()
                Field.text("illness", "Illness").sensitive()
                Field.hidden("copied_card", formula: "concat('of ', $card)")
                Field.hidden("copied_again", formula: "concat('again ', $copied_card)")
                Field.hidden("copied_pin", formula: "concat('of ', $pin)")
                Field.hidden("copied_iban", formula: "concat('of ', $iban)")
                Field.hidden("copied_items", formula: "concat('of ', $kin[0].card, $kin[0].iban)")
            }
            FormPage("family", "Family") {
                FormGroup("relatives", "Relatives") {
                    FormSection("kin", "Kin") {
                        Field.text("card", "Card").format(.creditCard)
                        Field.text("iban", "IBAN").sensitive()
                        Field.hidden("copy", formula: "concat('of ', $card)")
                    }.repeating(1...3)
                }
            }
        }
        .review()
        form.successTitle = "Thank you, {name}"
        form.success = .text(
            "{card} {other} {pin} {password} {iban} {illness} {copied_card} {copied_pin} {copied_iban}")
        return form
    }()

    private static let secrets = [
        "password": #"Hush & <7361> "Ä" horse"#, "checked": "checked-8261-battery", "pin": "pin 93/47 staple",
        "code": "7731", "card": "4000056655665556", "other": "5555555555554444", "kin[0].card": "6011111111111117",
    ]
    private static let sensitive = [
        "iban": "NO9386011117947", "illness": #"Mumps & "Röteln" <1998>"#, "kin[0].iban": "DE89370400440532013000",
    ]

    /// What a server has sent and kept.
    private final class Trail: LogHandler, Sendable {
        /// Who gets something.
        enum Reader: Sendable {
            /// The person who typed the answers, in the page that is open.
            case typist
            /// Anybody else, and whatever keeps bytes.
            case other
        }

        private let kept = Mutex<[(place: String, bytes: Data, reader: Reader)]>([])

        func add(_ place: String, _ text: String, for reader: Reader = .other) {
            add(place, Data(text.utf8), for: reader)
        }

        func add(_ place: String, _ bytes: Data, for reader: Reader = .other) {
            kept.withLock { $0.append((place, bytes, reader)) }
        }

        func add(_ place: String, _ browser: Browser) {
            add(place, browser.html + (browser.location ?? ""), for: .typist)
            for name in ["fw.state", "fw.removed", "fw.draft"] {
                for token in browser.hidden(name) { add(place + " " + name, Self.decoded(token), for: .typist) }
            }
        }

        private static func decoded(_ token: String) -> String {
            let payload = token.prefix { $0 != "." }
            return bytes(base64URL: payload).map { String(decoding: $0, as: UTF8.self) } ?? token
        }

        func check() {
            let all = ConfidentialBytesTests.secrets.merging(ConfidentialBytesTests.sensitive) { $1 }
            let forms = all.mapValues { Self.forms(of: $0).map { Data($0.utf8) } }
            for (place, bytes, reader) in kept.withLock({ $0 }) {
                #expect(!bytes.isEmpty, "\(place) is there")
                for (field, forms) in forms {
                    if reader == .typist, ConfidentialBytesTests.sensitive[field] != nil { continue }
                    #expect(!forms.contains { Self.has(bytes, $0) }, "\(place) has the answer of \(field)")
                }
            }
        }

        /// A short code may be a part of a random text, so only whole words count.
        private static func has(_ bytes: Data, _ form: Data) -> Bool {
            var start = bytes.startIndex
            while let found = bytes.range(of: form, in: start..<bytes.endIndex) {
                let before = found.lowerBound > bytes.startIndex ? bytes[found.lowerBound - 1] : 0
                let after = found.upperBound < bytes.endIndex ? bytes[found.upperBound] : 0
                if form.count >= 8 || !isLetter(before) && !isLetter(after) { return true }
                start = found.upperBound
            }
            return false
        }

        private static func isLetter(_ byte: UInt8) -> Bool {
            let scalar = Unicode.Scalar(byte)
            return byte >= 128 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || byte == 45
                || byte == 95
        }

        /// An answer as it is typed, and as it stands in addresses, JSON and HTML. Cards also in groups of four.
        private static func forms(of answer: String) -> Set<String> {
            var plain = [answer]
            if answer.count == 16, answer.allSatisfy(\.isNumber) {
                plain.append(
                    stride(from: 0, to: 16, by: 4).map { String(answer.dropFirst($0).prefix(4)) }.joined(separator: " ")
                )
            }
            return Set(
                plain.flatMap { text in
                    let json = String(JSONValue.string(text).text().dropFirst().dropLast())
                    let html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
                        ">", with: "&gt;")
                    let encoded = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
                    return [
                        text, json, html, html.replacing("\"", with: "&quot;"), encoded, encoded.lowercased(),
                        encoded.replacing("%20", with: "+"), Data(text.utf8).base64EncodedString(),
                        json.replacing("\\", with: "\\\\"),
                    ]
                })
        }

        var metadata: Logger.Metadata {
            get { [:] }
            set {}
        }
        var logLevel: Logger.Level {
            get { .trace }
            set {}
        }
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { nil }
            set {}
        }

        func log(event: LogEvent) { add("the log", "\(event.message) \(event.metadata ?? [:])") }
    }

    /// A server with everything switched on, and what it has sent and kept.
    private final class World: Sendable {
        let folder: TemporaryFolder
        let store: SQLiteSubmissionStore
        let server: FormServer
        let trail: Trail
        let application: Application<RouterResponder<BasicRequestContext>>

        init(hook port: Int) async throws {
            let trail = Trail()
            self.trail = trail
            folder = try TemporaryFolder()
            store = try SQLiteSubmissionStore(path: folder.path("answers.sqlite"))
            let program = folder.path("sendmail")
            try folder.write("sendmail", "#!/bin/sh\ncat > \"\(folder.path())/$$.mail\"\n")
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
            let hook = try #require(
                Webhook(
                    url: "http://127.0.0.1:\(port)/hook", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                    isPrivate: true))
            let names = "{card} {other} {pin} {iban} {illness} {copied_card} {copied_pin} {copied_iban} {copied_again}"
            let mail = MailNotice(
                name: "all", recipient: .address(try #require(MailAddress("office@example.org"))),
                subject: "{card} {iban}", text: "{answers}\n" + names)
            var options = FormRoutesOptions(logger: Logger(label: "test") { _ in trail })
            options.answerKeys = try testKeys()
            options.drafts = DraftOptions(store: store)
            options.admin = AdminOptions(store: store, logins: [.link])
            options.limits.checks = .seconds(300)
            options.deliveries = DeliveryOptions(
                webhooks: [hook], mails: [mail], sender: MailAddress("forms@example.org"), mailProgram: program,
                retries: [.milliseconds(5)])
            server = try await FormServer(
                source: try FixedForms(
                    [ConfidentialBytesTests.form], environment: FormEnvironment(), limits: PostLimits()), store: store,
                files: nil, options: options)
            let router = Router()
            FormRoutes(ids: ["law"], prefix: "", server: server).mount(on: router)
            application = Application(router: router)
        }

        /// The bytes of all files beside the database, and of a copy of it.
        func addFiles() throws {
            _ = try store.backup(to: folder.path("copy.sqlite"), replacing: true)
            // Closing a file of SQLite in this process would give up the locks of the open database, so another one reads it.
            let copies = try TemporaryFolder()
            let copying = Process()
            copying.executableURL = URL(fileURLWithPath: "/bin/cp")
            copying.arguments = ["-R", folder.path() + "/.", copies.path()]
            try copying.run()
            copying.waitUntilExit()
            for name in try FileManager.default.contentsOfDirectory(atPath: copies.path()) where name != "sendmail" {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: copies.path(name)))
                guard !bytes.isEmpty else { continue }
                trail.add("the file \(name)", bytes)
                if name.hasSuffix(".mail") {
                    let body = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n").dropFirst()
                    let text = Data(base64Encoded: body.joined(), options: .ignoreUnknownCharacters) ?? Data()
                    trail.add("the text of \(name)", text)
                }
            }
        }
    }

    private func fill(_ browser: inout Browser, besides left: Set<String> = []) {
        for (path, answer) in Self.secrets.merging(Self.sensitive, uniquingKeysWith: { $1 }) where !left.contains(path)
        {
            browser.fill(path, answer)
        }
    }

    /// What a person without scripts does: saves, goes on, makes mistakes, and sends.
    private func visit(_ client: any TestClientProtocol, _ world: World) async throws {
        let trail = world.trail
        let family = Set(["kin[0].card", "kin[0].iban"])
        let you = Set(Self.secrets.keys).union(Self.sensitive.keys).subtracting(family)
        var browser = Browser(client)
        try await browser.open("/law")
        fill(&browser, besides: family)
        for button in ["page:open:review", "page:open:page.family", "add:kin", "page:open:page.you"] {
            try await browser.press(button)
            trail.add("the page after \(button)", browser)
        }
        fill(&browser, besides: family)
        try await browser.press("save")
        trail.add("the page after save", browser)
        try world.addFiles()
        let saved = try #require(browser.location)
        try await browser.open(saved)
        trail.add("the page with the link", browser)
        try await browser.open(saved.replacing("/saved/", with: "/draft/"))
        trail.add("the page of the link", browser)
        #expect(browser.html.contains("Passwords and card numbers are not kept"))
        #expect(browser.value("iban") == Self.sensitive["iban"] && browser.value("card") == "")
        fill(&browser, besides: family)
        try await browser.press()
        #expect(browser.status == .unprocessableContent && browser.html.contains("type them again"))
        trail.add("the page with errors", browser)
        browser.fill("name", "Ada")
        try await browser.press("page:open:page.family")
        fill(&browser, besides: you)
        try await browser.press()
        trail.add("the page after sending", browser)
        try await browser.open(try #require(browser.location))
        #expect(browser.html.contains("•••• 1117"), "the receipt has the last digits")
        trail.add("the receipt", browser.html)
    }

    /// What scripts and programs send.
    private func post(_ client: any TestClientProtocol, _ world: World) async throws {
        let trail = world.trail
        func body(named name: String) -> String {
            var answers = Self.secrets.merging(Self.sensitive) { $1 }
            answers["name"] = name
            answers["mail"] = "ada@example.org"
            return JSONValue.object(answers.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) })
                .text()
        }
        let refused = try await client.postJSON("/law", body(named: ""))
        #expect(refused.status == .unprocessableContent)
        trail.add("the refusal of a program", refused.text, for: .typist)
        for _ in 0..<2 {
            let taken = try await client.postJSON("/law", body(named: "Ada"), header("Idempotency-Key", "k"))
            #expect(taken.status == .created)
            #expect(taken.json?["values"]?["card"]?.stringValue == "•••• 5556")
            #expect(taken.json?["values"]?["kin"]?.arrayValue?.first?["card"]?.stringValue == "•••• 1117")
            trail.add("the reply to a program", taken.text)
        }
        let changed = body(named: "Ada").replacing("4000056655665556", with: "4242424242424242")
        let conflict = try await client.postJSON("/law", changed, header("Idempotency-Key", "k"))
        #expect(conflict.status == .conflict, "another card is another answer")

        var browser = Browser(client)
        browser.headers[.accept] = "application/json"
        try await browser.open("/law")
        fill(&browser, besides: ["kin[0].card", "kin[0].iban"])
        for button in ["submit", "page:open:review", "save"] {
            let reply = try await browser.post(button)
            trail.add("the reply to a script after \(button)", reply.text, for: .typist)
        }
    }

    /// What people see who may read results, but not sensitive answers.
    private func read(_ client: any TestClientProtocol, _ world: World) async throws {
        var visitor = AdminVisitor(client)
        try await visitor.enter(try await world.store.newLink(for: "Eve"))
        let home = AdminVisitor.home
        let ids = try await world.store.submissions(form: "law").map(\.id)
        let drafts = try await world.store.drafts(of: "law", after: nil, limit: 9, at: 0).map(\.key.hash)
        #expect(!ids.isEmpty && !drafts.isEmpty)
        let pages =
            ["", "/find?search=Ada", "/forms/law", "/forms/law/sums", "/forms/law/table.csv", "/forms/law/lines.jsonl"]
            + ["/forms/law/table.csv?items=kin", "/forms/law/drafts", "/log"] + ids.map { "/forms/law/one/\($0)" }
            + drafts.map { "/forms/law/drafts/\($0)" }
        for page in pages {
            try await visitor.open(home + page)
            world.trail.add("the results at \(page)", visitor.page)
        }
        try await visitor.open(home + "/forms/law/table.csv")
        #expect(visitor.page.contains("•••• 5556"), "the last digits are stored")
        let isReadingAll = visitor.page.contains("••••••••")
        #expect(isReadingAll)
        for page in [
            "/forms/law/table.csv?reveal=1", "/forms/law/lines.jsonl?reveal=1", "/forms/law/one/\(ids[0])?reveal=1",
        ] {
            try await visitor.open(home + page)
            world.trail.add("the shown results at \(page)", visitor.page, for: .typist)
        }
        for arguments in [["submissions", "law"], ["submissions", "law", "--csv"], ["drafts", "law"]] {
            let reply = try Command.run(arguments + ["--database", world.folder.path("answers.sqlite")])
            world.trail.add("formwork \(arguments)", reply.output + reply.errors)
        }
    }

    @Test func noSecretAndNoSensitiveAnswerLeavesOrRests() async throws {
        let receiver = Receiver()
        try await receiver.application.test(.live) { hooks in
            let world = try await World(hook: try #require(hooks.port))
            try await world.application.test(.router) { client in
                try await visit(client, world)
                try await post(client, world)
                try await read(client, world)
            }
            try await world.server.deliverAll(from: world.store)
            try world.addFiles()
            #expect(!receiver.posts.isEmpty)
            for post in receiver.posts { world.trail.add("a post", String(decoding: post.body, as: UTF8.self)) }
            world.trail.check()
        }
    }
}
#endif
