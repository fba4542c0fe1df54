#if Server
import Formwork
import FormworkCore
import FormworkDialect
@testable import FormworkServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import Hummingbird
import Testing

/// Mails after submissions, with a program that writes down what it gets.
@Suite(.tags(.waiting)) struct MailTests {
    private static let form = FormDefinition("loan", title: "Loan") {
        FormSection("you", "You") {
            Field.name("name", "Name").required()
            Field.email("mail", "E-mail")
            Field.text("iban", "IBAN").sensitive()
            Field.textView("wish", "Wish")
            Field.select("size", "Size", options: [.init("s", "Small")])
        }
    }

    private struct Outcome {
        var arguments: String
        var headers: [String]
        var text: String
    }

    /// The variables of a server may have keys and passwords.
    @Test func theProgramGetsNoVariablesButThoseThatProgramsNeed() async throws {
        let given = [
            "PATH": "/bin", "HOME": "/var/forms", "FORMWORK_ANSWER_KEY": "secret", "FORMWORK_DATABASE": "secret",
            "PGPASSWORD": "secret", "LD_PRELOAD": "x.so", "LC_ALL": "de",
        ]
        #expect(MailProgram.environment(of: given) == ["PATH": "/bin", "HOME": "/var/forms", "LC_ALL": "C"])
        let folder = try TemporaryFolder()
        try folder.write("sendmail", "#!/bin/sh\nenv > \(folder.path("variables"))\ncat > /dev/null\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: folder.path("sendmail"))
        let address = try #require(MailAddress("ada@example.org"))
        try await MailProgram(path: folder.path("sendmail"), timeout: .seconds(60)).send(
            MailMessage(from: address, to: address, subject: "A", text: "Hello", id: "1", time: 1))
        let names = try String(contentsOfFile: folder.path("variables"), encoding: .utf8).split(separator: "\n")
            .map { String($0.prefix { $0 != "=" }) }
        // The shell adds some of its own.
        let known = ["PATH", "HOME", "USER", "LOGNAME", "TZ", "TMPDIR", "LC_ALL", "PWD", "OLDPWD", "SHLVL", "_"]
        #expect(names.contains("LC_ALL") && names.allSatisfy { known.contains($0) }, "\(names)")
    }

    /// What the program got, in order.
    private func send(
        _ answers: String, _ notices: [MailNotice], script: String = "", retries: [Duration] = [.milliseconds(5)]
    ) async throws -> (mails: [Outcome], left: [Delivery]) {
        let folder = try TemporaryFolder()
        let program = folder.path("sendmail")
        try folder.write(
            "sendmail",
            """
            #!/bin/sh
            \(script)
            printf '%s\\n' "$@" > "\(folder.path())/$$.arguments"
            cat > "\(folder.path())/$$.mail"
            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys()
        options.deliveries = DeliveryOptions(
            mails: notices, sender: MailAddress("forms@example.org"), mailProgram: program, retries: retries)
        options.deliveries.times = .patient
        let store = try SQLiteSubmissionStore.inMemory()
        let server = try await FormServer(
            source: try FixedForms([Self.form], environment: FormEnvironment(), limits: PostLimits()), store: store,
            files: nil, options: options)
        let router = Router()
        FormRoutes(ids: ["loan"], prefix: "", server: server).mount(on: router)
        try await Application(router: router).test(.router) { client in
            let response = try await client.postJSON("/loan", answers)
            #expect(response.status == .created)
        }
        try await server.deliverAll(from: store)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".mail") }
        let mails = try names.sorted().map { name in
            let text = try String(contentsOfFile: folder.path(name), encoding: .utf8)
            let arguments = name.replacingOccurrences(of: ".mail", with: ".arguments")
            let parts = text.components(separatedBy: "\n\n")
            let body = Data(base64Encoded: parts[1], options: .ignoreUnknownCharacters) ?? Data()
            return Outcome(
                arguments: try String(contentsOfFile: folder.path(arguments), encoding: .utf8),
                headers: parts[0].components(separatedBy: "\n"), text: String(decoding: body, as: UTF8.self))
        }
        return (mails, try await store.deliveries(limit: 9))
    }

    private static let confirmation = MailNotice(
        name: "confirmation", recipient: .answer(path: "mail"), subject: "Thank you, {name}",
        text: "Dear {name},\nyour number is {reference}.\n\n{answers}\n")

    @Test func thePersonAndTheOrganisationGetMails() async throws {
        let office = MailNotice(
            form: "loan", name: "office", recipient: .address(try #require(MailAddress("office@example.org"))),
            subject: "New", text: "{name} ({iban})")
        let (mails, left) = try await send(
            #"{ "name": "Ada", "mail": "ada@example.org", "iban": "NO9386011117947", "size": "s" }"#,
            [Self.confirmation, office])
        #expect(left.isEmpty && mails.count == 2)
        let mail = try #require(mails.first { $0.arguments.contains("ada@") })
        #expect(mail.arguments == "-i\n-f\nforms@example.org\n--\nada@example.org\n")
        #expect(mail.headers.contains("To: ada@example.org") && mail.headers.contains("From: forms@example.org"))
        #expect(mail.headers.contains("Subject: =?utf-8?B?VGhhbmsgeW91LCBBZGE=?="))
        #expect(mail.text.hasPrefix("Dear Ada,\nyour number is "))
        #expect(mail.text.contains("Name: Ada") && mail.text.contains("Size: Small"))
        #expect(mails.allSatisfy { !$0.text.contains("NO9386011117947") }, "sensitive answers are in no mail")
    }

    @Test func noAnswerAddsAHeaderOrARecipient() async throws {
        var notice = Self.confirmation
        notice.subject = "{wish}"
        let (mails, _) = try await send(
            #"{ "name": "Ada", "mail": "ada@example.org", "wish": "Hi\r\nBcc: eve@example.org\r\n\r\nHi" }"#, [notice])
        let mail = try #require(mails.first)
        // A message id of random digits may contain these letters, so only names of headers are looked at.
        #expect(!mail.headers.contains { $0.lowercased().hasPrefix("bcc") })
        #expect(mail.headers.filter { !$0.hasPrefix(" ") }.count == 9)
    }

    @Test func nobodyIsToldWithoutAnAddress() async throws {
        let (mails, left) = try await send(#"{ "name": "Ada" }"#, [Self.confirmation])
        #expect(mails.isEmpty && left.isEmpty)
    }

    @Test(arguments: ["-f@example.org", "-oQ/tmp@example.org", "--@example.org", "-Xlog@example.org"])
    func anAnswerIsNoOptionOfTheProgram(_ answer: String) async throws {
        let (mails, left) = try await send(#"{ "name": "Ada", "mail": "\#(answer)" }"#, [Self.confirmation])
        #expect(mails.isEmpty)
        #expect(left.map(\.problem) == ["the answer is no address that mails can be sent to"])
    }

    @Test func whatMailsAndPostsNameInVainIsSaid() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys()
        var office = Self.confirmation
        (office.name, office.form, office.text) = ("office", "loan", "{name} {nam} {reference} {answers} {1 2}")
        let address = try #require(MailAddress("a@example.org"))
        let elsewhere = MailNotice(form: "lone", name: "n", recipient: .address(address), subject: "", text: "{x}")
        let lost = MailNotice(name: "lost", recipient: .answer(path: "email"), subject: "", text: "")
        let hook = try #require(
            Webhook(form: "poll", url: "https://a.org/b", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
        options.deliveries = DeliveryOptions(
            webhooks: [hook], mails: [Self.confirmation, office, elsewhere, lost], sender: address)
        let server = try await FormServer(
            source: try FixedForms([Self.form], environment: FormEnvironment(), limits: PostLimits()), store: store,
            files: nil, options: options)
        #expect(
            server.deliveries.notices == [
                "The post to https://a.org/b is for the form \"poll\", which is not served.",
                "The mail \"n\" is for the form \"lone\", which is not served.",
                "The mail \"office\" names \"nam\", which is no field of the form \"loan\".",
                "The mail \"lost\" names \"email\", which is no field of any form.",
            ])
    }

    @Test func answersAreInTheWordsOfTheAppWhereverTheyAreNamed() throws {
        let form = FormDefinition("f", title: "F") { Field.text("color", "Color") }
        let engine = FormEngine(try CompiledForm(form))
        _ = engine.perform(.load(["color": "#ff0000"]))
        let words = FormEnvironment().display("color") { _ in "Red" }.answerWords
        let filled = MailWords(engine, reference: "7K3F-9QXM", words: words).filled(
            "{color} {reference} {x}. {answers}")
        #expect(filled == "Red 7K3F-9QXM . Color: Red")
    }

    @Test func fieldsOfItemsAreNoMisspeltNames() async throws {
        let address = try #require(MailAddress("a@example.org"))
        let mail = MailNotice(
            name: "m", recipient: .answer(path: "guests[1].mail"), subject: "{guests[0].mail}",
            text: "{guests} {guests[0].male} {guests[].mail}")
        var options = FormRoutesOptions()
        options.deliveries = DeliveryOptions(mails: [mail], sender: address)
        let form = FormDefinition("loan") {
            FormSection("guests", "Guests") { Field.email("mail", "E-mail") }.repeating(0...3)
        }
        let server = try await FormServer(
            source: try FixedForms([form], environment: FormEnvironment(), limits: PostLimits()),
            store: try SQLiteSubmissionStore.inMemory(), files: nil, options: options)
        let names = server.deliveries.notices.compactMap { $0.firstMatch(of: /names "([^"]+)"/).map { String($0.1) } }
        #expect(names == ["guests", "guests[0].male", "guests[].mail"])
    }

    @Test func aProgramThatFailsIsRunAgainAndGivenUp() async throws {
        let (mails, left) = try await send(
            #"{ "name": "Ada", "mail": "ada@example.org" }"#, [Self.confirmation], script: "exit 75")
        #expect(mails.isEmpty)
        #expect(
            left.map(\.problem) == ["the mail program ended with 75"] && left[0].attempts == 2 && left[0].due == nil)
    }

    @Test(arguments: [
        "", "ada", "@a.org", "ada@", "a@b@c.org", "-f@a.org", "ada@a..org", "ada@-a.org", "a b@a.org", "a,b@a.org",
        "<a@a.org>", "a@a.org\nBcc: b@b.org", "a@a.org\r", "\"a\"@a.org", "a@[127.0.0.1]", "ä@a.org", ".a@a.org",
        "a@a.org,b@b.org",
    ]) func otherTextsAreNoAddresses(_ text: String) { #expect(MailAddress(text) == nil) }

    @Test(arguments: ["ada@example.org", "a.b+c@localhost", "o'neill@a-b.co.uk"])
    func addressesAreRead(_ text: String) { #expect(MailAddress(text)?.text == text) }

    @Test func subjectsAreOneHeaderHoweverLong() {
        for text in [
            String(repeating: "ü", count: 400), "a\nb", String(repeating: "👩‍👩‍👧‍👦", count: 50), "",
            "e" + String(repeating: "\u{301}", count: 500),
        ] {
            let lines = MailMessage.encoded(text).split(separator: "\n")
            #expect(lines.allSatisfy { $0.utf8.count <= 76 })
            #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" =?utf-8?B?") })
            let words = lines.map { trimmed($0).dropFirst(10).dropLast(2) }
            let decoded = words.compactMap { Data(base64Encoded: String($0)) }.map {
                String(decoding: $0, as: UTF8.self)
            }
            #expect(
                decoded.count == words.count && !decoded.joined().contains("\n")
                    && !decoded.joined().contains("\u{FFFD}"))
        }
    }
}
#endif
