import Formwork
import FormworkPresentation
import FormworkTestSupport
import Foundation
import Testing

/// What Documentation/Pages.md shows compiles, and does what the page says.
struct PagesPageTests {
    private let visa = FormDefinition("visa", title: "Visa application", success: .text("We will write to {email}.")) {
        FormPage("you", "About you") {
            Field.name("name", "Name").required()
            Field.email("email", "Email")
            Field.toggle("married", "Married")
        }
        FormPage("partner", "Your partner") { Field.name("partner", "Name") }
            .visible(when: "$married")
    }
    .review()
    .successTitle("Thank you, {name}")

    @Test func thePagesOfTheArticleFollowEachOther() throws {
        let form = try CompiledForm(visa)
        let session = FormSession(form, context: .fixed(for: form, at: "2026-11-21T09:00"))
        session.load(["name": "Ada", "married": true])
        guard var flow = PageFlow(session.engine) else { return #expect(Bool(false), "the form has pages") }
        #expect(flow.progressWords == "Step 1 of 3")
        flow.goOn { session.perform($0) }
        #expect(flow.current == .page("partner"))
        flow.goBack()
        #expect(flow.current == .page("you"))
        flow.open(.review)
        #expect(flow.current == .review)
    }

    @Test func everyLineOfTheArticleStandsHere() throws {
        func lines(_ text: some StringProtocol) -> [String] {
            text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
        }
        let code = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
        let page = try String(
            contentsOf: RepositoryFolder.root.appending(path: "Documentation/Pages.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst()
        #expect(blocks.count == 2)
        for line in blocks.flatMap({ lines($0.components(separatedBy: "\n```")[0]) }) {
            let plain = line.components(separatedBy: " else { return }")[0].components(separatedBy: " //")[0]
            #expect(code.contains { $0.contains(plain) }, "\(line)")
        }
    }
}
