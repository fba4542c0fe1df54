import FormworkCore
import FormworkTestSupport
import Foundation

/// All forms that are read without a warning: the examples, and the forms of the conformance vectors.
enum KnownForms {
    static func all() throws -> [(name: String, json: JSONValue)] {
        let examples = try RepositoryFolder.files(in: RepositoryFolder.examples, withExtension: "json").map {
            (name: $0.lastPathComponent, json: try RepositoryFolder.json($0))
        }
        let conformance = RepositoryFolder.tests.appendingPathComponent("Conformance")
        let vectors = try RepositoryFolder.files(in: conformance, withExtension: "json").flatMap { file in
            (try RepositoryFolder.json(file).arrayValue ?? []).enumerated().compactMap { index, vector in
                vector["form"].map { (name: "\(file.lastPathComponent) \(index)", json: $0) }
            }
        }
        return examples + vectors
    }
}
