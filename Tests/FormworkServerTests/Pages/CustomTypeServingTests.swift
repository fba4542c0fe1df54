#if Server
import Formwork
import FormworkServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// Types of the host's own on pages.
@Suite(.tags(.waiting)) struct CustomTypeServingTests {
    private static let color = CustomType(
        "color-picker", basedOn: .text("").pattern("#[0-9a-f]{6}").element("color-picker"), script: "/color.js?a&b")
    private static let environment = FormEnvironment().type(color)
    private let file = #"{"id":"paint","fields":[{"id":"wall","title":"Wall","type":"color-picker"}]}"#
    private let script = #"<script type="module" src="/color.js?a&amp;b"></script>"#

    @Test func aFormInAFileHasTheTypesOfItsLibrary() async throws {
        let folder = try TemporaryFolder()
        try folder.write("paint.json", file)
        let library = try FormLibrary(paths: [folder.path()], strict: true, environment: Self.environment)
        #expect(library.reports.map(\.text) == [""])
        try await ServedForms(library: library).test { client in
            let page = try await client.get("/paint").text
            #expect(page.contains(#"<color-picker data-fw-element for="fw-f2-control"></color-picker>"#))
            #expect(page.contains(script))
            let refused = try await client.postJSON("/paint", #"{"wall":"red"}"#)
            #expect(refused.status == .unprocessableContent)
            let taken = try await client.postJSON("/paint", ##"{"wall":"#ff0000"}"##)
            #expect(taken.status == .created)
        }
    }

    @Test func aFileWithATypeThatNobodyHasIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("paint.json", file.replacing("color-picker", with: "color-piker"))
        let library = try FormLibrary(paths: [folder.path()], environment: Self.environment)
        #expect(library.reports.map(\.errors) == [1])
        #expect(library.reports.first?.text.contains("color-picker") == true)
        #expect(try FormLibrary(paths: [folder.path()], strict: true).reports.map(\.errors) == [1])
    }

    @Test func aTypeThatNobodyHasIsSaidAtMounting() async throws {
        let form = FormDefinition("paint") { Field.custom(Self.color, "wall") }
        do {
            _ = try await ServedForms([form])
            Issue.record("The form was mounted.")
        } catch let problem as FormSourceProblem {
            #expect(
                problem.description == "The form paint has types that its environment does not have: color-picker.")
        }
        _ = try await ServedForms([form], environment: Self.environment)
    }

    @Test func otherFormsDoNotLoadTheScript() async throws {
        let form = FormDefinition("plain") { Field.text("wall") }
        try await ServedForms([form], environment: Self.environment).test { client in
            let page = try await client.get("/plain").text
            #expect(!page.contains("color.js"))
        }
    }

    @Test func aScriptOfTheHostIsLoadedOnce() async throws {
        let form = FormDefinition("paint") {
            Field.custom(Self.color, "wall")
            Field.custom(Self.color, "door")
        }
        let options = FormRoutesOptions(scripts: ["/color.js?a&b"])
        try await ServedForms([form], environment: Self.environment, options: options).test { client in
            let page = try await client.get("/paint").text
            #expect(page.components(separatedBy: script).count == 2)
        }
    }

    @Test func filesWithScriptsAreServed() async throws {
        let folder = try TemporaryFolder()
        try folder.write("color.js", "customElements.define('color-picker', class extends HTMLElement {})")
        let assets = try FormAssets(scripts: [folder.path("color.js")])
        let forms = [
            FormDefinition("paint") { Field.text("wall").element("color-picker") },
            FormDefinition("plain") { Field.text("wall") },
        ]
        try await ServedForms(forms, options: FormRoutesOptions(assets: assets)).test { client in
            let page = try await client.get("/paint").text
            let address = try #require(page.firstMatch(of: /src="(\/_formwork\/own-1\.js\?v=[^"]+)"/)?.output.1)
            let reply = try await client.get(String(address))
            #expect(reply.status == .ok && reply.text.contains("color-picker"))
            #expect(reply.headers[.contentType]?.hasPrefix("text/javascript") == true)
            let plain = try await client.get("/plain").text
            #expect(!plain.contains("own-1.js"))
        }
        #expect(throws: AssetProblem.self) { try FormAssets(scripts: [folder.path("none.js")]) }
    }

    @Test func theCommandTakesTypesFromAFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("paint.json", file)
        try folder.write(
            "types.json",
            ##"{"id":"types","fields":[{"id":"color-picker","validations":{"pattern":"#[0-9a-f]{6}"}}]}"##)
        let types = ["--types", folder.path("types.json")]
        let form = folder.path("paint.json")
        let without = try Command.run("check", "--strict", form)
        #expect(without.status == 1 && without.output.contains("color-picker"))
        #expect(try Command.run(["check", "--strict"] + types + [form]).status == 0)
        try folder.write("answers.json", #"{"wall":"red"}"#)
        #expect(try Command.run(["validate"] + types + [form, folder.path("answers.json")]).status == 1)
        #expect(try Command.run(["validate", form, folder.path("answers.json")]).status == 0)
        #expect(try Command.run(["schema"] + types).output.contains(#""color-picker""#))
        #expect(try Command.run(["convert"] + types + [form]).output.contains(#""type": "color-picker""#))
        try folder.write("types.json", #"{"id":"types","fields":[{"id":"text"}]}"#)
        let taken = try Command.run(["check"] + types + [form])
        #expect(taken.status == 2 && taken.errors.contains("`text`"))
        try folder.write("types.json", "{")
        #expect(try Command.run(["check"] + types + [form]).status == 2)
    }
}
#endif
