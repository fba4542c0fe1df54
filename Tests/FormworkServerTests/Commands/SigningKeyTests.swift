#if Server
import FormworkTestSupport
import Foundation
import FormworkCore
@testable import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Testing

/// Pages outlive the key that signed them, but not for ever.
@Suite(.tags(.waiting)) struct SigningKeyTests {
    private func filled(_ client: any TestClientProtocol) async throws -> Browser {
        var browser = Browser(client)
        try await browser.open("/loan")
        browser.fill("name", "Ada")
        browser.fill("amount", "1000")
        return browser
    }

    @Test func serversRecogniseEachOthersPagesBeforeAndAfterARotation() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let first = try await ServedForms([try definition(loanJSON)], store: store)
        try await first.test { old in
            let before = try await filled(old)
            try await store.rotateSigningKey()
            let second = try await ServedForms([try definition(loanJSON)], store: store)
            try await second.test { new in
                var moved = before.moved(to: new)
                try await moved.press()
                #expect(moved.status == .seeOther)
                moved = try await filled(new).moved(to: old)
                try await moved.press()
                #expect(moved.status == .seeOther)
            }
        }
    }

    @Test func makesANewKeyEveryMonthAndForgetsOldOnes() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let day: Int64 = 86_400_000
        let now = currentMilliseconds()
        let first = try await store.signingKeys(at: now)
        #expect(try await store.signingKeys(at: now + 29 * day).current.bytes == first.current.bytes)
        let second = try await store.signingKeys(at: now + 31 * day)
        #expect(second.current.bytes != first.current.bytes)
        #expect(second.previous.map(\.bytes) == [first.current.bytes])
        let third = try await store.signingKeys(at: now + 62 * day)
        #expect(third.previous.map(\.bytes) == [second.current.bytes, first.current.bytes])
        let fourth = try await store.signingKeys(at: now + 93 * day)
        #expect(fourth.previous.map(\.bytes) == [third.current.bytes, second.current.bytes])
        try await store.rotateSigningKey(revoking: true)
        let last = try await store.signingKeys()
        #expect(last.previous.isEmpty && last.current.bytes != fourth.current.bytes)
    }

    @Test func readsKeysThatAreKeptElsewhere() throws {
        let keys = [SigningKey(), SigningKey()].map(\.bytes)
        let lines = keys.map { Data($0).base64EncodedString() }
        let read = try #require(SigningKeys(text: " \(lines[0]) \r\n\n\(lines[1])\n"))
        #expect(read.all.map(\.bytes) == keys)
        for text in ["", "\n", "short", Data([1, 2, 3]).base64EncodedString(), lines[0] + "\n???"] {
            #expect(SigningKeys(text: text) == nil, "\(text)")
        }
    }

    @Test func keepsOnlySoManyKeysInMemory() {
        var keys = SigningKeys()
        for _ in 0..<30 { keys = SigningKeys().keeping(keys) }
        #expect(keys.all.count == 9)
        #expect(keys.keeping(keys).all.count == 9)
    }

    @Test func asksToSendAnOldPageAgainAndKeepsWhatWasTyped() async throws {
        let time = TestTime()
        var options = FormRoutesOptions(pageAge: .seconds(60))
        options.now = { time.now }
        let server = try await ServedForms.loan(options)
        try await server.test { client in
            var browser = try await filled(client)
            time.pass(milliseconds: 61_000)
            try await browser.press()
            #expect(browser.status == .ok)
            #expect(browser.html.contains("You opened this page some time ago."))
            #expect(browser.value("name") == "Ada")
            #expect(try await server.store.submissions(form: "loan").isEmpty)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "loan").count == 1)
    }

    @Test func keysAreACommandAndAFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", #"{ "id": "good", "fields": [ { "id": "a", "type": "text" } ] }"#)
        let database = ["--database", folder.path("a.sqlite")]
        #expect(try Command.run(["keys", "rotate"] + database).status == 2)
        _ = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        #expect(try Command.run(["keys", "rotate", "--revoke"] + database).status == 0)
        try folder.write("key", "secret but short")
        let refused = try Command.run(
            ["serve", folder.path("good.json"), "--signing-key", folder.path("key")] + database)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("no usable keys") && !refused.errors.contains("secret"))
    }
}
#endif
