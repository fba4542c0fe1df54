#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// The pages on which results are read.
@Suite(.tags(.waiting)) struct AdminTests {
    private let answers = [
        #"{"name":"Ada <b>","pay":12.5,"size":"l","news":true,"guests":[{"name":"Bo"}]}"#,
        #"{"name":"Eve","pay":-3,"size":"s"}"#, #"{"name":"Cy","size":"l"}"#,
    ]

    private func fill(_ client: any TestClientProtocol) async throws {
        for answer in answers {
            let reply = try await client.postJSON("/trip", answer)
            #expect(reply.status == .created)
        }
    }

    @Test func formsAndTheirSubmissionsAreListed() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.status == .ok)
            #expect(visitor.page.contains("Trip") && visitor.page.contains("No submissions"))
            try await fill(client)
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.page.contains("3 submissions, the last on"))
            try await visitor.open(AdminVisitor.home + "/forms/trip")
            #expect(visitor.page.contains("3 submissions"))
            for cell in ["<td>Ada &lt;b&gt;</td>", "<td class=\"fw-number\">12.5</td>", "<td>Large</td>"] {
                #expect(visitor.page.contains(cell), "\(cell)")
            }
            let stored = try await server.store.submissions(form: "trip")
            for submission in stored { #expect(visitor.page.contains(">\(submission.reference)<")) }
        }
    }

    @Test(arguments: [
        ("search=EVE", "Eve"), ("search=+eve", "Eve"), ("search=large", "Ada Cy"),
        ("question=size&test=is&answer=l", "Ada Cy"),
        ("question=pay&test=from&answer=0", "Ada"), ("question=pay&test=blank", "Cy"),
        ("question=guests[].name&test=has&answer=b", "Ada"), ("since=2000-01-01&until=2000-01-02", ""),
        ("since=2000-01-01", "Ada Eve Cy"), ("until=nonsense", "Ada Eve Cy"), ("question=a\"b&test=is", "Ada Eve Cy"),
    ])
    func submissionsAreLookedFor(_ query: String, _ names: String) async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            try await fill(client)
            var visitor = try await server.visitor(client)
            let address = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
            try await visitor.open(AdminVisitor.home + "/forms/trip?" + address)
            for name in ["Ada", "Eve", "Cy"] {
                #expect(
                    visitor.page.contains("<td>\(name)") == names.split(separator: " ").contains { $0 == name },
                    "\(name)"
                )
            }
        }
    }

    @Test func columnsAndOrderAreChosen() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            try await fill(client)
            var visitor = try await server.visitor(client)
            let address = AdminVisitor.home + "/forms/trip"
            // The columns that are shown are ticked, also those that nobody chose.
            try await visitor.open(address)
            #expect(visitor.page.contains("value=\"name\" checked"))
            try await visitor.open(address + "?search=large&column=size&column=pay&column=nothing&order=oldest")
            let heads = visitor.page.matches(of: /<th scope="col"[^>]*>([^<]*)</).map { String($0.1) }
            #expect(heads == ["Reference", "Stored (UTC)", "Pay", "Size"])
            #expect(visitor.page.contains("aria-sort=\"ascending\""))
            let answers = visitor.page.matches(of: /<td( class="fw-number")?>([^<]*)<\/td>/).map { String($0.2) }
            #expect(answers.filter { !$0.hasPrefix("20") } == ["12.5", "Large", "", "Large"])
            for kept in ["value=\"size\" checked", "name=\"order\" value=\"oldest\"", "Latest first"] {
                #expect(visitor.page.contains(kept), "\(kept)")
            }
            let other = try #require(visitor.page.firstMatch(of: /href="([^"]+)">Latest first/))
            let kept = "search=large&amp;column=size&amp;column=pay&amp;column=nothing"
            #expect(other.1 == "/_formwork/admin/forms/trip?" + kept)
        }
    }

    /// Somebody wants to know what is stored of them, and wants it erased.
    @Test func aPersonIsFoundExportedAndErasedFromTheFirstPage() async throws {
        let poll = FormDefinition("poll", title: "Poll") { Field.text("who", "Who") }
        let server = try await ServedResults(others: [poll])
        try await server.forms.test { client in
            try await fill(client)
            _ = try await client.postJSON("/poll", #"{"who":"ADA"}"#)
            var visitor = try await server.visitor(client)
            try await visitor.open(AdminVisitor.home)
            let find = try #require(visitor.page.firstMatch(of: /role="search"[^>]*action="([^"]+)"/)?.1)
            try await visitor.open(find + "?search=nobody")
            #expect(visitor.page.contains("Nothing was found."))
            try await visitor.open(find + "?search=+ada+")
            let lines = visitor.page.matches(of: /href="([^"]+\/one\/[^"]+)"/).map { String($0.1) }
            #expect(lines.count == 2 && visitor.page.contains("Poll") && visitor.page.contains("Trip"))
            for line in lines {
                try await visitor.open(line)
                let download = try #require(visitor.page.firstMatch(of: /href="([^"]+lines.jsonl[^"]+)"/)?.1)
                let erase = try #require(visitor.page.firstMatch(of: /href="([^"]+\/erase)"/)?.1)
                try await visitor.open(String(download))
                #expect(visitor.page.uppercased().contains("ADA") && visitor.page.split(separator: "\n").count == 1)
                try await visitor.open(String(erase))
                try await visitor.press(String(erase))
                #expect(visitor.status == .seeOther)
            }
            try await visitor.open(find + "?search=ada")
            #expect(visitor.page.contains("Nothing was found."))
            #expect(try await server.store.count(SubmissionQuery(form: "trip")) == 2)
        }
    }

    @Test func longListsHavePages() async throws {
        let server = try await ServedResults()
        for number in 0..<120 {
            _ = try await server.store.store(
                Submission(
                    id: "s\(number)", form: "trip", definition: "", created: Int64(number),
                    values: #"{"name":"N\#(number)x"}"#))
        }
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip?search=n")
            var seen: [String] = []
            for _ in 0..<3 {
                #expect(visitor.page.contains("120 submissions"))
                seen += visitor.page.matches(of: /<td>(N\d+x)/).map { String($0.1) }
                guard let next = visitor.page.firstMatch(of: /href="([^"]+)">Earlier submissions/) else { break }
                try await visitor.open(String(next.1).replacing("&amp;", with: "&"))
            }
            #expect(seen == (0..<120).reversed().map { "N\($0)x" })
        }
    }

    @Test func oneSubmissionIsReadAsPeopleReadIt() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            browser.fill("code", "hush-7361")
            browser.fill("size", "l")
            try await browser.press("submit", choosing: [PostedFile("photo", "cat.png", PostedFile.png)])
            #expect(browser.status == .seeOther)
            let submission = try #require(try await server.store.submissions(form: "trip").first)
            var visitor = try await server.visitor(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip/one/" + submission.id)
            for text in ["<dt>Name</dt><dd>Ada</dd>", "<dd>Large</dd>", "<dd>cat.png</dd>", submission.reference] {
                #expect(visitor.page.contains(text), "\(text)")
            }
            #expect(!visitor.page.withoutTokens.contains("hush") && !visitor.page.contains("Also stored"))
            #expect(!visitor.page.contains("earlier version"))
            let file = try #require(visitor.page.firstMatch(of: /href="([^"]+\/files\/[^"]+)"/))
            try await visitor.open(String(file.1))
            #expect(visitor.status == .ok && visitor.replied[.contentType] == "image/png")
            #expect(visitor.replied[.cacheControl] == "no-store")
            let noted = try await server.accesses()
            #expect(noted.map(\.action) == [.login, .read, .file])
            #expect(noted.map(\.who) == ["Eve", "Eve", "Eve"] && noted[1].submission == submission.id)
        }
    }

    @Test func whatTheFormDoesNotAskForAnyMoreIsShownToo() async throws {
        let server = try await ServedResults()
        let values = #"{"name":"Ada","old":{"x":"kept"},"guests":[{"name":"Bo","was":5}]}"#
        _ = try await server.store.store(
            Submission(id: "a/b", form: "trip", definition: "other", created: 0, values: values))
        _ = try await server.store.store(Submission(id: "c", form: "gone", definition: "", created: 0, values: values))
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip/one/a%2Fb")
            #expect(visitor.page.contains("<dt>old.x</dt><dd>kept</dd>"))
            #expect(visitor.page.contains("<dt>guests[0].was</dt><dd>5</dd>"))
            #expect(visitor.page.contains("earlier version of the form"))
            try await visitor.open(AdminVisitor.home + "/forms/gone/one/c")
            #expect(visitor.status == .ok && visitor.page.contains("<dt>name</dt><dd>Ada</dd>"))
            try await visitor.open(AdminVisitor.home + "/forms/trip/one/c")
            #expect(visitor.status == .notFound)
        }
    }

    @Test func everyPageOfTheLogLeadsToTheNext() async throws {
        let server = try await ServedResults()
        for number in 0..<250 {
            try await server.store.note(
                AccessEntry(time: 1, who: "reader \(number).", action: .list, form: "trip"))
            // A later version of Formwork ran on this database for a while.
            if number == 200 { try await ResultStoreTests.addLaterActions(130, to: server.store) }
        }
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            var link: String? = AdminVisitor.home + "/log"
            var seen: [String] = []
            while let place = link, seen.count < 1_000 {
                try await visitor.open(place)
                seen += visitor.page.matches(of: /reader \d+\./).map { String($0.0) }
                link = visitor.page.firstMatch(of: /href="([^"]*log\?before=\d+)"/).map { String($0.1) }
            }
            #expect(seen == (0..<250).reversed().map { "reader \($0)." })
        }
    }

    @Test func submissionsAreTakenAsTablesAndLines() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            try await fill(client)
            var visitor = try await server.visitor(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip/table.csv?search=ada&separator=semicolon")
            #expect(visitor.replied[.contentDisposition] == "attachment; filename=\"trip.csv\"")
            #expect(
                visitor.page.hasPrefix("\u{FEFF}Reference;Stored (UTC);Id;Name;Pay;Size;News;Photo;Guests 1: Guest\r\n")
            )
            #expect(visitor.page.contains(";Ada <b>;12.5;Large;true;;Bo\r\n"))
            #expect(!visitor.page.withoutTokens.contains("Eve"))
            try await visitor.open(AdminVisitor.home + "/forms/trip/table.csv?items=guests")
            #expect(visitor.page.hasSuffix(",1,Bo\r\n"))
            try await visitor.open(AdminVisitor.home + "/forms/trip/table.csv?items=nothing")
            #expect(visitor.status == .notFound)
            try await visitor.open(AdminVisitor.home + "/forms/trip/lines.jsonl")
            let stored = try await server.store.submissions(form: "trip")
            #expect(visitor.page == stored.reversed().map { $0.line + "\n" }.joined())
            #expect(try await server.accesses().dropFirst().map(\.action) == [.export, .export, .export, .export])
        }
    }

    /// Whoever takes a table does not keep people from sending, and the table is whole.
    @Test func tablesAreTakenWhilePeopleSend() async throws {
        var options = FormRoutesOptions()
        options.limits.rate = .unlimited
        let server = try await ServedResults(options: options)
        for number in 0..<2_000 {
            _ = try await server.store.store(
                Submission(
                    id: "s\(number)", form: "trip", definition: "", created: 1, values: #"{"name":"N\#(number)x"}"#))
        }
        try await server.forms.test { client in
            let visitor = try await server.visitor(client)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for sender in 0..<60 {
                    group.addTask {
                        let guests = (0..<(sender % 4)).map { "{\"name\":\"G\($0)\"}" }.joined(separator: ",")
                        let reply = try await client.postJSON(
                            "/trip", "{\"name\":\"Sender\",\"guests\":[\(guests)]}")
                        #expect(reply.status == .created)
                    }
                }
                for _ in 0..<3 {
                    group.addTask {
                        var visitor = visitor
                        try await visitor.open(AdminVisitor.home + "/forms/trip/table.csv")
                        let rows = visitor.page.split(separator: "\r\n").map {
                            $0.split(separator: ",", omittingEmptySubsequences: false)
                        }
                        #expect(Set(rows.map(\.count)).count == 1, "every row has all columns")
                        #expect(rows.count { $0.count > 3 && $0[3].hasPrefix("N") && $0[3].hasSuffix("x") } == 2_000)
                    }
                }
                try await group.waitForAll()
            }
        }
        #expect(try await server.store.count(SubmissionQuery(form: "trip")) == 2_060)
    }

    @Test func choicesAreCountedAndNumbersAddedUp() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            try await fill(client)
            var visitor = try await server.visitor(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip/sums")
            for text in [
                "All 3 submissions", "You: Size", "1 (33 %)", "2 (67 %)", "width=\"67%\"", "<dt>Least</dt><dd>-3</dd>",
                "<dt>Greatest</dt><dd>12.5</dd>", "<dt>Sum</dt><dd>9.5</dd>", "<dt>Average</dt><dd>4.75</dd>",
                "You: News",
            ] {
                #expect(visitor.page.contains(text), "\(text)")
            }
            #expect(!visitor.page.contains("You: Photo") && !visitor.page.withoutTokens.contains("Code"))
            try await visitor.open(AdminVisitor.home + "/forms/trip/sums?question=size&test=is&answer=s")
            #expect(visitor.page.contains("All 1 submissions") && visitor.page.contains("1 (100 %)"))
        }
    }

    @Test func aSubmissionIsErasedAfterAQuestion() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            try await browser.press("submit", choosing: [PostedFile("photo", "cat.png", PostedFile.png)])
            let submission = try #require(try await server.store.submissions(form: "trip").first)
            let file = try #require(StoredFile.ids(in: submission).first)
            #expect(try await server.files.file(file) != nil)
            var visitor = try await server.visitor(client)
            let address = AdminVisitor.home + "/forms/trip/one/\(submission.id)/erase"
            try await visitor.open(address)
            #expect(visitor.page.contains(submission.reference))
            #expect(try await server.store.submissions(form: "trip").count == 1)
            try await visitor.press(address)
            #expect(visitor.status == .seeOther)
            let location = try #require(visitor.replied[.location])
            try await visitor.open(location)
            #expect(visitor.page.contains("\(submission.reference) was erased."))
            #expect(try await server.store.submissions(form: "trip").isEmpty)
            #expect(try await server.files.file(file) == nil)
            #expect(try await server.store.erasedFiles().isEmpty)
            let erased = try await server.accesses().first { $0.action == .erase }
            #expect(erased?.who == "Eve" && erased?.submission == submission.id)
            try await visitor.press(address)
            #expect(visitor.status == .notFound)
            try await visitor.open(AdminVisitor.home + "/log")
            #expect(visitor.page.contains("Erased a submission") && visitor.page.contains(submission.reference))
            #expect(!visitor.page.withoutTokens.contains("Ada"))
        }
    }

    @Test func filesOfAnErasedSubmissionAreDeletedAfterACrash() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            try await browser.press("submit", choosing: [PostedFile("photo", "cat.png", PostedFile.png)])
        }
        let submission = try #require(try await server.store.submissions(form: "trip").first)
        let file = try #require(StoredFile.ids(in: submission).first)
        // The process ends between the database and the folder of files.
        let access = AccessEntry(time: 1, who: "", action: .erase)
        #expect(try await server.store.erase(submission.id, form: "trip", noting: access) != nil)
        #expect(try await server.files.file(file) != nil)
        // A command that was told of another folder leaves the file to somebody who knows where it is.
        let other = try DiskFileStore(folder: TemporaryFolder().path("other"))
        #expect(try await server.store.deleteErasedFiles(in: other, forgetsMissing: false) == 1)
        #expect(try await server.store.erasedFiles().count == 1)
        let next = try await ServedForms([ServedResults.trip], store: server.store, files: server.files)
        try await next.test { client in _ = try await client.get("/trip") }
        #expect(try await server.files.file(file) == nil)
    }

    @Test func logOutEndsTheLogin() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            let cookie = visitor.cookie
            try await visitor.open(AdminVisitor.home)
            try await visitor.press(AdminVisitor.home + "/logout")
            #expect(visitor.status == .seeOther && visitor.cookie == nil)
            visitor.cookie = cookie
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.status == .unauthorized)
        }
    }

    @Test func aPasswordLetsIn() async throws {
        let hash = try #require(PasswordHash("correct horse battery", rounds: 1_024))
        let kept = try #require(PasswordHash(text: hash.text))
        #expect(kept == hash)
        let server = try await ServedResults([.password(kept)])
        try await server.forms.test { client in
            var visitor = AdminVisitor(client)
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.status == .unauthorized && visitor.page.contains("type=\"password\""))
            try await visitor.post(AdminVisitor.home + "/login", [("password", "correct horse batterz")])
            #expect(visitor.status == .unauthorized && visitor.cookie == nil)
            try await visitor.post(AdminVisitor.home + "/login", [("password", "correct horse battery")])
            #expect(visitor.status == .seeOther)
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.status == .ok)
        }
    }

    @Test func anAppLetsInWhomItKnows() async throws {
        let name = HTTPField.Name("X-App")!
        let server = try await ServedResults([.host { $0.headerFields[name] }])
        try await server.forms.test { client in
            var visitor = AdminVisitor(client)
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.status == .unauthorized && !visitor.page.contains("type=\"password\""))
            visitor.headers[name] = "Ada"
            try await fill(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip")
            #expect(visitor.status == .ok && !visitor.page.contains("Log out"))
            #expect(try await server.accesses().map(\.who) == ["Ada"])
            let submission = try #require(try await server.store.submissions(form: "trip").first)
            let address = AdminVisitor.home + "/forms/trip/one/\(submission.id)/erase"
            try await visitor.open(address)
            try await visitor.press(address)
            #expect(visitor.status == .seeOther)
        }
    }
}
#endif
