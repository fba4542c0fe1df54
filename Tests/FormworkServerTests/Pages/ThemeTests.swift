#if Server
import FormworkPages
import FormworkServer
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// Themes of servers.
@Suite(.tags(.waiting)) struct ThemeTests {
    @Test func everyPageHasTheTheme() async throws {
        var options = FormRoutesOptions(prefix: "/forms")
        options.theme = .harbor
        try await ServedForms.loan(options).test { client in
            let form = String(buffer: try await client.get("/forms/loan").body)
            let address = try #require(form.firstMatch(of: #/"(\/forms\/_formwork\/theme\.css\?v=\w+)"/#)?.1)
            for path in ["/forms/loan/done", "/forms/loan/fragment"] {
                let page = try await client.get(path)
                #expect(String(buffer: page.body).contains(address))
            }
            let sheet = try await client.get(String(address))
            #expect(sheet.status == .ok && String(buffer: sheet.body) == FormTheme.harbor.css)
            #expect(sheet.headers[.cacheControl] == "public, max-age=31536000, immutable")
        }
    }

    @Test func pagesHaveNoThemeByDefault() async throws {
        try await ServedForms.loan().test { client in
            let page = try await client.get("/loan")
            #expect(!String(buffer: page.body).contains("theme.css"))
            #expect(try await client.get("/_formwork/theme.css").status == .notFound)
        }
    }

    @Test func commandSaysEverythingThatIsWrongWithATheme() throws {
        let folder = try TemporaryFolder()
        try folder.write("form.json", #"{ "fields": [ { "id": "a", "type": "text" } ] }"#)
        try folder.write("theme.json", ##"{ "colors": { "text": "#FFFFFF" }, "fnt": "Arial" }"##)
        let arguments = ["serve", folder.path("form.json"), "--database", folder.path("a.sqlite"), "--theme"]
        let wrong = try Command.run(arguments + [folder.path("theme.json")])
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("There is no `fnt` in themes."))
        #expect(wrong.errors.contains("`text` on `card` has a contrast of 1.0 on light screens and needs 4.5"))
        let missing = try Command.run(arguments + ["harbour"])
        #expect(missing.errors.contains("harbour is neither a file that can be read nor the name of a theme."))
        try folder.write("logo.json", #"{ "logo": { "url": "logo.exe", "title": "Acme" } }"#)
        let logo = try Command.run(arguments + [folder.path("logo.json")])
        #expect(logo.errors.contains("The logo logo.exe has to be a file of these types: jpeg, jpg, png, svg, webp."))
    }
}
#endif
