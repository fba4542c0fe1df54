#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// Files and signatures on pages without a script.
struct FileJourneyTests {
    /// The SHA-256 of `PostedFile.pdf`.
    private static let checksum = "79d6a59e1f914ed60b8216fcec3f3732c959e1636527e68c415bb52c1ef4ee79"

    private func passport(_ name: String = "passport.pdf", _ bytes: [UInt8] = PostedFile.pdf) -> PostedFile {
        PostedFile("passport", name, bytes)
    }

    @Test func aFileIsPostedWithTheAnswersAndStoredWithThem() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            #expect(browser.html.contains("enctype=\"multipart/form-data\""))
            #expect(browser.html.contains("No file yet"))
            browser.fill("name", "Ada")
            try await browser.press(choosing: [passport("C:\\Ada\\pass\u{202e}port.exe")])
            #expect(browser.status == .seeOther)
        }
        let file = try #require(try server.decoded(try await server.values()?["passport"]).first)
        #expect(file.name == "passport.exe.pdf")
        #expect(file.type == "application/pdf")
        #expect(file.size == PostedFile.pdf.count)
        #expect(file.checksum == Self.checksum)
        #expect(try await server.files.content(of: file.id, from: 0, count: 99) == PostedFile.pdf)
        let submission = try #require(try await server.forms.store.submissions(form: "visa").first)
        #expect(try await server.files.file(file.id)?.submissions == [submission.id])
    }

    @Test func answersWithAFileThatAreSentTwiceAreStoredOnce() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            var again = browser
            try await browser.press(choosing: [passport()])
            // The reply was lost, and the same page is sent again with its file.
            try await again.press(choosing: [passport()])
            #expect(browser.status == .seeOther && again.status == .seeOther)
        }
        #expect(try await server.forms.store.submissions(form: "visa").count == 1)
    }

    @Test func aPostCannotStoreMoreFilesThanAFieldTakes() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            try await browser.press(choosing: (1...20).map { passport("page\($0).pdf") })
            #expect(browser.status == .unprocessableContent)
        }
        let stored = try await server.files.orphans(before: .max)
        #expect(!stored.isEmpty && stored.count <= 2)
    }

    @Test func aTableIsOneHoweverItWasSaved() async throws {
        let form = FormDefinition("visa", title: "Members") {
            Field.file("list", "List").accept(AcceptedFiles(".csv") ?? .pdf).files(atMost: 3).required()
        }
        let server = try await ServedFiles(form)
        let tables: [[UInt8]] = [
            [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72, 0x3B, 0x31, 13, 10],
            [0xFF, 0xFE] + "Müller;名前\r\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
            [0x96, 0xBC, 0x91, 0x4F, 0x2C, 0x8F, 0x5A, 0x8F, 0x8A, 13, 10],
        ]
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            try await browser.press(choosing: [PostedFile("list", "list.bat", tables[0])])
            #expect(browser.status == .unprocessableContent)
            try await browser.press(choosing: tables.map { PostedFile("list", "list.csv", $0) })
            #expect(browser.status == .seeOther)
        }
        let files = try server.decoded(try await server.values()?["list"])
        #expect(files.map(\.type) == ["text/csv", "text/csv", "text/csv"])
        #expect(files.map(\.name) == ["list.csv", "list.csv", "list.csv"])
    }

    /// A file without a name is what browsers send where nothing was chosen. One with a name was chosen, and is empty.
    @Test func anEmptyFileAmongOthersIsTold() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            try await browser.press(choosing: [passport(), passport("scan.pdf", [])])
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("passport.pdf"))
            try await browser.press(choosing: [passport("", [])])
            #expect(browser.status == .seeOther)
        }
        #expect(try server.decoded(try await server.values()?["passport"]).map(\.name) == ["passport.pdf"])
    }

    @Test func aPageThatComesBackKeepsItsFiles() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            try await browser.press(choosing: [passport()])
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("Fill in “Name”"))
            #expect(browser.html.contains("passport.pdf"))
            #expect(browser.html.contains("14\u{a0}B"))
            let reference = try #require(browser.value("passport"))
            browser.fill("name", "Ada")
            // Nothing is chosen this time, which browsers post as a file without a name.
            try await browser.press(choosing: [passport("", [])])
            #expect(browser.status == .seeOther)
            #expect(!reference.isEmpty)
        }
        #expect(try server.decoded(try await server.values()?["passport"]).map(\.name) == ["passport.pdf"])
    }

    @Test func buttonsUploadAndRemove() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            try await browser.press("upload:passport", choosing: [passport(), passport("page2.png", PostedFile.png)])
            #expect(browser.status == .ok)
            #expect(browser.value("name") == "Ada")
            #expect(browser.html.contains("passport.pdf") && browser.html.contains("page2.png"))
            // As many as there can be: no further one can be chosen.
            #expect(browser.html.contains("<div class=\"fw-choosing\" hidden>"))
            // A picture can be looked at, a document cannot.
            #expect(browser.html.components(separatedBy: "<img class=\"fw-thumb\"").count == 2)
            let reference = try #require(browser.value("passport"))
            try await browser.press("drop:" + reference, choosing: [])
            #expect(browser.status == .ok)
            #expect(browser.html.contains("passport.pdf") && !browser.html.contains("page2.png"))
            try await browser.press(choosing: [])
            #expect(browser.status == .seeOther)
        }
        #expect(try server.decoded(try await server.values()?["passport"]).map(\.name) == ["passport.pdf"])
    }

    @Test func aFileThatCannotBeTakenIsRefusedWithWordsAndNothingElseIsLost() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            try await browser.press(choosing: [passport("passport.pdf", Array("<html>".utf8))])
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("Choose one of these kinds: PDF, PNG, JPG"))
            #expect(browser.value("name") == "Ada")
            try await browser.press(choosing: [
                passport("big.pdf", PostedFile.pdf + [UInt8](repeating: 32, count: 3_000))
            ])
            #expect(browser.html.contains("This file is larger than 2\u{a0}KB."))
            try await browser.press(choosing: [passport(), passport("b.pdf"), passport("c.pdf")])
            #expect(browser.html.contains("There cannot be more files than 2. Remove one first."))
            #expect(browser.html.contains("b.pdf") && !browser.html.contains("c.pdf"))
            try await browser.press(choosing: [])
            #expect(browser.status == .seeOther)
        }
    }

    @Test func aMissingFileIsAskedForInTheRightWords() async throws {
        try await ServedFiles().forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            try await browser.press(choosing: [])
            #expect(browser.html.contains("Add a file for “Passport”"))
        }
    }

    @Test func aTypedNameSigns() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            browser.type("fw.sign.signature", "Ada <Lovelace> & Co")
            try await browser.press(choosing: [passport()])
            #expect(browser.status == .seeOther)
        }
        let file = try #require(try server.decoded(try await server.values()?["signature"]).first)
        #expect(file.type == "image/svg+xml")
        let picture = String(
            decoding: try await server.files.content(of: file.id, from: 0, count: 9_999), as: UTF8.self)
        #expect(picture.contains(">Ada &lt;Lovelace&gt; &amp; Co</text>"))
    }

    @Test func onlyANameOrAPictureSigns() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            browser.type("fw.sign.signature", " \u{202e}\u{0} ")
            try await browser.press(choosing: [passport(), PostedFile("signature", "s.png", PostedFile.png)])
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.values()?["signature"] == nil)
    }

    @Test func everyItemHasFilesOfItsOwn() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            try await browser.press("add:children", choosing: [passport()])
            try await browser.press("add:children", choosing: [])
            browser.fill("children[0].name", "Byron")
            let photos = [
                PostedFile("children[0].photo", "byron.png", PostedFile.png),
                PostedFile("children[1].photo", "anne.png", PostedFile.png),
            ]
            try await browser.press("upload:children[0].photo", choosing: photos)
            try await browser.press("remove:children[0]", choosing: [])
            try await browser.press(choosing: [])
            #expect(browser.status == .seeOther)
        }
        let children = try await server.values()?["children"]?.arrayValue ?? []
        #expect(children.count == 1)
        #expect(try server.decoded(children.first?["photo"]).map(\.name) == ["anne.png"])
    }

    @Test func aFileOfAQuestionThatIsNotAskedIsNotStored() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            browser.fill("married", "true")
            try await browser.press("refresh", choosing: [passport()])
            try await browser.press(
                "upload:certificate", choosing: [PostedFile("certificate", "c.pdf", PostedFile.pdf)])
            #expect(browser.html.contains("c.pdf"))
            browser.fill("married", "")
            try await browser.press(choosing: [])
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.values()?["certificate"] == nil)
        // Nobody has it, so it is swept later.
        #expect(try await server.files.orphans(before: .max).count == 1)
    }

    @Test func theSamePageSentTwiceIsStoredOnceWithItsFiles() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            try await browser.press("upload:passport", choosing: [passport()])
            var twin = browser
            try await browser.press(choosing: [])
            try await twin.press(choosing: [])
            #expect(browser.status == .seeOther && twin.status == .seeOther)
        }
        let stored = try await server.forms.store.submissions(form: "visa")
        #expect(stored.count == 1)
        let file = try #require(try server.decoded(try await server.values()?["passport"]).first)
        #expect(try await server.files.file(file.id)?.submissions == stored.map(\.id))
    }

    @Test func aFileThatIsGoneIsSaidToBeGone() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            try await browser.press("upload:passport", choosing: [passport()])
            try await server.files.sweep(try await server.files.orphans(before: .max), unfinishedBefore: 0)
            try await browser.press(choosing: [])
            #expect(browser.html.contains("A file is not here any more. Please add it again."))
            #expect(browser.value("passport") == nil && browser.value("name") == "Ada")
            try await browser.press(choosing: [passport()])
            #expect(browser.status == .seeOther)
        }
    }

    @Test func aFormWithoutFilesTakesNone() async throws {
        let server = try await ServedForms([FormDefinition("plain") { Field.text("a") }])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/plain")
            #expect(!browser.html.contains("enctype") && !browser.html.contains("file-uploads.js"))
            try await browser.press(choosing: [passport()])
            #expect(browser.status == .unsupportedMediaType)
        }
    }

    @Test func aFormWithFilesNeedsAStoreForThem() async throws {
        await #expect(throws: FormSourceProblem.self) { try await ServedForms([ServedFiles.visa]) }
    }
}
#endif
