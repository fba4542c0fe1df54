import FormworkCore
import Foundation

/// Every form that is meant to be read without a word: the examples, and those of the conformance vectors.
enum KnownForms {
    static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func all() throws -> [(name: String, json: JSONValue)] {
        var forms: [(name: String, json: JSONValue)] = []
        for folder in ["Examples", "Tests/Conformance"] {
            let files = try FileManager.default.contentsOfDirectory(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
                let json = try JSONParser.parse([UInt8](Data(contentsOf: file)), limits: .definition)
                if folder == "Examples" {
                    forms.append((file.lastPathComponent, json))
                } else {
                    for (index, vector) in (json.arrayValue ?? []).enumerated() {
                        if let form = vector["form"] { forms.append(("\(file.lastPathComponent) \(index)", form)) }
                    }
                }
            }
        }
        return forms
    }
}
