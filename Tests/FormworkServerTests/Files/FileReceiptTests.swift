#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// Files and signatures where answers are read: on the review, on the receipt, and in a record that can only be read.
struct FileReceiptTests {
    private static let visa = FormDefinition("visa", title: "Visa") {
        FormPage("you", "About you") {
            Field.name("name", "Name").required()
            Field.file("passport", "Passport").accept(.pdf, .images)
            Field.signature("signature", "Signature")
        }
        FormPage("children", "Children") {
            FormSection("children", "Child") { Field.file("photo", "Photo").accept(.images) }.repeating(0...3)
        }
    }
    .review()

    /// The answer that stands beside a question.
    private func answer(to question: String, in html: String) -> String? {
        html.firstRange(of: "<dt>\(question)</dt><dd").map { found in
            String(html[found.upperBound...].drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
        }
    }

    private func fill(_ browser: inout Browser) async throws {
        try await browser.open("/visa")
        browser.fill("name", "Ada")
        browser.type("fw.sign.signature", "Ada Lovelace")
        try await browser.press("page:next", choosing: [PostedFile("passport", "pass.pdf", PostedFile.pdf)])
        try await browser.press("add:children", choosing: [])
        try await browser.press(
            "page:next", choosing: [PostedFile("children[0].photo", "byron.png", PostedFile.png)])
    }

    @Test func filesHaveTheirNamesAndSignaturesSayWhoSigned() async throws {
        let server = try await ServedFiles(Self.visa)
        try await server.forms.test { client in
            var browser = Browser(client)
            try await fill(&browser)
            #expect(answer(to: "Passport", in: browser.html) == "pass.pdf")
            #expect(answer(to: "Signature", in: browser.html) == "Signed by Ada Lovelace")
            #expect(answer(to: "Photo", in: browser.html) == "byron.png")
            try await browser.press(choosing: [])
            try await browser.open(try #require(browser.location))
            #expect(answer(to: "Passport", in: browser.html) == "pass.pdf")
            #expect(answer(to: "Signature", in: browser.html) == "Signed by Ada Lovelace")
            #expect(answer(to: "Photo", in: browser.html) == "byron.png")
            #expect(!browser.html.contains("Not answered"))
        }
    }

    @Test func aDrawnSignatureHasNoFileName() async throws {
        let server = try await ServedFiles(Self.visa)
        try await server.forms.test { client in
            let reply = try await client.executeRequest(
                uri: "/visa/files/signature", method: .post,
                headers: [.contentType: "image/png", HTTPField.Name("Formwork-Name")!: "Signature.png"],
                body: ByteBuffer(bytes: PostedFile.png))
            #expect(reply.json?["name"]?.stringValue == "Signed")
            #expect(reply.json?["info"]?.stringValue == "")
        }
    }

    @Test func aRecordThatCanOnlyBeReadNamesItsFiles() async throws {
        let server = try await ServedFiles(Self.visa)
        try await server.forms.test { client in
            var browser = Browser(client)
            try await fill(&browser)
            try await browser.press(choosing: [])
            #expect(browser.status == .seeOther)
        }
        let values = try #require(try await server.values())
        var options = FormRoutesOptions()
        options.opening = { _ in FormOpening(values: values, isReadOnly: true) }
        try await ServedFiles(Self.visa, options: options).forms.test { client in
            let page = try await client.get("/visa")
            #expect(page.text.contains("pass.pdf"))
            #expect(page.text.contains("Signed by Ada Lovelace"))
            #expect(page.text.contains("byron.png"))
        }
    }
}
#endif
