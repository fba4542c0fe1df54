#if Server
import Formwork
import FormworkCore
import FormworkDialect
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// A password alone lets nobody in who has a second factor.
@Suite(.tags(.waiting)) struct SecondFactorTests {
    private static let password = "correct horse battery"
    private static let factor = SecondFactor()

    /// The vectors of RFC 6238, Appendix B, with the last six of their eight digits.
    @Test(arguments: [
        (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"),
        (2_000_000_000, "279037"), (20_000_000_000, "353130"),
    ]) func codesAreThoseOfTheStandard(_ second: Int64, _ code: String) throws {
        let factor = try #require(SecondFactor(text: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"))
        #expect(factor.code(of: second / 30) == code)
        #expect(factor.step(of: code, at: second * 1_000) == second / 30)
        #expect(factor.step(of: " \(code.prefix(3)) \(code.suffix(3))", at: second * 1_000 + 30_000) == second / 30)
        #expect(factor.step(of: code, at: second * 1_000 + 90_000) == nil)
    }

    @Test func secretsAreWrittenInBase32() throws {
        for _ in 0..<50 {
            let factor = SecondFactor()
            #expect(factor.text.utf8.count == 32 && SecondFactor(text: factor.text) == factor)
            #expect("\(factor)" == "SecondFactor")
        }
        #expect(
            SecondFactor(text: "gezd gnbv gy3t qojq gezd gnbv gy")
                == SecondFactor(text: "GEZDGNBVGY3TQOJQGEZDGNBVGY======"))
        for text in ["", "GEZDGNBV", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJ1", String(repeating: "A", count: 200), "ä"] {
            #expect(SecondFactor(text: text) == nil, "\(text)")
        }
        let address = Self.factor.address(of: "ada lovelace", issuer: "A & B")
        #expect(
            address.hasPrefix(
                "otpauth://totp/A%20%26%20B:ada%20lovelace?secret=\(Self.factor.text)&issuer=A%20%26%20B&"))
    }

    private func served(
        _ time: @escaping @Sendable () -> Int64, codeRate: RequestRate = .unlimited
    ) async throws -> ServedResults {
        var options = FormRoutesOptions()
        options.now = time
        return try await ServedResults(options: options) { admin in
            let hash = PasswordHash(Self.password, rounds: 2)
            admin.people = [
                AdminPerson(name: "ada", password: hash, secondFactor: Self.factor),
                AdminPerson(name: "bo", password: hash),
            ]
            admin.loginRate = codeRate
        }
    }

    private func logIn(
        _ client: any TestClientProtocol, _ name: String, _ code: String, password: String = Self.password
    ) async throws -> AdminVisitor {
        var visitor = AdminVisitor(client)
        try await visitor.post(
            AdminVisitor.home + "/login", [("name", name), ("password", password), ("code", code)])
        return visitor
    }

    @Test func theCodeIsNeededAndGoodOnce() async throws {
        let now: Int64 = 1_800_000_000_000
        let server = try await served { now }
        let code = Self.factor.code(of: now / 30_000)
        try await server.forms.test { client in
            for wrong in ["", "000", "12345678901", Self.factor.code(of: now / 30_000 + 2)] where wrong != code {
                let visitor = try await logIn(client, "ada", wrong)
                #expect(visitor.status == .unauthorized && visitor.cookie == nil, "\(wrong)")
                #expect(visitor.page.contains("Name, password and code do not belong together"))
            }
            // A wrong password uses up no code, and says the same.
            let guess = try await logIn(client, "ada", code, password: "wrong horse battery")
            #expect(guess.status == .unauthorized && guess.page.contains("do not belong together"))
            #expect(try await logIn(client, "ada", code).cookie != nil)
            let again = try await logIn(client, "ada", code)
            #expect(again.status == .unauthorized && again.cookie == nil)
            #expect(try await logIn(client, "ada", Self.factor.code(of: now / 30_000 + 1)).cookie != nil)
            // Who has none needs none.
            #expect(try await logIn(client, "bo", "").cookie != nil)
            var page = AdminVisitor(client)
            try await page.open(AdminVisitor.home)
            #expect(page.page.contains(#"autocomplete="one-time-code""#))
        }
        // Whoever had the right password is named, and nobody else.
        let accesses = try await server.accesses()
        #expect(accesses.filter { $0.action == .refusedCode }.map(\.who) == Array(repeating: "ada", count: 5))
        #expect(accesses.filter { $0.action == .refusedLogin }.map(\.who) == ["password"])
    }

    /// Also after many tries the reply to the right password is that to a wrong one.
    @Test func noReplyTellsThatThePasswordWasRight() async throws {
        let now: Int64 = 1_800_000_000_000
        let server = try await served({ now }, codeRate: RequestRate(burst: 8, perMinute: 1))
        try await server.forms.test { client in
            var replies: Set<String> = []
            for number in 0..<6 {
                let password = number % 2 == 0 ? Self.password : "wrong horse battery"
                let visitor = try await logIn(client, "ada", "no code", password: password)
                replies.insert("\(visitor.status) \(visitor.page)")
            }
            #expect(replies.count == 1)
        }
    }

    @Test func ofManyWhoSendTheSameCodeAtOnceOneIsLetIn() async throws {
        let now: Int64 = 1_800_000_000_000
        let server = try await served { now }
        let code = Self.factor.code(of: now / 30_000)
        try await server.forms.test { client in
            let statuses = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
                for _ in 0..<8 {
                    group.addTask { try await logIn(client, "ada", code).status }
                }
                return try await group.reduce(into: [HTTPResponse.Status]()) { $0.append($1) }
            }
            #expect(statuses.count { $0 == .seeOther } == 1 && statuses.count { $0 == .unauthorized } == 7)
        }
    }

    @Test func codesOfANameAreTriedAFewTimesOnly() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        var admin = AdminOptions(store: store, logins: [])
        admin.people = [
            AdminPerson(name: "ada", password: PasswordHash(Self.password, rounds: 2), secondFactor: Self.factor),
            AdminPerson(name: "bo"),
        ]
        admin.loginRate = RequestRate(burst: 3, perMinute: 0)
        let form = FormDefinition("f", title: "F") { Field.text("a", "A") }
        let server = try await FormServer(
            source: try FixedForms([form], environment: FormEnvironment(), limits: PostLimits()), store: store,
            files: nil, options: FormRoutesOptions(admin: admin))
        func desk(_ address: String, _ values: [(name: String, value: String)] = []) -> AdminDesk {
            let head = HTTPRequest(
                method: .post, scheme: "http", authority: "forms.test", path: "/",
                headerFields: [.contentType: "application/x-www-form-urlencoded"])
            let body = RequestBody(buffer: ByteBuffer(string: Browser.body(values)))
            let call = ServerCall(
                request: Request(head: head, body: body), destination: .nothing, address: address, peer: nil)
            return AdminDesk(services: server.services, upkeep: server.upkeep, options: admin, call: call)
        }
        // Each try comes from an address of its own.
        var statuses: [HTTPResponse.Status] = []
        for number in 0..<4 {
            let values = [("name", "ada"), ("password", Self.password), ("code", "no code")]
            statuses.append(try await desk("192.0.2.\(number)", values).takePassword().status)
        }
        // Another status would say that the password was right.
        #expect(statuses == [.unauthorized, .unauthorized, .unauthorized, .unauthorized])
        // The right code does not help any more.
        let code = Self.factor.code(of: currentMilliseconds() / 30_000)
        let late = [("name", "ada"), ("password", Self.password), ("code", code)]
        #expect(try await desk("192.0.2.8", late).takePassword().status == .unauthorized)
        // Tries that are not counted any more are noted too: somebody has the password.
        let noted = try await store.accesses(before: nil, limit: 9).accesses.map(\.entry)
        #expect(noted.count == 5 && noted.allSatisfy { $0.action == .refusedCode && $0.who == "ada" })
        #expect(try await desk("192.0.2.9").isRight("", of: "bo"))
    }

    @Test(arguments: [
        #""totp":"GEZDGNBV""#, #""totp":1"#, #""password":null,"totp":"MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U""#,
    ])
    func aSecretThatCannotBeUsedIsNotRepeated(_ member: String) throws {
        let text = #"[{"name":"a","forms":"all",\#(member)}]"#
        let json = try JSONParser.parse(Array(text.utf8), limits: .definition)
        #expect {
            _ = try AdminPerson.list(json)
        } throws: { error in
            !"\(error)".contains("GEZDGNBV") && !"\(error)".contains("MFRGG")
        }
    }

    @Test func theCommandPrintsASecretThatAListTakes() throws {
        let printed = try Command.run("keys", "totp", "--name", "ada")
        let lines = printed.output.split(separator: "\n").map(String.init)
        #expect(printed.status == 0 && lines.count == 2 && lines[1].contains("secret=\(lines[0])&"))
        let hash = try #require(PasswordHash(Self.password, rounds: 2)).text
        let text = #"[{"name":"ada","forms":"all","password":"\#(hash)","totp":"\#(lines[0])"}]"#
        let people = try AdminPerson.list(try JSONParser.parse(Array(text.utf8), limits: .definition))
        #expect(people.first?.secondFactor == SecondFactor(text: lines[0]))
    }
}
#endif
