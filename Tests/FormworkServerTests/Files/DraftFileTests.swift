#if Server
import Formwork
@testable import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// Files of answers that are saved to be continued later.
struct DraftFileTests {
    private let time = TestTime()

    private func served(count: Int = 10) async throws -> ServedFiles {
        let drafts = DraftOptions(store: try SQLiteSubmissionStore.inMemory(), linkDays: 30, count: count)
        var options = FormRoutesOptions(drafts: drafts)
        options.now = { [time] in time.now }
        return try await ServedFiles(options: options)
    }

    private func sweep(_ server: ServedFiles) async {
        let options = FormRoutesOptions()
        await FileShelf(server.files, limits: options.limits.files, logger: options.logger) { [time] in time.now }
            .sweep()
    }

    /// Fills the form with a file and saves it. Returns the address of the draft.
    private func save(_ client: any TestClientProtocol) async throws -> String {
        var browser = Browser(client)
        try await browser.open("/visa")
        browser.fill("name", "Ada")
        try await browser.press("save", choosing: [PostedFile("passport", "passport.pdf", PostedFile.pdf)])
        return try draft(browser)
    }

    private func draft(_ browser: Browser) throws -> String {
        #expect(browser.status == .seeOther)
        return try #require(browser.location).replacing("/saved/", with: "/draft/")
    }

    @Test func theFilesOfADraftOutliveThoseThatNobodyHas() async throws {
        let server = try await served()
        try await server.forms.test { client in
            let draft = try await save(client)
            time.pass(days: 29)
            await sweep(server)
            var browser = Browser(client)
            try await browser.open(draft)
            #expect(browser.status == .ok && browser.html.contains("passport.pdf"))
            #expect(!browser.html.contains("class=\"fw-notice\" role=\"status\""))
            // The page of the last day can be sent a few days later.
            time.pass(days: 3)
            await sweep(server)
            try await browser.press(choosing: [])
            #expect(browser.status == .seeOther)
        }
        let file = try #require(try server.decoded(try await server.values()?["passport"]).first)
        #expect(try await server.files.content(of: file.id, from: 0, count: 99) == PostedFile.pdf)
    }

    @Test func savingAgainBeginsTheDaysOfFilesAnew() async throws {
        let server = try await served()
        try await server.forms.test { client in
            var draft = try await save(client)
            for _ in 1...3 {
                time.pass(days: 25)
                await sweep(server)
                var browser = Browser(client)
                try await browser.open(draft)
                #expect(browser.html.contains("passport.pdf"))
                try await browser.press("save", choosing: [])
                draft = try self.draft(browser)
            }
        }
    }

    @Test func theFilesGoAfterTheLink() async throws {
        let server = try await served()
        try await server.forms.test { client in
            let draft = try await save(client)
            time.pass(days: 38)
            await sweep(server)
            #expect(try await server.files.orphans(before: .max).isEmpty)
            #expect(try await client.get(draft).status == .gone)
        }
    }

    @Test func aDraftThatWasSentHoldsNoFiles() async throws {
        let server = try await served()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open(try await save(client))
            let reference = try #require(browser.value("passport"))
            try await browser.press("drop:" + reference, choosing: [])
            try await browser.press(choosing: [PostedFile("passport", "other.pdf", PostedFile.pdf)])
            #expect(browser.status == .seeOther)
            time.pass(days: 8)
            await sweep(server)
        }
        #expect(try await server.files.orphans(before: .max).isEmpty)
        #expect(try server.decoded(try await server.values()?["passport"]).map(\.name) == ["other.pdf"])
    }

    @Test func aFileThatIsGoneFromADraftIsSaidToBeGone() async throws {
        let server = try await served()
        try await server.forms.test { client in
            let draft = try await save(client)
            try await server.files.sweep(try await server.files.orphans(before: .max), unfinishedBefore: .max)
            var browser = Browser(client)
            try await browser.open(draft)
            #expect(browser.html.contains(">A file is not here any more. Please add it again.</"))
            #expect(browser.value("passport") == nil && browser.value("name") == "Ada")
        }
    }

    @Test func onlySoManyDraftsAreSavedAndNoneIsLost() async throws {
        let server = try await served(count: 1)
        try await server.forms.test { client in
            let first = try await save(client)
            var second = Browser(client)
            try await second.open("/visa")
            second.fill("name", "Grace")
            try await second.press("save", choosing: [])
            #expect(second.status == .serviceUnavailable)
            #expect(second.html.contains("There is no room for this at the moment."))
            #expect(second.value("name") == "Grace")
            // The first one can be saved again.
            var browser = Browser(client)
            try await browser.open(first)
            #expect(browser.value("name") == "Ada")
            try await browser.press("save", choosing: [])
            #expect(try draft(browser) == first)
        }
    }
}
#endif
