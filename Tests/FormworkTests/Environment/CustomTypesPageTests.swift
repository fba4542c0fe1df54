import FormworkTestSupport
import Foundation
import Testing

/// What Documentation/Custom-types.md shows is what tests run.
struct CustomTypesPageTests {
    @Test func everyLineOfTheArticleIsCompiled() throws {
        let compiled = try [
            "Tests/TrialServer/ColorForm.swift", "Tests/FormworkTests/Environment/CustomTypeTests.swift",
            "Tests/FormworkTests/Testing/ConformanceKitTests.swift",
            "Tests/Apple/FormworkUIKitTests/CustomTypesInUIKitTests.swift",
            "Tests/Apple/FormworkSwiftUITests/CustomTypesInSwiftUITests.swift",
        ].flatMap { try lines(of: text($0)) }
        let blocks = try text("Documentation/Custom-types.md").components(separatedBy: "```swift\n").dropFirst()
        let code = blocks.flatMap { lines(of: $0.components(separatedBy: "```").first ?? "") }
        #expect(code.count > 25)
        for line in code { #expect(compiled.contains { $0.hasSuffix(line) }, "\(line)") }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: RepositoryFolder.root.appending(path: path), encoding: .utf8)
    }

    private func lines(of text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
