package import FormworkCore
import Foundation

/// A form's schema with answers that are valid for it and answers that are not, which Python's `jsonschema` looks at.
///
/// `FORMWORK_SCHEMA_CASES` names the folder. `Tests/Schema/check_answers.py` reads it.
package struct SchemaCases {
    private let schema: JSONValue
    /// What the form accepts.
    package private(set) var accepted: [JSONValue] = []
    /// What the form refuses, for a reason that a schema can say.
    package private(set) var refused: [JSONValue] = []

    package init(_ schema: JSONValue) { self.schema = schema }

    package mutating func accept(_ answers: JSONValue) { accepted.append(answers) }

    package mutating func refuse(_ answers: JSONValue) { refused.append(answers) }

    /// Writes a file, if the environment names a folder.
    package func write(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["FORMWORK_SCHEMA_CASES"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = JSONValue.object([
            JSONMember("schema", schema), JSONMember("accepted", .array(accepted)),
            JSONMember("refused", .array(refused)),
        ])
        try Data(file.text().utf8).write(to: URL(fileURLWithPath: folder + "/" + name + ".json"))
    }
}

/// Spoils answers in ways that a schema of the form can see.
package enum SpoiltAnswers {
    /// The same answers with a name that the form does not have.
    package static func withUnknownName(_ answers: JSONValue) -> JSONValue {
        .object((answers.objectValue ?? []) + [JSONMember("no_such_field", 1)])
    }

    /// The same answers with an object in the place of an answer.
    package static func withObject(at name: String, in answers: JSONValue) -> JSONValue {
        replacing(name, in: answers, by: .object([JSONMember("a", 1)]))
    }

    /// The same answers with another one.
    package static func replacing(_ name: String, in answers: JSONValue, by value: JSONValue) -> JSONValue {
        .object(
            (answers.objectValue ?? []).map { member in
                ExactText.areSame(member.key, name) ? JSONMember(name, value) : member
            })
    }
}
