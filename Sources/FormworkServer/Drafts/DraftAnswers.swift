#if Server
import FormworkCore

/// The answers in a draft, for those who may read results.
package struct DraftAnswers: Sendable {
    /// An answer, or a text that was typed and could not be understood as an answer.
    struct Answer: Sendable {
        /// The path of the answer, with the numbers of items.
        var path: String
        /// The same with empty brackets in the place of numbers.
        var pattern: String
        var value: JSONValue
        /// Whether it is a text that could not be understood.
        var isTyped: Bool
    }

    /// The session that was saved.
    let session: JSONValue
    let answers: [Answer]

    /// Reads a draft.
    ///
    /// - Parameter form: The form as it is served. What has become a secret in it is left out.
    /// - Throws: `AnswerKeyProblem` if it is encrypted and its key is not there, or if it is damaged.
    package init(_ draft: Draft, keys: AnswerKeys?, form: CompiledForm? = nil) throws(AnswerKeyProblem) {
        let saved = try draft.opened(with: keys).session
        session = form?.withoutSecrets(inSnapshot: saved) ?? saved
        var answers: [Answer] = []
        Self.collect(session["form"] ?? .null, "", "", into: &answers)
        self.answers = answers
    }

    /// Whether a text is part of an answer, whatever its capitals and accents.
    package func contains(_ text: String) -> Bool { contains(WantedText(text), AnswerTexts(nil)) }

    /// Whether a text is part of an answer.
    ///
    /// - Parameter texts: How the form shows answers. Those that it hides are not looked at.
    func contains(_ text: WantedText, _ texts: AnswerTexts) -> Bool {
        answers.contains { answer in
            texts.texts(of: answer.value, at: answer.pattern).contains { text.isPart(of: $0) }
        }
    }

    /// The answers by their paths, as an object. What could not be understood is among them as it was typed.
    package var values: JSONValue {
        var members: [JSONMember] = []
        var places: [ExactText: Int] = [:]
        for answer in answers {
            if let place = places[answer.path] {
                if answer.isTyped { members[place].value = answer.value }
            } else {
                places[answer.path] = members.count
                members.append(JSONMember(answer.path, answer.value))
            }
        }
        return .object(members)
    }

    /// The possible ids of files among the answers. Other texts may look like the reference of a file too.
    package var possibleFiles: [String] {
        answers.flatMap { answer in
            (answer.value.arrayValue ?? [answer.value]).compactMap(\.stringValue).compactMap {
                FileSeal.id(verified: $0)
            }
        }
    }

    /// Takes the answers of the form or of an item, and those of the items in it.
    private static func collect(_ item: JSONValue, _ path: String, _ pattern: String, into answers: inout [Answer]) {
        for (key, isTyped) in [("values", false), ("texts", true)] {
            for member in item[key]?.objectValue ?? [] where !member.value.isNull {
                answers.append(
                    Answer(
                        path: path + member.key, pattern: pattern + member.key, value: member.value, isTyped: isTyped))
            }
        }
        for section in item["items"]?.objectValue ?? [] {
            for (index, item) in (section.value.arrayValue ?? []).enumerated() {
                collect(item, "\(path)\(section.key)[\(index)].", "\(pattern)\(section.key)[].", into: &answers)
            }
        }
    }
}
#endif
