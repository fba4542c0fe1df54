import FormworkTestSupport
import Foundation
import Testing

/// What Documentation/Evidence/Coming-from.md shows stands in tests, which run it.
struct ComingFromPageTests {
    private static let folder = RepositoryFolder.root.appending(path: "Tests/FormworkTests/ComingFrom")

    private func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }

    @Test func everyLineOfThePageIsRun() throws {
        var code: Set<String> = []
        for name in ["JYForm", "JTForm", "Form", "Neoform", "YALField", "Eureka"] {
            let file = Self.folder.appending(path: name + "Tests.swift")
            code.formUnion(lines(try String(contentsOf: file, encoding: .utf8)))
        }
        let page = try String(
            contentsOf: RepositoryFolder.root.appending(path: "Documentation/Evidence/Coming-from.md"), encoding: .utf8)
        let blocks = ["swift", "json"].flatMap { language in
            page.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
                $0.components(separatedBy: "\n```").first
            }
        }
        #expect(blocks.count >= 12)
        for line in blocks.flatMap({ lines($0) }) {
            // A declaration of a test is private there.
            #expect(code.contains(line) || code.contains("private " + line), "\(line)")
        }
    }
}
