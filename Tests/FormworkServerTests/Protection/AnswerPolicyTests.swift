#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import Testing

/// Where it is decided what may leave a server.
struct AnswerPolicyTests {
    @Test func everyWayOutAsksThePolicyForAnswersAndSnapshots() throws {
        let folder = RepositoryFolder.root.appendingPathComponent("Sources/FormworkServer")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 100)
        for file in files where !file.hasPrefix("Protection/") {
            let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for way in [
                ".snapshot(includingSecrets", "ValueOptions(", "engine.values", "engine.parameters", ".flatValues",
            ] {
                #expect(!code.contains(way), "\(file) has to use openValues or openSnapshot")
            }
        }
    }

    @Test(arguments: [
        ("4242 4242 4242 4242", "•••• 4242"), ("378282246310005", "•••• 0005"), ("12345678901", "•••• ••••"), ("", ""),
        ("•••• 4242", "•••• 4242"), ("•••• ••••", "•••• ••••"), ("•••• 12345", "•••• ••••"),
        ("•••• 4242424242424242", "•••• 4242"), ("no number", "•••• ••••"),
    ])
    func ofACardNumberTheLastDigitsAreLeft(_ typed: String, _ left: String) {
        #expect(Field.lastDigits(of: typed) == left)
    }

    @Test func aCardNumberIsASecretByItsFormatAndByItsPurpose() {
        #expect(Field(id: "a", type: .text, textFormat: "credit_card").isSecret)
        #expect(Field.text("a", "A").autocomplete("section-a billing cc-number").isSecret)
        #expect(!Field.text("a", "A").autocomplete("cc-exp").isSecret)
    }
}
#endif
