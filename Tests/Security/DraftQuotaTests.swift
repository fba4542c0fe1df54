#if Server
import Formwork
@testable import FormworkServer
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServerTests

/// Nobody keeps others out with answers that are saved and never sent.
@Suite(.tags(.waiting)) struct DraftQuotaTests {
    private static let trip = FormDefinition("trip", title: "Trip") {
        Field.name("name", "Name")
        Field.password("code", "Code").stored(.nothing)
    }

    private func served(
        _ store: SQLiteSubmissionStore, count: Int = 100, countPerAddress: Int
    ) async throws -> Application<RouterResponder<ProxiedContext>> {
        var options = FormRoutesOptions(
            limits: ServerLimits(rate: .unlimited),
            drafts: DraftOptions(store: store, count: count, countPerAddress: countPerAddress, rate: .unlimited))
        options.trustedProxies = ["127.0.0.1"]
        let router = Router(context: ProxiedContext.self)
        try await FormRoutes(forms: [Self.trip], store: store, options: options).mount(on: router)
        return Application(router: router)
    }

    private func save(
        _ client: any TestClientProtocol, from address: String, _ path: String = "/trip", script: Bool = false
    ) async throws -> Browser {
        var browser = Browser(client)
        try await browser.open(path)
        browser.headers = header("X-Forwarded-For", address)
        if script { browser.headers[.accept] = "application/json" }
        browser.fill("name", "Ada")
        browser.fill("code", "opensesame")
        try await browser.press("save")
        return browser
    }

    @Test func anAddressSavesOnlyItsShare() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        try await served(store, countPerAddress: 2).test(.router) { client in
            let first = try await save(client, from: "192.0.2.1")
            #expect(first.status == .seeOther)
            #expect(try await save(client, from: "192.0.2.1").status == .seeOther)
            let third = try await save(client, from: "192.0.2.1")
            #expect(third.status == .tooManyRequests)
            // What was typed is still there, and the page says what can be done.
            #expect(third.value("name") == "Ada" && third.html.contains("no room for these"))
            let told = try await save(client, from: "192.0.2.1", script: true)
            #expect(told.status == .tooManyRequests && told.html.contains("no room for these"))
            #expect(try await save(client, from: "192.0.2.2").status == .seeOther)
            // What is there can be saved again, also from elsewhere, and counts where it was saved first.
            let link = try #require(first.location).replacing("/saved/", with: "/draft/")
            for address in ["192.0.2.1", "192.0.2.9"] {
                #expect(try await save(client, from: address, link).status == .seeOther)
            }
            #expect(try await save(client, from: "192.0.2.1").status == .tooManyRequests)
            // What is sent makes room.
            var sent = Browser(client)
            try await sent.open(link)
            sent.fill("code", "opensesame")
            try await sent.press()
            #expect(sent.status == .seeOther)
            #expect(try await save(client, from: "192.0.2.1").status == .seeOther)
        }
        #expect(try await store.draftCount() == 3)
    }

    @Test func theSendersOfANetworkShareOne() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        try await served(store, count: 8, countPerAddress: 2).test(.router) { client in
            // An address is one with all others that have the same 64 bits, and a network has half of the store.
            for (address, expected) in [
                ("2001:db8:1:1::1", HTTPResponse.Status.seeOther), ("2001:db8:1:1::2", .seeOther),
                ("2001:db8:1:1::3", .tooManyRequests), ("2001:db8:1:2::1", .seeOther),
                ("2001:db8:1:3::1", .seeOther), ("2001:db8:1:4::1", .tooManyRequests),
                ("2001:db8:2:1::1", .seeOther), ("192.0.2.1", .seeOther),
            ] {
                let status = try await save(client, from: address).status
                #expect(status == expected, "\(address)")
            }
        }
    }

    @Test func aShareIsKnownAfterTheServerStartsAgainAndHasNoAddress() async throws {
        let folder = try TemporaryFolder()
        for status in [HTTPResponse.Status.seeOther, .tooManyRequests] {
            let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
            try await served(store, countPerAddress: 1).test(.router) { client in
                let saved = try await save(client, from: "192.0.2.77")
                #expect(saved.status == status)
            }
        }
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        let saved = try #require(try await store.drafts(of: nil, after: nil, limit: 2, at: 0).first?.draft)
        #expect(saved.sender?.mark.contains("192") == false && saved.sender?.mark.utf8.count == 16)
        #expect(saved.sender?.network == nil)
    }

    /// A new key makes other marks. What was saved before counts on.
    @Test func aShareIsKnownAfterTheKeyChanges() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        for round in 0..<3 {
            try await served(store, count: 100, countPerAddress: 2).test(.router) { client in
                for address in ["192.0.2.1", "2001:db8:1:1::1"] {
                    let status = try await save(client, from: address).status
                    #expect(status == (round < 2 ? .seeOther : .tooManyRequests), "\(address)")
                }
            }
            try await store.rotateSigningKey()
        }
        #expect(try await store.draftCount() == 4)
    }

    @Test func theShareOfANetworkIsBounded() {
        func most(_ count: Int, _ perAddress: Int) -> Int {
            let options = DraftOptions(count: count, countPerAddress: perAddress)
            return (0...count * 2).first { !options.hasRoom(beside: DraftShare(ofAddress: 0, ofNetwork: $0)) } ?? -1
        }
        #expect(most(100, 2) == 32 && most(100, 4) == 50 && most(100, 60) == 50 && most(10, .max) == 5)
        // An address has half of the store at most too, however high its own limit is.
        let wide = DraftOptions(count: 9, countPerAddress: 8)
        #expect(wide.hasRoom(beside: DraftShare(ofAddress: 4, ofNetwork: 0)))
        #expect(!wide.hasRoom(beside: DraftShare(ofAddress: 5, ofNetwork: 0)))
        #expect(DraftOptions(count: 1).hasRoom(beside: DraftShare(ofAddress: 0, ofNetwork: 0)))
        let options = DraftOptions(count: 100, countPerAddress: 0)
        #expect(!options.hasRoom(beside: DraftShare(ofAddress: 0, ofNetwork: 0)))
    }
}
#endif
